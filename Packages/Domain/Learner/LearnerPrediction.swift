import TrackerCore
import TrackerStatistics

/// The pooled forecast of a day: a probability with its plausible range and what it is made of (FORMULAS 2.5).
public struct LearnerPrediction: Sendable, Hashable {
  /// 0 … 1, exclusive.
  public var probability: Double
  /// Holds the probability; plausible, not a confidence interval.
  public var range: ClosedRange<Double>
  /// nil where no severity is known.
  public var severity: Forecast.ExpectedSeverity?
  /// The person's flare rate so far.
  public var usual: Double
  /// One for each name; they sum to the log-odds of the probability within 1e-9.
  public var contributions: [Forecast.Contribution]

  /// A member's log-odds are cut to ± this; it takes most of a year without an exception to get there.
  private static let limit = 6.0
  /// Half of a normal's middle 80 %, and the variance that the members can't see.
  private static let quantile = 1.2816
  private static let unseen = 0.6

  /// A member's log-odds within the limit.
  static func cut(_ logOdds: Double) -> Double { min(limit, max(-limit, logOdds)) }

  /// - Parameter shares: What each member counts, summing to 1.
  init(_ opinions: [MemberOpinion], shares: [Double], usual: Double, severity: Forecast.ExpectedSeverity?) {
    var sum = TermSum()
    var pooled = 0.0
    var said: [(share: Double, logOdds: Double)] = []
    for (opinion, share) in zip(opinions, shares) {
      let logOdds = opinion.logOdds
      let cut = LearnerPrediction.cut(logOdds)
      for term in opinion.terms { sum.add(term, times: share) }
      if cut != logOdds {
        sum.add(Forecast.Contribution(part: .limit, name: TermName.limit, logOdds: cut - logOdds), times: share)
      }
      pooled += share * cut
      said.append((share, cut))
    }
    let apart = said.reduce(0) { $0 + $1.share * ($1.logOdds - pooled) * ($1.logOdds - pooled) }
    let coefficients = opinions.compactMap(\.variance).max() ?? 0
    let half = LearnerPrediction.quantile * (coefficients + apart + LearnerPrediction.unseen).squareRoot()
    probability = sigmoid(pooled)
    range = sigmoid(pooled - half)...sigmoid(pooled + half)
    self.severity = severity
    self.usual = usual
    contributions = sum.terms
  }
}

/// Terms of several members, added up by name in the order in which they first came. Factors that are unknown today
/// have none.
private struct TermSum {
  private(set) var terms: [Forecast.Contribution] = []
  private var places: [String: Int] = [:]

  mutating func add(_ term: Forecast.Contribution, times share: Double) {
    guard term.part != .factor || term.logOdds != 0 else { return }
    guard let place = places[term.name] else {
      places[term.name] = terms.count
      terms.append(Forecast.Contribution(part: term.part, name: term.name, logOdds: share * term.logOdds))
      return
    }
    terms[place].logOdds += share * term.logOdds
  }
}
