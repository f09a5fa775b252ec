import TrackerApplication
import TrackerCore
import TrackerLearner

/// Brings what is learnt of one condition forward, day by day, from the journal.
///
/// A replay from any valid checkpoint gives, to the last bit, what a replay from the first logged day gives. On each
/// day the learner's factors are those of the definition in force on it; where another comes into force, all days
/// before are learnt again under it.
struct Replay {
  let condition: ActiveCondition
  let person: Person
  let journal: any JournalReading

  private(set) var current: Checkpoint
  /// Of the day that `current` covers; nil before the replay has moved.
  private(set) var lastOutcome: DayOutcome?
  /// What the state covers when it is kept.
  private var state: LearntState
  /// Checkpoints made by this replay, the oldest first.
  private var made: [Checkpoint] = []
  private var definitions: ConditionDefinitions
  /// The day before the first logged one, with nothing learnt.
  private let start: Day
  /// The first day from which stored replayed forecasts may be out of date, nil where none is.
  let staleFrom: Day?
  /// Whether forecasts that may be out of date count as missing: they are made again, but not removed yet.
  private let leavesOutStale: Bool
  /// The last day that valid state covers.
  var coveredThrough: Day { made.last?.through ?? state.checkpoints.last ?? start }

  /// Days between checkpoints on a long way.
  private static let spacing = 32

  /// Starts at the last checkpoint through `day` or earlier that later writing has not touched.
  ///
  /// - Parameters:
  ///   - today: The day from which on a definition that is not on record yet counts.
  ///   - afresh: Leaves the stored state aside and starts before the first logged day.
  ///   - leavesOutStale: Whether stored forecasts that may be out of date count as missing.
  init(
    _ condition: ActiveCondition, of person: Person, today: Day, through day: Day, afresh: Bool = false,
    leavesOutStale: Bool = false, in journal: any JournalReading
  ) throws {
    self.leavesOutStale = leavesOutStale
    self.condition = condition
    self.person = person
    self.journal = journal
    let versions = condition.record.versions(with: condition, on: today)
    definitions = ConditionDefinitions(condition, versions: versions, in: journal)
    let first = min(try journal.loggedDays()?.lowerBound ?? day, day)
    start = first.advanced(by: -1)
    let metrics = Set(condition.pack.risk.lookback.keys).union(condition.pack.flare.metrics(of: condition.id))
    let revisions = try journal.revisions(behind: metrics, catalogue: person.catalogue)
    let documents = revisions.isEmpty ? nil : revisions
    state = LearntState(
      action: 0, definitions: versions, isFlareRelative: condition.record.isFlareRelative, documents: documents,
      leftOut: condition.pack.leftOut.names.isEmpty ? nil : condition.pack.leftOut.names)
    if !afresh,
      let stored = try LearntState.stored(condition, definitions: versions, documents: documents, in: journal)
    {
      state.checkpoints = stored.state.checkpoints.filter { day in stored.outdatedFrom.map { day < $0 } ?? true }
      state.combinations = stored.state.combinations.flatMap { kept in
        stored.outdatedFrom.map { kept.through < $0 } ?? true ? kept : nil
      }
      staleFrom = stored.outdatedFrom?.advanced(by: 1)
    } else {
      staleFrom = start
    }
    current = Checkpoint(through: start, learner: Learner(LearnerDesign()))
    try rewind(to: day)
  }

  /// Goes back to the last checkpoint through `day` or earlier.
  mutating func rewind(to day: Day) throws {
    lastOutcome = nil
    let latest = made.last { $0.through <= day }
    for kept in state.checkpoints.reversed() where kept <= day && kept > latest?.through ?? start {
      guard let checkpoint = try stored(through: kept) else { continue }
      current = checkpoint
      return
    }
    current =
      try latest
      ?? Checkpoint(
        through: start, definition: definitions.version(on: start)?.hash,
        learner: Learner(definitions.design(on: start)))
  }

  /// A checkpoint as it was kept, nil where it can't be read or is of another definition.
  private mutating func stored(through day: Day) throws -> Checkpoint? {
    let version = definitions.version(on: day)
    guard let document = try journal.document(LearntState.key(condition.id, through: day)),
      let kept = try? JournalJSON.decode(Checkpoint.Kept.self, from: document.json, what: "learnt state"),
      kept.through == day, kept.definition == version?.hash,
      let learner = kept.numbers.learner(try definitions.design(on: day))
    else { return nil }
    return Checkpoint(through: day, definition: kept.definition, learner: learner, scores: kept.scores)
  }

  /// Goes on to a day, reading in stretches so that memory stays flat over years.
  ///
  /// - Parameter body: Called for every day before it is taken in, with what was known until then; gives a forecast
  ///   that it stored for the day.
  mutating func advance(through day: Day, _ body: (Day, Checkpoint) throws -> Forecast? = { _, _ in nil }) throws {
    while current.through < day {
      guard let days = try journal.livedDays(from: current.through.advanced(by: 1), through: day) else {
        pass(through: day)
        let version = definitions.version(on: day)
        if current.definition != version?.hash { try learnAnew(under: version, on: day) }
        return
      }
      pass(through: days.lowerBound.advanced(by: -1))
      let stretch = try read(days)
      let forecasts = Dictionary(grouping: try forecasts(for: stretch.days), by: \.forDay)
      for next in stretch.days {
        let stored = try body(next, current)
        // The day is learnt under the definition in force on it, what was said before under the one then.
        if next == stretch.days.lowerBound, current.definition != stretch.version?.hash {
          try learnAnew(under: stretch.version, on: next)
        }
        take(
          stretch.outcome(of: next), stretch.day(next), forecasts: (forecasts[next] ?? []) + [stored].compactMap { $0 })
        if next.number.isMultiple(of: Replay.spacing) { keepCheckpoint() }
      }
    }
  }

  /// The stored forecasts for days.
  func forecasts(for days: ClosedRange<Day>) throws -> [Forecast] {
    let stored = try journal.forecasts(of: condition.id, for: days)
    guard leavesOutStale, let staleFrom else { return stored }
    return stored.filter { $0.kind != .replayed || $0.forDay < staleFrom }
  }

  /// Goes on to a day past others that change nothing: they lie more than a year after the last entry.
  private mutating func pass(through day: Day) {
    guard current.through < day else { return }
    current.through = day
    lastOutcome = nil
  }

  /// Remembers where the replay stands.
  mutating func keepCheckpoint() {
    made.removeAll { $0.through >= current.through }
    made.append(current)
  }

  /// Keeps the state in the journal, thinned to the ladder of `today`.
  func keep(today: Day, in journal: any JournalWriting) throws {
    var state = state
    state.action = journal.action
    let before = try LearntState.kept(condition.id, in: journal)
    state.checkpoints = LearntState.ladder(Set(state.checkpoints).union(made.map(\.through)), today: today)
    let rungs = Set(state.checkpoints)
    for day in before where !rungs.contains(day) {
      try journal.cache(Checkpoint.Kept?.none, as: LearntState.key(condition.id, through: day))
    }
    for checkpoint in made where rungs.contains(checkpoint.through) {
      try journal.cache(checkpoint.kept, as: LearntState.key(condition.id, through: checkpoint.through))
    }
    try journal.cache(state, as: LearntState.key(condition.id))
  }

  /// What one day was, read by itself: a checkpoint keeps no outcomes.
  mutating func outcome(of day: Day) throws -> DayOutcome {
    try DayOutcomes(
      day...day, definitions: &definitions, isRelative: condition.record.isFlareRelative, of: person, in: journal
    )
    .outcome(of: day)
  }

  /// Points of the factors that are known on waking, as they are on a day; nil for the others and where unknown. All of
  /// them are unknown until something of that day itself is logged that they look at: over several nights, older ones
  /// alone would pass for last night's.
  mutating func wakingPoints(on day: Day) throws -> [Double?] {
    let version = definitions.version(on: day)
    let risk = try definitions.risk(of: version)
    let waking = risk.factorsKnownOnWaking(person.catalogue)
    let metrics = risk.factors.filter { waking.contains($0.id) }.compactMap(\.metric)
    let stored = Set(metrics.flatMap { person.catalogue.stored(behind: $0).keys })
    guard !stored.isEmpty, try !journal.totals(of: stored, in: day...day).isEmpty else { return [] }
    let table = try journal.dayTable(risk.lookback, on: day...day, catalogue: person.catalogue)
    let points = RiskEvaluator(risk, catalogue: person.catalogue).points(on: day, in: table)
    return zip(risk.factors, points).map { waking.contains($0.id) ? $1 : nil }
  }

  // MARK: Days

  /// Every day from the first logged one, or a later one, through another, with the factors of the version in force on
  /// that other; without what lies more than a year after an entry.
  mutating func days(from first: Day? = nil, through last: Day) throws -> [LearnerDay] {
    try days(from: max(start.advanced(by: 1), first ?? start), through: last, under: definitions.version(on: last))
  }

  private mutating func days(from first: Day, through last: Day, under version: ConditionRecord.Version?) throws
    -> [LearnerDay]
  {
    var days: [LearnerDay] = []
    var next = first
    while let lived = try journal.livedDays(from: next, through: last) {
      let stretch = try read(lived, under: version)
      days += stretch.days.map(stretch.day)
      next = stretch.days.upperBound.advanced(by: 1)
    }
    return days
  }

  /// The personal combinations of the year before a day, worked out every two weeks; none before there are days enough.
  mutating func combinations(before day: Day) throws -> [FactorCombination] {
    guard current.learner.history.known >= CombinationSearch.fewestDays else { return [] }
    let last = Combinations.lastDay(before: day)
    let version = definitions.version(on: last)
    if let kept = state.combinations, kept.through == last, kept.definition == version?.hash { return kept.found }
    let risk = try definitions.risk(of: version)
    let made = Combinations(
      through: last, days: try days(from: Combinations.firstDay(through: last), through: last), of: risk,
      apartFrom: condition.pack.factorsOfOutcome, by: version?.hash)
    state.combinations = made
    return made.found
  }

  /// The first day from which on without a break each factor has weighed what it does under the version in force on a
  /// day.
  mutating func inForceSince(on day: Day) throws -> [FactorID: Day] {
    let versions = definitions.versions(through: day)
    guard let last = versions.last else { return [:] }
    var weights = Dictionary(try definitions.risk(of: last).factors.map { ($0.id, $0.prior) }) { first, _ in first }
    var since = weights.mapValues { _ in last.from }
    for version in versions.dropLast().reversed() where !weights.isEmpty {
      let risk = try definitions.risk(of: version)
      weights = weights.filter { factor, prior in risk.factors.contains { $0.id == factor && $0.prior == prior } }
      for factor in weights.keys { since[factor] = version.from }
    }
    return since
  }

  /// Days that lie in one version, read at once.
  private struct Stretch {
    var days: ClosedRange<Day>
    var version: ConditionRecord.Version?
    var outcomes: DayOutcomes
    /// Of each of the days every factor's points.
    var points: [[Double?]]
    /// The days on which anything was logged that the factors look at.
    var logged: Set<Day>

    func outcome(of day: Day) -> DayOutcome { outcomes.outcome(of: day) }

    func day(_ day: Day) -> LearnerDay {
      LearnerDay(outcome(of: day), values: points[days.lowerBound.distance(to: day)], logged: logged)
    }
  }

  /// - Parameter version: Whose factors are read; nil for the one in force on the days, which then end with it.
  private mutating func read(_ days: ClosedRange<Day>, under version: ConditionRecord.Version? = nil) throws -> Stretch
  {
    let first = days.lowerBound
    var last = days.upperBound
    if version == nil, let end = definitions.end(ofVersionOn: first) { last = min(last, end) }
    let version = version ?? definitions.version(on: first)
    let risk = try definitions.risk(of: version)
    let table = try journal.dayTable(risk.lookback, on: first...last, catalogue: person.catalogue)
    let outcomes = try DayOutcomes(
      first...last, definitions: &definitions, isRelative: condition.record.isFlareRelative, of: person, in: journal)
    return Stretch(
      days: first...last, version: version, outcomes: outcomes,
      points: RiskEvaluator(risk, catalogue: person.catalogue).points(over: first...last, in: table),
      logged: table.daysLogged(for: risk.lookback.keys))
  }

  /// - Parameter day: One on which the version is in force.
  private mutating func learnAnew(under version: ConditionRecord.Version?, on day: Day) throws {
    var learner = Learner(try definitions.design(on: day))
    var next = start.advanced(by: 1)
    while let lived = try journal.livedDays(from: next, through: current.through) {
      let stretch = try read(lived, under: version)
      for day in stretch.days { learner.advance(stretch.day(day)) }
      next = stretch.days.upperBound.advanced(by: 1)
    }
    current.learner = learner
    current.definition = version?.hash
  }

  private mutating func take(_ outcome: DayOutcome, _ day: LearnerDay, forecasts: [Forecast]) {
    // A person's first known day has nothing to be forecast from.
    if let isFlare = outcome.isFlare, current.learner.history.known > 0 {
      for forecast in forecasts { score(forecast, isFlare: isFlare) }
    }
    current.learner.advance(day)
    current.through = outcome.day
    lastOutcome = outcome
  }

  private mutating func score(_ forecast: Forecast, isFlare: Bool) {
    let outcome = isFlare ? 1.0 : 0
    func squared(_ value: Double) -> Double { (value - outcome) * (value - outcome) }
    var score = current.scores[forecast.kind.rawValue] ?? ForecastScore()
    score.days += 1
    score.flares += isFlare ? 1 : 0
    score.squaredError += squared(min(0.999, max(0.001, forecast.probability)))
    score.referenceError += squared(current.learner.history.referenceRate)
    current.scores[forecast.kind.rawValue] = score
  }
}
