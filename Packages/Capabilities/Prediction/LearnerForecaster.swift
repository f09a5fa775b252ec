import TrackerCore
import TrackerLearner

/// Forecasts that learn the person from the journal, stored before their day begins and scored afterwards.
///
/// What is learnt is a cache with checkpoints: a day's update costs the same after one year and after ten.
public struct LearnerForecaster: ForecastEngine {
  /// The name that is stored with each forecast, in journals and in their exports: it must stay as it is, whatever the
  /// types of the learner are called.
  private static let predictor = "pool"

  public init() {}

  public func outlook(
    for condition: ActiveCondition, of person: Person, on day: Day, at now: Instant, in journal: any JournalReading
  ) throws -> Outlook {
    let yesterday = day.advanced(by: -1)
    var replay = try Replay(condition, of: person, today: person.calendar.day(of: now), through: yesterday, in: journal)
    try replay.advance(through: yesterday)
    return try outlook(day, from: &replay, at: now)
  }

  public func tomorrow(
    for condition: ActiveCondition, of person: Person, on day: Day, at now: Instant, in journal: any JournalReading
  ) throws -> Forecast {
    var replay = try Replay(condition, of: person, today: person.calendar.day(of: now), through: day, in: journal)
    try replay.advance(through: day)
    return forecast(after: day, from: replay, at: now)
  }

  /// What is said of the day after one, at the end of which a replay stands.
  private func forecast(after day: Day, from replay: Replay, at now: Instant) -> Forecast {
    let tomorrow = day.advanced(by: 1)
    let kind: Forecast.Kind = replay.person.calendar.start(of: tomorrow) > now ? .ahead : .replayed
    return forecast(for: tomorrow, kind, from: replay.current, condition: replay.condition, at: now)
  }

  public func probability(after day: Day, of pack: ConditionPack, in table: DayTable) -> Double {
    var learner = Learner(LearnerDesign(flare: pack.flare, risk: pack.risk, isFlareRelative: false))
    let evaluator = RiskEvaluator(pack.risk, catalogue: table.catalogue)
    guard table.days.lowerBound <= day else { return learner.prediction.probability }
    let days = table.days.lowerBound...min(day, table.days.upperBound)
    let logged = table.daysLogged(for: pack.risk.lookback.keys)
    for (past, points) in zip(days, evaluator.points(over: days, in: table)) {
      learner.advance(LearnerDay(pack.flare.outcome(of: past, for: pack.id, in: table), values: points, logged: logged))
    }
    return learner.prediction.probability
  }

  @discardableResult
  public func refresh(
    _ condition: ActiveCondition, of person: Person, at now: Instant, in journal: any JournalWriting
  ) throws -> Outlook {
    let today = person.calendar.day(of: now)
    let yesterday = today.advanced(by: -1)
    var replay = try Replay(condition, of: person, today: today, through: yesterday, in: journal)
    if let stale = replay.staleFrom { try journal.removeReplayedForecasts(of: condition.id, from: stale) }
    try makeUp(&replay, through: today, at: now) { try journal.put($0) }
    try replay.keep(today: today, in: journal)
    let outlook = try outlook(today, from: &replay, at: now)
    if person.calendar.start(of: outlook.tomorrow.forDay) > now { try journal.put(outlook.tomorrow) }
    if let morning = outlook.morning { try journal.put(morning) }
    return outlook
  }

  /// Learns all days before today, and gives `store` the forecasts that days up to today are without.
  func makeUp(_ replay: inout Replay, through today: Day, at now: Instant, _ store: (Forecast) throws -> Void) throws {
    let owed = try daysWithoutForecast(replay, through: today)
    let condition = replay.condition
    func make(_ day: Day, _ checkpoint: Checkpoint) throws -> Forecast? {
      guard owed.contains(day) else { return nil }
      let forecast = forecast(for: day, .replayed, from: checkpoint, condition: condition, at: now)
      try store(forecast)
      return forecast
    }
    try replay.advance(through: today.advanced(by: -1), make)
    _ = try make(today, replay.current)
    replay.keepCheckpoint()
    _ = try replay.combinations(before: today)
  }

  /// Days without a forecast of their own, for which is stored what would have been said, each from earlier days alone;
  /// those that a later entry for an earlier day has outdated are made again. Forecasts made ahead stay as they are.
  private func daysWithoutForecast(_ replay: Replay, through today: Day) throws -> Set<Day> {
    guard let first = try replay.journal.loggedDays()?.lowerBound, first < today else { return [] }
    let start = max(first, replay.coveredThrough).advanced(by: 1)
    guard start <= today else { return [] }
    var owed: Set<Day> = []
    func owe(_ days: ClosedRange<Day>) throws {
      let kept = try replay.forecasts(for: days).filter { $0.kind != .morning }
      owed.formUnion(Set(days).subtracting(kept.map(\.forDay)))
    }
    try replay.journal.eachLivedStretch(from: start, through: today, owe)
    try owe(today...today)
    return owed
  }

  /// - Parameter replay: Standing at the end of the day before; it is at the end of `day` afterwards.
  private func outlook(_ day: Day, from replay: inout Replay, at now: Instant) throws -> Outlook {
    let condition = replay.condition
    let person = replay.person
    let yesterday = day.advanced(by: -1)
    let before = replay.current
    let yesterdaysOutcome = try replay.lastOutcome ?? replay.outcome(of: yesterday)
    let forecasts = try replay.journal.forecasts(of: condition.id, for: yesterday...day)
    func stored(for day: Day) -> Forecast? {
      forecasts.first { $0.forDay == day && $0.kind == .ahead }
        ?? forecasts.first { $0.forDay == day && $0.kind == .replayed }
    }
    let morning = try morning(day, after: before, in: &replay, at: now)
    let combinations = try replay.combinations(before: day)
    try replay.advance(through: day)
    let (scoreKind, score) = replay.current.score
    let risk = condition.pack.risk
    let table = try replay.journal.dayTable(risk.lookback, on: yesterday...day, catalogue: person.catalogue)
    let evaluator = RiskEvaluator(risk, catalogue: person.catalogue)
    return Outlook(
      condition: condition.id, day: day,
      today: stored(for: day) ?? forecast(for: day, .replayed, from: before, condition: condition, at: now),
      morning: morning, tomorrow: forecast(after: day, from: replay, at: now),
      yesterdaysLoad: evaluator.load(on: yesterday, in: table), todaysLoad: evaluator.load(on: day, in: table),
      yesterdaysForecast: stored(for: yesterday), yesterday: yesterdaysOutcome,
      todaysOutcome: replay.lastOutcome ?? DayOutcome(day: day),
      knownDays: replay.current.learner.history.known, score: score, scoreKind: scoreKind,
      combinations: combinations)
  }

  /// What is said of a day once something of it is known that is known on waking, such as last night's sleep; nil
  /// before.
  private func morning(_ day: Day, after before: Checkpoint, in replay: inout Replay, at now: Instant) throws
    -> Forecast?
  {
    let points = try replay.wakingPoints(on: day)
    guard points.contains(where: { $0 != nil }) else { return nil }
    var forecast = forecast(
      for: day, .morning, from: before, saying: before.learner.prediction(updating: points),
      condition: replay.condition, at: now)
    forecast.dataThrough = day
    return forecast
  }

  private func forecast(
    for day: Day, _ kind: Forecast.Kind, from checkpoint: Checkpoint, saying prediction: LearnerPrediction? = nil,
    condition: ActiveCondition, at now: Instant
  ) -> Forecast {
    let prediction = prediction ?? checkpoint.learner.prediction
    let version = condition.record.versions.last { $0.hash == checkpoint.definition }
    return Forecast(
      condition: condition.id, forDay: day, kind: kind, dataThrough: day.advanced(by: -1), madeAt: now,
      probability: prediction.probability,
      range: prediction.range, severity: prediction.severity, baseRate: prediction.baseRate,
      contributions: Forecast.rounded(prediction.contributions),
      learntFrom: checkpoint.learner.history.known,
      silentDays: prediction.silentDays > 0 ? prediction.silentDays : nil, predictor: LearnerForecaster.predictor,
      pack: checkpoint.definition ?? condition.hash,
      overlay: version.map(\.overlay) ?? condition.overlay)
  }
}
