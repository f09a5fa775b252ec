import TrackerCore

extension ChartDrawing {
  /// Bars beside each other's names, each with its amount behind it.
  mutating func drawBars(_ portions: Portions) {
    let names = min(right / 3, portions.portions.map { $0.name.estimatedWidth(12) }.max() ?? 0)
    let amounts = portions.portions.map { chart.words.number($0.amount).estimatedWidth(12) }.max() ?? 0
    let (start, end) = span(before: names + 10)
    let most = max(1, portions.portions.map(\.amount).max() ?? 1)
    let room = min(isOfPage ? end : 520, end - start - (isOfPage ? ChartDrawing.squeeze : 1) * (amounts + 10))
    label(portions.title, start - names - 10, y + 8, isBold: true)
    label(portions.unit, start, y + 8, isBold: true)
    y += 18
    for portion in portions.portions {
      let length = max(1.5, portion.amount / most * room)
      label(portion.name, start - 10, y + 14, anchor: .end, colour: colour(.quietInk))
      if portion.isUnknown {
        canvas.rectangle(
          start + 0.5, y + 2.5, length, 15, fill: nil, stroke: .init(colour: colour(.edge), dashes: "3 3"))
      } else {
        canvas.rectangle(start, y + 2, length, 16, fill: seriesInk(0))
      }
      label(chart.words.number(portion.amount), start + length + 6, y + 14, colour: colour(.ink))
      y += 22
    }
  }

  /// A pie with its parts named beside it, or below where there is no room.
  mutating func drawPie(_ portions: Portions) {
    let radius = 80.0
    let centre = (x: left + radius + 4, y: y + radius + 6)
    var from = 0.0
    for (number, portion) in portions.portions.enumerated() where portion.amount > 0 {
      let share = portions.share(portion)
      slice(centre, radius, from, from + share, portion, number)
      from += share
    }
    let isBeside = right - centre.x - radius > 200
    let x = isBeside ? centre.x + radius + 28 : left
    var line = isBeside ? centre.y - Double(portions.portions.count) * 11 + 8 : centre.y + radius + 24
    for (number, portion) in portions.portions.enumerated() {
      y = line
      drawSign(portion, number, x)
      let percent = "\(chart.words.number(portions.share(portion) * 100, upTo: 0))%"
      label(portion.name, x + 20, line, colour: colour(.ink))
      label(
        "\(percent) · \(chart.words.number(portion.amount)) \(portions.unit(of: portion.amount))",
        x + 20 + max(70, portion.name.estimatedWidth(12) + 14), line)
      line += 22
    }
    y = max(line - 12, centre.y + radius + 6)
  }

  private mutating func drawSign(_ portion: Portions.Portion, _ number: Int, _ x: Double) {
    if portion.isUnknown {
      canvas.rectangle(x + 0.5, y - 9.5, 12, 11, fill: nil, stroke: .init(colour: colour(.edge), dashes: "2 2"))
    } else {
      // The palest step is hardly seen without an edge.
      let edge = portion.step == nil ? nil : SVGCanvas.Stroke(colour: colour(.edge))
      canvas.rectangle(x, y - 10, 13, 12, fill: ink(of: portion, number), stroke: edge, radius: 2)
    }
  }

  /// The colour of a part: of its step where parts have an order.
  private func ink(of portion: Portions.Portion, _ number: Int) -> ChartInk {
    portion.step.flatMap { step($0) } ?? seriesInk(number)
  }

  private mutating func slice(
    _ centre: SVGCanvas.Point, _ radius: Double, _ from: Double, _ to: Double, _ portion: Portions.Portion,
    _ number: Int
  ) {
    let fill = portion.isUnknown ? nil : ink(of: portion, number)
    let edge =
      portion.isUnknown
      ? SVGCanvas.Stroke(colour: colour(.edge), dashes: "3 3")
      : portion.step == nil ? SVGCanvas.Stroke(colour: colour(.card), width: 2) : .init(colour: colour(.edge))
    if to - from >= 0.9999 { return canvas.circle(centre, radius, fill: fill, stroke: edge) }
    let middle = "L \(canvas.number(centre.x)) \(canvas.number(centre.y)) Z"
    canvas.path("\(arc(centre, radius, from: from, to: to)) \(middle)", fill: fill, stroke: edge)
  }
}
