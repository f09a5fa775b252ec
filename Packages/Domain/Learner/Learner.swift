import TrackerCore

/// Learns one person's flares of one condition from their own days, and says how likely tomorrow's is.
///
/// An ensemble of three models, averaged in log-odds: the person's recent past, the same with the factors, and a
/// regression of severity read at the flare's cut (`docs/forecast.md`). It is advanced once per calendar day, logged or
/// not; the same days give the same state to the last bit.
public struct Learner: Sendable {
  /// What the learner was told before it knew the person.
  public let design: LearnerDesign
  /// The person's outcomes and severities so far.
  public private(set) var history: HistoryState
  private(set) var columns: FactorColumns
  private(set) var factors: FactorsModel
  private(set) var severity: SeverityModel
  private(set) var ensemble: Ensemble
  /// The row of the last day taken in.
  private(set) var row: LearnerRow

  /// A learner that knows nothing of the person yet.
  public init(_ design: LearnerDesign) {
    self.design = design
    history = HistoryState()
    columns = FactorColumns(count: design.factors.count)
    factors = FactorsModel(design)
    severity = SeverityModel(design)
    ensemble = Ensemble(hasSeverity: design.isSeverity)
    row = LearnerRow(history, columns: columns, cut: design.cut)
  }

  /// As it was stored.
  ///
  /// - Parameter raw: The raw columns of the last day's row.
  init(
    _ design: LearnerDesign, history: HistoryState, columns: FactorColumns, factors: FactorsModel,
    severity: SeverityModel, ensemble: Ensemble, raw: [Double]
  ) {
    self.design = design
    self.history = history
    self.columns = columns
    self.factors = factors
    self.severity = severity
    self.ensemble = ensemble
    row = LearnerRow(history, columns: columns, cut: design.cut, raw: raw)
  }

  /// Takes in the next calendar day, logged or not: O(d³) in the number of factors where its severity is known, else
  /// O(d²).
  public mutating func advance(_ day: LearnerDay) {
    let before = row
    let expected = severity.mean(after: before)
    history.advance(outcome: day.isFlare, severity: day.severity)
    columns.advance(day.values)
    row = LearnerRow(history, columns: columns, cut: design.cut, values: day.values, expected: expected)
    guard before.hasKnownOutcome else { return }
    if let isFlare = day.isFlare {
      ensemble.update(
        isFlare: isFlare, logOdds: forecasts(from: before).map { LearnerPrediction.clipped($0.logOdds) })
    }
    factors.learn(day, from: before, at: row)
    severity.learn(day, from: before, at: row)
  }

  /// The forecasts of the models that give one: the severity model's comes last and may be missing.
  func forecasts(from row: LearnerRow) -> [ModelForecast] {
    let models: [any ComponentModel] = [HistoryModel(), factors, severity]
    return models.compactMap { $0.forecast(from: row) }
  }

  /// The forecast of the day after the last one taken in.
  public var prediction: LearnerPrediction { prediction(on: row) }

  /// The forecast of the same day with points of some factors that are known only now, such as those of last night's
  /// sleep; nil leaves a factor as it was.
  public func prediction(updating values: [Double?]) -> LearnerPrediction {
    var row = row
    for (index, value) in values.enumerated() where index < row.factors.count {
      if let value { row.update(index, to: value, columns: columns) }
    }
    return prediction(on: row)
  }

  private func prediction(on row: LearnerRow) -> LearnerPrediction {
    let forecasts = forecasts(from: row)
    return LearnerPrediction(
      forecasts, weights: ensemble.modelWeights(count: forecasts.count), baseRate: history.rate,
      severity: severity.expectation(from: row))
  }
}
