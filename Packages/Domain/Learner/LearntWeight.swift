import TrackerCore
import TrackerStatistics

/// What one factor does to the pooled forecast: what was believed at first, and what the person's own days made of it.
///
/// All in log-odds of tomorrow per personal standard deviation of the factor's points, on a day that is otherwise usual
/// and with severity expected right at the flare's cut, where it counts most.
public struct LearntWeight: Sendable, Hashable {
  public var factor: FactorID
  /// Mean and standard deviation of the belief before the first day.
  public var prior: Estimate
  /// The same now.
  public var learnt: Estimate
  /// What a weight of 1 in the pack comes to in the forecast, where one member of the pool looks at the recent past
  /// alone.
  public var scale: Double
  /// Days on which the factor was known.
  public var knownDays: Int

  public struct Estimate: Sendable, Hashable, Codable {
    public var mean: Double
    /// Standard deviation, above 0.
    public var deviation: Double

    public init(mean: Double, deviation: Double) {
      self.mean = mean
      self.deviation = deviation
    }

    /// The chance that the weight has the sign of its mean: .5 … 1.
    public var signProbability: Double { Normal.cumulative(abs(mean) / deviation) }

    /// Holds the middle 80 %: plausible, not a confidence interval.
    public var range: ClosedRange<Double> {
      let half = Normal.quantile(0.9) * deviation
      return mean - half...mean + half
    }
  }

  /// What the records alone say: the learnt weight with the prior taken out of it, as normal distributions multiply.
  /// nil while they say nothing that can be told.
  public var records: Estimate? {
    func precision(_ estimate: Estimate) -> Double { 1 / (estimate.deviation * estimate.deviation) }
    let gained = precision(learnt) - precision(prior)
    guard gained > 1e-6 * precision(prior) else { return nil }
    return Estimate(
      mean: (learnt.mean * precision(learnt) - prior.mean * precision(prior)) / gained,
      deviation: 1 / gained.squareRoot())
  }

  /// Whether the weight may be called the person's own: its sign is likely, known days are enough, and the records by
  /// themselves point the same way, so that it is not the prior that speaks.
  public var holds: Bool {
    guard knownDays >= LearntWeight.fewestDays, learnt.signProbability >= 0.9, let records else { return false }
    return (records.mean > 0) == (learnt.mean > 0) && records.signProbability >= 0.9
  }

  public static let fewestDays = 28
}

extension Learner {
  /// What each factor weighs in the pooled forecast, in the order of the design.
  ///
  /// With shares w of the members as the pool weighs them now, the factors member's coefficient b₂ and the severity
  /// member's b₃: mean = w₂ b₂ / √(1 + πv/8) + w₃ b₃ D, where v is the factors member's variance on a usual day and D
  /// the slope of the severity member's log-odds where the cut is expected: .87 · 4 f(0) / √(.75 (s2 + C₀₀)), f the
  /// density of Student's t with 8 degrees of freedom. The standard deviation is the same sum of the coefficients'
  /// ones: both members learn from the same days, so they err together. Shares and D are those of now for the prior as
  /// well: a factor of which nothing is known keeps its weight. O(d³) in the number of factors.
  public var weights: [LearntWeight] {
    let opinions = opinions(on: row)
    let shares = pool.shares(of: opinions.count)
    let ofFactors = shares[1] * factors.shrinkage(onUsualDayOf: history.rate)
    // The severity member is the last one, where it has an opinion.
    let ofSeverity = opinions.count > 2 ? shares[2] * severity.slopeAtCut : 0
    func pooled(_ factors: Double, _ severity: Double) -> Double { ofFactors * factors + ofSeverity * severity }
    let scale = pooled(1, SeverityPrior.share)
    return zip(zip(design.factors, columns.moments), zip(factors.estimates, severity.estimates)).map {
      known, estimates in
      let (factor, moments) = known
      let (one, other) = estimates
      return LearntWeight(
        factor: factor.id, prior: .init(mean: scale * factor.logOdds, deviation: scale * factor.deviation),
        learnt: .init(mean: pooled(one.mean, other.mean), deviation: pooled(one.deviation, other.deviation)),
        scale: scale,
        knownDays: moments.count)
    }
  }
}
