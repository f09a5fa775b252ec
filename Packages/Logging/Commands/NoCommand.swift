import ArgumentParser
import TrackerCommands
import TrackerCore

/// `no …`: an explicit none.
struct NoCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "no", abstract: "Log that there was none of something.",
    discussion: """
      A day without an entry tells nothing; a none does.
        symptoms no exercise          no exercise today
        symptoms no bread             none of that food or drink
        symptoms no ibuprofen         none of a medicine you logged before
        symptoms no food --date yesterday
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("The day: YYYY-MM-DD, today, yesterday or a weekday.", valueName: "day"))
  var date: String?

  @Argument(help: ArgumentHelp("What there was none of.", valueName: "word"))
  var words: [String]

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let day = try DayWord.day(date, today: session.today)
    let subject = words.joined(separator: " ").trimmed
    guard !subject.metricWord.isEmpty, subject.count <= 200 else {
      throw Failure.invalid([
        Diagnostic(code: "no-subject", "What there was none of is not named", allowed: "a word of up to 200 characters")
      ])
    }
    let payload = try session.journal.read { journal in try self.payload(for: subject, session, journal) }
    let instant = day == session.today ? context.now : try session.calendar.instant(on: day, at: LocalTime(wrapping: 720))
    let entry = session.entry(NoneKind.id, EntryParser.Parsed(payload: payload, instant: instant, day: day))
    let (_, moves) = try session.record("no") {
      try $0.put(entry, measures: NoneKind.allMeasures(of: entry, in: session.person.entryContext))
    }
    try context.answer(SavedView("Saved", [session.view(of: entry)], moves, today: session.today))
  }

  /// A kind of entry, a food group, a medicine logged before, or a food.
  private func payload(for subject: String, _ session: Session, _ journal: any JournalReading) throws -> Payload {
    var payload = Payload()
    payload[NoneKind.subject] = subject
    let word = subject.metricWord
    let kinds = session.context.registry.logKinds.all.map { $0.definition }.filter { $0.keepsDay && $0.hasCommand && $0.id != "rest" }
    if let kind = kinds.first(where: { $0.id.rawValue == word || $0.name.metricWord == word }) {
      payload[NoneKind.kind] = kind.id.rawValue
      return payload
    }
    if session.person.entryContext.symptom(named: subject) != nil {
      throw Failure.invalid([
        Diagnostic(code: "no-symptom", "A symptom is answered on its scale", allowed: "symptoms check-in, or symptoms log symptom")
      ])
    }
    if let group = session.person.entryContext.foodGroups.first(where: { $0.id.rawValue == word }) {
      payload[NoneKind.metric] = group.metric.rawValue
      return payload
    }
    if try journal.metrics(withPrefix: "medication.").contains(where: { $0.metric.rawValue == "medication.\(word)" }) {
      payload[NoneKind.metric] = "medication.\(word)"
      return payload
    }
    let isKnownFood = try journal.metrics(withPrefix: "intake.").contains { $0.metric.rawValue == "intake.\(word)" }
    if !isKnownFood, let near = nearestMatch(to: word, among: kinds.map(\.id.rawValue)) {
      throw Failure.invalid([
        Diagnostic(code: "unknown-word", "This looks like a kind of entry with a slip", found: "“\(subject)”", nearest: near)
      ])
    }
    payload[NoneKind.metric] = "intake.\(word)"
    return payload
  }
}
