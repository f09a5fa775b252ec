import TrackerApplication
import TrackerCharts
import TrackerCore

/// The days of a number up to the last one that is over, or up to today where today's value can't grow any more.
struct HealthSeries: Sendable {
  let metric: MetricDefinition
  /// Of points and of a share, the whole scale.
  let scale: ClosedRange<Double>?
  /// The last day that counts.
  let last: Day
  /// One a day up to the last one, nil where it is not known.
  let values: [Double?]

  /// - Parameter back: Days before today that the table holds.
  init?(_ id: MetricID, back: Int, in table: DayTable, of session: Session) {
    guard let metric = table.catalogue[id] else { return nil }
    let today = session.today
    last = table.isOpen(metric, on: today) ? today.advanced(by: -1) : today
    self.metric = metric
    scale = metric.pointScale
    values = table.numbers(of: id, on: today.advanced(by: -back)...last).map { $0.isNaN ? nil : $0 }
  }

  /// Of what is worked out here, up to today.
  init(_ metric: MetricDefinition, _ values: [Double?], upTo last: Day) {
    (self.metric, self.values, self.last) = (metric, values, last)
    scale = metric.pointScale
  }

  /// The last days, or as many that end some days before the last one; nil for each that lies outside.
  func last(_ count: Int, before skipped: Int = 0) -> [Double?] {
    let end = values.count - skipped
    return (end - count..<end).map { values.indices.contains($0) ? values[$0] : nil }
  }

  func days(_ count: Int) -> ClosedRange<Day> { last.advanced(by: 1 - count)...last }

  func isKnown(_ count: Int) -> Bool { last(count).contains { $0 != nil } }

  /// The last days beside as many before them. Both are cut into parts, so that luck can be told from a change.
  func change(_ count: Int) -> TrendChange {
    TrendChange(metric, scale: scale, from: last(count, before: count), to: last(count))
  }

  /// The latest known value of the last days, with its day.
  func latest(_ count: Int) -> (value: Double, day: Day)? {
    for back in 0..<count {
      if values.indices.contains(values.count - 1 - back), let value = values[values.count - 1 - back] {
        return (value, last.advanced(by: -back))
      }
    }
    return nil
  }
}

/// Charts of `health`: a number of each day, with what stands out.
struct HealthChart {
  var title: String
  var unit: String
  var series: HealthSeries
  var count: Int
  var shape: Plot.Shape
  /// Days that stand out, and what they are called.
  var marked: Set<Day> = []
  var mark: String?
  var reference: Plot.Reference?

  private static let (lengthOfMean, knownOfMean) = (7, 5)

  func chart(_ format: TextFormatter, _ sentences: [String]) -> Chart {
    var words = ChartWords(format)
    if let mark { words.marked = mark }
    let names = ChartDays(format: format)
    let days = series.days(count)
    let values = series.last(count)
    let known = values.compactMap(\.self) + (reference.map { [$0.value] } ?? [])
    let axis = ChartAxis(
      title, unit: unit, for: known, scale: series.scale, isAmount: shape == .bars, words: words)
    let own = Plot.Series(format.inSentence(title), shape, values)
    let earlier = series.last(count + Self.lengthOfMean - 1)
    let means = Array(earlier.rollingMean(over: Self.lengthOfMean, fewest: Self.knownOfMean).suffix(count))
    let hasMean = shape == .bars && count >= 2 * Self.lengthOfMean && means.contains { $0 != nil }
    let plot = Plot(
      y: axis, places: days.map { .init(names.name($0), day: $0, isMarked: marked.contains($0)) },
      ticks: names.ticks(days),
      hasMean ? .two(own, .init(format("7-day mean"), .line, means, isSmoothing: true)) : .one(own),
      reference: reference, fold: .mean)
    let titled = [
      "name": unit.isEmpty ? title : "\(title) (\(unit))", "from": names.name(days.lowerBound),
      "to": names.name(days.upperBound),
    ]
    return Chart(format("{name}, {from} to {to}", titled), sentences, .plot(plot), words: words)
  }
}
