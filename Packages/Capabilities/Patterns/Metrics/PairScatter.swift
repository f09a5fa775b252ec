import TrackerApplication
import TrackerCharts
import TrackerCore

/// The days of two metrics as a picture, and in words: what the second was like on days with little, some and much of
/// the first.
struct PairScatter: Encodable, Sendable {
  /// Days of like numbers of the first metric.
  struct Part: Encodable, Sendable {
    /// The lowest and the highest number of the first metric.
    var from: Double
    var to: Double
    var days: Int
    /// The mean of the second metric on these days, or the days after them.
    var mean: Double
  }

  /// The days, the first metric's number before the second's.
  var points: [[Double]]
  var parts: [Part]

  /// At most so many parts.
  private static let mostParts = 3

  init(_ days: [(first: Double, second: Double)]) {
    points = days.map { [$0.first, $0.second] }
    parts = PairScatter.parts(of: days.sorted { ($0.first, $0.second) < ($1.first, $1.second) })
  }

  /// As equal in days as they can be with equal numbers of the first metric in one part; of few numbers, a part for
  /// each.
  private static func parts(of days: [(first: Double, second: Double)]) -> [Part] {
    let numbers = Set(days.map(\.first)).sorted()
    var groups: [[(first: Double, second: Double)]] = []
    for number in numbers {
      let own = days.filter { $0.first == number }
      let before = groups.reduce(0) { $0 + $1.count }
      // A new part begins where the middle of these days lies in the next third.
      let third = min(mostParts - 1, (before + own.count / 2) * mostParts / max(1, days.count))
      if numbers.count <= mostParts || groups.isEmpty || third > groups.count - 1 {
        groups.append(own)
      } else {
        groups[groups.count - 1] += own
      }
    }
    return groups.map { group in
      Part(
        from: group[0].first, to: group[group.count - 1].first, days: group.count,
        mean: group.reduce(0) { $0 + $1.second } / Double(group.count))
    }
  }

  /// The picture, with its parts in words for whoever sees none.
  func chart(_ first: MetricDefinition, _ second: MetricDefinition, lag: Int, _ format: TextFormatter) -> Chart {
    var counts: [[Double]: Int] = [:]
    for point in points { counts[point, default: 0] += 1 }
    let marks = counts.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    let (firstName, secondName) = (title(first, format), title(second, format))
    let vertical = lag == 0 ? secondName : format("{name}, the next day", ["name": secondName])
    let scatter = Scatter(
      x: axis(firstName, points.map { $0[0] }, first, format), y: axis(vertical, points.map { $0[1] }, second, format),
      points: marks.map { .init(x: $0.key[0], y: $0.key[1], weight: Double($0.value)) },
      weights: counts.values.contains { $0 > 1 } ? format("days") : nil)
    let table = ChartTable(
      [
        .init(firstName), .init(format("days"), isNumeric: true),
        .init(format("{name}, mean", ["name": vertical]), isNumeric: true),
      ],
      rows: parts.map { [range($0, format), "\($0.days)", format.number($0.mean)] })
    return Chart(
      "", parts.map { sentence($0, first, second, lag: lag, format) }, .scatter(scatter),
      numbers: .inPlaceOfSentences, table: table)
  }

  /// `Sleep (hours)`
  private func title(_ metric: MetricDefinition, _ format: TextFormatter) -> String {
    guard !metric.unit.isEmpty else { return format(metric.name) }
    return format("{name} ({unit})", ["name": format(metric.name), "unit": format(metric.unit)])
  }

  private func axis(
    _ title: String, _ values: [Double], _ metric: MetricDefinition, _ format: TextFormatter
  ) -> ChartAxis {
    let (lowest, highest) = (values.min() ?? 0, values.max() ?? 0)
    let range = metric.pointScale ?? (lowest < highest ? lowest...highest : lowest - 1...lowest + 1)
    let ticks =
      metric.pointScale.map(ChartAxis.places(on:))
      ?? [range.lowerBound, (range.lowerBound + range.upperBound) / 2, range.upperBound]
    return ChartAxis(title, range, ticks: ticks.map { .init($0, format.number($0)) })
  }

  private func range(_ part: Part, _ format: TextFormatter) -> String {
    part.from == part.to ? format.number(part.from) : "\(format.number(part.from))–\(format.number(part.to))"
  }

  private func sentence(
    _ part: Part, _ first: MetricDefinition, _ second: MetricDefinition, lag: Int, _ format: TextFormatter
  ) -> String {
    let values = [
      "first": format(first.name), "second": format.inSentence(format(second.name)), "range": range(part, format),
      "mean": format.number(part.mean), "days": "\(part.days)",
    ]
    return lag == 0
      ? format("{first} {range}: mean of {second} {mean} (days: {days}).", values)
      : format("{first} {range}: mean of {second} the next day {mean} (days: {days}).", values)
  }
}
