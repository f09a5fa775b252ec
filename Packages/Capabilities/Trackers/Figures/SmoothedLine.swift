import Foundation

/// A line through numbers that jump from day to day, such as weights: an exponentially weighted mean.
///
/// Each day the line goes a tenth of the way to the day's number, as in John Walker's "The Hacker's Diet" (2005,
/// chapter "Signal and noise": a moving average with 10% smoothing). A day without a number leaves the line where it
/// is, and the next number counts for the days since: after `n` days the line goes 1 − 0.9ⁿ of the way.
enum SmoothedLine {
  /// The share of the way that it goes in a day.
  static let share = 0.1

  /// The line on each day; nil before the first known number.
  ///
  /// - Parameter values: One for each day, the earliest first, not-a-number where unknown.
  static func levels(of values: [Double]) -> [Double?] {
    var level: Double?
    var days = 0.0
    return values.map { value in
      days += 1
      guard !value.isNaN else { return level }
      level = level.map { $0 + (1 - pow(1 - share, days)) * (value - $0) } ?? value
      days = 0
      return level
    }
  }
}
