import Foundation
import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// The table that Daylio exports, with the newest entry first.
enum Daylio {
  static let app = AppFormat(
    id: "daylio", name: "Daylio (CSV)", abstract: "Import the CSV file of Daylio.",
    nextFile: "In Daylio, open More and Export Entries, and choose CSV",
    options: [
      ImportOption("moods", "What your own moods mean, 1 to 5: so-so=3,super=5")
    ],
    recognises: { $0.hasColumns("full_date", "mood", "activities") }, read: read)

  /// As the app begins with them; translated and own ones need to be said.
  private static let levels = ["rad": 5.0, "good": 4, "meh": 3, "bad": 2, "awful": 1]

  private static func read(_ reading: inout AppReading) throws {
    let levels = levels.merging(try own(reading.options["moods"])) { $1 }
    try reading.eachRow { reading, row in
      guard let day = (row["full_date"]).flatMap(reading.day) else {
        return reading.rejectDate(row.line, row["full_date"])
      }
      let clock = row["time"].flatMap(AppReading.clock)
      let identity = ["\(day)", clock.map { "\($0)" } ?? ""]
      let time = reading.time(day, clock)
      entry(row, levels, identity, time, to: &reading)
      for activity in (row["activities"] ?? "").split(separator: " | ").map(\.trimmed) where !activity.isEmpty {
        reading.add(
          identity + ["activity", activity], reading.names.number(1, of: activity), at: time, line: row.line,
          column: "activities", as: "activities")
      }
      if row["scales"] != nil {
        reading.leaveOut("scales", because: "how they are written is not known", line: row.line)
      }
    }
  }

  private static func entry(
    _ row: AppRow, _ levels: [String: Double], _ identity: [String], _ time: ImportedFile.Item.Time,
    to reading: inout AppReading
  ) {
    let mood = row["mood"].flatMap { levels[$0.lowercased()] }
    if let named = row["mood"], mood == nil {
      let option = "--moods \(named.shellWord)=3"
      reading.leaveOut(
        named, because: .words("it has no level; give one, such as {option}", ["option": .verbatim(option)]),
        line: row.line)
    }
    var title = row["note_title"].map(text)
    var note = row["note"].map(text)
    // A title is one line.
    if let long = title, long.count > 150 || long.contains("\n") {
      note = [long, note].compactMap(\.self).joined(separator: "\n")
      title = nil
    }
    guard mood != nil || title != nil || note != nil else { return }
    reading.add(
      identity + ["entry"], "journal",
      [
        "mood": mood.map { .value(.number($0)) }, "title": title.map { .value(.text($0)) },
        "text": note.map { .value(.text($0)) },
      ], at: time, line: row.line, as: "mood")
  }

  /// `so-so=3,super=5`
  private static func own(_ option: String?) throws(Failure) -> [String: Double] {
    var levels: [String: Double] = [:]
    for part in (option ?? "").split(separator: ",") {
      let sides = part.split(separator: "=").map(\.trimmed)
      guard sides.count == 2, let level = Double(sides[1]), (1...5).contains(level), level == level.rounded() else {
        throw Failure(
          .usage, "--moods needs names and levels from 1 to 5", recovery: "For example: --moods so-so=3,super=5")
      }
      levels[sides[0].lowercased()] = level
    }
    return levels
  }

  /// What a note says, without the marks of HTML.
  private static func text(_ html: String) -> String {
    let broken = html.replacing(/<(br\s*\/?|\/p|\/div|\/li|\/h\d)>/.ignoresCase(), with: "\n")
    let plain = broken.replacing(/<\/?[A-Za-z][^<>]*>/, with: "")
    let marks = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&apos;": "'", "&nbsp;": " ", "&amp;": "&"]
    // The sign that begins all others comes last, so that `&amp;lt;` stays what somebody wrote.
    let order = marks.keys.sorted { ($0 == "&amp;" ? 1 : 0, $0) < ($1 == "&amp;" ? 1 : 0, $1) }
    return order.reduce(plain) { $0.replacing($1, with: marks[$1] ?? "") }.withoutControls.trimmed
  }
}
