/// How much an outcome changes with a predictor once both are freed of what covariates explain: the coefficient of
/// least squares.
///
/// Frisch and Waugh 1933: the residuals of the predictor and of the outcome on the covariates give the same coefficient
/// and the same error as the whole regression. FORMULAS 4.2 is of this form.
public struct PartialSlope: Sendable, Hashable {
  /// Change of the outcome per unit of the predictor.
  public var slope: Double
  public var standardError: Double
  /// Rows less covariates less one.
  public var degreesOfFreedom: Double

  /// nil where the rows are too few, the covariates are not told apart from each other, or leave nothing of the
  /// predictor.
  ///
  /// - Parameter rows: Predictor, outcome and covariates of each; the constant is one of the covariates. All have as
  ///   many covariates.
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

  public struct Row: Sendable, Hashable {
    public var predictor: Double
    public var outcome: Double
    public var covariates: [Double]

    public init(predictor: Double, outcome: Double, covariates: [Double]) {
      self.predictor = predictor
      self.outcome = outcome
      self.covariates = covariates
    }
  }

  /// Two-sided, of a slope of 0.
  public var chance: Double {
    standardError > 0
      ? StudentT(degreesOfFreedom: degreesOfFreedom).twoSided(slope / standardError) : slope == 0 ? 1 : 0
  }

  /// The interval that holds the true slope with a probability.
  ///
  /// - Parameter level: 0 … 1, exclusive, such as .95.
  public func interval(level: Double) -> ClosedRange<Double> {
    let half = StudentT(degreesOfFreedom: degreesOfFreedom).quantile((1 + level) / 2) * standardError
    return slope - half...slope + half
  }
}
