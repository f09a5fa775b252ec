import TrackerCore

/// An onboarded person's journal, opened for one command.
public struct Session: Sendable {
  public let environment: Environment
  public let journal: any Journal
  public let person: Person

  public var calendar: DayCalendar { person.calendar }
  /// The logical day of the command.
  public var today: Day { calendar.day(of: environment.now) }

  /// Puts answers into the person's words.
  public var format: TextFormatter { TextFormatter(environment.words, year: today.year) }

  public init(environment: Environment, journal: any Journal, person: Person) {
    self.environment = environment
    self.journal = journal
    self.person = person
  }

  /// The conditions that an option names: all where it names none.
  ///
  /// - Throws: `Failure` (`validation`) for one that the person does not have.
  public func conditions(named id: String?) throws -> [ActiveCondition] {
    guard let id else { return person.conditions }
    guard let found = person.conditions.first(where: { $0.id.rawValue == id }) else {
      throw Failure.invalid([
        Diagnostic(
          code: "no-condition", "“{word}” is not one of your conditions", ["word": .verbatim(id)], found: "“\(id)”",
          allowed: .verbatim(person.conditions.map(\.id.rawValue).joined(separator: ", ")))
      ])
    }
    return [found]
  }

  /// Writes as one action and stores the forecasts that it owes; says how the outlook on tomorrow moved.
  ///
  /// What a command made of the person before, such as an entry of typed words, holds: where another command has
  /// changed who the person is since the session was opened, nothing is written.
  ///
  /// Other commands wait for the action alone: where it reaches far back, the years since are forecast again after it,
  /// in short transactions, by the next action where the program is ended meanwhile.
  ///
  /// - Parameter isRehearsal: Whether the journal takes back what is written, so that nothing can be done after it.
  /// - Throws: `Failure.changedMeanwhile`, after which the command may run again; else what `body` throws. Then nothing
  ///   is written. Where only the years since can't be forecast again, the person is told, and nothing is thrown.
  public func record<Result>(
    _ command: String, isRehearsal: Bool = false, _ body: (any JournalWriting) throws -> Result
  ) throws -> (result: Result, changes: [OutlookChange]) {
    if !isRehearsal { try catchUp() }
    let (result, done, changes) = try environment.write(command, to: journal) { journal in
      let (result, done) = try act(in: journal, body)
      let isLong = try !isRehearsal && done.reachesFarBack(in: journal)
      return (result, done, isLong ? nil : try done.refresh(in: journal))
    }
    if let changes { return (result, changes) }
    environment.log.info(.forecast, "the action reaches far back: the years since are learnt again")
    do {
      try done.session.catchUp()
      return (result, try environment.write(command, to: journal, done.refresh))
    } catch {
      // The action is written, so nothing may deny it. The next one does what is left.
      environment.log.error(.forecast, "the years since could not be learnt again")
      environment.warn(
        "It is saved, but your forecasts are not up to date yet. The next thing you save completes them.")
      return (result, [])
    }
  }

  /// Learns what a command that was ended left to learn, or an action that reached far back.
  private func catchUp() throws {
    for condition in person.conditions {
      try environment.forecasts.catchUp(condition, of: person, at: environment.now, in: journal)
    }
  }

  private func act<Result>(
    in journal: any JournalWriting, _ body: (any JournalWriting) throws -> Result
  ) throws -> (result: Result, done: DoneAction) {
    guard let now = try current(in: journal), now.person.isSame(as: person) else { throw Failure.changedMeanwhile }
    var before: [PackID: Forecast] = [:]
    for condition in person.conditions {
      before[condition.id] =
        try environment.forecasts.tomorrow(
          for: condition, of: person, on: today, at: environment.now, in: journal)
    }
    let result = try body(journal)
    try ClashRule(environment.registry).settle(in: journal)
    // The action may have added, ended or tuned a condition, or moved the day: forecasts are of who the person is
    // now.
    var after = try current(in: journal)?.person ?? person
    let today = after.calendar.day(of: environment.now)
    after.conditions = try keepDefinitions(of: after.conditions, on: today, in: journal)
    let session = Session(environment: environment, journal: self.journal, person: after)
    return (result, DoneAction(session: session, before: before))
  }

  /// The person's session as the journal is now, after an action that may have changed who they are.
  ///
  /// - Throws: `Failure` (`notSetUp`) where there is nobody any more.
  public func current() throws -> Session {
    guard let current = try journal.read(current(in:)) else { throw Failure.notSetUp }
    return current
  }

  private func current(in reading: any JournalReading) throws -> Session? {
    try environment.session(of: reading, journal: journal, isTold: false, knowing: person)
  }

  /// Remembers the definitions in force, and when they changed.
  private func keepDefinitions(of conditions: [ActiveCondition], on today: Day, in journal: any JournalWriting) throws
    -> [ActiveCondition]
  {
    var records = try journal.value(ConditionRecord.document) ?? []
    let conditions = try conditions.map { condition -> ActiveCondition in
      guard let index = records.lastIndex(where: { $0.pack == condition.id && $0.ended == nil }) else {
        return condition
      }
      if records[index].versions.last?.hash != condition.hash {
        records[index].versions = records[index].versions(with: condition, on: today)
        try journal.remember(condition.definitions)
      }
      var result = condition
      result.record = records[index]
      return result
    }
    try journal.put(records, as: ConditionRecord.document)
    return conditions
  }
}

/// An action that is written, but for the forecasts that it owes.
private struct DoneAction {
  /// Of who the person is after it.
  let session: Session
  /// What was said of tomorrow before it, by condition.
  let before: [PackID: Forecast]

  /// Days back from today that are forecast again within the action.
  private static let fewestDays = 120

  /// Whether forecasting again what the action touched takes so long that others should not wait for it.
  func reachesFarBack(in journal: any JournalWriting) throws -> Bool {
    guard let first = try journal.earliestTouchedDay(after: journal.action - 1) else { return false }
    return first.distance(to: session.today) > DoneAction.fewestDays
  }

  /// Stores the forecasts that are owed, and says how the outlook on tomorrow moved.
  func refresh(in journal: any JournalWriting) throws -> [OutlookChange] {
    let environment = session.environment
    return try session.person.conditions.compactMap { condition -> OutlookChange? in
      let outlook = try environment.forecasts.refresh(condition, of: session.person, at: environment.now, in: journal)
      // A condition that was not tracked before, or another day, has nothing to be compared with.
      guard let earlier = before[condition.id], earlier.forDay == outlook.tomorrow.forDay else { return nil }
      return OutlookChange(of: condition, from: earlier, to: outlook)
    }
  }
}

extension Environment {
  /// The person's journal.
  ///
  /// - Throws: `Failure` (`notSetUp`) before onboarding is done.
  public func session() throws -> Session {
    guard let journal = try opened(creating: false),
      let session = try journal.read({ try session(of: $0, journal: journal) })
    else { throw Failure.notSetUp }
    try bringUpToDate(journal, of: session.person)
    return session
  }

  /// The person's journal as it is read, nil before onboarding is done.
  ///
  /// - Parameters:
  ///   - isTold: Whether a pack or a tuning that can't be used is said on standard error.
  ///   - known: The person as they were read before: the definitions of conditions that are tuned as they were then are
  ///     taken from it, so that no pack is read again.
  public func session(
    of reading: any JournalReading, journal: any Journal, isTold: Bool = true, knowing known: Person? = nil
  ) throws -> Session? {
    guard let facts = try reading.value(PersonFacts.document),
      let records = try reading.value(ConditionRecord.document)
    else { return nil }
    let starts = try reading.value(DayCalendar.document) ?? []
    let calendar = DayCalendar(zone: zone, dayStarts: starts)
    let today = calendar.day(of: now)
    var conditions = try records.filter { $0.ended == nil }.map {
      try condition($0, on: today, reading: reading, isTold: isTold, known: known)
    }
    try fit(&conditions, on: today, reading: reading)
    let former = records.filter { record in
      record.ended != nil && !conditions.contains { $0.id == record.pack }
        && record.ended == records.filter { $0.pack == record.pack }.compactMap(\.ended).max()
    }
    let trackables = try Trackables(in: reading).adding(conditions.map(\.pack))
    let apps = try AppRules(in: reading)
    let same = known.flatMap {
      $0.conditions.map(\.hash) == conditions.map(\.hash) && $0.trackables == trackables && $0.apps == apps
        ? $0.catalogue : nil
    }
    let catalogue =
      same
      ?? conditions.reduce(registry.catalogue.adding(apps).adding(trackables)) { $0.adding($1.pack) }
      .yielding(trackables)
    return Session(
      environment: self, journal: journal,
      person: Person(
        facts: facts, calendar: calendar, conditions: conditions, former: former, catalogue: catalogue,
        language: words.language, uncollected: try registry.uncollected(in: reading), trackables: trackables,
        apps: apps))
  }
}

extension Failure {
  /// Another command changed what this one had read before it could save, so that this one has saved nothing. Run
  /// again, it reads what is there now; commands do so once by themselves.
  public static let changedMeanwhile = Failure(
    .validation, "Nothing was changed: another command changed the same thing just then",
    recovery: "Try again.")

  /// Nobody has set themselves up in the home.
  public static var notSetUp: Failure {
    Failure(.validation, "You're not set up yet", recovery: .howToSetUp)
  }
}

extension Phrase {
  /// The one command for somebody who is not set up yet.
  public static let howToSetUp: Phrase = "Set up in about two minutes: symptoms onboard"
}

extension Person {
  /// Whether what is made of typed words is the same for both: they have the same facts, days, trackables and
  /// conditions, with the same definitions. Which definitions were in force before may differ.
  fileprivate func isSame(as other: Person) -> Bool {
    facts == other.facts && calendar == other.calendar && uncollected == other.uncollected
      && trackables == other.trackables && apps == other.apps && conditions.count == other.conditions.count
      && zip(conditions, other.conditions).allSatisfy { condition, other in
        var record = other.record
        record.versions = condition.record.versions
        return condition.record == record && condition.hash == other.hash && condition.overlay == other.overlay
          && condition.traits == other.traits
      }
  }
}

extension DayCalendar {
  /// The document of the person's dated day starts.
  public static let document = DocumentKind<[DayStart]>("person", "day-starts")
}
