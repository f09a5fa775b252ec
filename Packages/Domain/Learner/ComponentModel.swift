import TrackerCore

/// One model of the ensemble: it learns from an outcome and the row of the evening before, and gives log-odds of a
/// flare on the day after a row.
protocol ComponentModel: Sendable {
  /// Learns from a day's outcome.
  ///
  /// - Parameters:
  ///   - day: What is known of the day.
  ///   - before: The row of the evening before, which has at least one known outcome.
  ///   - row: The row of the day's own evening.
  mutating func learn(_ day: LearnerDay, from before: LearnerRow, at row: LearnerRow)

  /// The forecast of the day after a row; nil where the model has nothing to go by.
  func forecast(from row: LearnerRow) -> ModelForecast?
}

/// What one model of the ensemble says of the day after a row.
struct ModelForecast: Sendable {
  /// The terms of the model, which sum to its log-odds.
  var terms: [Forecast.Contribution]
  /// Posterior variance of the log-odds; nil for a model whose coefficients are fixed or that gives none.
  var variance: Double?

  /// The log-odds of a flare.
  var logOdds: Double { terms.reduce(0) { $0 + $1.logOdds } }
}

/// Names of the contributions, as forecasts are stored with them.
enum TermName {
  /// Of 1, u0 … u6.
  static let history = [
    "intercept", "own-rate", "last-day", "day-before", "two-days", "week", "last-severity", "recent-severity",
  ]
  static let severityLevel = "severity-level"
  static let limit = "limit"
  /// What the bound on the first answered days took.
  static let firstDays = "first-days"
  /// The base rate, as far as days without an answer have brought the forecast back to it.
  static let silence = "silence"

  /// A term of 1, u0 … u6.
  static func term(_ index: Int, _ logOdds: Double) -> Forecast.Contribution {
    Forecast.Contribution(part: index < 2 ? .baseRate : .recentDays, name: history[index], logOdds: logOdds)
  }

  /// A term of a factor.
  static func term(_ factor: LearnerDesign.Factor, _ logOdds: Double) -> Forecast.Contribution {
    Forecast.Contribution(part: .factor, name: factor.id.rawValue, logOdds: logOdds)
  }
}
