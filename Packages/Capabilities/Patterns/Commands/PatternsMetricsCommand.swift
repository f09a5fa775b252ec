import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPatterns

/// `patterns metrics [metric metric]`: which numbers of a person's days go together.
struct PatternsMetricsCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "metrics", abstract: "See which of your numbers go together, such as sleep and mood.",
    discussion: """
        symptoms patterns metrics                    pairs of what you log most
        symptoms patterns metrics --search sleep     only pairs with sleep
        symptoms patterns metrics sleep stress       one pair, day by day

      Two numbers are compared on the same day and with the next day. It takes 84 days with both.
      """)

  @Argument(help: ArgumentHelp("Two numbers that you log, such as sleep stress.", valueName: "metric"))
  var metrics: [String] = []

  @Option(help: ArgumentHelp("Only pairs with this text in a name.", valueName: "text"))
  var search: String?

  @Flag(help: "Show all pairs, not only the first ones.")
  var all = false

  @OptionGroup var global: GlobalOptions

  func validate() throws {
    guard metrics.isEmpty || metrics.count == 2 else { throw ValidationError("Name two numbers, or none.") }
    if !metrics.isEmpty, search != nil || all {
      throw ValidationError("--search and --all are for the list. Leave them out for one pair.")
    }
  }

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see which numbers go together.") }

  func run(in context: CommandContext) throws {
    let pairs = MetricPairs(try context.session())
    guard metrics.count == 2 else {
      return try context.answer(try pairs.ranked(search: search, showsAll: all))
    }
    try context.answer(try pairs.pair(metrics[0], metrics[1]))
  }
}
