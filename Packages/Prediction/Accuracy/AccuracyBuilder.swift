import TrackerCommands
import TrackerCore
import TrackerLearner
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
    let days = try scoredDays()
    return AccuracyView.Condition(
      id: condition.id, name: condition.pack.name,
      kinds: Forecast.Kind.allCases.compactMap { kind in days[kind].map { row(kind, $0) } })
  }

  private func scoredDays() throws -> [Forecast.Kind: [ScoredDay]] {
    guard let first = try journal.loggedDays()?.lowerBound, first <= today else { return [:] }
    let forecasts = Dictionary(grouping: try journal.forecasts(of: condition.id, for: first...today), by: \.forDay)
    var days: [Forecast.Kind: [ScoredDay]] = [:]
    var before = HistoryState()
    var lastKnown: Bool?
    try Outcomes.forEach(of: condition, of: person, through: today, today: today, in: journal) { outcome in
      defer { before.advance(outcome: outcome.isFlare, severity: outcome.severity) }
      guard let isFlare = outcome.isFlare else { return }
      // A person's first known day has nothing to be forecast from.
      for forecast in lastKnown == nil ? [] : forecasts[outcome.day] ?? [] {
        days[forecast.kind, default: []].append(
          ScoredDay(
            forecast: ScoredForecast(probability: forecast.probability, outcome: isFlare), ownRate: before.referenceRate,
            asBefore: lastKnown == true ? 0.85 : 0.15))
      }
      lastKnown = isFlare
    }
    return days
  }

  private func row(_ kind: Forecast.Kind, _ days: [ScoredDay]) -> AccuracyView.Row {
    let scores = ForecastScores(days.map(\.forecast))
    let flares = days.count(where: \.forecast.outcome)
    let count = Double(days.count)
    return AccuracyView.Row(
      kind: kind, days: days.count, flareDays: flares, daysNeeded: max(0, ForecastScore.fewestDays - days.count), brier: scores.brier,
      brierOwnRate: scores.brier(of: days.map(\.ownRate)),
      skillAgainstOwnRate: scores.skill(against: days.map(\.ownRate)),
      skillAgainstSameAsYesterday: scores.skill(against: days.map(\.asBefore)),
      logLoss: scores.logLoss, areaUnderCurve: scores.areaUnderCurve, calibrationError: scores.expectedCalibrationError,
      calibrationSlope: scores.calibrationSlope(fewest: AccuracyView.Row.fewestForSlope), calibration: scores.calibration,
      accuracy: count > 0 ? Double(days.count { ($0.forecast.probability >= 0.5) == $0.forecast.outcome }) / count : nil,
      accuracyOfUsualAnswer: count > 0 ? Double(max(flares, days.count - flares)) / count : nil)
  }
}
