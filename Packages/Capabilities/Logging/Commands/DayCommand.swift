import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// `day [close]`: a day's record, and closing it.
struct DayCommand: TrackerCommand {
  enum Step: String, ExpressibleByArgument, CaseIterable { case show, close }

  static let configuration = CommandConfiguration(
    commandName: "day", abstract: "A day's record; `day close` says that it is complete.",
    discussion: """
      On a closed day, what was not named was none: no entry of a food means that you did not have it. Scales and \
      sleep stay unanswered.
        symptoms day
        symptoms day close --date yesterday
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("The day: YYYY-MM-DD, today, yesterday or a weekday.", valueName: "day"))
  var date: String?

  @Argument(help: ArgumentHelp("show or close.", valueName: "step"))
  var step = Step.show

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let day = try DayWord.day(date, today: session.today)
    switch step {
    case .show:
      try context.answer(try session.journal.read { try DayRecord(session: session, journal: $0, day: day).view() })
    case .close: try close(day, session, context)
    }
  }

  private func close(_ day: Day, _ session: Session, _ context: CommandContext) throws {
    let existing = try session.journal.read { try $0.entries(EntryQuery(days: day...day, kinds: [DayKind.id])) }
    if let existing = existing.first {
      return try context.answer(SavedView("Closed already:", [session.view(of: existing)], [], today: session.today))
    }
    let instant =
      day == session.today
      ? context.environment.now : try session.calendar.instant(on: day, at: LocalTime(wrapping: 720))
    let entry = session.entry(DayKind.id, EntryParser.Parsed(payload: Payload(), instant: instant, day: day))
    let (_, changes) = try session.record("day close") {
      try $0.put(entry, measures: DayKind.allMeasures(of: entry, in: session.person.entryContext))
    }
    try context.answer(SavedView("Saved", [session.view(of: entry)], changes, today: session.today))
  }
}
