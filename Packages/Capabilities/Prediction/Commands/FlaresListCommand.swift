import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPrediction

/// `flares list`: every flare, the newest first.
struct FlaresListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List your flares, the newest first.",
    discussion: """
        symptoms flares list               all on record
        symptoms flares list --days 90     those in the last 90 days
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("How many days to look back.", valueName: "n"))
  var days: Int?

  @Option(help: ArgumentHelp("Only this condition.", valueName: "id"))
  var condition: String?

  func validate() throws {
    guard days.map({ (1...40_000).contains($0) }) ?? true else {
      throw ValidationError("--days takes a whole number from 1 to 40000.")
    }
  }

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see all your flares.") }

  func run(in context: CommandContext) throws {
    try context.answer(try FlaresView(in: try context.session(), condition: condition, days: days))
  }
}
