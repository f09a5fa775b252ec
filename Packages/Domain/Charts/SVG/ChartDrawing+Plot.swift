import TrackerCore

extension ChartDrawing {
  /// The fewest pixels from one place to the next: with less, days become weeks.
  private static let leastStep = 3.0
  /// Half a year has a bar for each day.
  private static let leastStepOfPage = 3.5
  private static let height = 150.0

  /// Where values and places lie in a plot.
  struct Frame {
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double
    var places: Int
    var axis: ChartAxis

    var step: Double { (right - left) / Double(max(1, places)) }
    var barWidth: Double { min(48, max(0.8, step * 0.72)) }
    func x(_ place: Int) -> Double { left + (Double(place) + 0.5) * step }
    func y(_ value: Double) -> Double { bottom - axis.share(value) * (bottom - top) }
    /// Where bars stand: at 0 where the axis has it.
    var base: Double { y(max(axis.lowest, min(axis.highest, 0))) }
  }

  mutating func draw(_ whole: Plot) {
    let names = chart.shows(.axes) ? whole.y.ticks.map { $0.label.estimatedWidth(12) }.max() ?? 0 : 0
    // On a page there is as much room whatever stands beside it.
    let shown = isOfPage ? whole.thinned(to: Int(style.width / ChartDrawing.leastStepOfPage)).plot : whole
    let beside = isNarrow ? 0 : sideNames(of: shown).map { $0.text.estimatedWidth(12) }.max().map { $0 + 10 } ?? 0
    let (start, end) = span(before: names > 0 ? names + 8 : 0, beside: min(beside, style.width / 4))
    let least = isOfPage ? ChartDrawing.leastStepOfPage : ChartDrawing.leastStep
    let (plot, grain) = whole.thinned(to: Int((end - start) / least))
    let frame = Frame(
      left: start, right: end, top: y + 8, bottom: y + 8 + ChartDrawing.height, places: plot.places.count, axis: plot.y)
    background(plot, frame)
    for (number, series) in plot.series.enumerated() { draw(series, number, of: plot, frame, grain) }
    if let reference = plot.reference {
      let height = frame.y(reference.value)
      canvas.line((frame.left, height), (frame.right, height), .init(colour: colour(.high), dashes: "3 3"))
    }
    marks(plot, frame)
    y = frame.bottom + (plot.hasMarks ? 14 : 4)
    ticks(plot, frame)
    if !isNarrow { sideLabels(plot, frame) }
    legend(plot, grain)
  }

  private mutating func background(_ plot: Plot, _ frame: Frame) {
    if let band = plot.band {
      let top = frame.y(band.to)
      canvas.rectangle(
        frame.left, top, frame.right - frame.left, max(1, frame.y(band.from) - top),
        fill: softBand)
    }
    gaps(plot.gaps, frame)
    for tick in plot.y.ticks {
      let height = frame.y(tick.value)
      if chart.shows(.grid) {
        canvas.line((frame.left, height), (frame.right, height), .init(colour: colour(.line)))
      }
      if chart.shows(.axes) { label(tick.label, frame.left - 8, height + 4, anchor: .end) }
    }
    guard chart.shows(.axes) else { return }
    baseline(plot.places.indices.runs { !plot.isGap($0) }, frame)
  }

  /// A pale band for each stretch in which nothing is known.
  mutating func gaps(_ runs: [Range<Int>], _ frame: Frame) {
    for run in runs {
      canvas.rectangle(
        frame.x(run.lowerBound) - frame.step / 2, frame.top, Double(run.count) * frame.step, frame.bottom - frame.top,
        fill: colour(.sunk), stroke: unknownEdge)
    }
  }

  /// The line that bars stand on: only under what is known.
  mutating func baseline(_ runs: [Range<Int>], _ frame: Frame) {
    for run in runs {
      canvas.line(
        (frame.x(run.lowerBound) - frame.step / 2, frame.base),
        (frame.x(run.upperBound - 1) + frame.step / 2, frame.base),
        .init(colour: colour(.edge)))
    }
  }

  private mutating func draw(
    _ series: Plot.Series, _ number: Int, of plot: Plot, _ frame: Frame, _ grain: Plot.Grain
  ) {
    if plot.isStacked { return stack(number, of: plot, frame) }
    switch series.shape {
    case .bars: bars(series, number, of: plot, frame, marksBars: plot.marksBars && grain == .day)
    case .line: line(series, number, of: plot, frame)
    case .area: area(series, number, of: plot, frame)
    }
  }

  /// The colour of a series: a line over bars is ink.
  func seriesColour(_ number: Int, of plot: Plot) -> ChartInk {
    let isLineOverBars = number == 1 && plot.series[0].shape == .bars && plot.series[1].shape == .line
    return isLineOverBars ? colour(.ink) : seriesInk(number)
  }

  /// - Parameter marksBars: Whether bars of marked places have their colour; a week with a flare day is no flare.
  private mutating func bars(
    _ series: Plot.Series, _ number: Int, of plot: Plot, _ frame: Frame, marksBars: Bool
  ) {
    let width = frame.barWidth
    for (place, value) in series.values.enumerated() {
      guard let value else { continue }
      let top = frame.y(value)
      let colour = marksBars && plot.places[place].isMarked ? colour(.high) : seriesColour(number, of: plot)
      // A known zero is a bar of one pixel, which no gap looks like.
      let (from, to) = (min(top, frame.base), max(top, frame.base))
      canvas.rectangle(frame.x(place) - width / 2, to - max(1.5, to - from), width, max(1.5, to - from), fill: colour)
    }
  }

  private mutating func stack(_ number: Int, of plot: Plot, _ frame: Frame) {
    let width = frame.barWidth
    for place in plot.places.indices where !plot.isGap(place) {
      let below = plot.series[..<number].reduce(0) { $0 + ($1.values[place] ?? 0) }
      let own = plot.series[number].values[place] ?? 0
      let (bottom, top) = (frame.y(below), frame.y(below + own))
      guard bottom > top else { continue }
      canvas.rectangle(
        frame.x(place) - width / 2, top, width, bottom - top, fill: seriesInk(number))
    }
  }

  /// A line through what is known, never across a gap; a value alone is a dot.
  private mutating func line(_ series: Plot.Series, _ number: Int, of plot: Plot, _ frame: Frame) {
    let colour = seriesColour(number, of: plot)
    let isDashed = number == 1 && plot.series[0].shape != .bars
    let values = plot.drawn(series)
    for run in values.indices.runs(where: { values[$0] != nil }) {
      let points = run.compactMap { place in values[place].map { (x: frame.x(place), y: frame.y($0)) } }
      if points.count == 1 {
        canvas.circle(points[0], 2.5, fill: colour)
      } else {
        canvas.polyline(points, .init(colour: self.colour(.card), width: 4.5, isRound: true))
        canvas.polyline(points, .init(colour: colour, width: 2, dashes: isDashed ? "5 4" : "", isRound: !isDashed))
      }
    }
  }

  private mutating func area(_ series: Plot.Series, _ number: Int, of plot: Plot, _ frame: Frame) {
    for run in series.values.indices.runs(where: { series.values[$0] != nil }) {
      let points = run.compactMap { place in series.values[place].map { (x: frame.x(place), y: frame.y($0)) } }
      guard let first = points.first, let last = points.last, points.count > 1 else { continue }
      canvas.polygon(
        points + [(last.x, frame.base), (first.x, frame.base)], fill: seriesInk(number),
        opacity: 0.3)
    }
    line(series, number, of: plot, frame)
  }

  private mutating func marks(_ plot: Plot, _ frame: Frame) {
    marks(plot.places.indices.filter { plot.places[$0].isMarked }, frame)
  }

  /// The signs of marked places, below them.
  mutating func marks(_ places: [Int], _ frame: Frame) {
    for place in places {
      mark(frame.x(place), frame.bottom + 4, colour(.high), half: max(1.5, min(4, frame.step / 2)))
    }
  }

  /// Names below the axis; one that would touch its neighbour is left out.
  private mutating func ticks(_ plot: Plot, _ frame: Frame) {
    guard chart.shows(.axes) else { return }
    let top = y
    y += 17
    var free = left
    for tick in plot.ticks {
      let place = frame.x(tick.place)
      let width = tick.label.estimatedWidth(12)
      let room = width * (isOfPage ? ChartDrawing.squeeze : 1)
      // A page may be so narrow that a name at an end has to begin or end there.
      let isAtEnd = isOfPage && (place < room / 2 || place > right - room / 2)
      let x = isAtEnd ? place : min(max(place, frame.left + width / 2), max(frame.right, right) - width / 2)
      let anchor: ChartFigure.Anchor = isAtEnd ? place < room / 2 ? .start : .end : .middle
      let start = x - (anchor == .start ? min(x, frame.barWidth / 2) : anchor == .end ? room : room / 2)
      guard start >= free else { continue }
      if plot.places.count > 1 { canvas.line((place, top), (place, top + 4), .init(colour: colour(.edge))) }
      label(tick.label, anchor == .start ? start : x, y, anchor: anchor, isTick: true)
      free = start + room + 10
    }
    y += 4
  }

  // MARK: Names

  private func sideNames(of plot: Plot) -> [(value: Double, text: String, colour: ChartInk)] {
    var names: [(value: Double, text: String, colour: ChartInk)] = []
    if let reference = plot.reference { names.append((reference.value, reference.label, colour(.high))) }
    if let band = plot.band { names.append(((band.from + band.to) / 2, band.label, colour(.faintInk))) }
    for (number, series) in plot.series.enumerated() where series.shape != .bars && !plot.isStacked {
      guard let last = plot.drawn(series).last(where: { $0 != nil }) ?? nil else { continue }
      names.append((last, series.name, readable(seriesColour(number, of: plot))))
    }
    return names
  }

  private mutating func sideLabels(_ plot: Plot, _ frame: Frame) {
    let names = sideNames(of: plot).map { (y: frame.y($0.value) + 4, $0.text, $0.colour) }.sorted { $0.y < $1.y }
    var free = frame.top
    for (height, text, colour) in names {
      let place = max(height, free)
      let width = isOfPage ? style.width / 4 : right - frame.right
      for (index, line) in text.wrapped(to: max(60, width - 8), size: 12).enumerated() {
        label(line, frame.right + 8, place + Double(index) * 14, colour: colour)
        free = place + Double(index + 1) * 14
      }
    }
  }

  private mutating func legend(_ plot: Plot, _ grain: Plot.Grain) {
    var items: [(Sign, String)] = []
    var beside: Set<Int> = []
    for (number, series) in plot.series.enumerated() {
      let colour = seriesColour(number, of: plot)
      let isBlock = series.shape != .line || plot.isStacked
      if isBlock {
        items.append((.block(colour), series.name))
      } else {
        beside.insert(items.count)
        items.append((.line(colour, isDashed: number == 1 && plot.series[0].shape != .bars), series.name))
      }
    }
    if plot.hasMarks { items.append((.mark(colour(.high)), chart.words.marked)) }
    if let band = plot.band { items.append((.block(softBand), band.label)) }
    if let reference = plot.reference {
      beside.insert(items.count)
      items.append((.line(colour(.high), isDashed: true), reference.label))
    }
    if plot.hasGaps { items.append((.blank, chart.words.gap)) }
    legend(items, beside: beside)
    if let name = chart.words.told(grain) { note(name) }
  }
}

extension Plot {
  /// Places one after the other at which nothing is known.
  fileprivate var gaps: [Range<Int>] { places.indices.runs(where: isGap) }
}

extension Range<Int> {
  /// The longest stretches in which all numbers are so.
  func runs(where isSo: (Int) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for number in self where isSo(number) {
      if let last = runs.last, last.upperBound == number {
        runs[runs.count - 1] = last.lowerBound..<number + 1
      } else {
        runs.append(number..<number + 1)
      }
    }
    return runs
  }
}
