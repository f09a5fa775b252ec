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
    return slope(ofSize: dot(rest, rest), sum: dot(rest, residual))
  }

  /// The slope of a predictor that is 1 on some rows and 0 on all others, O(covariates · the fewer of these rows and of
  /// the others); nil as for `slope(of:)`.
  ///
  /// What the covariates leave of it need not be worked out: the basis is orthonormal, and nothing of the outcome's
  /// residual lies in it. The sums of the other rows give the same, as a constant is among the covariates.
  ///
  /// - Parameters:
  ///   - rows: Those on which it is 1, each once.
  ///   - others: Those on which it is 0.
  public func slope(with rows: [Int], without others: [Int]) -> PartialSlope? {
    let (few, sign) = rows.count <= others.count ? (rows, 1.0) : (others, -1.0)
    func sum(_ column: [Double]) -> Double {
      column.withUnsafeBufferPointer { column in few.reduce(0) { $0 + column[$1] } }
    }
    let explained = basis.reduce(0) { total, vector in
      let share = sum(vector)
      return total + share * share
    }
    return slope(ofSize: Double(few.count) - explained, sum: sign * sum(residual))
  }

  /// - Parameters:
  ///   - size: The sum of squares of what is left of the predictor.
  ///   - sum: That of its products with what is left of the outcome.
  private func slope(ofSize size: Double, sum: Double) -> PartialSlope? {
    guard size > 1e-9 else { return nil }
    let slope = sum / size
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
