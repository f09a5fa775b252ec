import TrackerStatistics

/// The severity regression as fitted on the evening of a day (`docs/forecast.md`, 4.4).
struct SeverityFit: Sendable {
  /// Posterior mean of the coefficients of 1, u5, u6, u3, then the factors.
  let coefficients: [Double]
  /// Posterior precision of the coefficients: the inverse of their covariance.
  let precision: SymmetricMatrix
  /// Of the precision; nil where it is too close to singular, and then the prior stands.
  let cholesky: Cholesky?
  /// Residual variance.
  let noise: Double

  /// The fit before any day: the prior.
  init(_ prior: SeverityPrior) {
    self.init(coefficients: prior.mean, precision: prior.precision, noise: SeverityPrior.noise.variance)
  }

  /// As it was stored.
  init(coefficients: [Double], precision: SymmetricMatrix, noise: Double) {
    self.coefficients = coefficients
    self.precision = precision
    self.noise = noise
    cholesky = Cholesky(precision)
  }

  /// Fits the days so far on the scale of a row; O(d³).
  ///
  /// - Parameter noise: Residual variance of the fit before, which weighs the days against the prior.
  init(_ sums: SeveritySums, _ prior: SeverityPrior, noise before: Double, at row: LearnerRow, cut: Double) {
    let level = row.level - cut
    let gram = row.scale.features(sums.gram)
    let shifted = sums.projected.indices.map { sums.projected[$0] - level * sums.gram[$0, 0] }
    let projected = row.scale.features(shifted).map { $0 / row.spread }
    let squares =
      (sums.squares - 2 * level * sums.projected[0] + level * level * Double(sums.count)) / (row.spread * row.spread)

    var precision = gram
    precision.scale(by: 1 / before)
    precision.add(prior.precision)
    self.precision = precision
    cholesky = Cholesky(precision)
    let pulled = prior.precision.multiplied(by: prior.mean)
    coefficients = cholesky?.solve(projected.indices.map { projected[$0] / before + pulled[$0] }) ?? prior.mean
    let residual = max(0, squares - 2 * dot(coefficients, projected) + gram.quadraticForm(coefficients))
    let (variance, days) = SeverityPrior.noise
    let learnt = Double(coefficients.count) - (cholesky.map { SeverityFit.trace($0, prior.precision) } ?? 0)
    noise = (residual + variance * days) / (Double(sums.count) + days - min(Double(sums.count), learnt) / 2)
  }

  /// The trace of the prior's precision times the posterior covariance: how many coefficients the days have left
  /// undetermined. The prior is diagonal but for u5 with u6.
  private static func trace(_ cholesky: Cholesky, _ prior: SymmetricMatrix) -> Double {
    let diagonal = zip(cholesky.inverseDiagonal, prior.diagonal).reduce(0) { $0 + $1.0 * $1.1 }
    var unit = Array(repeating: 0.0, count: prior.dimension)
    unit[1] = 1
    return diagonal + 2 * prior[2, 1] * cholesky.solve(unit)[2]
  }
}
