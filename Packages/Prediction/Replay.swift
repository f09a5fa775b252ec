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
  /// Every day passed, with its outcome; the last one is the day that `current` covers.
  private(set) var lastOutcome: DayOutcome?
  private let rules: FlareRules
  /// The first day from which stored replayed forecasts may be out of date, nil where none is.
  let staleFrom: Day?
  /// The last day that the stored state covers, before anything of it was thrown away.
  let coveredThrough: Day

  /// Starts at the last checkpoint through `day` or earlier that later writing has not touched.
  init(_ condition: ActiveCondition, of person: Person, through day: Day, in journal: any JournalReading) throws {
    self.condition = condition
    self.person = person
    self.journal = journal
    rules = try FlareRules(condition: condition, journal: journal)
    let first = try journal.loggedDays()?.lowerBound ?? day
    let start = LearntState.Checkpoint(through: min(first, day).advanced(by: -1))
    var state = try Replay.stored(condition, in: journal)
    coveredThrough = state?.checkpoints.last?.through ?? start.through
    if let learnt = state, let touched = try journal.earliestTouchedDay(after: learnt.action) {
      state?.checkpoints.removeAll { $0.through >= touched }
      staleFrom = touched.advanced(by: 1)
    } else {
      staleFrom = state == nil ? start.through : nil
    }
    current = state?.checkpoints.last { $0.through <= day } ?? start
    self.state =
      state
      ?? LearntState(
        action: 0, definitions: condition.definitions, isFlareRelative: condition.record.isFlareRelative, checkpoints: [])
  }

  /// Starts before the first day, with nothing learnt.
  init(_ condition: ActiveCondition, of person: Person, from first: Day, in journal: any JournalReading) throws {
    self.condition = condition
    self.person = person
    self.journal = journal
    rules = try FlareRules(condition: condition, journal: journal)
    staleFrom = nil
    coveredThrough = first.advanced(by: -1)
    current = LearntState.Checkpoint(through: coveredThrough)
    state = LearntState(
      action: 0, definitions: condition.definitions, isFlareRelative: condition.record.isFlareRelative, checkpoints: [])
  }

  /// The stored state, nil where there is none or where it was learnt under other definitions.
  private static func stored(_ condition: ActiveCondition, in journal: any JournalReading) throws -> LearntState? {
    guard let document = try journal.document(LearntState.key(condition.id)),
      let state = try? JournalJSON.decode(LearntState.self, from: document.json, what: "learnt state"),
      state.format == LearntState.currentFormat, state.definitions == condition.definitions,
      state.isFlareRelative == condition.record.isFlareRelative
    else { return nil }
    return state
  }

  /// Goes on to a day, reading in stretches so that memory stays flat over years.
  ///
  /// - Parameter body: Called for every day before it is taken in, with what was known until then.
  mutating func advance(through day: Day, _ body: (Day, LearntState.Checkpoint) throws -> Void = { _, _ in }) throws {
    while current.through < day {
      let first = current.through.advanced(by: 1)
      let last = min(day, first.advanced(by: 364))
      let table = try journal.dayTable(rules.metrics, on: first...last, catalogue: person.catalogue)
      let forecasts = Dictionary(grouping: try journal.forecasts(of: condition.id, for: first...last), by: \.forDay)
      for next in first...last {
        try body(next, current)
        take(next, table: table, forecasts: forecasts[next] ?? [])
        if next.number.isMultiple(of: 32) { keepCheckpoint() }
      }
    }
  }

  /// Remembers where the replay stands.
  mutating func keepCheckpoint() {
    state.checkpoints.removeAll { $0.through >= current.through }
    state.checkpoints.append(current)
  }

  private mutating func take(_ day: Day, table: DayTable, forecasts: [Forecast]) {
    let rule = rules.rule(on: day)
    let over = rule.relative?.over ?? 0
    current.recent.removeAll { $0.day.distance(to: day) > over }
    let outcome = rule.outcome(
      of: day, in: table, isRelative: condition.record.isFlareRelative, earlier: current.recent.map(\.severity))
    if let isFlare = outcome.isFlare, current.history.known > 0 {
      for forecast in forecasts { score(forecast, isFlare: isFlare) }
    }
    current.history.advance(outcome: outcome.isFlare, severity: outcome.severity)
    if condition.record.isFlareRelative, let severity = outcome.severity { current.recent.append(.init(day: day, severity: severity)) }
    current.through = day
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

/// The flare rules in force over time.
struct FlareRules {
  private let versions: [(from: Day, rule: FlareRule)]

  init(condition: ActiveCondition, journal: any JournalReading) throws {
    versions = try condition.definitions.map { version in
      if version.hash == condition.hash { return (version.from, condition.pack.flare) }
      guard let json = try journal.definition(version.hash) else { return (version.from, condition.pack.flare) }
      return (version.from, try JournalJSON.decode(ConditionPack.self, from: json, what: "definition").flare)
    }
  }

  func rule(on day: Day) -> FlareRule {
    versions.last { $0.from <= day }?.rule ?? versions.first?.rule ?? FlareRule(symptoms: [], atLeast: 0)
  }

  /// Every metric that some version looks at.
  var metrics: [MetricID: Int] {
    versions.flatMap(\.rule.metrics).reduce(into: [:]) { $0[$1] = 0 }
  }
}

extension ActiveCondition {
  /// The versions on record, and the pack as it is now where it is not on record yet.
  var definitions: [ConditionRecord.Version] {
    if record.versions.last?.hash == hash { return record.versions }
    let from = record.versions.last.map { $0.from.advanced(by: 1) } ?? record.since
    return record.versions + [.init(from: from, hash: hash, revision: pack.revision)]
  }
}

extension Replay {
  /// The outcome of one earlier day, read again: a checkpoint keeps no outcomes.
  func outcome(of day: Day) throws -> DayOutcome {
    let table = try journal.dayTable(rules.metrics, on: day...day, catalogue: person.catalogue)
    return rules.rule(on: day).outcome(
      of: day, in: table, isRelative: condition.record.isFlareRelative,
      earlier: current.recent.filter { $0.day < day }.map(\.severity))
  }
}
