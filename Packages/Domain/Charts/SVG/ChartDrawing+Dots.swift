import TrackerCore

extension ChartDrawing {
  private static let lane = 20.0
  private static let lanes = 32.0
  /// Of the marks in a cell of a table.
  private static let widthOfCell = 160.0

  /// How high a row is drawn.
  private func height(of plot: DotPlot) -> Double { plot.hasLanes ? ChartDrawing.lanes : ChartDrawing.lane }

  /// Names, marks, and the numbers behind them; where there is little room, names stand above their marks.
  mutating func draw(_ plot: DotPlot) {
    let told = plot.drawn.flatMap { words(of: $0, in: plot).map { $0.estimatedWidth(12) } }.max() ?? 0
    let longest = plot.drawn.map { $0.name.estimatedWidth(12) }.max() ?? 0
    let names = isNarrow ? 0 : min((right - left) / 3, longest) + 12
    let kinds = plot.hasLanes ? (plot.kinds.map { $0.estimatedWidth(12) }.max() ?? 0) + 8 : 0
    let (start, end) = (left + names + kinds, max(left + names + kinds + 60, right - told - 10))
    y += 10
    if chart.shows(.axes) {
      for tick in plot.axis.ticks { label(tick.label, x(tick.value, plot, start, end), y, anchor: .middle) }
    }
    y += 6
    for row in plot.drawn {
      let lines = row.name.wrapped(to: isNarrow ? right - left : names - 12, size: 12)
      if isNarrow { y += Double(lines.count) * 14 }
      let height = max(height(of: plot), isNarrow ? 0 : Double(lines.count) * 14 + 4)
      let first = isNarrow ? y - Double(lines.count - 1) * 14 - 2 : y + height / 2 + 4 - Double(lines.count - 1) * 7
      for (number, line) in lines.enumerated() {
        label(line, left, first + Double(number) * 14, colour: colour(.ink))
      }
      draw(row, of: plot, from: start, to: end, height: height)
      for (number, words) in words(of: row, in: plot).enumerated() {
        let middle = lane(number, of: plot, height) + 4
        if plot.hasLanes { label(plot.kinds[number], start - kinds, middle) }
        label(words, end + 10, middle, colour: colour(.ink))
      }
      y += height
    }
    legend(keys(of: plot))
  }

  /// What stands behind the marks of a row, or behind each of its lanes.
  private func words(of row: DotPlot.Row, in plot: DotPlot) -> [String] {
    let all = row.dots.map { $0?.told ?? DotPlot.unknown }
    return plot.hasLanes ? all : [all.joined(separator: " · ")]
  }

  /// The marks alone, a drawing for each row.
  mutating func rows(of plot: DotPlot) -> ChartRows {
    let (width, height) = (ChartDrawing.widthOfCell, height(of: plot))
    let marks = plot.rows.map { row -> SVGText in
      var drawing = ChartDrawing(chart, style: style, top: 0, isOfPage: true)
      drawing.draw(row, of: plot, from: 0, to: width, height: height)
      return SVGText(drawing.canvas, width: width, height: height, isStretched: true)
    }
    legend(keys(of: plot))
    let ticks = plot.axis.ticks.map { ChartRows.Tick(place: plot.axis.share($0.value), label: $0.label) }
    return ChartRows(marks: marks, height: height, ticks: ticks, keys: figure.keys)
  }

  private func x(_ value: Double, _ plot: DotPlot, _ start: Double, _ end: Double) -> Double {
    start + plot.axis.share(value) * (end - start)
  }

  /// Where the marks of a kind lie in a row.
  private func lane(_ number: Int, of plot: DotPlot, _ height: Double) -> Double {
    guard plot.hasLanes else { return y + height / 2 }
    return y + height * (2 * Double(number) + 1) / (2 * Double(plot.kinds.count))
  }

  private mutating func draw(_ row: DotPlot.Row, of plot: DotPlot, from start: Double, to end: Double, height: Double) {
    for tick in plot.axis.ticks where chart.shows(.grid) {
      let place = x(tick.value, plot, start, end)
      canvas.line((place, y), (place, y + height), .init(colour: colour(.line)))
    }
    if let reference = plot.reference {
      let place = x(reference.value, plot, start, end)
      canvas.line((place, y), (place, y + height), .init(colour: colour(.edge), width: 1.5))
    }
    if !plot.hasLanes { join(row.dots.compactMap { $0.map { x($0.value, plot, start, end) } }, y + height / 2) }
    // Where both are at one place, the hollow one is a ring around the other.
    for (number, dot) in row.dots.enumerated().reversed() {
      guard let dot else { continue }
      let (place, middle) = (x(dot.value, plot, start, end), lane(number, of: plot, height))
      let ink = row.isClear ? colour(.ink) : colour(.edge)
      if let range = dot.range {
        let ends = (x(range.lowerBound, plot, start, end), x(range.upperBound, plot, start, end))
        let (width, colour) = plot.hasLanes ? (7.0, kindInk(number)) : (2, ink)
        canvas.line((ends.0, middle), (max(ends.0 + 1, ends.1), middle), .init(colour: colour, width: width))
      }
      if plot.hasLanes {
        canvas.line((place, middle - 5.5), (place, middle + 5.5), .init(colour: colour(.ink), width: 3))
      } else if plot.kinds.count > 1 {
        circle((place, middle), number)
      } else {
        canvas.circle((place, middle), 4, fill: ink)
      }
    }
  }

  /// The distance between two dots on one line.
  private mutating func join(_ places: [Double], _ middle: Double) {
    guard places.count > 1, let least = places.min(), let most = places.max() else { return }
    canvas.line((least, middle), (most, middle), .init(colour: colour(.mark), width: 3))
  }

  /// The first of two stands out, as flare days do; the other is hollow.
  private mutating func circle(_ centre: SVGCanvas.Point, _ number: Int) {
    canvas.circle(
      centre, number == 0 ? 4 : 5, fill: number == 0 ? colour(.high) : colour(.card),
      stroke: number == 0 ? nil : .init(colour: colour(.ink), width: 2))
  }

  private func kindInk(_ number: Int) -> ChartInk { number == 0 ? seriesInk(0) : colour(.accent) }

  private func keys(of plot: DotPlot) -> [(Sign, String)] {
    var keys: [(Sign, String)] = []
    if plot.hasLanes {
      keys = plot.kinds.enumerated().map { (.block(kindInk($0)), $1) }
      keys.append((.line(colour(.ink), isDashed: false), chart.words.median))
    } else if plot.kinds.count > 1 {
      keys = plot.kinds.enumerated().map { ($0 == 0 ? .dot(colour(.high)) : .ring(colour(.ink)), $1) }
    }
    if let reference = plot.reference { keys.append((.line(colour(.edge), isDashed: false), reference.label)) }
    return keys
  }
}
