import Foundation
import TrackerApplication
import TrackerCore
import TrackerDiaryCSV

/// The CSV file of a replay's forecasts, written person by person.
struct PredictionsFile {
  /// Day 0 of whole-number days, nil where days are dates.
  private let start: Day?
  private let addRows: ([[String]]) throws -> Void

  /// Writes the file at a path.
  ///
  /// - Parameter body: Adds the people.
  /// - Throws: `Failure` (`validation`) where a file stands that is not one of forecasts, `system` where it can't be
  ///   written, or what `body` throws. What was there before is still there then.
  static func write<Result>(_ path: String, start: Day?, _ body: (PredictionsFile) throws -> Result) throws -> Result {
    let file = TableFile(
      path, columns: ["person", "day", "p", "severity"],
      taken: Failure(
        .validation, "There is a file {path} already, and it does not hold forecasts", ["path": "\(path)"],
        recovery: "Nothing was changed. Name another file after --predictions."))
    return try file.write { add in
      removeFormerDrafts(of: path, file)
      return try body(PredictionsFile(start: start, addRows: add))
    }
  }

  /// Removes what earlier versions of the program left that were ended: `<file>.<process>-<number>.part`.
  private static func removeFormerDrafts(of path: String, _ file: TableFile) {
    let place = URL(fileURLWithPath: path)
    let folder = place.deletingLastPathComponent().path
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(place.lastPathComponent + ".") {
      guard let match = name.dropFirst(place.lastPathComponent.count).wholeMatch(of: /\.([0-9]+)-[0-9]+\.part/),
        let process = pid_t(match.1), kill(process, 0) != 0, errno == ESRCH, file.isOne("\(folder)/\(name)")
      else { continue }
      unlink("\(folder)/\(name)")
    }
  }

  func add(_ person: DiaryPerson, _ days: [CohortReplay.ForecastDay]) throws {
    try addRows(
      days.map { day in
        [
          person.id ?? "", start.map { String($0.distance(to: day.day)) } ?? day.day.description,
          day.probability.decimal(upTo: 6, atLeast: 6), day.severity?.decimal(upTo: 3, atLeast: 3) ?? "",
        ]
      })
  }
}
