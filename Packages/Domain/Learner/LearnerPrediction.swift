import TrackerCore
import TrackerStatistics

/// The ensemble's forecast of a day: a probability, its plausible range and what moved it (`docs/forecast.md`, 5.2).
public struct LearnerPrediction: Sendable, Hashable {
  /// Probability of a flare, between 0 and 1 and never either.
  public var probability: Double
  /// The plausible range around the probability; not a confidence interval.
  public var range: ClosedRange<Double>
  /// The severity to expect; nil where no severity is known yet.
  public var severity: Forecast.ExpectedSeverity?
  /// The person's flare rate so far, 0 … 1: r of `docs/forecast.md`, 2.1.
  public var baseRate: Double
  /// Calendar days without an answer since the last one; from `Forecast.silentDaysToBaseRate` on nothing but the base
  /// rate is said.
  public var silentDays: Int
  /// What moved the log-odds, one for each name; they sum to the log-odds of the probability within 1e-9. Factors that
  /// are unknown on the day have none.
  public var contributions: [Forecast.Contribution]

  /// A model's log-odds are clipped to ± this; it takes most of a year without an exception to get there.
  private static let limit = 6.0
  /// The normal distribution's 90 % quantile, which leaves 80 % in the middle.
  private static let quantile = 1.2816
  /// Variance of the log-odds that the models cannot see.
  private static let unexplained = 0.6

  /// A model's log-odds within the limit.
  static func clipped(_ logOdds: Double) -> Double { min(limit, max(-limit, logOdds)) }

  /// How far a forecast may lie above the first one of all for each answered day so far, in log-odds: one bad first day
  /// says little of the next (`docs/forecast.md`, 5.2).
  private static let step = 0.7

  /// - Parameters:
  ///   - weights: Of the models, which sum to 1.
  ///   - history: What is known of the person so far.
  init(
    _ forecasts: [ModelForecast], weights: [Double], history: HistoryState, severity: Forecast.ExpectedSeverity?,
    after silence: Silence
  ) {
    var sum = TermSum()
    var mean = 0.0
    var clipped: [(weight: Double, logOdds: Double)] = []
    for (forecast, weight) in zip(forecasts, weights) {
      let logOdds = forecast.logOdds
      let within = LearnerPrediction.clipped(logOdds)
      for term in forecast.terms { sum.add(term, times: weight) }
      if within != logOdds {
        sum.add(Forecast.Contribution(part: .limit, name: TermName.limit, logOdds: within - logOdds), times: weight)
      }
      mean += weight * within
      clipped.append((weight, within))
    }
    let betweenModels = clipped.reduce(0) { $0 + $1.weight * ($1.logOdds - mean) * ($1.logOdds - mean) }
    let withinModels = forecasts.compactMap(\.variance).max() ?? 0
    let variance = withinModels + betweenModels + LearnerPrediction.unexplained + silence.addedVariance
    let half = LearnerPrediction.quantile * variance.squareRoot()

    let highest = LearnerPrediction.highest(after: history.known)
    if mean > highest {
      sum.add(Forecast.Contribution(part: .limit, name: TermName.firstDays, logOdds: highest - mean), times: 1)
      mean = highest
    }
    if silence.days > 0 {
      let base = min(highest, logit(history.rate))
      sum.fade(to: silence.share)
      sum.add(Forecast.Contribution(part: .baseRate, name: TermName.silence, logOdds: base), times: 1 - silence.share)
      mean = silence.share * mean + (1 - silence.share) * base
    }
    probability = sigmoid(mean)
    range = silence.widened(sigmoid(mean - half)...sigmoid(mean + half))
    self.severity = severity
    baseRate = history.rate
    silentDays = silence.days
    contributions = sum.terms.map { term in
      guard term.part == .recentDays, !history.answers.suffice(for: term.name) else { return term }
      var unsaid = term
      unsaid.lacksAnswers = true
      return unsaid
    }
  }

  /// The most log-odds that may be said after so many answered days.
  private static func highest(after known: Int) -> Double {
    known == 0 ? limit : min(limit, logit(HistoryState().rate) + step * Double(known))
  }
}

/// Terms of several models, added up by name in the order in which they first came. Factors that are unknown on the day
/// have none.
private struct TermSum {
  private(set) var terms: [Forecast.Contribution] = []
  private var places: [String: Int] = [:]

  mutating func add(_ term: Forecast.Contribution, times weight: Double) {
    guard term.part != .factor || term.logOdds != 0 else { return }
    guard let place = places[term.name] else {
      places[term.name] = terms.count
      terms.append(Forecast.Contribution(part: term.part, name: term.name, logOdds: weight * term.logOdds))
      return
    }
    terms[place].logOdds += weight * term.logOdds
  }

  /// Leaves a share of every term; none of them stay where it is 0.
  mutating func fade(to share: Double) {
    for place in terms.indices { terms[place].logOdds *= share }
    if share == 0 { (terms, places) = ([], [:]) }
  }
}
