import TrackerApplication
import TrackerCore

extension Logbook {
  /// A day's record.
  public func record(of day: Day) throws -> DayView {
    try session.journal.read { try DayRecord(session: session, journal: $0, day: day).view() }
  }

  /// Says that a day is complete: of what the person tracks, what is not named on it was none, but for sleep. A day
  /// that is closed already stays as it is.
  ///
  /// - Parameter answers: What the person said to `openSymptoms(on:)`, 0 for none; kept as entries of the day. Others
  ///   stay unanswered, and are named with the line that answers them.
  /// - Throws: `Failure` (`validation`) for a day that can't be logged, such as one to come, and for an answer that is
  ///   not on its symptom's scale; `OpenQuestions` for a day long before the first entry. Then nothing is written.
  public func close(_ day: Day, answering answers: [SymptomID: Double] = [:]) throws -> SavedView {
    try refuse(day)
    let context = session.person.entryContext
    let ((entries, isNew, kept, open), changes) = try session.record("day close") { journal in
      try session.settle(day, in: journal)
      let answered = try answers.sorted { $0.key < $1.key }.map { id, value in
        let (entry, kind) = try answer(id, value, on: day)
        try journal.put(entry, measures: kind.allMeasures(of: entry, in: context))
        return (entry: entry, kind: kind)
      }
      let kept = try answered.compactMap { try session.higherAnswers(than: $0.entry, of: $0.kind, in: journal) }
      let open = try openSymptoms(on: day, in: journal)
      let existing = try journal.entries(EntryQuery(days: day...day, kinds: [DayKind.id], limit: 1)).first
      if let existing {
        return answered.isEmpty ? ([existing], false, kept, open) : (answered.map(\.entry), true, kept, open)
      }
      let kinds = session.environment.registry.logKinds.all.map { $0.definition }
      let entry = try newEntry(DayKind.id, DayKind.payload(for: session.person, kinds: kinds), on: day)
      try journal.put(entry, measures: DayKind.allMeasures(of: entry, in: context))
      return ([entry] + answered.map(\.entry), true, kept, open)
    }
    let hint = (kept + openHint(open)).joined(separator: " ")
    return saved(
      isNew ? "Saved" : "Closed already:", entries, isNew ? changes : [], hint: hint.isEmpty ? nil : hint,
      next: nones(open, on: day))
  }

  /// The check-in's symptoms that have a none and were not answered on a day, in the check-in's order.
  ///
  /// - Throws: what `close` throws for the day.
  public func openSymptoms(on day: Day) throws -> [SymptomDefinition] {
    try refuse(day)
    return try session.journal.read { journal in
      try session.settle(day, in: journal)
      return try openSymptoms(on: day, in: journal)
    }
  }

  private func openSymptoms(on day: Day, in journal: any JournalReading) throws -> [SymptomDefinition] {
    let asked = session.person.checkIn.filter(\.scale.takesNone)
    let table = try journal.dayTable(
      asked.reduce(into: [:]) { $0[$1.metric] = 0 }, on: day...day, catalogue: session.person.catalogue)
    return asked.filter { table[$0.metric, day] == .unknown }
  }

  private func openHint(_ symptoms: [SymptomDefinition]) -> [String] {
    guard !symptoms.isEmpty else { return [] }
    let format = session.format
    let names = symptoms.map { format.inSentence($0.name) }.joined(separator: ", ")
    return [format("Still open: {symptoms}. If there was none, type:", ["symptoms": names])]
  }

  /// The line that says that there was none of symptoms; nil for no symptoms.
  private func nones(_ symptoms: [SymptomDefinition], on day: Day) -> String? {
    guard !symptoms.isEmpty else { return nil }
    let date = day == session.today ? "" : " --date \(day)"
    return "symptoms check-in \(symptoms.map { "\($0.id)=0" }.joined(separator: " "))\(date)"
  }

  /// The entry of an answer: a none, or how strong a symptom was.
  private func answer(_ id: SymptomID, _ value: Double, on day: Day) throws -> (entry: Entry, kind: any LogKind.Type) {
    let context = session.person.entryContext
    var payload = Payload()
    guard value == 0, let symptom = context.symptom(id), symptom.scale.takesNone else {
      payload[SymptomKind.symptom] = id.rawValue
      payload[SymptomKind.severity] = value
      let found = SymptomKind.diagnostics(in: payload, context: context)
      guard found.isEmpty else { throw Failure.invalid(found) }
      return (try newEntry(SymptomKind.id, payload, on: day), SymptomKind.self)
    }
    payload[NoneKind.subject] = symptom.name.lowercased()
    payload[NoneKind.metric] = symptom.metric.rawValue
    return (try newEntry(NoneKind.id, payload, on: day), NoneKind.self)
  }

  /// Says that there was none of something on a day.
  ///
  /// - Parameter subject: A kind of entry, a food, a medicine or whatever else is counted, as people call it; up to 200
  ///   characters.
  /// - Throws: `Failure` (`validation`) for what a none says nothing of, for what is logged on that day, and for a day
  ///   that can't be logged, such as one to come; `OpenQuestions` for one long before the first entry.
  public func logNone(of subject: String, on day: Day) throws -> SavedView {
    try refuse(day)
    let subject = subject.trimmed
    guard !subject.metricWord.isEmpty, subject.count <= 200 else {
      throw Failure.invalid([NoneKind.noSubject])
    }
    let ((entry, hint), changes) = try session.record("no") { journal in
      try session.settle(day, in: journal)
      let payload = try NoneSubject(session: session, journal: journal).payload(for: subject)
      let entry = try newEntry(NoneKind.id, payload, on: day)
      try refuseContradiction(entry, in: journal)
      let hint = try TypoSuggestion(journal: journal, person: session.person).sentence(for: entry, of: NoneKind.self)
      try journal.put(entry, measures: NoneKind.allMeasures(of: entry, in: session.person.entryContext))
      return (entry, try hint ?? session.higherAnswers(than: entry, of: NoneKind.self, in: journal))
    }
    return saved("Saved", [entry], changes, hint: hint)
  }

  /// - Throws: `Failure` (`validation`) for a day that nothing can be logged for, such as one to come.
  private func refuse(_ day: Day) throws {
    if let wrong = day.faultOfEntry(latest: session.today, today: session.today) { throw Failure.invalid([wrong]) }
  }

  /// A symptom may have come and gone on one day: its none stands beside the other answers.
  ///
  /// - Throws: `Failure` (`validation`) when what there was none of is logged on the day.
  func refuseContradiction(_ none: Entry, in journal: any JournalReading) throws {
    let day = none.day...none.day
    var other: Entry?
    if let kind = none.payload[NoneKind.kind] {
      other = try journal.entries(EntryQuery(days: day, kinds: [LogKindID(kind)], limit: 1)).first
    } else if let metric = none.payload[NoneKind.metric].map(MetricID.init(rawValue:)), SymptomID(of: metric) == nil {
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
        allowed: "first: symptoms delete \(other.id.short)")
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
