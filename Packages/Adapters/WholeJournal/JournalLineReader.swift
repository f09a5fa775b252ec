import Foundation
import TrackerApplication
import TrackerCore
import TrackerInputFiles
import TrackerJSONReading

/// Reads the lines of `JournalLine` strictly: what it gives fits together, and the file is whole.
struct JournalLineReader {
  /// A record, with the states of an entry as entries, so that nobody has to read payloads twice.
  struct Item {
    var record: JournalRecord
    /// Of an entry, each of its states; nil where it was deleted.
    var entries: [Entry?] = []
  }

  /// A file may be as long as there is room on a disk: it is read line by line.
  private static let largest = 1 << 50

  private let lines: InputLines
  /// How many attached files are in it.
  let attachments: Int

  /// Reads the header.
  ///
  /// - Throws: `Failure` where the file can't be read or holds something else.
  init(_ file: String) throws {
    lines = try InputLines(file, largest: JournalLineReader.largest)
    struct Found: Error { var attachments: Int }
    do {
      try lines.each { line, _ in throw Found(attachments: try JournalLineReader.checkHeader(line, of: file)) }
      throw JournalLineReader.notAJournal(file)
    } catch let found as Found { attachments = found.attachments }
  }

  /// - Returns: How many attached files are in the file.
  private static func checkHeader(_ line: Data, of file: String) throws -> Int {
    guard let header = JSONParser.value(of: line), let schema = header["schema"]?.text,
      let version = schema.split(separator: "/").last.flatMap({ Int($0) }), schema == "journal/\(version)"
    else { throw notAJournal(file) }
    guard schema == JournalLine.schema else {
      throw version > 2
        ? Failure(
          .validation, "{file} was exported by a newer version of the program", ["file": .verbatim(file)],
          recovery: "Update the program, then try again.") : notAJournal(file)
    }
    return header["attachments"]?.whole.flatMap { Int(exactly: $0) } ?? 0
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
      guard number > 1, !line.isEmpty, !JournalLineReader.isOfFile(line) else { return }
      guard let value = JSONParser.value(of: line) else { throw wrong(number, "it is not JSON") }
      do {
        if let item = try check.read(value) { try body(item) }
      } catch let fault as JournalLineCheck.Fault {
        throw wrong(number, fault.reason)
      }
    }
    guard check.isComplete else {
      throw incomplete
    }
    return check.counts
  }

  private var incomplete: Failure {
    Failure(
      .validation, "{file} is not complete: its end is missing", ["file": .verbatim(lines.file)],
      recovery: "Copy the file again, or make a new export.")
  }

  private static func isOfFile(_ line: Data) -> Bool { line.starts(with: Array("{\"file\":".utf8)) }

  /// Gives every attached file to `body`, one after the other; O(file). Nothing is read where there is none.
  ///
  /// - Throws: `Failure` (`validation`) where a file is not complete, or what `body` throws.
  func eachFile(_ body: (_ file: AttachedFile, _ bytes: [UInt8]) throws -> Void) throws {
    guard attachments > 0 else { return }
    var count = 0
    var open: (file: AttachedFile, bytes: [UInt8])?
    try lines.each { line, number in
      guard JournalLineReader.isOfFile(line) else { return }
      guard let (file, place, bytes) = JournalLineReader.part(line), place == open?.bytes.count ?? 0,
        open == nil || open?.file == file, place + bytes.count <= file.size
      else { throw wrong(number, "its attachment is not complete") }
      var whole = open?.bytes ?? []
      // Nothing else has the bytes then, so they are not copied with each part.
      open = nil
      whole += bytes
      guard whole.count == file.size else {
        open = (file, whole)
        return
      }
      count += 1
      try body(file, whole)
    }
    guard open == nil, count == attachments else { throw incomplete }
  }

  private static func part(_ line: Data) -> (file: AttachedFile, place: Int, bytes: [UInt8])? {
    guard let value = JSONParser.value(of: line), let hash = value["file"]?.text, let ending = value["ending"]?.text,
      let size = value["size"]?.whole.flatMap({ Int(exactly: $0) }),
      let place = value["from"]?.whole.flatMap({ Int(exactly: $0) }),
      let bytes = value["bytes"]?.text.flatMap({ Data(base64Encoded: $0) }), !bytes.isEmpty
    else { return nil }
    return (AttachedFile(hash: hash, ending: ending, size: size), place, [UInt8](bytes))
  }

  private func wrong(_ line: Int, _ reason: Phrase) -> Failure {
    Failure(
      .validation, "Line {number} of {file} cannot be read: {reason}",
      ["number": .count(line), "file": .verbatim(lines.file), "reason": reason],
      recovery: "Copy the file again, or make a new export.")
  }
}
