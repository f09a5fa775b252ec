import TrackerApplication

/// Sets tables: in columns where they fit the width, else a line for each row. The widest column of text breaks its
/// lines where that makes the others fit, as long as enough is left for it.
struct TableRenderer {
  let style: TextStyle
  let renderer: BlockRenderer

  private static let indent = 2
  private static let gap = 2
  /// A column that breaks its lines has as many columns of the screen at least.
  private static let fewestWrappedColumns = 24
  private static let fewestShortColumns = 12
  private static let widestBar = 12
  /// Under this width rows with a short form are lines.
  private static let narrow = 60
  /// Labels have so many columns, or more where there is room for them. A longer label or value pushes what stands
  /// behind it to the right, but not that of its neighbours.
  private static let (fewestShortLabel, mostShortValue) = (13, 10)

  func lines(_ table: Block.Table, indent: Int) -> [String] {
    let set = setting(table, indent)
    return set.titles + groups(set.table, indent, set.row)
  }

  /// The line of titles and the lines of each row, without what stands between them.
  func rows(_ table: Block.Table) -> (titles: [String], rows: [[String]]) {
    let set = setting(table, 0)
    return (set.titles, set.table.rows.map(set.row))
  }

  /// How a table is set: what of it is shown, the line of its titles, and the lines of a row.
  private func setting(
    _ table: Block.Table, _ indent: Int
  ) -> (table: Block.Table, titles: [String], row: (Block.Table.Row) -> [String]) {
    let start = indent + TableRenderer.indent
    let isShort = !style.isPlain && table.hasShortRows
    if isShort, style.width < TableRenderer.narrow { return (table, [], shortLines(of: table, start)) }
    let table = self.fitting(table, start)
    let titles = self.titles(table)
    guard !style.isPlain, let widths = widths(table, titles, start) else {
      return (table, [], isShort ? shortLines(of: table, start) : { rowLines($0, table, indent) })
    }
    let hasTitles = titles.contains { !$0.isEmpty }
    let bars = barColumns(table)
    return (
      table, hasTitles ? columns(titles, table, widths, start + bars) : [],
      { row in
        columns(shown(row.cells, table), table, widths, start, bar: bar(row).padded(to: bars))
          + renderer.lines(row.details, indent: start + bars + TableRenderer.indent)
      }
    )
  }

  private func titles(_ table: Block.Table) -> [RichText] {
    table.columns.map { RichText($0.isTitleShown ? $0.title : "") }
  }

  /// The table with shorter drawings or without them, where that makes room for the other columns; else as it is.
  private func fitting(_ table: Block.Table, _ start: Int) -> Block.Table {
    let excess = excess(table, start)
    guard !style.isPlain, excess > 0, let drawn = table.columns.firstIndex(where: { $0.fewestSigns != nil }),
      let fewest = table.columns[drawn].fewestSigns
    else { return table }
    let signs = table.rows.compactMap { $0.cells.dropFirst(drawn).first?.text.visibleWidth }.max() ?? 0
    let title = titles(table)[drawn].text.visibleWidth
    if max(signs, title) - excess >= max(fewest, title) {
      return table.mapCells(of: drawn) { RichText(String($0.text.suffix(max(signs, title) - excess))) }
    }
    // Where rows have a short form, other cells are broken before the drawing goes.
    if table.hasShortRows, signs > fewest {
      let short = table.mapCells(of: drawn) { RichText(String($0.text.suffix(fewest))) }
      if widths(short, titles(short), start) != nil { return short }
    }
    let smaller = table.mapCells(of: drawn) { _ in nil }
    return widths(smaller, titles(smaller), start) == nil ? table : smaller
  }

  /// How many columns of the screen the table lacks; zero or less where it fits.
  private func excess(_ table: Block.Table, _ start: Int) -> Int {
    let natural = naturalWidths(table, titles(table))
    return start + barColumns(table) + natural.reduce(0, +) + TableRenderer.gap * max(0, natural.count - 1)
      - style.width
  }

  private func naturalWidths(_ table: Block.Table, _ titles: [RichText]) -> [Int] {
    let rows = [titles] + table.rows.map(\.cells)
    return table.columns.indices.map { column in
      rows.compactMap { $0.dropFirst(column).first?.text.visibleWidth }.max() ?? 0
    }
  }

  /// A number that is missing is a dash: a gap in a column of figures looks like an oversight.
  private func shown(_ cells: [RichText], _ table: Block.Table) -> [RichText] {
    zip(cells, table.columns).map { $0.isEmpty && $1.alignment == .trailing ? "–" : $0 }
  }

  /// The widths of the columns, nil where they have no room beside each other.
  private func widths(_ table: Block.Table, _ titles: [RichText], _ start: Int) -> [Int]? {
    var widths = naturalWidths(table, titles)
    let excess = self.excess(table, start)
    guard excess > 0 else { return widths }
    let texts = widths.indices.filter { table.columns[$0].alignment == .leading }
    guard let widest = texts.max(by: { widths[$0] <= widths[$1] }) else { return nil }
    widths[widest] -= excess
    let fewest = table.hasShortRows ? TableRenderer.fewestShortColumns : TableRenderer.fewestWrappedColumns
    return widths[widest] >= fewest ? widths : nil
  }

  /// The columns that the bars take before the cells.
  private func barColumns(_ table: Block.Table) -> Int {
    let longest = table.rows.map { bar($0).visibleWidth }.max() ?? 0
    return longest > 0 ? longest + TableRenderer.gap : 0
  }

  /// As long as its share of the widest one; what is more than nothing is seen.
  private func bar(_ row: Block.Table.Row) -> String {
    let share = max(0, min(1, row.bar ?? 0))
    let length = Int((share * Double(TableRenderer.widestBar)).rounded())
    return String(repeating: "█", count: share > 0 ? max(1, length) : 0)
  }

  /// The lines of the rows, group by group, each below its heading.
  private func groups(_ table: Block.Table, _ indent: Int, _ lines: (Block.Table.Row) -> [String]) -> [String] {
    let groups = table.groups.map { group in
      renderer.lines(group.heading.isEmpty ? [] : [.heading(.init(group.heading))], indent: indent)
        + group.rows.flatMap(lines)
    }
    return Array(groups.joined(separator: [""]))
  }

  /// The lines of a row: as many as its tallest cell has.
  private func columns(
    _ cells: [RichText], _ table: Block.Table, _ widths: [Int], _ start: Int, bar: String = ""
  ) -> [String] {
    let set = zip(table.columns, widths).enumerated().map { index, column -> [String] in
      let cell = cells.dropFirst(index).first ?? ""
      return broken(renderer.painted(cell), column.1).map { line in
        let space = pad(column.1 - line.visibleWidth)
        return column.0.alignment == .trailing ? space + line : line + space
      }
    }
    return (0..<max(1, set.map(\.count).max() ?? 1)).map { row in
      let pieces = zip(set, widths).map { lines, width in row < lines.count ? lines[row] : pad(width) }
      let head = row == 0 ? bar : pad(bar.visibleWidth)
      var line = pad(start) + head + pieces.joined(separator: pad(TableRenderer.gap))
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private func broken(_ text: String, _ width: Int) -> [String] {
    guard text.visibleWidth > width else { return [text] }
    var narrow = style
    narrow.width = width
    return narrow.wrap(text).split(separator: "\n").map(String.init)
  }

  /// Sets rows by their short forms: label, value and drawing below those of the other rows. What is wider than a line
  /// breaks.
  private func shortLines(of table: Block.Table, _ start: Int) -> (Block.Table.Row) -> [String] {
    func widest(_ place: Int, _ most: Int) -> Int {
      table.rows.compactMap { $0.short.dropFirst(place).first?.text.visibleWidth }.filter { $0 <= most }.max() ?? 0
    }
    let others = [widest(1, .max), widest(2, .max)].filter { $0 > 0 }
    let left = style.width - start - others.reduce(0) { $0 + TableRenderer.gap + $1 }
    let columns = [
      widest(0, max(TableRenderer.fewestShortLabel, left)), widest(1, TableRenderer.mostShortValue),
    ]
    let hang = start + TableRenderer.indent
    return { row in
      let pieces = row.short.enumerated().flatMap { place, cell in
        broken(
          renderer.painted(cell) + pad((columns.dropFirst(place).first ?? 0) - cell.text.visibleWidth),
          style.width - hang)
      }
      let text = style.flow(pieces, first: start, indent: hang)
      let lines = (pad(start) + text).split(separator: "\n").map { line in
        String(line.reversed().drop { $0 == " " }.reversed())
      }
      return lines + renderer.lines(row.details, indent: start + TableRenderer.indent)
    }
  }

  /// `sleep: pack 35, in force 40`; a first column whose title is not shown names its cell too.
  private func rowLines(_ row: Block.Table.Row, _ table: Block.Table, _ indent: Int) -> [String] {
    let cells = zip(table.columns, row.cells).enumerated().map { index, cell in
      let isNamed = !cell.0.title.isEmpty && (index > 0 || !cell.0.isTitleShown)
      return (isNamed ? "\(cell.0.title) " : "") + renderer.painted(cell.1)
    }
    let others = zip(cells, row.cells).dropFirst().filter { !$0.1.isEmpty }.map(\.0)
    let head = cells.first ?? ""
    let text = [head, others.joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: ": ")
    if style.isPlain { return [text] + renderer.lines(row.details, indent: 0) }
    let start = indent + TableRenderer.indent
    let set = pad(start) + style.wrap(text, indent: start + 2, first: start)
    return set.split(separator: "\n").map(String.init) + renderer.lines(row.details, indent: start + 2)
  }

  private func pad(_ columns: Int) -> String { String(repeating: " ", count: max(0, columns)) }
}

extension Block.Table {
  /// Whether its rows say what stands in them where there is little room.
  fileprivate var hasShortRows: Bool { groups.contains { $0.rows.contains { !$0.short.isEmpty } } }

  /// The table with other cells in a column; without the column where there are none.
  fileprivate func mapCells(of column: Int, _ change: (RichText) -> RichText?) -> Block.Table {
    var table = self
    let isKept = change("") != nil
    if !isKept { table.columns.remove(at: column) }
    table.groups = groups.map { group in
      Group(
        group.heading,
        rows: group.rows.map { row in
          var row = row
          guard row.cells.indices.contains(column) else { return row }
          if let cell = change(row.cells[column]) { row.cells[column] = cell } else { row.cells.remove(at: column) }
          return row
        })
    }
    return table
  }
}
