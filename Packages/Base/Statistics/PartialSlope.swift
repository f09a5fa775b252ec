/// How much an outcome changes with a predictor, adjusted for covariates: the predictor's coefficient in a
/// least-squares regression on all of them.
///
/// The residuals of the predictor and of the outcome on the covariates give the same coefficient and the same standard
/// error as the whole regression (Frisch and Waugh 1933). `docs/forecast.md`, 7.1, is of this form.
public struct PartialSlope: Sendable, Hashable {
  /// Change of the outcome per unit of the predictor.
  public var slope: Double
  /// Standard error of the slope.
  public var standardError: Double
  /// Residual degrees of freedom: rows less covariates less one.
  public var degreesOfFreedom: Double

  /// Fits the regression, O(rows · covariates²); nil where there are too few rows, or the covariates are collinear or
  /// leave under 1e-9 of the predictor's sum of squares.
  ///
  /// - Parameter rows: All with the same number of covariates, of which a constant is one.
  public init?(_ rows: [Row]) {
    guard let count = rows.first?.covariates.count, rows.count > count + 1 else { return nil }
    var gram = SymmetricMatrix(dimension: count)
    var (onPredictor, onOutcome) = (Array(repeating: 0.0, count: count), Array(repeating: 0.0, count: count))
    for row in rows {
      gram.add(outer: row.covariates, weight: 1)
      for index in 0..<count {
        onPredictor[index] += row.covariates[index] * row.predictor
        onOutcome[index] += row.covariates[index] * row.outcome
      }
    }
    guard let cholesky = Cholesky(gram) else { return nil }
    let (ofPredictor, ofOutcome) = (cholesky.solve(onPredictor), cholesky.solve(onOutcome))
    var (squares, product, left) = (0.0, 0.0, 0.0)
    for row in rows {
      let predictor = row.predictor - dot(row.covariates, ofPredictor)
      let outcome = row.outcome - dot(row.covariates, ofOutcome)
      squares += predictor * predictor
      product += predictor * outcome
      left += outcome * outcome
    }
    guard squares > 1e-9 else { return nil }
    slope = product / squares
    degreesOfFreedom = Double(rows.count - count - 1)
    standardError = (max(left - slope * slope * squares, 0) / degreesOfFreedom / squares).squareRoot()
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
