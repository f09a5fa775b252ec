import TrackerCore

/// The numbers of a metric on days one after the other.
struct MetricSeries: Sendable {
  let metric: MetricDefinition
  /// nil where it is not known.
  let values: [Double?]

  init(_ metric: MetricDefinition, on days: ClosedRange<Day>, in table: DayTable) {
    self.metric = metric
    values = table.numbers(of: metric.id, on: days).map { $0.isNaN ? nil : $0 }
  }

  /// Whether it has the same number on all known days.
  var isConstant: Bool { Set(values.compactMap(\.self)).count == 1 }
  var isUnknown: Bool { values.allSatisfy { $0 == nil } }

  /// The days on which both are known, as the numbers of this one and of another so many days later.
  func paired(with other: MetricSeries, lag: Int) -> [(first: Double, second: Double)] {
    zip(values.dropLast(lag), other.values.dropFirst(lag)).compactMap { one, other in
      one.flatMap { one in other.map { (one, $0) } }
    }
  }
}
