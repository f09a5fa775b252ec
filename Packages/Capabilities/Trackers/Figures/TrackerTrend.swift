import TrackerCore
import TrackerStatistics

/// Where a number has been going for four weeks: a least-squares line through the known days.
struct TrackerTrend: Sendable, Hashable, Encodable {
  /// Days that are looked at.
  var days: Int
  var known: Int
  /// Change a week; nil with fewer than seven known days.
  var perWeek: Double?
  /// The ends of its 80% interval.
  var low: Double?
  var high: Double?

  static let days = 28
  static let fewestDays = 7

  /// How many more known days it takes; 0 where there are enough.
  var missingDays: Int { max(0, Self.fewestDays - known) }

  /// Whether it goes up or down: the interval has no 0 in it. nil while nothing can be said.
  var isClear: Bool? { low.flatMap { low in high.map { low > 0 || $0 < 0 } } }

  /// - Parameter values: Of the last days, the earliest first; not-a-number where unknown.
  init(of values: [Double]) {
    let rows = values.enumerated().filter { !$0.element.isNaN }.map {
      PartialSlope.Row(predictor: Double($0.offset), outcome: $0.element, covariates: [1])
    }
    days = values.count
    known = rows.count
    guard rows.count >= Self.fewestDays, let line = PartialSlope(rows) else { return }
    let interval = line.interval(level: 0.8)
    perWeek = line.slope * 7
    low = interval.lowerBound * 7
    high = interval.upperBound * 7
  }
}

/// How many days in a row were logged up to now.
struct LoggedStreak: Sendable, Hashable, Encodable {
  var days: Int
  /// Whether it goes back to the first day that was looked at, and perhaps further.
  var isAtLeast: Bool

  /// - Parameter values: Through today, the earliest first, not-a-number where unknown. Today does not end a streak.
  init(of values: [Double]) {
    let through = values.last?.isNaN == true ? values.dropLast() : values[...]
    days = through.reversed().prefix { !$0.isNaN }.count
    isAtLeast = days > 0 && days == through.count
  }
}
