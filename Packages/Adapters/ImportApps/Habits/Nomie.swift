import Foundation
import TrackerApplication
import TrackerCore

/// The backup of Nomie: notes with `#tracker(value)` in them. A tracker without a value is 1.
enum Nomie {
  static let app = AppFormat(
    id: "nomie", name: "Nomie (backup)", abstract: "Import the JSON backup of Nomie.",
    nextFile: "In Nomie, open Settings, Data and Backup",
    recognises: { beginning in
      let text = beginning.text
      return text.drop(while: \.isWhitespace).hasPrefix("{") && text.contains("\"nomie\"")
    }, read: read)

  private static func read(_ reading: inout AppReading) throws {
    let backup = try reading.json()
    guard let events = backup["events"]?.list ?? backup["records"]?.list else {
      throw Failure(
        .validation, "{file} is not complete", ["file": .verbatim(reading.file)],
        recovery: "Export it again, then import it.")
    }
    for (place, event) in events.enumerated() {
      let when = (event["end"] ?? event["start"]).flatMap { instant($0, reading) }
      guard let note = event["note"]?.text, let when else {
        reading.leaveOut(
          reading.session.format("Records"), because: "they have no note or no time", line: place + 1)
        continue
      }
      let id = event["_id"]?.text ?? "\(when.seconds)"
      add(note, id, at: when, place + 1, to: &reading)
    }
    let format = reading.session.format
    for (name, list) in [(format("Trackers"), backup["trackers"]), (format("Boards"), backup["boards"])] {
      let number = list?.list?.count ?? 0
      if number > 0 { reading.leaveOut(name, because: "only what was logged is imported", count: number) }
    }
  }

  private static func add(
    _ note: String, _ id: String, at instant: Instant, _ line: Int, to reading: inout AppReading
  ) {
    let tags = note.matches(of: /#([\p{L}\p{N}_\-]+)(?:\(([^)]*)\))?/)
    guard !tags.isEmpty else {
      return reading.leaveOut(reading.session.format("Records"), because: "they name no tracker", line: line)
    }
    let words = note.replacing(/[#@+][\p{L}\p{N}_\-]+(\([^)]*\))?/, with: "").trimmed
    for tag in tags {
      let name = String(tag.1).replacing("_", with: " ").replacing("-", with: " ")
      guard let value = tag.2.map({ number(String($0)) }) ?? 1 else {
        reading.reject(line, column: "#\(tag.1)", .noNumber(line, in: reading.file))
        continue
      }
      var fields = reading.names.number(value, of: name, fold: .sum)
      fields.values.note(words, in: fields.kind)
      reading.add([id, String(tag.1)], fields, at: .instant(instant), line: line, column: "#\(tag.1)", as: "#\(tag.1)")
    }
    let others = note.matches(of: /[@+][\p{L}\p{N}_\-]+/).count
    if others > 0 {
      reading.leaveOut(
        reading.session.format("People and contexts"), because: "only trackers are imported", count: others, line: line)
    }
  }

  /// A number, or a length of time as minutes: `01:30:00`.
  private static func number(_ text: String) -> Double? {
    if let length = text.wholeMatch(of: /(\d+):(\d\d):(\d\d)/), let hours = Double(length.1),
      let minutes = Double(length.2), let seconds = Double(length.3)
    {
      return hours * 60 + minutes + seconds / 60
    }
    return AppReading.number(text.trimmed)
  }

  /// Thousandths of seconds since 1970, or a written time.
  private static func instant(_ value: JSONValue, _ reading: AppReading) -> Instant? {
    if let number = value.number, number > 0, number < 1e14 { return Instant(seconds: Int64(number / 1_000)) }
    return value.text.flatMap { reading.instant($0)?.instant }
  }
}
