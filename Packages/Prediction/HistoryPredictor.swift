import TrackerCore
import TrackerStatistics

/// The probability of a flare on the next day from a person's own past alone: eight fixed coefficients (FORMULAS 2.1).
struct HistoryPredictor: Predictor {
  let name = "history"

  /// Coefficients of the features; fitted on seven diary studies (SCIENCE section 3).
  private static let coefficients = [-0.055, 1.083, 0.505, 0.077, 0.745, 2.11, 0.048, 0.451]
  /// Prior standard deviations of the coefficients (FORMULAS 2.3).
  private static let deviations = [0.25, 0.08, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12]
  private static let names = ["intercept", "own-rate", "last-day", "day-before", "two-days", "week", "last-severity", "recent-severity"]
  /// A member's log-odds are cut to ± this (FORMULAS 2.5); it takes most of a year without an exception to get there.
  private static let limit = 6.0
  /// Half of a normal's middle 80 %, and the variance that one member can't see (FORMULAS 2.5, history member alone).
  private static let quantile = 1.2816
  private static let unseen = 2.2

  func prediction(from checkpoint: LearntState.Checkpoint) -> Prediction { HistoryPredictor.prediction(from: checkpoint.history) }

  static func prediction(from state: HistoryState) -> Prediction {
    let features = state.features
    let terms = zip(coefficients, features).map { $0 * $1 }
    let sum = terms.reduce(0, +)
    let logOdds = min(limit, max(-limit, sum))
    let variance = zip(deviations, features).reduce(0) { $0 + $1.0 * $1.0 * $1.1 * $1.1 }
    let half = quantile * (variance + unseen).squareRoot()
    var contributions = zip(names, terms).enumerated().map { index, term in
      Forecast.Contribution(part: index < 2 ? .baseRate : .recentDays, name: term.0, logOdds: term.1)
    }
    if logOdds != sum { contributions.append(.init(part: .limit, name: "limit", logOdds: logOdds - sum)) }
    return Prediction(
      probability: sigmoid(logOdds), range: sigmoid(logOdds - half)...sigmoid(logOdds + half), contributions: contributions)
  }
}
