import TrackerStatistics

/// What is believed of the severity regression's coefficients before anything is known of the person: of 1, u5, u6, u3,
/// then the factors, in units of the person's spread.
struct SeverityPrior: Sendable {
  let mean: [Double]
  /// The inverse of the covariance.
  let precision: SymmetricMatrix
  /// Noise: prior variance and the days it counts for.
  static let noise = (variance: 0.9, days: 8.0)

  /// Learnt on diary studies (FORMULAS 2.4).
  private static let fixedMean = [-0.024, 0.065, 0.664, 0.309]
  private static let fixedDeviation = [0.1, 0.15, 0.19, 0.3]
  /// How far u5 and u6 may trade against each other: whether the last day alone counts or several differs between
  /// people.
  private static let trade = (deviation: 0.4, last: 0.6, recent: -0.8)
  /// A factor moves severity by so much of what it moves the log-odds.
  static let share = 0.6

  init(_ design: LearnerDesign) {
    mean = SeverityPrior.fixedMean + design.factors.map { SeverityPrior.share * $0.logOdds }
    let deviations = SeverityPrior.fixedDeviation + design.factors.map { SeverityPrior.share * $0.deviation }
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
