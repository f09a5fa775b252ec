/// An outcome freed of covariates, for the slopes of any number of predictors, one at a time.
///
/// The residuals of predictor and outcome on the covariates give the same coefficient and the same standard error as
/// the whole regression (Frisch and Waugh 1933). The covariates become an orthonormal basis by modified Gram–Schmidt,
/// each column projected twice, which is as exact as Householder's method (Giraud, Langou and Rozložník 2005).
public struct AdjustedOutcome: Sendable {
  private let basis: [[Double]]
  /// What the covariates leave of the outcome.
  public let residual: [Double]
  private let squares: Double

  /// Takes the covariates out of an outcome, O(rows · covariates²); nil where there are no more rows than covariates
  /// and one, or where the other covariates explain one to 1e-7 of its length.
  ///
  /// - Parameter covariates: Columns as long as the outcome, of which a constant is one.
  public init?(_ outcome: [Double], covariates: [[Double]]) {
    guard outcome.count > covariates.count + 1 else { return nil }
    var basis: [[Double]] = []
    for column in covariates {
      let once = AdjustedOutcome.residual(of: column, on: basis)
      let rest = AdjustedOutcome.residual(of: once, on: basis)
      let length = dot(rest, rest).squareRoot()
      guard length > 1e-7 * dot(column, column).squareRoot() else { return nil }
      basis.append(rest.map { $0 / length })
    }
    self.basis = basis
    residual = AdjustedOutcome.residual(of: outcome, on: basis)
    squares = dot(residual, residual)
  }

  /// The slope of a predictor, O(rows · covariates); nil where the covariates leave under 1e-9 of its sum of squares.
  ///
  /// - Parameter predictor: As long as the outcome.
  public func slope(of predictor: [Double]) -> PartialSlope? {
    let rest = residual(of: predictor)
    let size = dot(rest, rest)
    guard size > 1e-9 else { return nil }
    let slope = dot(rest, residual) / size
    let freedom = Double(residual.count - basis.count - 1)
    return PartialSlope(
      slope: slope, standardError: (max(squares - slope * slope * size, 0) / freedom / size).squareRoot(),
      degreesOfFreedom: freedom)
  }

  /// What the covariates leave of a predictor, O(rows · covariates).
  ///
  /// - Parameter predictor: As long as the outcome.
  public func residual(of predictor: [Double]) -> [Double] { AdjustedOutcome.residual(of: predictor, on: basis) }

  private static func residual(of column: [Double], on basis: [[Double]]) -> [Double] {
    var rest = column
    for vector in basis {
      let share = dot(vector, rest)
      rest.withUnsafeMutableBufferPointer { rest in
        vector.withUnsafeBufferPointer { vector in
          for index in rest.indices { rest[index] -= share * vector[index] }
        }
      }
    }
    return rest
  }
}
