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
        symptoms list --tag travel         every entry with a tag
      To go through days with keys: symptoms timeline
      """)

  static let otherWords = ["liste"]

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("Another day, such as yesterday, monday or 2026-11-20.", valueName: "day"))
  var date: String?

  @Option(help: ArgumentHelp("How many days, counting back from that day.", valueName: "n"))
  var days: Int?

  @Option(help: ArgumentHelp("Only entries of this kind. You can repeat it.", valueName: "kind"))
  var kind: [String] = []

  @Option(help: ArgumentHelp("Only entries with this tag. You can repeat it.", valueName: "tag"))
  var tag: [String] = []

  @Argument(help: ArgumentHelp("The day, as for --date.", valueName: "day"))
  var words: [String] = []

  func validate() throws {
    guard days.map({ (1...40_000).contains($0) }) ?? true else {
      throw ValidationError("--days needs a whole number from 1 to 40000, such as --days 7.")
    }
  }

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what you logged.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let last = try session.day(words.isEmpty ? date : words.joined(separator: " "))
    // Whoever looks for a tag alone wants all of it.
    let isAll = !tag.isEmpty && days == nil && date == nil && words.isEmpty
    let first = isAll ? min(last, Day.earliestOfEntries) : last.advanced(by: 1 - (days ?? 1))
    try context.answer(Logbook(session).list(first...last, kinds: kind, tags: tag))
  }
}
