import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// The nights that Fitbit gives out, in local times. A nap counts as long as it was slept.
enum Fitbit {
  static let app = AppFormat(
    id: "fitbit", name: "Fitbit (sleep)", abstract: "Import nights of Fitbit, such as sleep-2026-03-23.json.",
    nextFile: "On takeout.google.com, choose Fitbit, and take the files that begin with sleep-",
    source: .device,
    recognises: { beginning in
      let text = beginning.text
      return text.drop(while: \.isWhitespace).hasPrefix("[") && text.contains("\"dateOfSleep\"")
    }, read: read)

  private static func read(_ reading: inout AppReading) throws {
    guard let nights = try reading.json().list else {
      throw Failure(
        .validation, "{file} is not complete", ["file": .verbatim(reading.file)],
        recovery: "Export it again, then import it.")
    }
    for (place, night) in nights.enumerated() { add(night, place + 1, to: &reading) }
  }

  private static func add(_ night: JSONValue, _ line: Int, to reading: inout AppReading) {
    guard let start = night["startTime"]?.text.flatMap({ reading.instant($0)?.instant }),
      let end = night["endTime"]?.text.flatMap({ reading.instant($0)?.instant }),
      let span = TimeSpan(start: start, end: end)
    else { return reading.rejectDate(line, night["startTime"]?.text) }
    let id = night["logId"]?.number.map(\.words) ?? "\(start.seconds)"
    guard let asleep = night["minutesAsleep"]?.number, asleep >= 0, asleep <= Double(span.minutes) else {
      return reading.reject(line, .noNumber(line, in: reading.file, 0...Double(span.minutes)))
    }
    guard night["mainSleep"]?.bool ?? true else {
      let nap = TimeSpan(start: start, end: Instant(seconds: start.seconds + Int64(asleep) * 60))
      guard let nap else {
        return reading.leaveOut(reading.session.format("Naps"), because: "nothing of it was slept", line: line)
      }
      return reading.add(
        [id], "rest", ["nap": .value([nap].json)], at: .instant(nap.end), line: line, as: "naps")
    }
    var values: [String: FieldInput?] = [
      "sleep": .value(span.json), "awake": .value(.number(Double(span.minutes) - asleep)),
    ]
    for (stage, field) in ["deep": "deep", "rem": "rem", "light": "light"] {
      values[field] = night["levels"]?["summary"]?[stage]?["minutes"]?.number.map { .value(.number($0)) }
    }
    reading.add([id], "rest", values, at: .instant(end), line: line, as: "nights")
  }
}
