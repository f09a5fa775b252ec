import Foundation
import TrackerApplication
import TrackerCore
import TrackerDiaryCSV
import TrackerInputFiles

/// Forecasts every day of a diary file from the days before it, and scores the forecasts. No journal is touched.
public struct DiaryReplay: Sendable {
  let file: String
  let columns: String
  let pack: PackID?
  let predictions: String
  let jobs: Int?

  /// - Parameters:
  ///   - file: The path of the diary, in CSV with a header.
  ///   - columns: The path of the map that says what the columns mean.
  ///   - pack: The pack whose factors are read; nil for every metric of the map as it is.
  ///   - predictions: The path of the file that the forecasts are written to.
  ///   - jobs: How many people to work on at once, from 1; nil for as many as there are processors.
  public init(file: String, columns: String, pack: PackID? = nil, predictions: String, jobs: Int? = nil) {
    self.file = file
    self.columns = columns
    self.pack = pack
    self.predictions = predictions
    self.jobs = jobs
  }

  /// Whole-number days count from here where the map has no start.
  private static let origin = Day(number: 0)
  private static let span = Day.earliestOfEntries...(Day(year: 2199, month: 12, day: 31) ?? origin)

  /// Forecasts every day of everybody in the file, and writes the file of forecasts.
  ///
  /// - Throws: `Failure` where a file can't be read or written, the map does not fit the diary, or no row holds an
  ///   answered day; then no file of forecasts is written.
  public func run(in environment: Environment) throws -> CohortView {
    let pack = try pack.map { try environment.packs.pack($0).pack }
    let catalogue = pack.map { environment.registry.catalogue.adding($0) } ?? environment.registry.catalogue
    let rows = try CSVReader.open(file)
    let map = try ColumnMap.read(try InputFile.bytes(columns), file: columns, for: rows.columns, catalogue: catalogue)
    let start = map.start ?? DiaryReplay.origin
    let diary = try DiaryReader(map: map, catalogue: catalogue, days: DiaryReplay.span, start: start).read(
      rows)
    let people = CohortPerson.all(in: diary)
    guard !people.isEmpty else { throw nothing(diary) }

    let columns = CohortColumns(map: map, pack: pack, catalogue: catalogue)
    var score = CohortScore()
    var days = 0
    try PredictionsFile.write(predictions, start: diary.countsDays ? start : nil) { output in
      let run = CohortRun(
        replay: CohortReplay(columns: columns),
        workers: jobs ?? min(64, max(1, ProcessInfo.processInfo.activeProcessorCount)))
      try run.forEach(people) { person, said in
        try output.add(person, said)
        score.add(said)
        days += said.count
      }
    }
    return CohortView(
      file: file, predictions: predictions, people: people.count, days: days, pack: pack?.id, unused: columns.unused,
      rejectedRows: diary.rejected.count, rejectedCells: diary.cells.count,
      rejected: (diary.rejected + diary.cells).sorted { $0.line < $1.line }.prefix(CohortView.mostShown).map {
        rejected in
        CohortView.Rejected(
          line: rejected.line,
          reasons: rejected.reasons.map { reason in
            reason.unsaidAllowed.map {
              .words("{message}. Allowed: {allowed}", ["message": reason.message, "allowed": $0])
            } ?? reason.message
          })
      }, scores: score.rows)
  }

  private func nothing(_ diary: Diary) -> Failure {
    let reasons = diary.rejected.flatMap(\.reasons)
    return Failure(
      .validation,
      reasons.isEmpty
        ? "{file} has no day with an answer"
        : "{file} has no day with an answer. All of its {count} rows have errors",
      ["file": "\(file)", "count": .count(diary.rejected.count)],
      recovery: "The file needs a row for each day, below the header.",
      diagnostics: Array(reasons.prefix(CohortView.mostShown)))
  }
}
