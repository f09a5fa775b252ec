import TrackerApplication
import TrackerCore

/// One sitting: says what is asked and what is known of it, keeps a draft, and saves the answers as one entry.
public struct CheckIn: Sendable {
  public let session: Session
  public let instant: Instant
  /// The logical day of the instant.
  public let day: Day
  /// Whether everything is taken back, so that only the answer is left.
  private var isRehearsal = false

  /// The kind of entry that says that a day is complete.
  private static let closing: LogKindID = "day"

  /// - Parameter instant: When the answers are of; nil for now.
  public init(_ session: Session, at instant: Instant? = nil) {
    self.session = session
    self.instant = instant ?? session.environment.now
    day = session.calendar.day(of: self.instant)
  }

  /// The same sitting, of which nothing is saved: `save` answers what it would.
  public var rehearsed: CheckIn {
    let journal = RehearsedJournal(journal: session.journal)
    var other = CheckIn(
      Session(environment: session.environment, journal: journal, person: session.person), at: instant)
    other.isRehearsal = true
    return other
  }

  /// How the check-in of this day is gone on with.
  public var command: String { CheckIn.command(day, today: session.today) }

  /// The command that begins or continues the check-in of a day.
  static func command(_ day: Day, today: Day) -> String {
    "symptoms check-in\(day == today ? "" : " --date \(day)")"
  }

  private var option: String { day == session.today ? "" : " --date \(day)" }

  // MARK: Asking

  /// What the person's conditions ask.
  ///
  /// - Throws: `OpenQuestions` for a day long before the first entry, before anything is asked.
  public func sheet() throws -> CheckInSheet {
    try session.journal.read { journal in
      try session.settle(day, in: journal)
      let earlier = try earlierAnswers(in: journal)
      let draft = try journal.value(CheckInDraft.self, of: CheckInDraft.key(of: day))
      let before = try journal.entries(EntryQuery(days: day...day, kinds: [CheckInKind.id])).last
      let answered = Set(try journal.totals(of: Set(session.person.checkIn.map(\.metric)), in: day...day).map(\.metric))
      return CheckInSheet(
        day: day,
        questions: session.person.checkIn.map { symptom in
          let answer = draft?.answers[symptom.id].flatMap { symptom.scale.holdsAnswer($0) ? $0 : nil }
          return .init(
            symptom: symptom, answer: answer, earlier: earlier.answers[symptom.id],
            isAnswered: answered.contains(symptom.metric))
        }, metrics: try metricsAsked(in: journal), draft: draft, asksForNotes: collectsNotes, entryBefore: before)
    }
  }

  /// The metrics of the packs that are asked for the day: those of every check-in that have no value yet, and those of
  /// a week without one.
  private func metricsAsked(in journal: any JournalReading) throws -> [TrackableDefinition] {
    let asked = session.person.asked
    guard !asked.isEmpty else { return [] }
    let week = day.advanced(by: 1 - TrackableDefinition.week)...day
    let last = try journal.totals(of: Set(asked.map(\.metric)), in: week).reduce(into: [MetricID: Day]()) {
      $0[$1.metric] = max($0[$1.metric] ?? $1.day, $1.day)
    }
    return asked.filter { $0.isAsked(on: day, last: last[$0.metric]) }
  }

  /// A typed value of a metric, as its definition keeps it.
  ///
  /// - Throws: a `Diagnostic` that says what it takes.
  public func value(_ text: String, of metric: TrackableDefinition) throws(Diagnostic) -> Double {
    try MetricAnswer.value(text, of: metric, in: session.person.entryContext)
  }

  /// Keeps what was answered so far, nil or nothing answered to forget it. It is no action to undo.
  ///
  /// - Throws: `Failure` (`storage`).
  public func keep(_ draft: CheckInDraft?) throws {
    let draft = draft.flatMap { $0.isEmpty ? nil : $0 }
    try session.environment.write("check-in draft", to: session.journal) {
      try $0.draft(draft, as: CheckInDraft.key(of: day))
    }
  }

  private var collectsNotes: Bool {
    !session.person.uncollected.categories.contains(CheckInKind.notesCategory)
  }

  // MARK: Saving

  /// Saves one entry.
  ///
  /// - Parameters:
  ///   - answers: By symptom, each on its scale or 0 for none; what is absent is unanswered.
  ///   - metrics: Values of the packs' metrics, each as its definition keeps it.
  ///   - notes: Up to `CheckInKind.notesLength` characters.
  ///   - tags: Up to `EntryTag.most`.
  ///   - repeatsEarlier: Whether every other symptom of the check-in is as it was last answered in the week before.
  ///   - isAsked: Whether the person was asked everything: the draft is finished, what they passed over is named, and
  ///     closing the day is offered.
  /// - Throws: `Failure` (`validation`) for answers that can't be, an instant that is still to come and a day that
  ///   can't be logged, `Failure` (`notEnoughData`) where nothing was answered that could be repeated;
  ///   `OpenQuestions` for a day long before the first entry; then nothing is saved.
  public func save(
    _ answers: [SymptomID: Double], metrics: [TrackableID: Double] = [:], notes: String? = nil,
    tags: [EntryTag] = [], repeatsEarlier: Bool = false, isAsked: Bool = false
  ) throws -> CheckInView {
    let context = session.person.entryContext
    if let notes, !notes.isEmpty, !collectsNotes { throw Failure.uncollected(CheckInKind.notesCategory) }
    try refuse(diagnostics(of: instant) + diagnostics(in: answers, notes: notes, context))
    var (view, changes) = try session.record("check-in", isRehearsal: isRehearsal) { journal in
      try session.settle(day, in: journal)
      let earlier = try earlierAnswers(in: journal)
      let repeated = try repeatsEarlier ? repeatable(earlier, in: journal) : [:]
      let all = repeated.merging(answers) { _, new in new }
      let payload = CheckInKind.payload(all, metrics, notes: notes?.trimmed, tags: tags)
      try refuse(CheckInKind.diagnostics(in: payload, context: context))
      let entry = session.entry(CheckInKind.id, EntryDraft(payload: payload, instant: instant, day: day))
      try journal.put(entry, measures: session.measures(of: entry, by: CheckInKind.self, in: journal))
      if isAsked { try journal.draft(nil as CheckInDraft?, as: CheckInDraft.key(of: day)) }
      let isClosed = try journal.count(EntryQuery(days: day...day, kinds: [CheckIn.closing])) > 0
      let known = Set(
        try journal.totals(of: Set(session.person.checkIn.map(\.metric)), in: day...day).map(\.metric))
      let taken = repeated.keys.filter { answers[$0] == nil }.sorted().compactMap(context.symptom)
      var view = CheckInView(
        entry: session.view(of: entry), tomorrow: [],
        higher: try session.higherAnswers(than: entry, of: CheckInKind.self, in: journal),
        answers: CheckInKind.told(
          answers: all, metrics: metrics, notes: payload[CheckInKind.notes], tags: tags, in: context,
          isShort: repeatsEarlier && !isRehearsal),
        same: earlier.sentence(taking: taken, in: context),
        unanswered: isAsked ? session.person.checkIn.filter { !known.contains($0.metric) }.map(\.name) : [],
        drafts: try CheckInDraft.days(in: journal),
        closes: isClosed || !isAsked ? nil : "symptoms day close\(option)", today: session.today,
        time: session.timeToName(of: entry))
      view.redFlags = try session.seekCare(for: entry, of: CheckInKind.self, in: journal)
      return view
    }
    view.tomorrow = changes
    if !isRehearsal { session.environment.note(.trackerAction) }
    return view
  }

  private func diagnostics(of instant: Instant) -> [Diagnostic] {
    if let wrong = day.faultOfEntry(latest: session.today, today: session.today) { return [wrong] }
    guard instant > session.environment.now else { return [] }
    return [Diagnostic(code: "future-time", "That time is still to come. Use a time up to now")]
  }

  /// What is wrong with answers that a host gives as values.
  private func diagnostics(in answers: [SymptomID: Double], notes: String?, _ context: EntryContext) -> [Diagnostic] {
    answers.sorted { $0.key < $1.key }.compactMap { id, value in
      guard let symptom = context.symptom(id) else { return CheckInFaults.unknown(id.rawValue, context) }
      return symptom.scale.holdsAnswer(value) ? nil : CheckInFaults.offScale(symptom, isNone: value == 0)
    } + (notes.map(CheckInKind.isNotes) ?? true ? [] : [CheckInFaults.notes])
  }

  private func refuse(_ diagnostics: [Diagnostic]) throws {
    guard diagnostics.isEmpty else {
      throw Failure.invalid(diagnostics, recovery: "To see what you can type: symptoms check-in --help")
    }
  }

  // MARK: What was before

  private func earlierAnswers(in journal: any JournalReading) throws -> EarlierAnswers {
    try EarlierAnswers(of: session.person.entryContext.symptoms, before: day, in: journal)
  }

  /// Every symptom of the check-in as it was last answered in the week before.
  private func repeatable(_ earlier: EarlierAnswers, in journal: any JournalReading) throws -> [SymptomID: Double] {
    let known = session.person.checkIn.filter { earlier.answers[$0.id] != nil }
    guard !known.isEmpty else {
      let metrics = Set(session.person.checkIn.map(\.metric))
      let isAnswered = try !journal.totals(of: metrics, in: earlier.day...earlier.day).isEmpty
      guard !isAnswered else {
        throw Failure(
          .notEnoughData, "That day is already answered, and the week before it has nothing to copy",
          ["command": "\(command)"], recovery: "To change an answer: {command}")
      }
      throw Failure(
        .notEnoughData, "There's no check-in from the last 7 days to copy", ["command": "\(command)"],
        recovery: "To check in: {command}")
    }
    return known.reduce(into: [:]) { answers, symptom in answers[symptom.id] = earlier.answers[symptom.id]?.value }
  }
}
