import TrackerCore

/// All that the learner is told before it knows a person: the factors with what is believed of them, and where a flare
/// begins.
public struct LearnerDesign: Sendable, Hashable, Codable {
  /// A covariate of the design with its prior.
  public struct Factor: Sendable, Hashable, Codable {
    /// The factor's id in the pack; contributions carry it as their name.
    public var id: FactorID
    /// Prior mean: change of tomorrow's log-odds per personal standard deviation of the factor's points.
    public var logOdds: Double
    /// Prior standard deviation of the same, above 0.
    public var deviation: Double

    /// A covariate; a mean of 0 leaves the direction to the data.
    public init(id: FactorID, logOdds: Double, deviation: Double) {
      self.id = id
      self.logOdds = logOdds
      self.deviation = deviation
    }
  }

  /// The covariates, in the order of each day's values.
  public var factors: [Factor]
  /// The severity half a step below the least that makes a flare, 0 … 10 (`docs/forecast.md`, 1.2).
  public var cut: Double
  /// Distance between neighbouring severities; 0 where any value is possible.
  public var step: Double
  /// Whether a flare is a severity that reaches the cut; else the severity model is left out.
  public var isSeverity: Bool

  /// A design made by hand, such as that of a diary file's columns.
  public init(factors: [Factor] = [], cut: Double = 0, step: Double = 0, isSeverity: Bool = false) {
    self.factors = factors
    self.cut = cut
    self.step = step
    self.isSeverity = isSeverity
  }

  /// The design of a condition: its factors in their order, its flare's cut.
  ///
  /// - Parameter isFlareRelative: Flares are judged against the person's own usual, so that no fixed cut makes one.
  public init(flare: FlareRule, risk: RiskModel, isFlareRelative: Bool) {
    factors = risk.factors.map {
      Factor(id: $0.id, logOdds: $0.prior.logOdds, deviation: LearnerDesign.deviation($0.prior.sure))
    }
    step = flare.severityStep
    cut = flare.atLeast - step / 2
    isSeverity = !(isFlareRelative && flare.relative != nil) && flare.isOfSeverity && !flare.symptoms.isEmpty
  }

  /// Prior standard deviation by how sure the pack is *that* there is an effect: a wider prior lets the data find its
  /// size (`docs/forecast.md`, 3.2).
  public static func deviation(_ sure: RiskFactor.Confidence) -> Double {
    switch sure {
    case .low: 0.12
    case .moderate: 0.20
    case .high: 0.30
    }
  }
}
