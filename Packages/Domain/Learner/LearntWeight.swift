import TrackerCore
import TrackerStatistics

/// What one factor weighs in the ensemble's forecast: its prior, and the posterior after the person's own days.
///
/// All in log-odds of tomorrow per personal standard deviation of the factor's points, on a day that is otherwise usual
/// and with the expected severity right at the flare's cut, where it counts most (`docs/forecast.md`, 5.5).
public struct LearntWeight: Sendable, Hashable {
  /// The factor that the weight belongs to.
  public var factor: FactorID
  /// Prior: what is assumed before the first day.
  public var prior: Estimate
  /// Posterior: what the days so far have made of it.
  public var learnt: Estimate
  /// What a weight of 1 in the pack comes to in the forecast; under 1, as one model of the ensemble has no factors.
  public var scale: Double
  /// Days on which the factor was known.
  public var knownDays: Int

  /// A normal distribution of a weight.
  public struct Estimate: Sendable, Hashable, Codable {
    /// Mean, in log-odds.
    public var mean: Double
    /// Standard deviation, above 0.
    public var deviation: Double

    /// A normal distribution with a deviation above 0.
    public init(mean: Double, deviation: Double) {
      self.mean = mean
      self.deviation = deviation
    }

    /// The middle 80 % of the distribution; plausible, not a confidence interval.
    public var range: ClosedRange<Double> {
      let half = Normal.quantile(0.9) * deviation
      return mean - half...mean + half
    }
  }
}

extension Learner {
  /// What each factor weighs in the forecast, in the order of the design (`docs/forecast.md`, 5.5).
  ///
  /// The models' weights and the slope at the cut are those of now for the prior as well, so that a factor of which
  /// nothing is known keeps its weight. O(d³) in the number of factors.
  public var weights: [LearntWeight] {
    let forecasts = forecasts(from: row)
    let modelWeights = ensemble.modelWeights(count: forecasts.count)
    let ofFactors = modelWeights[1] * factors.shrinkage(onUsualDayOf: history.rate)
    // The severity model is the last one, where it gives a forecast.
    let ofSeverity = forecasts.count > 2 ? modelWeights[2] * severity.slopeAtCut : 0
    func combined(_ factors: Double, _ severity: Double) -> Double { ofFactors * factors + ofSeverity * severity }
    let scale = combined(1, SeverityPrior.factorScale)
    return zip(zip(design.factors, columns.moments), zip(factors.estimates, severity.estimates)).map {
      known, estimates in
      let (factor, moments) = known
      let (one, other) = estimates
      return LearntWeight(
        factor: factor.id, prior: .init(mean: scale * factor.logOdds, deviation: scale * factor.deviation),
        learnt: .init(mean: combined(one.mean, other.mean), deviation: combined(one.deviation, other.deviation)),
        scale: scale,
        knownDays: moments.count)
    }
  }
}
