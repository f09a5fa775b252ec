import TrackerCommands
import TrackerCore
import TrackerStatistics

/// Holds every stored forecast of a condition against what was logged.
struct AccuracyBuilder {
  let condition: ActiveCondition
  let person: Person
  let journal: any JournalReading
  let today: Day

  /// A day with a known outcome and a stored forecast, after the person's first.
  private struct ScoredDay {
    var forecast: ScoredForecast
    /// The own rate so far, from earlier days.
    var ownRate: Double
    /// .85 or .15 by the last known day.
    var asBefore: Double
  }

  /// - Returns: A row for each kind of forecast that was scored, the official one first.
  func view() throws -> AccuracyView.Condition {
    var days: [Forecast.Kind: [ScoredDay]] = [:]
    if let first = try journal.loggedDays()?.lowerBound {
      let forecasts = Dictionary(grouping: try journal.forecasts(of: condition.id, for: first...max(first, today)), by: \.forDay)
      // A replay of its own from the first day: it carries the rate so far along.
      var replay = try Replay(condition, of: person, from: first, in: journal)
      var before = replay.current.history
      var lastKnown: Bool?
      func score(_ day: Day, _ history: HistoryState) {
        guard let isFlare = history.outcome else { return }
        for forecast in lastKnown == nil ? [] : forecasts[day] ?? [] {
          days[forecast.kind, default: []].append(
            ScoredDay(
              forecast: ScoredForecast(probability: forecast.probability, outcome: isFlare), ownRate: before.referenceRate,
              asBefore: lastKnown == true ? 0.85 : 0.15))
        }
        lastKnown = isFlare
      }
      try replay.advance(through: max(first, today)) { _, checkpoint in
        score(checkpoint.through, checkpoint.history)
        before = checkpoint.history
      }
      score(replay.current.through, replay.current.history)
    }
    return AccuracyView.Condition(
      id: condition.id, name: condition.pack.name,
      kinds: Forecast.Kind.allCases.compactMap { kind in days[kind].map { row(kind, $0) } })
  }

  private func row(_ kind: Forecast.Kind, _ days: [ScoredDay]) -> AccuracyView.Row {
    let scores = ForecastScores(days.map(\.forecast))
    let flares = days.count(where: \.forecast.outcome)
    let count = Double(days.count)
    return AccuracyView.Row(
      kind: kind, days: days.count, flareDays: flares, brier: scores.brier,
      brierOwnRate: ForecastScores(days.map { ScoredForecast(probability: $0.ownRate, outcome: $0.forecast.outcome) }).brier,
      skillAgainstOwnRate: scores.skill(against: days.map(\.ownRate)),
      skillAgainstSameAsYesterday: scores.skill(against: days.map(\.asBefore)),
      logLoss: scores.logLoss, areaUnderCurve: scores.areaUnderCurve, calibrationError: scores.expectedCalibrationError,
      calibrationSlope: scores.calibrationSlope(), calibration: scores.calibration,
      accuracy: count > 0 ? Double(days.count { ($0.forecast.probability >= 0.5) == $0.forecast.outcome }) / count : nil,
      accuracyOfUsualAnswer: count > 0 ? Double(max(flares, days.count - flares)) / count : nil)
  }
}
