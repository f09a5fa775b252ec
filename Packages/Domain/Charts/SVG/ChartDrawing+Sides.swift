import TrackerCore

extension ChartDrawing {
  /// The days of both sides as bars, each side with the line of its median.
  mutating func draw(_ sides: BeforeAfter) {
    guard sides.isDrawn else { return tooFew(sides) }
    let names = chart.shows(.axes) ? (sides.y.ticks.map { $0.label.estimatedWidth(12) }.max() ?? 0) + 8 : 0
    let (start, end) = span(before: names)
    let half = (end - start - 12) / 2
    let top = y + 34
    for (number, (side, count)) in sides.sides.enumerated() {
      let from = start + Double(number) * (half + 12)
      let frame = Frame(
        left: from, right: from + half, top: top, bottom: top + 120, places: max(1, side.values.count), axis: sides.y)
      let median = side.middle.map { ": \(chart.words.median) \(chart.words.number($0.median))" } ?? ""
      label(side.name + median, from, y + 10, isBold: true, colour: colour(.ink))
      label(count, from, y + 25)
      draw(side, frame, hasNames: number == 0, marksBars: sides.marksBars)
    }
    canvas.line((start + half + 6, top - 30), (start + half + 6, top + 120), .init(colour: colour(.accent), width: 2))
    let hasMarks = sides.sides.contains { !$0.side.marked.isEmpty }
    y = top + (hasMarks ? 134 : 124)
    var items: [(Sign, String)] = [(.line(colour(.ink), isDashed: false), chart.words.median)]
    if hasMarks { items.append((.mark(colour(.high)), chart.words.marked)) }
    if sides.sides.contains(where: { $0.side.values.contains(nil) }) { items.append((.blank, chart.words.gap)) }
    legend(items)
  }

  private mutating func draw(_ side: BeforeAfter.Side, _ frame: Frame, hasNames: Bool, marksBars: Bool) {
    gaps(side.values.indices.runs { side.values[$0] == nil }, frame)
    for tick in frame.axis.ticks {
      let height = frame.y(tick.value)
      if chart.shows(.grid) {
        canvas.line((frame.left, height), (frame.right, height), .init(colour: colour(.line)))
      }
      if hasNames, chart.shows(.axes) { label(tick.label, frame.left - 8, height + 4, anchor: .end) }
    }
    let width = frame.barWidth
    for (place, value) in side.values.enumerated() {
      guard let value else { continue }
      let height = max(1.5, frame.base - frame.y(value))
      canvas.rectangle(
        frame.x(place) - width / 2, frame.base - height, width, height,
        fill: marksBars && side.marked.contains(place) ? colour(.high) : seriesInk(0))
    }
    if chart.shows(.axes) { baseline(side.values.indices.runs { side.values[$0] != nil }, frame) }
    marks(side.marked.sorted(), frame)
    guard let median = side.middle?.median else { return }
    let height = frame.y(median)
    // As thin an edge as tells the line from the bars: a wider one would cut them in two.
    canvas.line((frame.left, height), (frame.right, height), .init(colour: colour(.card), width: 3))
    canvas.line((frame.left, height), (frame.right, height), .init(colour: colour(.ink), width: 2))
  }

  /// Too few days are no picture: their numbers stand in the sentences and here.
  private mutating func tooFew(_ sides: BeforeAfter) {
    for (side, count) in sides.sides {
      y += 18
      label("\(side.name): \(count)", left, y, colour: colour(.quietInk))
    }
  }
}
