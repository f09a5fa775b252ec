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
  private(set) var silence = Silence()
  /// The row of the last day taken in.
  private(set) var row: LearnerRow
  /// The row of the last day on which anything was logged, which forecasts are made from while nothing is; nil where
  /// that is the last day.
  private(set) var standing: LearnerRow?

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
    severity: SeverityModel, ensemble: Ensemble, silence: Silence, raw: [Double],
    standing: StandingRow?
  ) {
    self.design = design
    self.history = history
    self.columns = columns
    self.factors = factors
    self.severity = severity
    self.ensemble = ensemble
    self.silence = silence
    row = LearnerRow(history, columns: columns, cut: design.cut, raw: raw)
    self.standing = standing.map { LearnerRow(history, columns: columns, cut: design.cut, $0) }
  }

  /// Takes in the next calendar day, logged or not: O(d³) in the number of factors where its severity is known, else
  /// O(d²).
  public mutating func advance(_ day: LearnerDay) {
    let before = row
    let expected = severity.mean(after: before)
    if day.isAnswered {
      silence = Silence()
    } else if history.known > 0 {
      silence.lengthen(from: prediction.range)
    }
    standing = day.isEmpty && history.known > 0 ? standing ?? before : nil
    history.advance(outcome: day.isFlare, severity: day.severity)
    // What windows bring to a day without any entry is of other days.
    let values = day.isEmpty ? [] : day.values
    columns.advance(values)
    row = LearnerRow(history, columns: columns, cut: design.cut, values: values, expected: expected)
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
  public var prediction: LearnerPrediction { prediction(on: standing ?? row) }

  /// The forecast of the same day with points of some factors that are known only now, such as those of last night's
  /// sleep; nil leaves a factor as it was.
  public func prediction(updating values: [Double?]) -> LearnerPrediction {
    var row = standing ?? row
    for (index, value) in values.enumerated() where index < row.factors.count {
      if let value { row.update(index, to: value, columns: columns) }
    }
    return prediction(on: row)
  }

  private func prediction(on row: LearnerRow) -> LearnerPrediction {
    let forecasts = forecasts(from: row)
    return LearnerPrediction(
      forecasts, weights: ensemble.modelWeights(count: forecasts.count), history: history,
      severity: severity.expectation(from: row, share: silence.share), after: silence)
  }
}
