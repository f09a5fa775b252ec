import TrackerStatistics

/// The prior of the severity regression: of the coefficients of 1, u5, u6, u3, then the factors, in units of the
/// person's spread (`docs/forecast.md`, 4.3).
struct SeverityPrior: Sendable {
  let mean: [Double]
  /// The inverse of the covariance.
  let precision: SymmetricMatrix
  /// Residual variance: its prior value, and the days that it counts for.
  static let noise = (variance: 0.9, days: 8.0)

  /// Of 1, u5, u6, u3; fitted on diary studies.
  private static let fixedMean = [-0.024, 0.065, 0.664, 0.309]
  private static let fixedDeviation = [0.1, 0.15, 0.19, 0.3]
  /// How far u5 and u6 may be traded against each other: people differ in whether the last day alone carries over, or
  /// several.
  private static let trade = (deviation: 0.4, last: 0.6, recent: -0.8)
  /// Spreads of severity per log-odds of a factor's weight.
  static let factorScale = 0.6

  init(_ design: LearnerDesign) {
    mean = SeverityPrior.fixedMean + design.factors.map { SeverityPrior.factorScale * $0.logOdds }
    let deviations = SeverityPrior.fixedDeviation + design.factors.map { SeverityPrior.factorScale * $0.deviation }
    var precision = SymmetricMatrix.diagonal(deviations.map { 1 / ($0 * $0) })
    let trade = SeverityPrior.trade
    let variance = trade.deviation * trade.deviation
    let last = deviations[1] * deviations[1] + variance * trade.last * trade.last
    let recent = deviations[2] * deviations[2] + variance * trade.recent * trade.recent
    let both = variance * trade.last * trade.recent
    let determinant = last * recent - both * both
    (precision[1, 1], precision[2, 2], precision[2, 1]) = (
      recent / determinant, last / determinant, -both / determinant
    )
    self.precision = precision
  }
}
