import Foundation
import TrackerCore

/// The CSV file of a replay's forecasts, written person by person; it takes its place only when it is whole.
final class PredictionsFile {
  private let path: String
  private let draft: String
  private let handle: FileHandle
  /// Day 0 of whole-number days, nil where days are dates.
  private let start: Day?

  private static let header = "person,day,p,severity\n"

  /// - Throws: `Failure` (`validation`) where a file stands that is not one of forecasts, `system` where it can't be
  ///   written.
  init(_ path: String, start: Day?) throws(Failure) {
    try PredictionsFile.spare(path)
    self.path = path
    self.start = start
    guard let begun = PredictionsFile.begin(beside: path) else { throw PredictionsFile.failure(path) }
    (draft, handle) = begun
    try write(PredictionsFile.header)
  }

  /// A new file beside another, under a name that nobody else writes to: another replay of the same file may run.
  private static func begin(beside path: String) -> (draft: String, handle: FileHandle)? {
    for number in 0..<100 {
      let draft = "\(path).\(getpid())-\(number).part"
      let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (draft, FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)) }
      guard errno == EEXIST else { return nil }
    }
    return nil
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

  func add(_ person: CohortPerson, _ days: [CohortReplay.ForecastDay]) throws(Failure) {
    let id = PredictionsFile.field(person.id ?? "")
    var text = ""
    for day in days {
      let number = start.map { String($0.distance(to: day.day)) } ?? day.day.description
      let probability = day.probability.decimal(upTo: 6, atLeast: 6)
      text += "\(id),\(number),\(probability),\(day.severity?.decimal(upTo: 3, atLeast: 3) ?? "")\n"
    }
    try write(text)
  }

  /// Puts the file in its place.
  func finish() throws(Failure) {
    do { try handle.close() } catch { throw PredictionsFile.failure(path) }
    // In one step: a file of that name is there before and after, and a folder is never replaced.
    guard rename(draft, path) == 0 else { throw PredictionsFile.failure(path) }
  }

  /// Takes back what was begun.
  func discard() { try? FileManager.default.removeItem(atPath: draft) }

  private func write(_ text: String) throws(Failure) {
    do { try handle.write(contentsOf: Data(text.utf8)) } catch { throw PredictionsFile.failure(path) }
  }

  /// RFC 4180: quoted where the text would end a field.
  private static func field(_ text: String) -> String {
    text.contains { ",\"\n\r".contains($0) } ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }

  private static func failure(_ path: String) -> Failure {
    Failure(
      .system, "{path} cannot be written", ["path": "\(path)"],
      recovery: "Check the permissions of its folder and the space left on the disk.")
  }
}
