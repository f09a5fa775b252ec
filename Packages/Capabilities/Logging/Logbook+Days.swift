import TrackerApplication
import TrackerCore

extension Logbook {
  /// A day's record.
  public func record(of day: Day) throws -> DayView {
    try session.journal.read { try DayRecord(session: session, journal: $0, day: day).view() }
  }

  /// Says that a day is complete: what is not named on it was none, but for scales and sleep. A day that is closed
  /// already stays as it is.
  ///
  /// - Throws: `Failure` (`validation`) for a day that can't be logged, such as one to come.
  public func close(_ day: Day) throws -> SavedView {
    try refuse(day)
    let ((entry, isNew), changes) = try session.record("day close") { journal -> (Entry, Bool) in
      let existing = try journal.entries(EntryQuery(days: day...day, kinds: [DayKind.id], limit: 1))
      if let existing = existing.first { return (existing, false) }
      let entry = try newEntry(DayKind.id, Payload(), on: day)
      try journal.put(entry, measures: DayKind.allMeasures(of: entry, in: session.person.entryContext))
      return (entry, true)
    }
    return isNew ? saved("Saved", [entry], changes) : saved("Closed already:", [entry])
  }

  /// Says that there was none of something on a day.
  ///
  /// - Parameter subject: A kind of entry, a food, a medicine or whatever else is counted, as people call it; up to 200
  ///   characters.
  /// - Throws: `Failure` (`validation`) for what a none says nothing of, for what is logged on that day, and for a day
  ///   that can't be logged, such as one to come.
  public func logNone(of subject: String, on day: Day) throws -> SavedView {
    try refuse(day)
    let subject = subject.trimmed
    guard !subject.metricWord.isEmpty, subject.count <= 200 else {
      throw Failure.invalid([NoneKind.noSubject])
    }
    let ((entry, hint), changes) = try session.record("no") { journal in
      let payload = try NoneSubject(session: session, journal: journal).payload(for: subject)
      let entry = try newEntry(NoneKind.id, payload, on: day)
      try refuseContradiction(entry, in: journal)
      let hint = try TypoSuggestion(journal: journal, person: session.person).sentence(for: entry, of: NoneKind.self)
      try journal.put(entry, measures: NoneKind.allMeasures(of: entry, in: session.person.entryContext))
      return (entry, hint)
    }
    return saved("Saved", [entry], changes, hint: hint)
  }

  private func refuse(_ day: Day) throws {
    if let wrong = day.faultOfEntry(latest: session.today, today: session.today) { throw Failure.invalid([wrong]) }
  }

  /// - Throws: `Failure` (`validation`) when what there was none of is logged on the day.
  private func refuseContradiction(_ none: Entry, in journal: any JournalReading) throws {
    let day = none.day...none.day
    var other: Entry?
    if let kind = none.payload[NoneKind.kind] {
      other = try journal.entries(EntryQuery(days: day, kinds: [LogKindID(kind)], limit: 1)).first
    } else if let metric = none.payload[NoneKind.metric].map(MetricID.init(rawValue:)) {
      other = try journal.entries(EntryQuery(days: day)).first { entry in
        let measures =
          session.environment.registry.logKind(entry.kind)?.allMeasures(of: entry, in: session.person.entryContext)
          ?? []
        return measures.contains { $0.metric == metric && $0.value > 0 }
      }
    }
    guard let other else { return }
    throw Failure.invalid([
      Diagnostic(
        code: "contradiction", "What there was none of is logged on \(none.day) as \(other.id.short)",
        allowed: "first: symptoms delete \(other.id.short), or symptoms edit \(other.id.short) …")
    ])
  }

  /// An entry of a day as a whole: of now where that is today, else of its noon.
  private func newEntry(_ kind: LogKindID, _ payload: Payload, on day: Day) throws -> Entry {
    let instant =
      day == session.today
      ? session.environment.now : try session.calendar.instant(on: day, at: LocalTime(wrapping: 720))
    return session.entry(kind, EntryDraft(payload: payload, instant: instant, day: day))
  }
}
