import TrackerCore

/// The first predictor, and hard to beat: eight fixed coefficients on a person's own past alone (`docs/forecast.md`,
/// 2.3).
struct HistoryModel: ComponentModel {
  /// Of 1, u0 … u6; fitted on seven diary studies.
  static let coefficients = [-0.055, 1.083, 0.505, 0.077, 0.745, 2.11, 0.048, 0.451]
  /// Prior standard deviations of the coefficients for one person (`docs/forecast.md`, 3.3).
  static let deviations = [0.25, 0.08, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12]

  mutating func learn(_ day: LearnerDay, from before: LearnerRow, at row: LearnerRow) {}

  func forecast(from row: LearnerRow) -> ModelForecast? {
    ModelForecast(
      terms: zip(HistoryModel.coefficients, row.history).enumerated().map { TermName.term($0, $1.0 * $1.1) })
  }
}
