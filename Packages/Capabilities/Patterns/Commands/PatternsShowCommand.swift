import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPatterns

/// `patterns show`: everything that the days say of one factor.
struct PatternsShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the days behind one thing, such as a food.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("What you logged, such as soup.", valueName: "factor")) var factor: String

  @Option(help: ArgumentHelp("Only one of your conditions, by its id.", valueName: "id"))
  var condition: String?

  @OptionGroup var period: PatternPeriod

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see the days behind a pattern.") }

  func run(in context: CommandContext) throws {
    let (session, days) = (try context.session(), try period.value())
    let view = try context.console.reportingPatterns {
      try PatternView(of: factor, condition: condition, days: days, in: session, steps: $0)
    }
    try context.answer(view)
  }
}
