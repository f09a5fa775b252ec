import TrackerApplication

/// Sets tables: in columns where they fit the width, else a line for each row.
struct TableRenderer {
  let style: TextStyle
  let renderer: BlockRenderer

  private static let indent = 2
  private static let gap = 2

  func lines(_ table: Block.Table, indent: Int) -> [String] {
    let widths = table.columns.indices.map { column in
      ([table.columns[column].title] + table.rows.compactMap { $0.cells.dropFirst(column).first?.text })
        .map(\.visibleWidth).max() ?? 0
    }
    let start = indent + TableRenderer.indent
    let total = start + widths.reduce(0, +) + TableRenderer.gap * max(0, widths.count - 1)
    guard !style.isPlain, total <= style.width else { return table.rows.flatMap { rowLines($0, table, indent) } }
    let titles = table.columns.map { RichText($0.title) }
    let hasTitles = titles.contains { !$0.isEmpty }
    let rows = table.rows.flatMap { row in
      [columns(row.cells, table, widths, start)] + renderer.lines(row.details, indent: start + TableRenderer.indent)
    }
    return (hasTitles ? [columns(titles, table, widths, start)] : []) + rows
  }

  private func columns(_ cells: [RichText], _ table: Block.Table, _ widths: [Int], _ start: Int) -> String {
    let set = zip(table.columns, widths).enumerated().map { index, column -> String in
      let cell = cells.dropFirst(index).first ?? ""
      let space = String(repeating: " ", count: max(0, column.1 - cell.text.visibleWidth))
      return column.0.alignment == .trailing ? space + renderer.painted(cell) : renderer.painted(cell) + space
    }
    let gap = String(repeating: " ", count: TableRenderer.gap)
    var line = String(repeating: " ", count: start) + set.joined(separator: gap)
    while line.last == " " { line.removeLast() }
    return line
  }

  /// `sleep: pack 35, in force 40`
  private func rowLines(_ row: Block.Table.Row, _ table: Block.Table, _ indent: Int) -> [String] {
    let others = zip(table.columns, row.cells).dropFirst().filter { !$0.1.isEmpty }.map { column, cell in
      column.title.isEmpty ? renderer.painted(cell) : "\(column.title) \(renderer.painted(cell))"
    }
    let head = row.cells.first.map { renderer.painted($0) } ?? ""
    let text = others.isEmpty ? head : "\(head): \(others.joined(separator: ", "))"
    if style.isPlain { return [text] + renderer.lines(row.details, indent: 0) }
    let start = indent + TableRenderer.indent
    let set = String(repeating: " ", count: start) + style.wrap(text, indent: start + 2, first: start)
    return set.split(separator: "\n").map(String.init) + renderer.lines(row.details, indent: start + 2)
  }
}
