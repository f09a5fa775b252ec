import Foundation
import TrackerApplication
import TrackerCore

/// The CSV file of a replay's forecasts, written person by person; it takes its place only when it is whole, for its
/// owner's eyes alone (0600).
struct PredictionsFile {
  /// Day 0 of whole-number days, nil where days are dates.
  private let start: Day?
  private let write: (String) throws -> Void

  private static let header = "person,day,p,severity\n"

  /// Writes the file at a path.
  ///
  /// - Parameter body: Adds the people.
  /// - Throws: `Failure` (`validation`) where a file stands that is not one of forecasts, `system` where it can't be
  ///   written, or what `body` throws. What was there before is still there then.
  static func write<Result>(_ path: String, start: Day?, _ body: (PredictionsFile) throws -> Result) throws -> Result {
    try spare(path)
    removeFormerDrafts(of: path)
    return try OutputFile(path).write(replacing: true) { write in
      try write(header)
      return try body(PredictionsFile(start: start, write: write))
    }
  }

  /// Removes what earlier versions of the program left that were ended: `<file>.<process>-<number>.part`.
  private static func removeFormerDrafts(of path: String) {
    let place = URL(fileURLWithPath: path)
    let folder = place.deletingLastPathComponent().path
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(place.lastPathComponent + ".") {
      guard let match = name.dropFirst(place.lastPathComponent.count).wholeMatch(of: /\.([0-9]+)-[0-9]+\.part/),
        let process = pid_t(match.1), kill(process, 0) != 0, errno == ESRCH,
        FileHandle(forReadingAtPath: "\(folder)/\(name)").flatMap({ try? $0.read(upToCount: header.utf8.count) })
          == Data(header.utf8)
      else { continue }
      unlink("\(folder)/\(name)")
    }
  }

  /// Nothing is replaced that this command did not write: a slip of the pen would cost somebody their diary.
  private static func spare(_ path: String) throws(Failure) {
    guard let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType else {
      return
    }
    // Reading from a terminal or a pipe would wait for ever.
    let file = type == .typeRegular ? FileHandle(forReadingAtPath: path) : nil
    let beginning = file.flatMap { try? $0.read(upToCount: header.utf8.count) }
    guard beginning == Data(header.utf8) else {
      throw Failure(
        .validation, "There is a file {path} already, and it does not hold forecasts", ["path": "\(path)"],
        recovery: "Nothing was changed. Name another file after --predictions.")
    }
  }

  func add(_ person: CohortPerson, _ days: [CohortReplay.ForecastDay]) throws {
    let id = PredictionsFile.field(person.id ?? "")
    var text = ""
    for day in days {
      let number = start.map { String($0.distance(to: day.day)) } ?? day.day.description
      let probability = day.probability.decimal(upTo: 6, atLeast: 6)
      text += "\(id),\(number),\(probability),\(day.severity?.decimal(upTo: 3, atLeast: 3) ?? "")\n"
    }
    try write(text)
  }

  /// RFC 4180: quoted where the text would end a field.
  private static func field(_ text: String) -> String {
    text.contains { ",\"\n\r".contains($0) } ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}
