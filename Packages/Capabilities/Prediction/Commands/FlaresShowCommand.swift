import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPrediction

/// `flares show`: one flare, and what went before it.
struct FlaresShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "See one flare: its days, its forecast and the two days before.",
    discussion: """
        symptoms flares show               the newest
        symptoms flares show 2             the second newest, as in the list
        symptoms flares show 2026-03-10    the one that this day is part of
        symptoms flares show --figures     with points and log-odds
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("Its number in the list, or one of its days.", valueName: "number"))
  var which: String = "1"

  @Option(help: ArgumentHelp("Which condition, if you track several.", valueName: "id"))
  var condition: String?

  @Flag(help: "Show the figures behind the sentences. For clinicians.")
  var figures = false

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see one flare, day by day.") }

  func run(in context: CommandContext) throws {
    try context.answer(
      try FlareView(which, of: condition, in: try context.session(), showsFigures: figures))
  }
}
