import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPrediction

/// `forecast replay`: what would have been said of every day of a diary file.
struct ForecastReplayCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Forecast every day of a diary file from the days before it.",
    discussion: """
      Goes through each person's days in order and writes what would have been said of each, from that person's \
      earlier days alone, to a CSV file with person, day, p (the probability of a flare) and severity (0–10, empty \
      while unknown). Then it holds them against what came. Nothing is stored, and no journal is needed.

      The column map is that of `symptoms import csv`. With a pack its factors are read through their curves, and \
      `custom.` columns as they are; without one every metric of the map is a column as it is.

      EXAMPLES
        A study:       symptoms forecast replay study.csv --columns map.yaml --predictions said.csv
        With a pack:   symptoms forecast replay diary.csv --columns map.yaml --pack universal --predictions said.csv
      """)

  @Argument(
    help: ArgumentHelp("The file, in UTF-8, with a header.", valueName: "file"),
    completion: .file(extensions: ["csv", "tsv", "txt"]))
  var file: String

  @Option(
    help: ArgumentHelp("What the columns mean.", valueName: "map.yaml"), completion: .file(extensions: ["yaml", "yml"]))
  var columns: String

  @Option(help: ArgumentHelp("The pack whose factors are read.", valueName: "id"))
  var pack: String?

  @Option(
    help: ArgumentHelp("Where to write the forecasts.", valueName: "out.csv"), completion: .file(extensions: ["csv"]))
  var predictions: String

  @Option(
    help: ArgumentHelp(
      "How many people to work on at once; the answer is the same for any number.", valueName: "number"))
  var jobs: Int?

  @OptionGroup var global: GlobalOptions

  func validate() throws {
    if let jobs, !(1...64).contains(jobs) { throw ValidationError("--jobs is 1 to 64, not \(jobs)") }
  }

  func run(in context: CommandContext) throws {
    let replay = DiaryReplay(
      file: file, columns: columns, pack: pack.map { PackID($0) }, predictions: predictions, jobs: jobs)
    try context.answer(try replay.run(in: context.environment))
  }
}
