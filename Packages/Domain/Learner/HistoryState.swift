import Foundation
import TrackerStatistics

/// What is known of a person's outcomes and severities when a day has ended, advanced once per calendar day, logged or
/// not (`docs/forecast.md`, 2.1).
///
/// A day without an outcome or severity only lets the decayed sums decay, so that it makes no difference how unlogged
/// days are given.
public struct HistoryState: Codable, Sendable, Hashable {
  /// The state before the first day.
  public init() {}

  /// Days with a known outcome.
  public private(set) var known = 0
  /// Flares among them.
  public private(set) var flares = 0
  /// Decayed sums of flares and of known days, half-lives of two and of seven days.
  private(set) var flares2 = 0.0
  private(set) var days2 = 0.0
  private(set) var flares7 = 0.0
  private(set) var days7 = 0.0
  /// Mean and spread of the known severities, 0 … 10.
  public private(set) var severities = RunningMoments()
  /// Decayed sums of known severities and of their days, half-life of two days.
  private(set) var severity2 = 0.0
  private(set) var severityDays2 = 0.0
  /// Whether the day that has ended was a flare; nil where unknown.
  public private(set) var outcome: Bool?
  /// The same of the calendar day before.
  private(set) var outcomeBefore: Bool?
  /// Severity of the day that has ended, 0 … 10; nil where unknown.
  public private(set) var severity: Double?

  /// Which of the last days were answered.
  private(set) var answers = RecentAnswers()

  private static let halfLife2 = pow(2.0, -1.0 / 2)
  private static let halfLife7 = pow(2.0, -1.0 / 7)

  /// Takes in the next calendar day; both are nil where unanswered.
  ///
  /// - Parameter severity: 0 … 10.
  public mutating func advance(outcome: Bool?, severity: Double?) {
    flares2 *= HistoryState.halfLife2
    days2 *= HistoryState.halfLife2
    severity2 *= HistoryState.halfLife2
    severityDays2 *= HistoryState.halfLife2
    flares7 *= HistoryState.halfLife7
    days7 *= HistoryState.halfLife7
    if let outcome {
      let flare = outcome ? 1.0 : 0
      known += 1
      flares += outcome ? 1 : 0
      flares2 += flare
      days2 += 1
      flares7 += flare
      days7 += 1
    }
    if let severity {
      severities.add(severity)
      severity2 += severity
      severityDays2 += 1
    }
    answers.advance(outcome: outcome != nil, severity: severity != nil)
    outcomeBefore = self.outcome
    self.outcome = outcome
    self.severity = severity
  }

  /// The person's flare rate so far, 0 … 1, shrunk towards .3 by two pseudo-days: r of `docs/forecast.md`, 2.1.
  public var rate: Double { (Double(flares) + 0.6) / (Double(known) + 2) }

  /// Spread of severities, shrunk towards 2 by four pseudo-days: S of `docs/forecast.md`, 2.1.
  var spread: Double { ((severities.squares + 16) / (Double(severities.count) + 4)).squareRoot() }

  /// The baseline that forecasts are scored against, the person's own rate so far: (k + 1)/(n + 2) of
  /// `docs/forecast.md`, 6.1.
  public var referenceRate: Double { (Double(flares) + 1) / (Double(known) + 2) }

  /// 1 and u0 … u6 of `docs/forecast.md`, 2.2; 0 where their day is unknown.
  var features: [Double] {
    let rate = rate
    let spread = spread
    let mean = severities.mean
    func against(_ outcome: Bool?) -> Double { outcome.map { ($0 ? 1 : 0) - rate } ?? 0 }
    return [
      1, logit(rate), against(outcome), against(outcomeBefore), (flares2 + rate) / (days2 + 1) - rate,
      (flares7 + 2 * rate) / (days7 + 2) - rate, severity.map { ($0 - mean) / spread } ?? 0,
      severities.count == 0 ? 0 : ((severity2 + mean) / (severityDays2 + 1) - mean) / spread,
    ]
  }
}
