import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPrediction

/// `accuracy`: how the forecasts have done.
struct AccuracyCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "accuracy", abstract: "How the forecasts have done so far, against your own average.",
    discussion: """
      Every forecast is stored before its day and held against what you logged. The first line says whether it was any \
      better than always saying your own average, and whether that may be luck; under 30 answered days it says \
      neither. Then come the figures and where each is likely to lie, a plot of what was said against what came, and \
      how it went as more of your days were known. Forecasts made ahead and those worked out afterwards are kept \
      apart.

      Examples:
        symptoms accuracy             the page, with the plot
        symptoms accuracy --plain     the same in sentences
        symptoms accuracy --json      every figure, for other programs
      """)

  @OptionGroup var global: GlobalOptions

  func run(in context: CommandContext) throws {
    try context.answer(try AccuracyView(in: try context.session()))
  }
}
