/// How much an outcome changes with a predictor, adjusted for covariates: the predictor's coefficient in a
/// least-squares regression on all of them. `docs/forecast.md`, 7.1, is of this form.
public struct PartialSlope: Sendable, Hashable {
  /// Change of the outcome per unit of the predictor.
  public var slope: Double
  /// Standard error of the slope.
  public var standardError: Double
  /// Residual degrees of freedom: rows less covariates less one.
  public var degreesOfFreedom: Double

  init(slope: Double, standardError: Double, degreesOfFreedom: Double) {
    self.slope = slope
    self.standardError = standardError
    self.degreesOfFreedom = degreesOfFreedom
  }

  /// Fits the regression, O(rows · covariates²); nil where `AdjustedOutcome` or its slope of the predictor is.
  ///
  /// - Parameter rows: All with the same number of covariates, of which a constant is one.
  public init?(_ rows: [Row]) {
    guard let count = rows.first?.covariates.count,
      let outcome = AdjustedOutcome(
        rows.map(\.outcome), covariates: (0..<count).map { index in rows.map { $0.covariates[index] } }),
      let slope = outcome.slope(of: rows.map(\.predictor))
    else { return nil }
    self = slope
  }

  /// One observation.
  public struct Row: Sendable, Hashable {
    /// What the slope is of.
    public var predictor: Double
    /// What is explained.
    public var outcome: Double
    /// What is adjusted for, the constant 1 included.
    public var covariates: [Double]

    /// An observation in which everything is known.
    public init(predictor: Double, outcome: Double, covariates: [Double]) {
      self.predictor = predictor
      self.outcome = outcome
      self.covariates = covariates
    }
  }

  /// Two-sided p of the hypothesis that the slope is 0, by Student's t: 0 … 1.
  public var chance: Double {
    standardError > 0
      ? StudentT(degreesOfFreedom: degreesOfFreedom).twoSided(slope / standardError) : slope == 0 ? 1 : 0
  }

  /// The confidence interval of the slope.
  ///
  /// - Parameter level: Its coverage, between 0 and 1, such as .95.
  public func interval(level: Double) -> ClosedRange<Double> {
    let half = StudentT(degreesOfFreedom: degreesOfFreedom).quantile((1 + level) / 2) * standardError
    return slope - half...slope + half
  }
}
