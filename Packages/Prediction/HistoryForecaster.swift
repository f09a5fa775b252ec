import TrackerCore

/// Forecasts from the person's own past, stored before their day begins and scored afterwards.
///
/// What is learnt is a cache with checkpoints: a day's update costs the same after one year and after ten.
public struct HistoryForecaster: ForecastEngine {
  private let predictor: any Predictor = HistoryPredictor()

  public init() {}

  public func outlook(
    for condition: ActiveCondition, of person: Person, on day: Day, at now: Instant, in journal: any JournalReading
  ) throws -> Outlook {
    let yesterday = day.advanced(by: -1)
    var replay = try Replay(condition, of: person, today: person.calendar.day(of: now), through: yesterday, in: journal)
    try replay.advance(through: yesterday)
    return try outlook(day, from: &replay, at: now)
  }

  public func probability(after day: Day, of pack: ConditionPack, in table: DayTable) -> Double {
    var checkpoint = LearntState.Checkpoint(through: table.days.lowerBound.advanced(by: -1))
    for past in table.days where past <= day {
      let outcome = pack.flare.outcome(of: past, in: table)
      checkpoint.history.advance(outcome: outcome.isFlare, severity: outcome.severity)
    }
    return predictor.prediction(from: checkpoint).probability
  }

  @discardableResult
  public func refresh(
    _ condition: ActiveCondition, of person: Person, at now: Instant, in journal: any JournalWriting
  ) throws -> Outlook {
    let today = person.calendar.day(of: now)
    let yesterday = today.advanced(by: -1)
    var replay = try Replay(condition, of: person, today: today, through: yesterday, in: journal)
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
  /// later entry for an earlier day has outdated. Forecasts made ahead stay as they are.
  private func storeReplayed(_ replay: Replay, through today: Day, at now: Instant, in journal: any JournalWriting) throws {
    let condition = replay.condition
    if let stale = replay.staleFrom { try journal.removeReplayedForecasts(of: condition.id, from: stale) }
    guard let first = try journal.loggedDays()?.lowerBound, first < today else { return }
    let start = max(first, replay.coveredThrough).advanced(by: 1)
    guard start <= today else { return }
    let kept = Set(try journal.forecasts(of: condition.id, for: start...today).filter { $0.kind != .morning }.map(\.forDay))
    guard kept.count <= start.distance(to: today) else { return }
    var past = replay
    past.rewind(to: start.advanced(by: -1))
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
    let person = replay.person
    let (yesterday, tomorrow) = (day.advanced(by: -1), day.advanced(by: 1))
    let before = replay.current
    let yesterdaysOutcome = try replay.lastOutcome ?? replay.outcome(of: yesterday)
    let stored = try replay.journal.forecasts(of: condition.id, for: yesterday...day)
    func said(_ day: Day) -> Forecast? {
      stored.first { $0.forDay == day && $0.kind == .ahead } ?? stored.first { $0.forDay == day && $0.kind == .replayed }
    }
    try replay.advance(through: day)
    let (scoreKind, score) = replay.current.score
    let kind: Forecast.Kind = person.calendar.start(of: tomorrow) > now ? .ahead : .replayed
    let risk = condition.pack.risk
    let table = try replay.journal.dayTable(risk.lookback, on: yesterday...day, catalogue: person.catalogue)
    return Outlook(
      condition: condition.id, day: day, today: said(day) ?? forecast(for: day, .replayed, from: before, condition: condition, at: now),
      tomorrow: forecast(for: tomorrow, kind, from: replay.current, condition: condition, at: now),
      yesterdaysLoad: risk.load(on: yesterday, in: table), todaysLoad: risk.load(on: day, in: table),
      yesterdaysForecast: said(yesterday), yesterday: yesterdaysOutcome, todaysOutcome: replay.lastOutcome ?? DayOutcome(day: day),
      knownDays: replay.current.history.known, score: score, scoreKind: scoreKind)
  }

  private func forecast(
    for day: Day, _ kind: Forecast.Kind, from checkpoint: LearntState.Checkpoint, condition: ActiveCondition, at now: Instant
  ) -> Forecast {
    let prediction = predictor.prediction(from: checkpoint)
    return Forecast(
      condition: condition.id, forDay: day, kind: kind, dataThrough: day.advanced(by: -1), madeAt: now, probability: prediction.probability,
      range: prediction.range, usual: checkpoint.history.rate, contributions: prediction.contributions,
      learntFrom: checkpoint.history.known, predictor: predictor.name, pack: condition.hash)
  }
}
