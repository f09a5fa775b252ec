import TrackerCore
import TrackerStatistics

extension AccuracyView.Condition {
  /// Scores days that lie in order of time.
  init(_ condition: PackID, name: String, days: [ScoredDay]) {
    id = condition
    self.name = name
    let byKind = Dictionary(grouping: days, by: \.kind)
    kinds = Forecast.Kind.allCases.compactMap { kind in
      byKind[kind].map { AccuracyView.Row(kind, of: condition, days: $0) }
    }
  }
}

extension AccuracyView.Row {
  /// Days of one kind, in all and by phase.
  init(_ kind: Forecast.Kind, of condition: PackID, days: [ScoredDay]) {
    self.init(kind, nil, of: condition, days: days)
    let byPhase = Dictionary(grouping: days, by: \.phase)
    guard byPhase.count > 1 else { return }
    phases = AccuracyView.Phase.allCases.compactMap { phase in
      byPhase[phase].map { AccuracyView.Row(kind, phase, of: condition, days: $0) }
    }
  }

  private init(_ kind: Forecast.Kind, _ phase: AccuracyView.Phase?, of condition: PackID, days: [ScoredDay]) {
    // The same days give the same ranges every time.
    var generator = SplitMix64(name: "\(condition) \(kind.rawValue) \(phase?.rawValue ?? "all")")
    let scores = ForecastScores(days.map { ScoredForecast(probability: $0.probability, outcome: $0.isFlare) })
    let draws = BlockBootstrap.ofScores.draws(of: AccuracyView.Row.squaredErrors(scores, days), using: &generator)
    let flares = days.count(where: \.isFlare)
    let count = Double(days.count)
    // Where no flare came no forecast can be better than always saying none: a skill would mean nothing.
    func skill(_ reference: KeyPath<ScoredDay, Double>) -> Double? {
      flares > 0 ? scores.skill(against: days.map { $0[keyPath: reference] }) : nil
    }
    func range(_ column: Int) -> ClosedRange<Double>? { flares > 0 ? draws.rangeOfSkill(against: column) : nil }
    self.init(
      kind: kind, phase: phase, days: days.count, flareDays: flares,
      daysNeeded: max(0, ForecastScore.fewestDays - days.count),
      brier: scores.brier, brierOwnRate: scores.brier(of: days.map(\.ownRate)),
      skillAgainstOwnRate: skill(\.ownRate),
      rangeAgainstOwnRate: range(1),
      skillAgainstSameAsYesterday: skill(\.sameAsBefore),
      rangeAgainstSameAsYesterday: range(2),
      skillAgainstLastWeek: skill(\.lastWeek),
      rangeAgainstLastWeek: range(3),
      logLoss: scores.logLoss, areaUnderCurve: scores.areaUnderCurve, calibrationError: scores.expectedCalibrationError,
      calibrationSlope: scores.calibrationSlope(fewest: AccuracyView.Row.fewestForSlope),
      calibration: scores.calibration, bands: AccuracyView.BandRow.all(of: days),
      accuracy: count > 0 ? Double(days.count { ($0.probability >= 0.5) == $0.isFlare }) / count : nil,
      accuracyOfUsualAnswer: count > 0 ? Double(max(flares, days.count - flares)) / count : nil,
      severity: AccuracyView.SeverityRow(days.compactMap(\.severity), using: &generator))
  }

  /// Of the forecasts, and of each of the rules that they are held against.
  private static func squaredErrors(_ scores: ForecastScores, _ days: [ScoredDay]) -> [[Double]] {
    let said = [
      scores.forecasts.map(\.probability), days.map(\.ownRate), days.map(\.sameAsBefore), days.map(\.lastWeek),
    ]
    return said.map { zip($0, days).map { ($0 - ($1.isFlare ? 1 : 0)) * ($0 - ($1.isFlare ? 1 : 0)) } }
  }
}

extension AccuracyView.BandRow {
  /// The highest band first; those without a day are left out.
  fileprivate static func all(of days: [ScoredDay]) -> [AccuracyView.BandRow] {
    let byBand = Dictionary(grouping: days) { $0.band }
    return RiskBand.allCases.sorted(by: >).compactMap { band in
      byBand[band].map { .init(band: band, days: $0.count, flareDays: $0.count(where: \.isFlare)) }
    }
  }
}

extension AccuracyView.SeverityRow {
  /// nil of no days.
  init?(_ days: [ScoredDay.Severity], using generator: inout SplitMix64) {
    guard !days.isEmpty else { return nil }
    let errors = [
      days.map { abs($0.expected.value - $0.came) }, days.map { abs($0.lastKnown - $0.came) },
      days.map { abs($0.ownMean - $0.came) },
    ]
    let means = errors.map { $0.reduce(0, +) / Double(days.count) }
    self.init(
      days: days.count, daysNeeded: max(0, ForecastScore.fewestDays - days.count), meanError: means[0],
      meanErrorOfLastKnown: means[1],
      meanErrorOfOwnMean: means[2], skillAgainstLastKnown: means[1] > 0 ? 1 - means[0] / means[1] : nil,
      rangeAgainstLastKnown: BlockBootstrap.ofScores.draws(of: Array(errors.prefix(2)), using: &generator).rangeOfSkill(
        against: 1),
      shareWithinRange: Double(days.count { $0.expected.range.contains($0.came) }) / Double(days.count))
  }
}

extension BlockBootstrap {
  /// Weeks of scored days, drawn a thousand times.
  fileprivate static let ofScores = BlockBootstrap(blockLength: 7, rounds: 1000)
}

extension BootstrapDraws {
  /// The range of 1 − Σ of the first column/Σ of another one, in nine of ten rounds.
  fileprivate func rangeOfSkill(against column: Int) -> ClosedRange<Double>? {
    interval(level: 0.9) { sums in sums[column] > 0 ? 1 - sums[0] / sums[column] : nil }
  }
}
