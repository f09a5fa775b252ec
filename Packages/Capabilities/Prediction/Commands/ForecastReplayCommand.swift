import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPrediction

/// `forecast replay`: a forecast for every day of a diary file.
struct ForecastReplayCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Forecast every day of a diary file from the days before it.",
    discussion: """
        symptoms forecast replay study.csv --columns map.yaml --predictions out.csv
        symptoms forecast replay diary.csv --columns map.yaml --pack universal --predictions out.csv

      Each day is forecast from that person's earlier days alone. The output is a CSV file with the columns person, \
      day, p and severity. p is the probability of a flare; severity is 0–10 and empty while unknown. Then the \
      forecasts are scored against what happened. No journal is needed, and nothing is stored in one.

      The column map is the same as for `symptoms import csv`. With a pack, its factors are read through their \
      curves and `custom.` columns unchanged. Without one, every metric of the map is used unchanged.
      """)

  @OptionGroup var cohort: CohortOptions

  @Option(help: ArgumentHelp("The pack whose factors are used.", valueName: "id"))
  var pack: String?

  @Option(
    help: ArgumentHelp("Where to write the forecasts.", valueName: "out.csv"), completion: .file(extensions: ["csv"]))
  var predictions: String

  @OptionGroup var side: JobsOption

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    let replay = DiaryReplay(
      file: cohort.file, columns: cohort.columns, pack: pack.map { PackID($0) }, predictions: predictions,
      jobs: side.jobs)
    try context.answer(try replay.run(in: context.environment))
  }
}
