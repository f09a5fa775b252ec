import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerTrends

/// `trends [METRIC]`: what days were like of late, and whether they changed.
struct TrendsCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "trends", abstract: "See what changed: symptoms, sleep, weight and more.",
    discussion: """
        symptoms trends                      everything that you follow
        symptoms trends sleep                the last 30 days, beside the 30 before
        symptoms trends sleep --days 90      a longer time
        symptoms trends sleep --more         each day, and the times of day

      “Probably” means that luck alone would rarely look like this. A day without an entry is not known, never zero.
      """)

  @Argument(help: ArgumentHelp("What to look at, such as sleep. Default: all.", valueName: "metric"))
  var metric: [String] = []

  @Option(
    help: ArgumentHelp("How many days: 7, 30, 90 or 365. Default: 30.", valueName: "n"),
    completion: .list(TrendMaker.periods.map { "\($0)" }))
  var days: Int = TrendMaker.usualPeriod

  @Flag(help: "Also show each day, and the times of day.")
  var more = false

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what changed.") }

  func run(in context: CommandContext) throws {
    let maker = try TrendMaker(try context.session(), days: days)
    // A name of several words needs no quotes.
    let word = metric.joined(separator: " ")
    if word.isEmpty {
      try context.answer(try maker.overview())
    } else {
      try context.answer(try maker.view(word, showsAll: more))
    }
  }
}
