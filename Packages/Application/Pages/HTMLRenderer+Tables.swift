import TrackerApplication
import TrackerCharts

/// Tables: rows that stack on a phone, with their roles kept, and rows of days that stay beside each other.
extension HTMLRenderer {
  /// Tables of more columns stack on a phone.
  private static let mostBeside = 3

  /// A long table of a few short columns stands in two halves beside each other, where there is room.
  ///
  /// - Parameter marks: Those of a chart of rows, and the number of the column before which they stand; nil for none.
  func table(_ table: Block.Table, level: Int, marks: (rows: ChartRows, place: Int)? = nil) -> Markup {
    guard marks == nil, table.isSlim, table.rows.count >= Block.Table.fewestOfHalves else {
      return whole(table, level: level, marks: marks)
    }
    return Markup("div", ["class": "halves"], table.halves.map { whole($0, level: level, isHalf: true) })
  }

  private func whole(
    _ table: Block.Table, level: Int, marks: (rows: ChartRows, place: Int)? = nil, isHalf: Bool = false
  ) -> Markup {
    let hasLooks = table.rows.contains { !$0.looks.isEmpty }
    let hasBars = table.rows.contains { $0.bar != nil }
    let isTight = table.isTight || isHalf && table.columns.count > Self.mostBeside
    let isStacked =
      !hasLooks && !isTight && table.columns.count > Self.mostBeside + (hasBars ? 1 : 0) - (marks == nil ? 0 : 1)
    let caption = table.caption.isEmpty ? [] : [Markup("caption", ["class": "vh"], text: table.caption)]
    let head = self.head(table, hasBars: hasBars, hasLooks: hasLooks, marks: marks)
    var number = 0
    let bodies = table.groups.map { group in
      let heading =
        group.heading.isEmpty
        ? []
        : [
          Markup(
            "tr", ["role": "row", "class": "group"],
            Markup(
              "th",
              [
                "role": "rowheader", "scope": "rowgroup", "colspan": "\(table.columns.count + (hasBars ? 1 : 0))",
              ], group.heading.markup))
        ]
      return Markup(
        "tbody", ["role": "rowgroup"],
        heading
          + group.rows.flatMap { row in
            let drawn = marks.map { (self.marks(number, of: $0.rows), $0.place) }
            number += 1
            return self.row(row, of: table, hasBars: hasBars, level: level, marks: drawn)
          })
    }
    // A row that stands alone is what the heading names.
    let days = table.rows.count == 1 ? "days one" : "days"
    let look = hasLooks ? days : isStacked ? "stack" : hasBars ? "bars" : isTight ? "tight" : nil
    return Markup("table", ["role": "table", "class": look], caption + head + bodies)
  }

  private func head(
    _ table: Block.Table, hasBars: Bool, hasLooks: Bool, marks: (rows: ChartRows, place: Int)?
  ) -> [Markup] {
    guard table.columns.contains(where: { !$0.title.isEmpty }) else { return [] }
    var cells = table.columns.enumerated().map { index, column -> Markup in
      guard !column.title.isEmpty else { return Markup("td", ["role": "cell"], .nothing) }
      let isDrawing = column.fewestSigns != nil ? "true" : nil
      let title =
        column.isTitleShown ? Markup(text: column.title) : Markup("span", ["class": "vh"], text: column.title)
      return Markup(
        "th",
        [
          "role": "columnheader", "scope": "col",
          "class": column.alignment == .trailing ? "num" : hasLooks && index > 0 ? "side" : nil,
          "aria-hidden": isDrawing,
        ], title)
    }
    if hasBars { cells.insert(Markup("td", ["role": "cell", "aria-hidden": "true"], .nothing), at: 1) }
    if let marks { cells.insert(scale(marks.rows), at: marks.place) }
    return [Markup("thead", ["role": "rowgroup"], Markup("tr", ["role": "row"], cells))]
  }

  private func row(
    _ row: Block.Table.Row, of table: Block.Table, hasBars: Bool, level: Int, marks: (cell: Markup, place: Int)?
  ) -> [Markup] {
    var cells = zip(row.cells, table.columns).enumerated().map { index, pair in
      cell(
        pair.0, in: pair.1, look: row.looks.indices.contains(index) ? row.looks[index] : nil, isFirst: index == 0,
        hasLooks: !row.looks.isEmpty)
    }
    if hasBars, !cells.isEmpty {
      let bar =
        row.bar.map { Markup("span", ["style": "--w:\(PageStyle.percent($0))"], .nothing) }
        ?? Markup("span", ["class": "open"], .nothing)
      cells.insert(Markup("td", ["role": "cell", "class": "bar", "aria-hidden": "true"], bar), at: 1)
    }
    if let marks { cells.insert(marks.cell, at: min(cells.count, marks.place)) }
    let own = Markup("tr", ["role": "row"], cells)
    guard !row.details.isEmpty else { return [own] }
    let details = Markup(
      "tr", ["role": "row", "class": "more"],
      Markup(
        "td", ["role": "cell", "colspan": "\(table.columns.count + (hasBars ? 1 : 0))"],
        blocks(row.details, level: level)))
    return [own, details]
  }

  private func cell(
    _ text: RichText, in column: Block.Table.Column, look: Block.Table.Look?, isFirst: Bool, hasLooks: Bool
  ) -> Markup {
    let isNumber = column.alignment == .trailing
    if isFirst, !isNumber {
      return Markup("th", ["role": "rowheader", "scope": "row", "dir": text.direction], text.directedMarkup)
    }
    if hasLooks, look == nil {
      let place = isNumber ? "cell" : "side"
      return Markup("td", ["role": "cell", "class": place, "dir": text.direction], text.directedMarkup)
    }
    if column.fewestSigns != nil {
      let label = column.title.isEmpty ? nil : column.title
      return Markup(
        "td", ["role": "cell", "class": "drawn", "data-label": label, "aria-hidden": "true"], drawing(text.text))
    }
    if let look { return self.cell(text, look) }
    let content = text.isEmpty ? Markup(text: isNumber ? "–" : "") : text.directedMarkup
    return Markup(
      "td",
      [
        "role": "cell", "class": isNumber ? "num" : text.isShortNumber ? "short" : nil,
        "data-label": column.title.isEmpty ? nil : column.title, "dir": text.direction,
      ], content)
  }

  private func cell(_ text: RichText, _ look: Block.Table.Look) -> Markup {
    switch look {
    case .severity(let severity):
      return Markup("td", ["role": "cell", "class": "cell c\(PageStyle.step(of: severity))"], text.markup)
    case .bar(let share, let isMarked):
      let stick = Markup(
        "span", ["class": "stick", "style": "--h:\(PageStyle.percent(share))", "aria-hidden": "true"], .nothing)
      return Markup(
        "td", ["role": "cell", "class": isMarked ? "up marked" : "up"], Markup("span", ["class": "shaft"], stick),
        text.markup)
    case .unknown:
      let word = Markup("span", ["class": "vh"], text: " " + format("not known"))
      return Markup("td", ["role": "cell", "class": "cell blank"], text.markup, word)
    }
  }

  /// A drawing of signs as a picture of its own; any other text as it is.
  private func drawing(_ text: String) -> Markup {
    if let percent = ShareBar.percent(drawnBy: text) {
      let bar = Markup("span", ["style": "--w:\(PageStyle.percent(Double(percent) / 100))"], .nothing)
      return Markup("span", ["class": "share"], bar)
    }
    guard let shares = Sparkline.shares(drawnBy: text) else { return Markup(text: text) }
    let bars = shares.enumerated().compactMap { index, share -> Markup? in
      guard let share else { return nil }
      let height = 2 + Int((share * 18).rounded())
      return Markup(
        "rect", ["x": "\(index * 6)", "y": "\(20 - height)", "width": "5", "height": "\(height)"], .nothing)
    }
    return Markup(
      "svg", ["class": "spark", "viewBox": "0 0 \(shares.count * 6) 20", "preserveAspectRatio": "none"], bars)
  }
}

extension RichText {
  /// Whether it is a number with a few words, such as a difference with its interval: it is hard to read in two lines.
  fileprivate var isShortNumber: Bool {
    text.count <= 20 && text.first.map { $0.isNumber || "+−-".contains($0) } ?? false
  }
}

extension Block.Table {
  /// Fewer rows are not too long for one column.
  fileprivate static let fewestOfHalves = 8
  /// Half of a page has room for so many letters beside each other.
  private static let mostLetters = 40

  /// Whether two of it have room beside each other: a few columns of short cells, and nothing that is drawn.
  fileprivate var isSlim: Bool {
    guard (2...5).contains(columns.count), groups.count == 1, groups[0].heading.isEmpty,
      columns.allSatisfy({ $0.fewestSigns == nil }),
      rows.allSatisfy({ $0.details.isEmpty && $0.looks.isEmpty && $0.bar == nil })
    else { return false }
    let widths = columns.enumerated().map { index, column in
      let words = column.title.split(separator: " ").map(\.count)
      return (words + rows.compactMap { $0.cells.dropFirst(index).first?.text.count }).max() ?? 0
    }
    return widths.reduce(0, +) <= Self.mostLetters
  }

  /// Its rows in two tables. Their captions say which rows they have.
  fileprivate var halves: [Block.Table] {
    let middle = (rows.count + 1) / 2
    return [0..<middle, middle..<rows.count].map { part in
      let name = caption.isEmpty ? "" : "\(caption), \(part.lowerBound + 1)–\(part.upperBound)"
      return Block.Table(columns, caption: name, rows: Array(rows[part]))
    }
  }

  /// Whether a few short numbers stand beside each name, such as counts of months: a phone has room for them.
  fileprivate var isTight: Bool {
    guard (4...7).contains(columns.count) else { return false }
    func isShort(_ text: String) -> Bool { text.count <= 5 }
    return columns.dropFirst().allSatisfy { $0.alignment == .trailing && isShort($0.title) }
      && rows.allSatisfy { row in row.details.isEmpty && row.cells.dropFirst().allSatisfy { isShort($0.text) } }
  }
}
