import Foundation
import TrackerStatistics

/// How many days after a factor its effect shows in severity: the strength at each lag of 0 … 3 days.
///
/// For a lag d it is the slope of the severity of day t on the factor's points of day t − d, adjusted for the severity
/// of day t − 1, the recent level, trend and weekday (`docs/forecast.md`, 7.1). As four lags are tested, p is four
/// times that of one test and the interval is as wide as that requires (Bonferroni).
public struct ResponseTiming: Sendable, Hashable {
  /// The strength at one lag.
  public struct Strength: Sendable, Hashable {
    /// Days from the factor's day to the severity's.
    public var lag: Int
    /// Points of severity per personal standard deviation of the factor's points.
    public var slope: Double
    /// Confidence interval of the slope, 95 % for the four lags together.
    public var range: ClosedRange<Double>
    /// p of no effect at this lag, corrected for the four lags tested: 0 … 1.
    public var chance: Double
    /// Whether an effect at this lag may be claimed: p under .05.
    public var holds: Bool { chance < ResponseTiming.level }
  }

  /// One for each lag once there are enough days; a lag whose factor or severity did not vary is left out.
  public var strengths: [Strength]
  /// More days that are needed before anything is claimed; 0 once there are enough.
  public var daysNeeded: Int

  /// Lags tested, in days.
  public static let lags = 0...3
  /// Days with a severity, the severity of the day before, and the factor, for each lag.
  public static let fewestDays = 60
  /// Days on which the factor was above the person's own mean, and as many on which it was not.
  public static let fewestOnEachSide = 10
  static let level = 0.05
  /// Decay of the recent level, for each day with a severity.
  private static let decay = 0.9

  /// Tests the lags of one factor; O(days).
  ///
  /// - Parameters:
  ///   - days: One for each calendar day without a gap, the first day first.
  ///   - factor: The place of the factor in their values.
  public init(of factor: Int, in days: [LearnerDay]) {
    let rows = ResponseTiming.lags.map { ResponseTiming.rows(of: factor, lag: $0, in: days) }
    var needed = 0
    for points in rows.map({ $0.map(\.predictor) }) {
      let mean = points.reduce(0, +) / Double(max(1, points.count))
      let exposed = points.count { $0 > mean }
      needed = max(
        needed, ResponseTiming.fewestDays - points.count,
        ResponseTiming.fewestOnEachSide - min(exposed, points.count - exposed))
    }
    daysNeeded = needed
    strengths =
      needed > 0
      ? []
      : zip(ResponseTiming.lags, rows).compactMap { lag, rows in
        guard let spread = RunningMoments(rows.map(\.predictor)).standardDeviation, spread > 0,
          let partial = PartialSlope(rows)
        else { return nil }
        let lags = Double(ResponseTiming.lags.count)
        let range = partial.interval(level: 1 - ResponseTiming.level / lags)
        return Strength(
          lag: lag, slope: partial.slope * spread, range: range.lowerBound * spread...range.upperBound * spread,
          chance: min(1, lags * partial.chance))
      }
  }

  private static func rows(of factor: Int, lag: Int, in days: [LearnerDay]) -> [PartialSlope.Row] {
    var rows: [PartialSlope.Row] = []
    // Decayed sums of the known severities before the day.
    var (sum, weight) = (0.0, 0.0)
    for (index, day) in days.enumerated() {
      defer {
        if let severity = day.severity {
          sum = decay * sum + severity
          weight = decay * weight + 1
        }
      }
      guard index >= max(1, lag), let severity = day.severity, let before = days[index - 1].severity,
        days[index - lag].values.indices.contains(factor), let points = days[index - lag].values[factor]
      else { continue }
      let time = Double(index) / Double(days.count)
      let week = 2 * Double.pi * Double(index) / 7
      rows.append(
        PartialSlope.Row(
          predictor: points, outcome: severity,
          covariates: [1, before, sum / weight, time, time * time, sin(week), cos(week)]))
    }
    return rows
  }
}
