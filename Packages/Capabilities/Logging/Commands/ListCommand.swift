import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// `list`: entries by day.
struct ListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List what is logged, the newest day first.",
    discussion: """
        symptoms list                      today
        symptoms list --days 7             a week, up to today
        symptoms list --date 2026-03-01    one day
        symptoms list --kind food --days 30
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("The last day: YYYY-MM-DD, today, yesterday or a weekday.", valueName: "day"))
  var date: String?

  @Option(help: ArgumentHelp("How many days, up to and with that day.", valueName: "n"))
  var days = 1

  @Option(help: ArgumentHelp("Only entries of this kind; repeatable.", valueName: "kind"))
  var kind: [String] = []

  func validate() throws {
    guard (1...40_000).contains(days) else { throw ValidationError("--days takes a whole number from 1 to 40000.") }
  }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let last = try session.day(date)
    try context.answer(Logbook(session).list(last.advanced(by: 1 - days)...last, kinds: kind))
  }
}
