import TrackerApplication

/// Sets tables: in columns where they fit the width, else a line for each row. A last column of text that is too wide
/// breaks its lines as long as enough is left for it.
struct TableRenderer {
  let style: TextStyle
  let renderer: BlockRenderer

  private static let indent = 2
  private static let gap = 2
  /// A last column that breaks its lines has as many columns of the screen at least.
  private static let fewestWrappedColumns = 24

  func lines(_ table: Block.Table, indent: Int) -> [String] {
    let start = indent + TableRenderer.indent
    let titles = table.columns.map { RichText($0.isTitleShown ? $0.title : "") }
    guard !style.isPlain, let widths = widths(table, titles, start) else {
      return groups(table, indent) { rowLines($0, table, indent) }
    }
    let hasTitles = titles.contains { !$0.isEmpty }
    return (hasTitles ? columns(titles, table, widths, start) : [])
      + groups(table, indent) { row in
        columns(shown(row.cells, table), table, widths, start)
          + renderer.lines(row.details, indent: start + TableRenderer.indent)
      }
  }

  /// A number that is missing is a dash: a gap in a column of figures looks like an oversight.
  private func shown(_ cells: [RichText], _ table: Block.Table) -> [RichText] {
    zip(cells, table.columns).map { $0.isEmpty && $1.alignment == .trailing ? "–" : $0 }
  }

  /// The widths of the columns, nil where they have no room beside each other.
  private func widths(_ table: Block.Table, _ titles: [RichText], _ start: Int) -> [Int]? {
    let rows = [titles] + table.rows.map(\.cells)
    var widths = table.columns.indices.map { column in
      rows.compactMap { $0.dropFirst(column).first?.text.visibleWidth }.max() ?? 0
    }
    let total = start + widths.reduce(0, +) + TableRenderer.gap * max(0, widths.count - 1)
    if total <= style.width { return widths }
    guard let last = widths.indices.last, last > 0, table.columns[last].alignment == .leading else { return nil }
    widths[last] -= total - style.width
    return widths[last] >= TableRenderer.fewestWrappedColumns ? widths : nil
  }

  /// The lines of the rows, group by group, each below its heading.
  private func groups(_ table: Block.Table, _ indent: Int, _ lines: (Block.Table.Row) -> [String]) -> [String] {
    let groups = table.groups.map { group in
      renderer.lines(group.heading.isEmpty ? [] : [.heading(.init(group.heading))], indent: indent)
        + group.rows.flatMap(lines)
    }
    return Array(groups.joined(separator: [""]))
  }

  private func columns(_ cells: [RichText], _ table: Block.Table, _ widths: [Int], _ start: Int) -> [String] {
    let gap = pad(TableRenderer.gap)
    var line = pad(start)
    for (index, width) in widths.enumerated() {
      let cell = cells.dropFirst(index).first ?? ""
      let space = pad(width - cell.text.visibleWidth)
      if index > 0 { line += gap }
      if cell.text.visibleWidth > width {
        let hang = start + widths.dropLast().reduce(0) { $0 + $1 + TableRenderer.gap }
        line += style.wrap(renderer.painted(cell), indent: hang, first: hang)
      } else {
        line +=
          table.columns[index].alignment == .trailing ? space + renderer.painted(cell) : renderer.painted(cell) + space
      }
    }
    while line.last == " " { line.removeLast() }
    return line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// `sleep: pack 35, in force 40`; a first column whose title is not shown names its cell too.
  private func rowLines(_ row: Block.Table.Row, _ table: Block.Table, _ indent: Int) -> [String] {
    let cells = zip(table.columns, row.cells).enumerated().map { index, cell in
      let isNamed = !cell.0.title.isEmpty && (index > 0 || !cell.0.isTitleShown)
      return (isNamed ? "\(cell.0.title) " : "") + renderer.painted(cell.1)
    }
    let others = zip(cells, row.cells).dropFirst().filter { !$0.1.isEmpty }.map(\.0)
    let head = cells.first ?? ""
    let text = others.isEmpty ? head : "\(head): \(others.joined(separator: ", "))"
    if style.isPlain { return [text] + renderer.lines(row.details, indent: 0) }
    let start = indent + TableRenderer.indent
    let set = pad(start) + style.wrap(text, indent: start + 2, first: start)
    return set.split(separator: "\n").map(String.init) + renderer.lines(row.details, indent: start + 2)
  }

  private func pad(_ columns: Int) -> String { String(repeating: " ", count: max(0, columns)) }
}
