import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPrediction

/// `flares show`: one flare, and what went before it.
struct FlaresShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "One flare: its days, what was forecast and why, the 48 hours before.",
    discussion: """
        symptoms flares show               the newest
        symptoms flares show 2             the second newest, as `flares list` numbers them
        symptoms flares show 2026-03-10    the one that this day belongs to
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("Its number in the list, or a day of it.", valueName: "number or day"))
  var which: String = "1"

  @Option(help: ArgumentHelp("Of this condition; else of your first.", valueName: "id"))
  var condition: String?

  func run(in context: CommandContext) throws {
    try context.answer(try FlareView(which, of: condition, in: try context.session()))
  }
}
