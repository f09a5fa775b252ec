import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

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
    let ((entries, isNew, kept, open, redFlags), changes) = try session.record("day close") { journal in
      try session.settle(day, in: journal)
      let answered = try put(answers, on: day, in: journal)
      let kept = try answered.compactMap { try session.higherAnswers(than: $0.entry, of: $0.kind, in: journal) }
      let open = try openSymptoms(on: day, in: journal)
      let redFlags = try careToSeek(after: answered, in: journal)
      let existing = try journal.entries(EntryQuery(days: day...day, kinds: [DayKind.id], limit: 1)).first
      if let existing {
        return answered.isEmpty
          ? ([existing], false, kept, open, []) : (answered.map(\.entry), true, kept, open, redFlags)
      }
      let kinds = session.environment.registry.logKinds.all.map { $0.definition }
      let entry = try newEntry(DayKind.id, DayKind.payload(for: session.person, kinds: kinds), on: day)
      try journal.put(entry, measures: session.measures(of: entry, by: DayKind.self, in: journal))
      return ([entry] + answered.map(\.entry), true, kept, open, redFlags)
    }
    let hints = kept + openHint(open)
    var view = saved(
      isNew ? .saved : .closedAlready, entries, isNew ? changes : [],
      saying: sentence(of: entries, on: day, isNew: isNew),
      hint: hints.isEmpty ? nil : .sentences(hints), next: nones(open, on: day))
    view.redFlags = redFlags.isEmpty ? nil : redFlags
    return view
  }

  /// What packs say of the answers that were given while a day was being closed.
  private func careToSeek(after answered: [(entry: Entry, kind: any LogKind.Type)], in journal: any JournalReading)
    throws -> [SeekCareFlag]
  {
    try answered.flatMap { try session.seekCare(for: $0.entry, of: $0.kind, in: journal) }
  }

  /// `Today is complete. …`, with the answers that were saved besides; nil where only answers were.
  private func sentence(of entries: [Entry], on day: Day, isNew: Bool) -> Phrase? {
    guard let closing = entries.first, closing.kind == DayKind.id else { return nil }
    let isToday = day == session.today
    let values: [String: Phrase] = ["day": .day(day)]
    guard isNew else {
      return .words(
        isToday
          ? "Today is already complete. Nothing was changed." : "{day} is already complete. Nothing was changed.",
        values)
    }
    var sentences: [Phrase] = [.words(isToday ? "Today is complete." : "{day} is complete.", values)]
    let closed = DayKind.closed(by: closing, in: session.person.entryContext)
    if !closed.isEmpty {
      sentences.append(
        .words("For {things}, anything you did not log now counts as “no”.", ["things": .allOf(closed)]))
    }
    let answers = entries.dropFirst().map { session.view(of: $0).told }
    if !answers.isEmpty { sentences.append(.words("Saved: {what}.", ["what": .allOf(answers)])) }
    return .sentences(sentences)
  }

  /// Keeps what was answered while a day was being closed that was then left: as entries of the day, which stays open.
  ///
  /// - Parameter answers: As `close` takes them; without any, nothing is written.
  /// - Throws: What `close` throws; `Failure` (`negative`) where nothing was answered.
  public func keep(_ answers: [SymptomID: Double], on day: Day) throws -> SavedView {
    try refuse(day)
    let command = "symptoms day close\(day == session.today ? "" : " --date \(day)")"
    let open: Phrase = .words("The day is not complete yet. To complete it: {command}", ["command": "\(command)"])
    guard !answers.isEmpty else { throw Failure(.negative, "Nothing was saved", recovery: open) }
    let ((entries, kept, redFlags), changes) = try session.record("day close") { journal in
      try session.settle(day, in: journal)
      let answered = try put(answers, on: day, in: journal)
      let kept = try answered.compactMap { try session.higherAnswers(than: $0.entry, of: $0.kind, in: journal) }
      return (answered.map(\.entry), kept, try careToSeek(after: answered, in: journal))
    }
    var view = saved(.saved, entries, changes, hint: .sentences(kept + [open]))
    view.redFlags = redFlags.isEmpty ? nil : redFlags
    return view
  }

  /// Writes the answers to symptoms as entries of a day.
  private func put(_ answers: [SymptomID: Double], on day: Day, in journal: any JournalWriting) throws
    -> [(entry: Entry, kind: any LogKind.Type)]
  {
    try answers.sorted { $0.key < $1.key }.map { id, value in
      let (entry, kind) = try answer(id, value, on: day)
      try journal.put(entry, measures: session.measures(of: entry, by: kind, in: journal))
      return (entry, kind)
    }
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

  private func openHint(_ symptoms: [SymptomDefinition]) -> [Phrase] {
    guard !symptoms.isEmpty else { return [] }
    let names = symptoms.map { session.person.entryContext.inSentence($0.name) }
    return [
      .words("You have not answered {symptoms}. If you had none, type:", ["symptoms": .allOf(names)])
    ]
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
    payload[NoneKind.subject] = session.person.language.inSentence(symptom.name)
    payload[NoneKind.metric] = symptom.metric.rawValue
    return (try newEntry(NoneKind.id, payload, on: day), NoneKind.self)
  }

  /// Says that there was none of something, as people type it: `pain on monday`, `pain, fatigue`.
  ///
  /// - Parameter date: The day by an option; else the words may end with one.
  /// - Throws: what `logNone(of:on:)` throws.
  public func logNone(of words: [String], date: String?) throws -> SavedView {
    let typed = NoneSubject.withoutEmphasis(words)
    guard date == nil else { return try logNone(of: typed.joined(separator: " "), on: session.day(date)) }
    let end = LineEnd(of: typed, readDay: session.readDay)
    let subject = end.day == nil ? typed : NoneSubject.withoutEmphasis(end.words) + end.timeWords
    return try logNone(of: subject.joined(separator: " "), on: session.day(end.day))
  }

  /// Says that there was none of something on a day, or of each of several symptoms; what is said already is not said
  /// again.
  ///
  /// - Parameter subject: A kind of entry, a food, a medicine or whatever else is counted, as people call it; up to 200
  ///   characters.
  /// - Throws: `Failure` (`validation`) for what a none says nothing of, for what is logged on that day, and for a day
  ///   that can't be logged, such as one to come; `OpenQuestions` for one long before the first entry, and for a word
  ///   that nobody knows.
  public func logNone(of subject: String, on day: Day) throws -> SavedView {
    try refuse(day)
    let subject = subject.trimmed
    guard !subject.metricWord.isEmpty, subject.count <= 200 else {
      throw Failure.invalid([NoneKind.noSubject])
    }
    do {
      return try saveNone(of: subject, on: day)
    } catch let known as KnownNones {
      let nones = known.entries.map { session.view(of: $0).told }
      let sentence = Phrase.words(
        day == session.today ? "Already logged: {nones}." : "Already logged for {day}: {nones}.",
        ["nones": .allOf(nones), "day": .day(day)])
      return saved(.unchanged, [], saying: sentence)
    }
  }

  /// Thrown within the action, of which nothing is kept: all of it is said already.
  private struct KnownNones: Error { var entries: [Entry] }

  /// - Throws: `KnownNones`, and what `logNone(of:on:)` throws.
  private func saveNone(of subject: String, on day: Day) throws -> SavedView {
    let ((entries, hint), changes) = try session.record("no") { journal in
      try session.settle(day, in: journal)
      let reader = NoneSubject(session: session, journal: journal)
      var entries: [Entry] = []
      var hints: [Phrase] = []
      var known: [Entry] = []
      for subject in reader.subjects(in: subject) {
        let entry = try newEntry(NoneKind.id, try reader.payload(for: subject), on: day)
        try refuseContradiction(entry, in: journal)
        if try self.known(entry, in: journal) != nil {
          known.append(entry)
          continue
        }
        let slip =
          session.environment.givesTips
          ? try TypoSuggestion(journal: journal, person: session.person).sentence(for: entry, of: NoneKind.self) : nil
        try journal.put(entry, measures: session.measures(of: entry, by: NoneKind.self, in: journal))
        entries.append(entry)
        hints += [try slip ?? session.higherAnswers(than: entry, of: NoneKind.self, in: journal)].compactMap(\.self)
      }
      if entries.isEmpty { throw KnownNones(entries: known) }
      return (entries, hints.first)
    }
    let nones = entries.map { session.view(of: $0).told }
    let sentence = Phrase.words(
      day == session.today ? "Saved: {nones} today." : "Saved: {nones} on {day}.",
      ["nones": .allOf(nones), "day": .day(day)])
    return saved(.saved, entries, changes, saying: sentence, hint: hint)
  }

  /// - Throws: `Failure` (`validation`) for a day that nothing can be logged for, such as one to come.
  private func refuse(_ day: Day) throws {
    if let wrong = day.faultOfEntry(latest: session.today, today: session.today) { throw Failure.invalid([wrong]) }
  }

  /// A symptom may have come and gone on one day: its none stands beside the other answers.
  ///
  /// - Throws: `Failure` (`validation`) when what there was none of is logged on the day.
  func refuseContradiction(_ none: Entry, in journal: any JournalReading) throws {
    let others = try journal.entries(EntryQuery(days: none.day...none.day))
    guard let other = others.first(where: { contradicts(none, $0) }) else { return }
    throw Failure.invalid([
      Diagnostic(
        code: "contradiction", "Already logged for {day}. To remove it: symptoms delete {id}",
        ["day": .day(none.day), "id": "\(other.id.short)"])
    ])
  }

  /// The entry of its day that says what a none says; nil where none does.
  func known(_ none: Entry, in journal: any JournalReading) throws -> Entry? {
    try journal.entries(EntryQuery(days: none.day...none.day, kinds: [none.kind]))
      .first { NoneKind.clash(of: none, with: OtherEntry($0)) != nil }
  }

  /// Whether an entry is what a none says there was none of on its day.
  func contradicts(_ none: Entry, _ entry: Entry) -> Bool {
    guard none.day == entry.day, let denial = session.environment.registry.logKind(none.kind)?.denial,
      let kind = session.environment.registry.logKind(entry.kind)
    else { return false }
    return denial(none, MeasuredEntry(entry, kind.allMeasures(of: entry, in: session.person.entryContext)))
  }

  /// An entry of a day as a whole: of now where that is today, else of its noon.
  func newEntry(_ kind: LogKindID, _ payload: Payload, on day: Day) throws -> Entry {
    let instant =
      day == session.today
      ? session.environment.now : try session.calendar.instant(on: day, at: LocalTime(wrapping: 720))
    return session.entry(kind, EntryDraft(payload: payload, instant: instant, day: day))
  }
}
