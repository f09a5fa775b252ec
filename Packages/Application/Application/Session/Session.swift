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
  /// - Throws: what `body` throws; then nothing is written.
  public func record<Result>(
    _ command: String, _ body: (any JournalWriting) throws -> Result
  ) throws -> (result: Result, changes: [OutlookChange]) {
    try journal.write(command, at: environment.now) { journal in
      var before: [PackID: Forecast] = [:]
      for condition in person.conditions {
        before[condition.id] =
          try environment.forecasts.tomorrow(
            for: condition, of: person, on: today, at: environment.now, in: journal)
      }
      let result = try body(journal)
      // The action may have added, ended or tuned a condition, or moved the day: forecasts are of who the person is
      // now.
      let after =
        try environment.session(of: journal, journal: self.journal, isTold: false, knowing: person)?.person ?? person
      let today = after.calendar.day(of: environment.now)
      let conditions = try keepDefinitions(of: after.conditions, on: today, in: journal)
      let changes = try conditions.compactMap { condition -> OutlookChange? in
        let outlook = try environment.forecasts.refresh(condition, of: after, at: environment.now, in: journal)
        // A condition that was not tracked before, or another day, has nothing to be compared with.
        guard let earlier = before[condition.id], earlier.forDay == outlook.tomorrow.forDay else { return nil }
        return OutlookChange(of: condition, from: earlier, to: outlook)
      }
      return (result, changes)
    }
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
        try journal.remember(try JournalJSON.encode(condition.pack), as: condition.hash)
      }
      var result = condition
      result.record = records[index]
      return result
    }
    try journal.put(records, as: ConditionRecord.document)
    return conditions
  }
}

extension Environment {
  /// The person's journal.
  ///
  /// - Throws: `Failure` (`notSetUp`) before onboarding is done.
  public func session() throws -> Session {
    guard let journal = try journal(),
      let session = try journal.read({ try session(of: $0, journal: journal) })
    else { throw Failure.notSetUp }
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
    let conditions = try records.filter { $0.ended == nil }.map {
      try condition($0, on: today, reading: reading, isTold: isTold, known: known)
    }
    let same = known.flatMap { $0.conditions.map(\.hash) == conditions.map(\.hash) ? $0.catalogue : nil }
    let catalogue = same ?? conditions.reduce(registry.catalogue) { $0.adding($1.pack) }
    return Session(
      environment: self, journal: journal,
      person: Person(
        facts: facts, calendar: calendar, conditions: conditions, catalogue: catalogue, language: words.language))
  }
}

extension Failure {
  /// Nobody has set themselves up in the home.
  public static var notSetUp: Failure {
    Failure(.validation, "You're not set up yet", recovery: .howToSetUp)
  }
}

extension Phrase {
  /// The one command for somebody who is not set up yet.
  public static let howToSetUp: Phrase = "Set up in about two minutes: symptoms onboard"
}

extension DayCalendar {
  /// The document of the person's dated day starts.
  public static let document = DocumentKind<[DayStart]>("person", "day-starts")
}
