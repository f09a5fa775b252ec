import TrackerCore

extension ChartDrawing {
  mutating func draw(_ scatter: Scatter) {
    let names = chart.shows(.axes) ? scatter.y.ticks.map { $0.label.estimatedWidth(12) }.max() ?? 0 : 0
    label(scatter.y.name, left, y + 8, isBold: true)
    let (start, end) = span(before: names + 8)
    let side = isOfPage ? end - start : min(420, end - start)
    let height = min(side, 420) * 0.7
    let frame = ChartDrawing.Frame(
      left: start, right: start + side, top: y + 20, bottom: y + 20 + height, places: 1,
      axis: scatter.y)
    func x(_ value: Double) -> Double { frame.left + scatter.x.share(value) * side }
    axes(scatter, frame, x)
    if scatter.diagonal != nil {
      canvas.line((frame.left, frame.bottom), (frame.right, frame.top), .init(colour: colour(.edge), dashes: "4 4"))
    }
    let most = scatter.points.map(\.weight).max() ?? 1
    // The heaviest first, so that none hides a lighter one.
    for point in scatter.points.sorted(by: { $0.weight > $1.weight }) {
      let size = scatter.weights == nil ? 4 : 3.5 + 6 * (point.weight / max(1, most)).squareRoot()
      canvas.circle(
        (x(point.x), frame.y(point.y)), size, fill: seriesInk(0),
        stroke: .init(colour: colour(.card), width: 1.5))
    }
    y = frame.bottom + 4
    if chart.shows(.axes) {
      y += 14
      for tick in scatter.x.ticks { label(tick.label, x(tick.value), y, anchor: .middle) }
    }
    y += 18
    label(scatter.x.name, frame.left, y, isBold: true)
    y += 4
    let weights = scatter.weights.map { [(Sign.dot(seriesInk(0)), $0)] } ?? []
    legend(weights + (scatter.diagonal.map { [(.line(colour(.edge), isDashed: true), $0)] } ?? []))
  }

  private mutating func axes(_ scatter: Scatter, _ frame: Frame, _ x: (Double) -> Double) {
    let line = SVGCanvas.Stroke(colour: colour(.line))
    for tick in scatter.y.ticks {
      let height = frame.y(tick.value)
      if chart.shows(.grid) { canvas.line((frame.left, height), (frame.right, height), line) }
      if chart.shows(.axes) { label(tick.label, frame.left - 8, height + 4, anchor: .end) }
    }
    for tick in scatter.x.ticks where chart.shows(.grid) {
      canvas.line((x(tick.value), frame.top), (x(tick.value), frame.bottom), line)
    }
    guard chart.shows(.axes) else { return }
    canvas.line((frame.left, frame.bottom), (frame.right, frame.bottom), .init(colour: colour(.edge)))
  }

  mutating func draw(_ gauge: Gauge) {
    let (start, end, height) = (left, isOfPage ? right : min(right, left + 520), 14.0)
    func x(_ value: Double) -> Double { start + gauge.axis.share(value) * (end - start) }
    y += 26
    label(gauge.told, start, y, isBold: true, size: 26, colour: colour(.ink))
    y += 16
    canvas.rectangle(start, y, end - start, height, fill: colour(.sunk), radius: 7)
    if let band = gauge.band {
      canvas.rectangle(
        x(band.from), y, max(3, x(band.to) - x(band.from)), height,
        fill: strongBand)
    }
    if let value = gauge.value {
      canvas.circle(
        (x(value), y + height / 2), 9, fill: colour(.ink), stroke: .init(colour: colour(.card), width: 2))
    }
    y += height + 18
    if chart.shows(.axes) {
      for tick in gauge.axis.ticks {
        let isFirst = tick.value == gauge.axis.lowest
        label(
          tick.label, x(tick.value), y, anchor: isFirst ? .start : tick.value == gauge.axis.highest ? .end : .middle)
      }
    }
    if let band = gauge.band {
      legend([(.block(strongBand), band.label)])
    }
    if gauge.value == nil { legend([(.gap, chart.words.gap)]) }
  }

  mutating func draw(_ ring: Ring) {
    guard !isOfPage else { return drawTrack(ring) }
    let radius = 56.0
    let centre = (x: left + radius + 8, y: y + radius + 10)
    let isKnown = ring.share != nil
    canvas.circle(
      centre, radius, fill: nil,
      stroke: .init(
        colour: isKnown ? colour(.sunk) : colour(.edge), width: isKnown ? 14 : 1, dashes: isKnown ? "" : "4 4"))
    if let share = ring.share, share > 0 {
      let stroke = SVGCanvas.Stroke(colour: seriesInk(0), width: 14)
      if share >= 1 {
        canvas.circle(centre, radius, fill: nil, stroke: stroke)
      } else {
        canvas.path(arc(centre, radius, from: 0, to: share), fill: nil, stroke: stroke)
      }
    }
    let inside = ring.share.map { "\(chart.words.number($0 * 100, upTo: 0))%" } ?? "–"
    canvas.text(
      inside, centre.x, centre.y + 9, .init(size: 26, isBold: true, anchor: "middle", colour: colour(.ink)))
    canvas.text(ring.name, centre.x + radius + 28, centre.y - 4, .init(size: 14, isBold: true, colour: colour(.ink)))
    canvas.text(ring.told, centre.x + radius + 28, centre.y + 16, .init(size: 14, colour: colour(.quietInk)))
    y = centre.y + radius + 14
  }

  /// The same as a bar: on a page a circle would not stay one.
  private mutating func drawTrack(_ ring: Ring) {
    y += 16
    label("\(ring.name): \(ring.told)", left, y, isBold: true, size: 14, colour: colour(.ink))
    y += 10
    let edge = SVGCanvas.Stroke(colour: colour(.edge), dashes: ring.share == nil ? "4 4" : "")
    canvas.rectangle(left + 0.5, y, right - left - 1, 12, fill: nil, stroke: edge)
    if let share = ring.share { canvas.rectangle(left, y, min(1, share) * (right - left), 12, fill: seriesInk(0)) }
    y += 16
  }

  /// Part of a circle, clockwise from its top.
  ///
  /// - Parameters: `from`, `to`: shares of the circle, less than a whole one apart.
  func arc(_ centre: SVGCanvas.Point, _ radius: Double, from: Double, to: Double) -> String {
    let (start, end) = (Turn.point(centre, radius, from), Turn.point(centre, radius, to))
    let large = to - from > 0.5 ? 1 : 0
    let numbers = [start.x, start.y, radius, radius, end.x, end.y].map(canvas.number)
    return "M \(numbers[0]) \(numbers[1]) A \(numbers[2]) \(numbers[3]) 0 \(large) 1 \(numbers[4]) \(numbers[5])"
  }
}
