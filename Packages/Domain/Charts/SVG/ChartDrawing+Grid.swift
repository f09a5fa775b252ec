import TrackerCore

extension ChartDrawing {
  /// Cells of days this wide still have room for their number.
  private static let widthOfNumber = 18.0
  private static let widestCell = 34.0
  private static let narrowestCell = 15.0
  private static let narrowestCellOfPage = 44.0

  /// Weeks by weekday; as many strips below each other as the weeks take.
  mutating func drawCalendar(_ map: HeatMap) {
    let names = (map.rows.map { $0.estimatedWidth(12) }.max() ?? 0) + 8
    let (start, end) = span(before: names)
    let share = (end - start) / Double(max(1, map.columns.count))
    let cell =
      isOfPage
      ? max(ChartDrawing.narrowestCellOfPage, share)
      : min(ChartDrawing.widestCell, max(ChartDrawing.narrowestCell, share))
    let most = max(1, Int((end - start) / cell))
    for first in stride(from: 0, to: map.columns.count, by: most) {
      let columns = first..<min(map.columns.count, first + most)
      var part = map
      part.columns = Array(map.columns[columns])
      part.cells = map.cells.map { Array($0[columns]) }
      drawCells(part, start: start, names: names, width: cell, height: isOfPage ? 28 : max(18, cell * 0.86))
      y += 4
    }
    legend(of: map)
  }

  /// Parts of the day by weekday, as wide as there is room.
  mutating func drawGrid(_ map: HeatMap) {
    let names = (map.rows.map { $0.estimatedWidth(12) }.max() ?? 0) + 8
    let (start, end) = span(before: names)
    let room = min(isOfPage ? end : 560, end - start)
    drawCells(map, start: start, names: names, width: room / Double(max(1, map.columns.count)), height: 28)
    legend(of: map)
  }

  private mutating func drawCells(_ map: HeatMap, start: Double, names: Double, width: Double, height: Double) {
    y += 12
    var free = start
    for (number, name) in map.columns.enumerated() where chart.shows(.axes) && !name.isEmpty {
      let length = name.estimatedWidth(12) * (isOfPage ? ChartDrawing.squeeze : 1)
      let place = start + Double(number) * width + (width >= length ? (width - length) / 2 : 0)
      guard place >= free else { continue }
      label(name, place, y)
      free = place + length + 4
    }
    y += 6
    for (row, name) in map.rows.enumerated() {
      if chart.shows(.axes) { label(name, start - names, y + height / 2 + 4) }
      for (column, cell) in map.cells[row].enumerated() {
        draw(cell, of: map, start + Double(column) * width, width, height)
      }
      y += height
    }
  }

  private mutating func draw(_ cell: HeatMap.Cell, of map: HeatMap, _ x: Double, _ width: Double, _ height: Double) {
    let (inside, tall) = (width - 2, height - 2)
    switch cell {
    case .outside: return
    case .unknown:
      canvas.rectangle(
        x + 1.5, y + 1.5, inside - 1, tall - 1, fill: nil, stroke: .init(colour: colour(.edge), dashes: "2 2"),
        radius: 3)
    case .value(let value, let isMarked):
      let fill = step(of: value, in: map) ?? colour(.sunk)
      canvas.rectangle(x + 1, y + 1, inside, tall, fill: fill, radius: 3)
      guard width >= ChartDrawing.widthOfNumber else {
        if isMarked { canvas.circle((x + width / 2, y + height / 2), 2, fill: text(on: fill)) }
        return
      }
      let middle = (x: x + width / 2, y: y + height / 2 + 4)
      let number = chart.words.number(value, upTo: map.places)
      label(number, middle.x, middle.y, anchor: .middle, isBold: isMarked, colour: text(on: fill))
      if isMarked {
        let half = number.estimatedWidth(12) / 2
        canvas.line(
          (middle.x - half, middle.y + 3), (middle.x + half, middle.y + 3), .init(colour: text(on: fill), width: 1.5))
      }
    }
  }

  private func step(of value: Double, in map: HeatMap) -> ChartInk? {
    step(HeatMap.colour(ofLevel: map.level(value), of: map.steps.count))
  }

  private mutating func legend(of map: HeatMap) {
    var items: [(Sign, String)] = map.steps.compactMap { one in
      step(of: one.from, in: map).map { (.block($0), one.label) }
    }
    if map.hasGaps { items.append((.gap, chart.words.gap)) }
    if map.hasMarks { items.append((.line(colour(.ink), isDashed: false), chart.words.marked)) }
    legend(items)
  }

  /// Days as rows of 24 hours.
  mutating func draw(_ strip: TimelineStrip) {
    let names = (strip.rows.map { $0.name.estimatedWidth(12) }.max() ?? 0) + 10
    let asides = strip.rows.map { $0.aside.estimatedWidth(12, isBold: true) } + [strip.asideTitle.estimatedWidth(12)]
    let beside = (asides.max() ?? 0) > 0 ? (asides.max() ?? 0) + 10 : 0
    let (start, end) = span(before: names, beside: beside)
    func x(_ hours: Double) -> Double { start + hours / 24 * (end - start) }
    y += 10
    for hours in stride(from: 0.0, through: 24, by: 6) where chart.shows(.axes) {
      label(strip.hourName(hours), x(hours), y, anchor: hours == 0 ? .start : hours == 24 ? .end : .middle)
    }
    label(strip.asideTitle, end + beside, y, anchor: .end, isBold: true)
    y += 8
    for row in strip.rows {
      label(row.name, start - names, y + 14, colour: colour(.quietInk))
      if let spans = row.spans {
        canvas.rectangle(start, y + 1, end - start, 17, fill: colour(.sunk))
        for hours in [6.0, 12, 18] where chart.shows(.grid) {
          canvas.line((x(hours), y + 1), (x(hours), y + 18), .init(colour: colour(.line)))
        }
        for span in spans { draw(span, of: strip, x(span.from), x(span.to)) }
      } else {
        canvas.rectangle(
          start + 0.5, y + 1.5, end - start - 1, 16, fill: nil, stroke: .init(colour: colour(.edge), dashes: "3 3"))
      }
      label(
        row.aside, end + beside, y + 14, anchor: .end, isBold: row.isMarked, colour: colour(row.isMarked ? .high : .ink)
      )
      y += 23
    }
    var items = strip.sorts.enumerated().map { number, sort -> (Sign, String) in
      let colour = seriesInk(number)
      return switch sort.look {
      case .block: (.block(colour), sort.name)
      case .line: (.line(colour, isDashed: false), sort.name)
      case .point: (.dot(colour), sort.name)
      }
    }
    if strip.rows.contains(where: { $0.spans == nil }) { items.append((.gap, chart.words.gap)) }
    legend(items)
  }

  private mutating func draw(_ span: TimelineStrip.Span, of strip: TimelineStrip, _ from: Double, _ to: Double) {
    let colour = seriesInk(span.sort)
    switch strip.sorts.indices.contains(span.sort) ? strip.sorts[span.sort].look : .point {
    case .block: canvas.rectangle(from, y + 1, max(2, to - from), 17, fill: colour)
    case .line: canvas.line((from, y + 9.5), (max(from + 2, to), y + 9.5), .init(colour: colour, width: 3))
    case .point: canvas.circle((from, y + 9.5), 4, fill: colour, stroke: .init(colour: self.colour(.card), width: 1))
    }
  }
}
