import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// The measurements that Clue gives out: a list of days with options.
enum Clue {
  static let app = AppFormat(
    id: "clue", name: "Clue (JSON)", abstract: "Import the measurements.json of Clue, or the zip file with it.",
    nextFile: "In Clue, open Settings and Download my data",
    recognises: { beginning in
      if beginning.entries.contains(where: { $0 == name || $0.hasSuffix("/\(name)") }) { return true }
      let text = beginning.text
      return text.drop(while: \.isWhitespace).hasPrefix("[") && text.contains("\"option\"")
        && text.contains("\"type\"") && text.contains("\"date\"")
    }, read: read)

  private static let name = "measurements.json"

  private static let flows = [
    "light": "light", "medium": "medium", "heavy": "heavy", "very_heavy": "heavy", "spotting": "spotting",
  ]
  /// Lists that are about others than the person, or that the program has no place for.
  private static let notTaken: Set<String> = ["sex_life", "social_life", "tests", "appointments"]

  private static func read(_ reading: inout AppReading) throws {
    guard let measurements = try reading.json(named: name).list else {
      throw Failure(
        .validation, "{file} is not complete", ["file": .verbatim(reading.file)],
        recovery: "Export it again, then import it.")
    }
    for (place, measurement) in measurements.enumerated() {
      let line = place + 1
      guard let day = measurement["date"]?.text.flatMap(reading.day), let type = measurement["type"]?.text else {
        reading.rejectDate(line, measurement["date"]?.text)
        continue
      }
      add(measurement["value"] ?? .null, type, day, line, to: &reading)
    }
  }

  private static func add(
    _ value: JSONValue, _ type: String, _ day: Day, _ line: Int, to reading: inout AppReading
  ) {
    let option = value["option"]?.text
    switch type {
    case "period":
      guard let flow = option.flatMap({ flows[$0] }) else {
        return reading.leaveOut(type, because: "it does not say how strong it was", line: line)
      }
      reading.add(["\(day)", type], "period", ["flow": .value(.text(flow))], at: .day(day), line: line, as: type)
    case "spotting":
      reading.add(
        ["\(day)", type], "period", ["flow": .value(.text("spotting"))], at: .day(day), line: line, as: type)
    default:
      guard let options = value.list, !notTaken.contains(type) else {
        return reading.leaveOut(type, because: "the program has no place for it", line: line)
      }
      for option in options.compactMap({ $0["option"]?.text }) {
        reading.add(
          ["\(day)", type, option], reading.names.number(1, of: option.replacing("_", with: " ")), at: .day(day),
          line: line, column: option, as: type)
      }
    }
  }
}
