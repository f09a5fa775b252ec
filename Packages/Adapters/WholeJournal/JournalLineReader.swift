import Foundation
import TrackerApplication
import TrackerCore
import TrackerInputFiles

/// Reads the lines of `JournalLine` strictly: what it gives fits together, and the file is whole.
struct JournalLineReader {
  /// A record, with the states of an entry as entries, so that nobody has to read payloads twice.
  struct Item {
    var record: JournalRecord
    /// Of an entry, each of its states; nil where it was deleted.
    var entries: [Entry?] = []
  }

  private let lines: InputLines

  /// Reads the header.
  ///
  /// - Throws: `Failure` where the file can't be read or holds something else.
  init(_ file: String) throws {
    lines = try InputLines(file)
    struct Found: Error {}
    do {
      try lines.each { line, _ in
        try JournalLineReader.checkHeader(line, of: file)
        throw Found()
      }
      throw JournalLineReader.notAJournal(file)
    } catch is Found {}
  }

  private static func checkHeader(_ line: Data, of file: String) throws {
    guard let header = JSONParser.value(of: line), let schema = header["schema"]?.text,
      let version = schema.split(separator: "/").last.flatMap({ Int($0) }), schema == "journal/\(version)"
    else { throw notAJournal(file) }
    guard schema == JournalLine.schema else {
      throw version > 2
        ? Failure(
          .validation, "{file} was exported by a newer version of the program", ["file": .verbatim(file)],
          recovery: "Update the program, then try again.") : notAJournal(file)
    }
  }

  private static func notAJournal(_ file: String) -> Failure {
    Failure(
      .validation, "{file} is not an export of a whole journal", ["file": .verbatim(file)],
      recovery: "Make one with: symptoms export all FILE")
  }

  /// Gives every record to `body`, in the order of the file; O(file).
  ///
  /// - Returns: How many there are.
  /// - Throws: `Failure` (`validation`) where a line is wrong or the file is cut, or what `body` throws.
  func each(_ body: (Item) throws -> Void) throws -> JournalLine.Counts {
    var check = JournalLineCheck()
    try lines.each { line, number in
      guard number > 1, !line.isEmpty else { return }
      guard let value = JSONParser.value(of: line) else { throw wrong(number, "it is not JSON") }
      do {
        if let item = try check.read(value) { try body(item) }
      } catch let fault as JournalLineCheck.Fault {
        throw wrong(number, fault.reason)
      }
    }
    guard check.isComplete else {
      throw Failure(
        .validation, "{file} is not complete: its end is missing", ["file": .verbatim(lines.file)],
        recovery: "Copy the file again, or make a new export.")
    }
    return check.counts
  }

  private func wrong(_ line: Int, _ reason: Phrase) -> Failure {
    Failure(
      .validation, "Line {number} of {file} cannot be read: {reason}",
      ["number": .count(line), "file": .verbatim(lines.file), "reason": reason],
      recovery: "Copy the file again, or make a new export.")
  }
}
