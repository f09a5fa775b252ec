import TrackerCore

/// Brings what is learnt of one condition forward, day by day, from the journal.
///
/// A replay from any valid checkpoint gives, to the last bit, what a replay from the first logged day gives.
struct Replay {
  let condition: ActiveCondition
  let person: Person
  let journal: any JournalReading

  private(set) var state: LearntState
  private(set) var current: LearntState.Checkpoint
  /// Of the day that `current` covers; nil before the replay has moved.
  private(set) var lastOutcome: DayOutcome?
  private var rules: FlareRules
  /// Before the first logged day, with nothing learnt.
  private let start: LearntState.Checkpoint
  /// The first day from which stored replayed forecasts may be out of date, nil where none is.
  let staleFrom: Day?
  /// The last day that valid state covers.
  var coveredThrough: Day { state.checkpoints.last?.through ?? start.through }

  /// Starts at the last checkpoint through `day` or earlier that later writing has not touched.
  ///
  /// - Parameters:
  ///   - today: The day from which on a definition that is not on record yet counts.
  ///   - afresh: Leaves the stored state aside and starts before the first logged day.
  init(
    _ condition: ActiveCondition, of person: Person, today: Day, through day: Day, afresh: Bool = false, in journal: any JournalReading
  ) throws {
    self.condition = condition
    self.person = person
    self.journal = journal
    let definitions = condition.definitions(on: today)
    rules = FlareRules(condition, definitions: definitions, in: journal)
    let first = try journal.loggedDays()?.lowerBound ?? day
    start = LearntState.Checkpoint(through: min(first, day).advanced(by: -1))
    if !afresh, let stored = try LearntState.stored(condition, definitions: definitions, in: journal) {
      state = stored.state
      staleFrom = stored.outdatedFrom?.advanced(by: 1)
    } else {
      state = LearntState(action: 0, definitions: definitions, isFlareRelative: condition.record.isFlareRelative, checkpoints: [])
      staleFrom = start.through
    }
    current = start
    rewind(to: day)
  }

  /// Goes back to the last checkpoint through `day` or earlier.
  mutating func rewind(to day: Day) {
    current = state.checkpoints.last { $0.through <= day } ?? start
    lastOutcome = nil
  }

  /// Goes on to a day, reading in stretches so that memory stays flat over years.
  ///
  /// - Parameter body: Called for every day before it is taken in, with what was known until then.
  mutating func advance(through day: Day, _ body: (Day, LearntState.Checkpoint) throws -> Void = { _, _ in }) throws {
    while current.through < day {
      let first = current.through.advanced(by: 1)
      let days = first...min(day, first.advanced(by: 364))
      let outcomes = try Outcomes(days, rules: &rules, isRelative: condition.record.isFlareRelative, of: person, in: journal)
      let forecasts = Dictionary(grouping: try journal.forecasts(of: condition.id, for: days), by: \.forDay)
      for next in days {
        try body(next, current)
        take(outcomes.outcome(of: next), forecasts: forecasts[next] ?? [])
        if next.number.isMultiple(of: 32) { keepCheckpoint() }
      }
    }
  }

  /// Remembers where the replay stands.
  mutating func keepCheckpoint() {
    state.checkpoints.removeAll { $0.through >= current.through }
    state.checkpoints.append(current)
  }

  /// What one day was, read by itself: a checkpoint keeps no outcomes.
  mutating func outcome(of day: Day) throws -> DayOutcome {
    try Outcomes(day...day, rules: &rules, isRelative: condition.record.isFlareRelative, of: person, in: journal).outcome(of: day)
  }

  private mutating func take(_ outcome: DayOutcome, forecasts: [Forecast]) {
    // A person's first known day has nothing to be forecast from.
    if let isFlare = outcome.isFlare, current.history.known > 0 {
      for forecast in forecasts { score(forecast, isFlare: isFlare) }
    }
    current.history.advance(outcome: outcome.isFlare, severity: outcome.severity)
    current.through = outcome.day
    lastOutcome = outcome
  }

  private mutating func score(_ forecast: Forecast, isFlare: Bool) {
    let outcome = isFlare ? 1.0 : 0
    func squared(_ value: Double) -> Double { (value - outcome) * (value - outcome) }
    var score = current.scores[forecast.kind.rawValue] ?? ForecastScore()
    score.days += 1
    score.squaredError += squared(min(0.999, max(0.001, forecast.probability)))
    score.referenceError += squared(current.history.referenceRate)
    current.scores[forecast.kind.rawValue] = score
  }
}
