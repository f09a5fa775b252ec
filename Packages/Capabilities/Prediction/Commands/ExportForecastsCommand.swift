import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerPrediction

/// `export forecasts`: every stored forecast as a table.
struct ExportForecastsCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "forecasts", abstract: "Export your forecasts as a table.",
    discussion: """
      The table has a row for each stored forecast. Chances are between 0 and 1. The columns low and high are the \
      range of the chance. The column usual is your average.

      Example:
        symptoms export forecasts forecasts.csv
      """)

  @OptionGroup var export: ExportOptions

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you export your forecasts.") }

  func run(in context: CommandContext) throws { try export.run(ForecastsExporter(), in: context) }
}
