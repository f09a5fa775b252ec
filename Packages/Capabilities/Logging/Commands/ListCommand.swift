import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// `list`: entries by day.
struct ListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "See what you've logged.",
    discussion: """
        symptoms list                      today
        symptoms list yesterday            another day
        symptoms list --days 7             the last seven days
        symptoms list --date 2026-03-01    one day
        symptoms list --kind food --days 30
      """)

  static let otherWords = ["liste"]

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("Another day, such as yesterday, monday or 2026-11-20.", valueName: "day"))
  var date: String?

  @Option(help: ArgumentHelp("How many days, counting back from that day.", valueName: "n"))
  var days = 1

  @Option(help: ArgumentHelp("Only entries of this kind. You can repeat it.", valueName: "kind"))
  var kind: [String] = []

  @Argument(help: ArgumentHelp("The day, as for --date.", valueName: "day"))
  var words: [String] = []

  func validate() throws {
    guard (1...40_000).contains(days) else {
      throw ValidationError("--days needs a whole number from 1 to 40000, such as --days 7.")
    }
  }

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what you logged.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let last = try session.day(words.isEmpty ? date : words.joined(separator: " "))
    try context.answer(Logbook(session).list(last.advanced(by: 1 - days)...last, kinds: kind))
  }
}
