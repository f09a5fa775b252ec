import TrackerApplication
import TrackerCore
import TrackerDiaryCSV

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

  /// Forecasts every day of everybody in the file, and writes the file of forecasts.
  ///
  /// - Throws: `Failure` where a file can't be read or written, the map does not fit the diary, or no row holds an
  ///   answered day; then no file of forecasts is written.
  public func run(in environment: Environment) throws -> CohortView {
    let pack = try pack.map { try environment.packs.pack($0).pack }
    let catalogue = pack.map { environment.registry.catalogue.adding($0) } ?? environment.registry.catalogue
    let cohort = try DiaryCohort.read(file, columns: columns, catalogue: catalogue)
    let columns = CohortColumns(map: cohort.map, pack: pack, catalogue: catalogue)
    let replay = CohortReplay(columns: columns)
    var score = CohortScore()
    var days = 0
    try PredictionsFile.write(predictions, start: cohort.start) { output in
      try SideBySide(jobs: jobs).forEach(cohort.people, replay.days) { person, said in
        try output.add(person, said)
        score.add(said)
        days += said.count
      }
    }
    return CohortView(
      file: file, predictions: predictions, people: cohort.people.count, days: days, pack: pack?.id,
      unused: columns.unused, rejectedRows: cohort.rejectedRows.count, rejectedCells: cohort.rejectedCells.count,
      rejected: RejectedLine.first(of: cohort), scores: score.rows)
  }
}
