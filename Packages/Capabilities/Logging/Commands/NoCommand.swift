import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// `no …`: an explicit none.
struct NoCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "no", abstract: "Log that there was none of something.",
    discussion: """
      A day without an entry tells nothing; a none does.
        symptoms no exercise          no exercise today
        symptoms no omelette          none of that food or drink
        symptoms no ibuprofen         none of a medicine you logged before
        symptoms no food yesterday    the same as --date yesterday
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("The day: YYYY-MM-DD, today, yesterday or a weekday.", valueName: "day"))
  var date: String?

  @Argument(help: ArgumentHelp("What there was none of.", valueName: "word"))
  var words: [String]

  func run(in context: CommandContext) throws {
    let session = try context.session()
    var words = words
    var date = date
    if words.count > 1, date == nil, let last = words.last, ["today", "yesterday"].contains(last.lowercased()) {
      date = last
      words.removeLast()
    }
    let day = try DayWord.day(date, today: session.today)
    let subject = words.joined(separator: " ").trimmed
    guard !subject.metricWord.isEmpty, subject.count <= 200 else {
      throw Failure.invalid([
        Diagnostic(code: "no-subject", "What there was none of is not named", allowed: "a word of up to 200 characters")
      ])
    }
    let instant =
      day == session.today
      ? context.environment.now : try session.calendar.instant(on: day, at: LocalTime(wrapping: 720))
    let ((entry, hint), changes) = try session.record("no") { journal in
      let payload = try NoneSubject(session: session, journal: journal).payload(for: subject)
      let entry = session.entry(NoneKind.id, EntryParser.Parsed(payload: payload, instant: instant, day: day))
      try refuseContradiction(entry, session, journal)
      let hint = try slip(in: payload, session, journal)
      try journal.put(entry, measures: NoneKind.allMeasures(of: entry, in: session.person.entryContext))
      return (entry, hint)
    }
    try context.answer(SavedView("Saved", [session.view(of: entry)], changes, today: session.today, hint: hint))
  }

  /// - Throws: `Failure` (`validation`) when what there was none of is logged on the day.
  private func refuseContradiction(_ none: Entry, _ session: Session, _ journal: any JournalReading) throws {
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

  /// A new food that is one slip away from a known one was probably meant to be that.
  private func slip(in payload: Payload, _ session: Session, _ journal: any JournalReading) throws -> String? {
    guard let metric = payload[NoneKind.metric], metric.hasPrefix("intake.") else { return nil }
    let word = String(metric.dropFirst("intake.".count))
    let near = try SlipHint(journal: journal, context: session.person.entryContext).near(word, family: "intake.")
    return near.map { "“\(word)” is new; did you mean “\($0)”, as before? Take it back with: symptoms undo" }
  }
}
