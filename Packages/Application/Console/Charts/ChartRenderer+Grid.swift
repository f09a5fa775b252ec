import TrackerApplication
import TrackerCharts

extension ChartRenderer {
  /// Weeks by weekday, each day with its number; of more weeks than there is room for, the newest.
  func calendar(_ map: HeatMap) -> [String] {
    let names = (map.rows.map(\.visibleWidth).max() ?? 0) + 1
    let cell = digits(of: map) + 1
    let shown = map.suffix((width - names + 1) / cell)
    let heads = shown.columns.enumerated().map { (names + $0 * cell, $1) }.filter { !$0.1.isEmpty }
    let left = map.columns.count - shown.columns.count
    let note =
      left > 0
      ? [
        left == 1
          ? style.words("1 older week is not shown")
          : style.words("{count} older weeks are not shown", ["count": "\(left)"])
      ]
      : []
    return cells(shown, names: names, cell: cell, heads: self.names(heads)) + note
  }

  /// Parts of the day by weekday; where there is little room, a part is named by its beginning alone.
  func grid(_ map: HeatMap) -> [String] {
    let names = (map.rows.map(\.visibleWidth).max() ?? 0) + 1
    let widest = max(digits(of: map), map.columns.map(\.visibleWidth).max() ?? 0) + 1
    let isShort = names + widest * map.columns.count > width
    let short = map.columns.map { isShort ? String($0.prefix { $0 != "–" }) : $0 }
    let cell = max(digits(of: map), short.map(\.visibleWidth).max() ?? 0) + 1
    let heads = pad(names) + short.map { pad(cell - 1 - $0.visibleWidth) + $0 + " " }.joined()
    return cells(map, names: names, cell: cell, heads: heads.trimmedEnd)
  }

  private func cells(_ map: HeatMap, names: Int, cell: Int, heads: String) -> [String] {
    let rows = zip(map.rows, map.cells).map { name, row in
      ((chart.shows(.axes) ? name.padded(to: names) : "") + row.map { text(of: $0, map, cell) }.joined()).trimmedEnd
    }
    var pieces: [String] = []
    if map.hasMarks { pieces.append("! \(chart.words.marked)") }
    if map.hasGaps { pieces.append("\(ChartRenderer.gapSign) \(chart.words.gap)") }
    return (chart.shows(.axes) && !heads.isEmpty ? [heads] : []) + rows + legend(pieces)
  }

  /// The columns of the widest number, with one for marks where the map has any.
  private func digits(of map: HeatMap) -> Int {
    let numbers = map.cells.joined().compactMap(\.number).map { chart.words.number($0, upTo: map.places).visibleWidth }
    return (numbers.max() ?? 1) + (map.hasMarks ? 1 : 0)
  }

  private func text(of cell: HeatMap.Cell, _ map: HeatMap, _ width: Int) -> String {
    switch cell {
    case .outside: return pad(width)
    case .unknown: return pad(width - 2) + ChartRenderer.gapSign + " "
    case .value(let value, let isMarked):
      let number = chart.words.number(value, upTo: map.places) + (isMarked ? "!" : " ")
      let tones: [RichText.Tone] =
        map.worse == nil ? [] : map.level(value) >= 2 ? [.bad] : map.level(value) == 1 ? [.fair] : []
      return pad(width - number.visibleWidth) + style.paint(number, tones)
    }
  }

  // MARK: Days as rows of hours

  /// A row for each day: `█` and its like for what takes time, dots for moments, `·` where nothing is known.
  func lines(of strip: TimelineStrip) -> [String] {
    let names = (strip.rows.map(\.name.visibleWidth).max() ?? 0) + ChartRenderer.gap
    let asides = strip.rows.map(\.aside.visibleWidth) + [strip.asideTitle.visibleWidth]
    let beside = (asides.max() ?? 0) > 0 ? (asides.max() ?? 0) + ChartRenderer.gap : 0
    let cells = [96, 48, 24].first { $0 <= width - names - beside } ?? 12
    let hours = stride(from: 0.0, to: 24, by: cells >= 48 ? 6 : 12).map { hour in
      (column: names + Int(hour / 24 * Double(cells)), text: strip.hourName(hour))
    }
    let head = self.names(hours).padded(to: names + cells) + "  " + strip.asideTitle
    let rows = strip.rows.map { row -> String in
      let line = row.name.padded(to: names) + track(row, strip, cells)
      return (line + "  " + (row.isMarked ? paintMark(row.aside) : row.aside)).trimmedEnd
    }
    var pieces = strip.sorts.indices.map { "\(sign(of: $0, in: strip)) \(strip.sorts[$0].name)" }
    if strip.rows.contains(where: { $0.spans == nil }) {
      pieces.append("\(ChartRenderer.gapSign) \(chart.words.gap)")
    }
    return (chart.shows(.axes) ? [head.trimmedEnd] : []) + rows + legend(pieces)
  }

  private func track(_ row: TimelineStrip.Row, _ strip: TimelineStrip, _ cells: Int) -> String {
    guard let spans = row.spans else { return String(repeating: ChartRenderer.gapSign, count: cells) }
    var signs = Array(repeating: "─", count: cells)
    // Moments over what takes time.
    for span in spans.sorted(by: { $0.to - $0.from > $1.to - $1.from }) {
      let from = min(cells - 1, Int(span.from / 24 * Double(cells)))
      let to = max(from, min(cells - 1, Int((span.to / 24 * Double(cells)).rounded()) - 1))
      for cell in from...to { signs[cell] = paint(sign(of: span.sort, in: strip), series: span.sort) }
    }
    return signs.joined()
  }

  /// The sign of a sort of things: of sorts that look alike on a page, each has its own.
  private func sign(of sort: Int, in strip: TimelineStrip) -> String {
    guard strip.sorts.indices.contains(sort) else { return "●" }
    let look = strip.sorts[sort].look
    let before = strip.sorts[..<sort].count { $0.look == look }
    return switch look {
    case .block: ChartRenderer.fills[before % ChartRenderer.fills.count]
    case .line: "━"
    case .point: ["●", "○", "◐"][before % 3]
    }
  }
}
