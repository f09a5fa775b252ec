import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPrediction

/// `accuracy`: how good the forecasts have been.
struct AccuracyCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "accuracy", abstract: "See how good the forecasts have been.",
    discussion: """
        symptoms accuracy              the answer in a few lines
        symptoms accuracy --figures    all figures, with what is good

      Every forecast is stored before its day. Once you check in, the two are compared. The first result needs 30 days.
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Show all figures, each with what is good. For clinicians.")
  var figures = false

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see how good the forecasts have been.") }

  func run(in context: CommandContext) throws {
    try context.answer(try AccuracyView(in: try context.session(), showsFigures: figures))
  }
}
