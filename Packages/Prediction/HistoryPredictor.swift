import Foundation
import TrackerCore
import TrackerStatistics

/// The probability of a flare on the next day from a person's own past alone: eight fixed coefficients (FORMULAS 2.1).
enum HistoryPredictor {
  static let name = "history"

  /// A probability with its plausible range and what it is made of.
  struct Prediction: Sendable, Hashable {
    /// 0 … 1, exclusive.
    var probability: Double
    var range: ClosedRange<Double>
    /// They sum to the log-odds within 1e-9.
    var contributions: [Forecast.Contribution]
  }

  /// Coefficients of the features; fitted on seven diary studies (SCIENCE section 3).
  private static let coefficients = [-0.055, 1.083, 0.505, 0.077, 0.745, 2.11, 0.048, 0.451]
  /// Prior standard deviations of the coefficients (FORMULAS 2.3).
  private static let deviations = [0.25, 0.08, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12]
  private static let names = ["intercept", "own-rate", "last-day", "day-before", "two-days", "week", "last-severity", "recent-severity"]

  static func prediction(from state: HistoryState) -> Prediction {
    let features = state.features
    let terms = zip(coefficients, features).map { $0 * $1 }
    let logOdds = terms.reduce(0, +)
    let variance = zip(deviations, features).reduce(0) { $0 + $1.0 * $1.0 * $1.1 * $1.1 }
    // FORMULAS 2.5, history member alone: 80 % of a normal, widened by 2.2 for what one member can't see.
    let half = 1.2816 * (variance + 2.2).squareRoot()
    return Prediction(
      probability: sigmoid(logOdds), range: sigmoid(logOdds - half)...sigmoid(logOdds + half),
      contributions: zip(names, terms).enumerated().map { index, term in
        Forecast.Contribution(part: index < 2 ? .baseRate : .recentDays, name: term.0, logOdds: term.1)
      })
  }
}
