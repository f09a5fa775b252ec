import TrackerCore

/// Forecasts from the person's own past, stored before their day begins and scored afterwards.
///
/// What is learnt is a cache with checkpoints: a day's update costs the same after one year and after ten.
public struct HistoryForecaster: ForecastEngine {
  public init() {}

  public func outlook(
    for condition: ActiveCondition, of person: Person, on day: Day, at now: Instant, in journal: any JournalReading
  ) throws -> Outlook {
    var replay = try Replay(condition, of: person, through: day.advanced(by: -1), in: journal)
    try replay.advance(through: day.advanced(by: -1))
    return try outlook(day, from: &replay, at: now)
  }

  @discardableResult
  public func refresh(
    _ condition: ActiveCondition, of person: Person, at now: Instant, in journal: any JournalWriting
  ) throws -> Outlook {
    let today = person.calendar.day(of: now)
    let yesterday = today.advanced(by: -1)
    var replay = try Replay(condition, of: person, through: yesterday, in: journal)
    try storeReplayed(replay, through: today, at: now, in: journal)
    try replay.advance(through: yesterday)
    replay.keepCheckpoint()
    var state = replay.state
    let outlook = try outlook(today, from: &replay, at: now)
    if person.calendar.start(of: outlook.tomorrow.forDay) > now { try journal.put(outlook.tomorrow) }
    state.action = journal.action
    state.checkpoints = LearntState.ladder(state.checkpoints, today: today)
    try journal.cache(state, as: LearntState.key(condition.id))
    return outlook
  }

  /// Stores what would have been said of days without a forecast of their own, each from earlier days alone, and makes those anew that a
  /// later entry for an earlier day has outdated.
  private func storeReplayed(_ replay: Replay, through today: Day, at now: Instant, in journal: any JournalWriting) throws {
    let condition = replay.condition
    guard let first = try journal.loggedDays()?.lowerBound, first < today else { return }
    if let stale = replay.staleFrom { try journal.removeReplayedForecasts(of: condition.id, from: stale) }
    let start = max(first.advanced(by: 1), min(replay.staleFrom ?? today, replay.coveredThrough.advanced(by: 1)))
    guard start <= today else { return }
    let kept = Set(try journal.forecasts(of: condition.id, for: start...today).filter { $0.kind != .morning }.map(\.forDay))
    var past = try Replay(condition, of: replay.person, through: start.advanced(by: -1), in: journal)
    var missing: [Forecast] = []
    func note(_ day: Day, _ checkpoint: LearntState.Checkpoint) {
      guard day >= start, !kept.contains(day) else { return }
      missing.append(forecast(for: day, .replayed, from: checkpoint, condition: condition, at: now))
    }
    try past.advance(through: today.advanced(by: -1), note)
    note(today, past.current)
    for forecast in missing { try journal.put(forecast) }
  }

  /// - Parameter replay: Standing at the end of the day before; it is at the end of `day` afterwards.
  private func outlook(_ day: Day, from replay: inout Replay, at now: Instant) throws -> Outlook {
    let condition = replay.condition
    let before = replay.current
    let yesterday = try replay.lastOutcome ?? replay.outcome(of: day.advanced(by: -1))
    let stored = try replay.journal.forecasts(of: condition.id, for: day.advanced(by: -1)...day)
    func said(_ day: Day) -> Forecast? {
      stored.first { $0.forDay == day && $0.kind == .ahead } ?? stored.first { $0.forDay == day && $0.kind == .replayed }
    }
    let today = said(day) ?? forecast(for: day, .replayed, from: before, condition: condition, at: now)
    try replay.advance(through: day)
    let tomorrow = forecast(for: day.advanced(by: 1), .ahead, from: replay.current, condition: condition, at: now)
    let table = try replay.journal.dayTable(
      condition.pack.risk.lookback, on: day.advanced(by: -1)...day, catalogue: replay.person.catalogue)
    return Outlook(
      condition: condition.id, day: day, today: today, tomorrow: tomorrow,
      yesterdaysLoad: condition.pack.risk.load(on: day.advanced(by: -1), in: table),
      todaysLoad: condition.pack.risk.load(on: day, in: table), yesterdaysForecast: said(day.advanced(by: -1)), yesterday: yesterday,
      todaysOutcome: replay.lastOutcome ?? DayOutcome(day: day), knownDays: replay.current.history.known,
      score: before.scores[Forecast.Kind.ahead.rawValue] ?? before.scores[Forecast.Kind.replayed.rawValue] ?? ForecastScore())
  }

  private func forecast(
    for day: Day, _ kind: Forecast.Kind, from checkpoint: LearntState.Checkpoint, condition: ActiveCondition, at now: Instant
  ) -> Forecast {
    let prediction = HistoryPredictor.prediction(from: checkpoint.history)
    return Forecast(
      condition: condition.id, forDay: day, kind: kind, dataThrough: day.advanced(by: -1), madeAt: now, probability: prediction.probability,
      range: prediction.range, usual: checkpoint.history.rate, contributions: prediction.contributions,
      learntFrom: checkpoint.history.known, predictor: HistoryPredictor.name, pack: condition.hash)
  }
}
