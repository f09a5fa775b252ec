import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import Foundation
import TrackerCore
import TrackerDiaryCSV

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

  /// Whole-number days count from here where the map has no start.
  private static let origin = Day(number: 0)
  private static let span = Day.earliestOfEntries...(Day(year: 2199, month: 12, day: 31) ?? origin)

  func run(in context: CommandContext) throws {
    let pack = try pack.map { try context.environment.packs.pack(PackID($0)).pack }
    let catalogue =
      pack.map { context.environment.registry.catalogue.adding($0) } ?? context.environment.registry.catalogue
    let rows = try CSVReader.open(file)
    let map = try ColumnMap.read(try InputFile.bytes(columns), file: columns, for: rows.columns, catalogue: catalogue)
    let start = map.start ?? ForecastReplayCommand.origin
    let diary = try DiaryReader(map: map, catalogue: catalogue, days: ForecastReplayCommand.span, start: start).read(
      rows)
    let people = CohortPerson.all(in: diary)
    guard !people.isEmpty else { throw nothing(diary) }

    let columns = CohortColumns(map: map, pack: pack, catalogue: catalogue)
    let output = try PredictionsFile(predictions, start: diary.countsDays ? start : nil)
    var score = CohortScore()
    var days = 0
    do {
      let run = CohortRun(
        replay: CohortReplay(columns: columns),
        workers: jobs ?? min(64, max(1, ProcessInfo.processInfo.activeProcessorCount)))
      try run.forEach(people) { person, said in
        try output.add(person, said)
        score.add(said)
        days += said.count
      }
      try output.finish()
    } catch {
      output.discard()
      throw error
    }
    try context.answer(
      CohortView(
        file: file, predictions: predictions, people: people.count, days: days, pack: pack?.id, unused: columns.unused,
        rejectedRows: diary.rejected.count,
        rejected: diary.rejected.prefix(CohortView.mostShown).map { rejected in
          CohortView.Rejected(
            line: rejected.line,
            reasons: rejected.reasons.map { "\($0.message)\($0.allowed.map { " (allowed: \($0))" } ?? "")" })
        }, scores: score.rows))
  }

  private func nothing(_ diary: Diary) -> Failure {
    let reasons = diary.rejected.flatMap(\.reasons)
    return Failure(
      .validation,
      """
      \(file) has no answered \
      day\(reasons.isEmpty ? "" : "; none of its \(diary.rejected.count) rows could be taken")
      """,
      mend: "It needs a row for each day, below the header.", diagnostics: Array(reasons.prefix(CohortView.mostShown)))
  }
}
