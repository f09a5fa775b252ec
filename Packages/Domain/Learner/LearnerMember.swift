import TrackerCore

/// One way to forecast, pooled with others: it learns from an outcome and the row of the evening before, and says
/// log-odds of a row.
protocol LearnerMember: Sendable {
  /// Learns from what a day was.
  ///
  /// - Parameters:
  ///   - before: The row of the evening before, which knew of at least one day.
  ///   - row: The row of the day's own evening.
  mutating func learn(_ day: LearnerDay, from before: LearnerRow, at row: LearnerRow)
  /// nil where the member has nothing to say.
  func opinion(on row: LearnerRow) -> MemberOpinion?
}

/// What one member says of the day after a row.
struct MemberOpinion: Sendable {
  /// They sum to the log-odds.
  var terms: [Forecast.Contribution]
  /// Of the log-odds, by how unsure the member is of its coefficients; nil where it can't tell.
  var variance: Double?

  var logOdds: Double { terms.reduce(0) { $0 + $1.logOdds } }
}

/// Names of the contributions that are not factors.
enum TermName {
  static let history = [
    "intercept", "own-rate", "last-day", "day-before", "two-days", "week", "last-severity", "recent-severity",
  ]
  static let severityLevel = "severity-level"
  static let limit = "limit"

  /// A term of 1, u0 … u6.
  static func term(_ index: Int, _ logOdds: Double) -> Forecast.Contribution {
    Forecast.Contribution(part: index < 2 ? .baseRate : .recentDays, name: history[index], logOdds: logOdds)
  }

  /// A term of a factor.
  static func term(_ factor: LearnerDesign.Factor, _ logOdds: Double) -> Forecast.Contribution {
    Forecast.Contribution(part: .factor, name: factor.id.rawValue, logOdds: logOdds)
  }
}
