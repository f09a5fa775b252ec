import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// The daily table of Google Fit. The service fills days on which it saw nothing with zeros, so a 0 is no value. Its
/// calories hold what a body at rest uses, too.
enum GoogleFit {
  static let app = AppFormat(
    id: "google-fit", name: "Google Fit (CSV)", abstract: "Import the table of days from a Google Takeout.",
    nextFile: "On takeout.google.com, choose Fit and its daily file", source: .device,
    recognises: { $0.hasColumns("date", "step count", "move minutes count") }, read: read)

  /// A column, with the field of a kind that it fills, and what its numbers are divided by.
  private static let columns: [(column: String, kind: LogKindID, field: String, divisor: Double)] = [
    ("step count", "movement", "steps", 1), ("distance (m)", "movement", "distance", 1_000),
    ("move minutes count", "movement", "exercise_minutes", 1), ("average heart rate (bpm)", "heart", "rate", 1),
    ("max heart rate (bpm)", "heart", "max", 1), ("min heart rate (bpm)", "heart", "min", 1),
    ("average weight (kg)", "weight", "weight", 1), ("sleep duration (ms)", "rest", "hours", 3_600_000),
  ]

  private static let kinds = Dictionary(uniqueKeysWithValues: columns.map { ($0.column, $0.kind) })

  private static func read(_ reading: inout AppReading) throws {
    let written = try reading.columns()
    try reading.eachRow { reading, row in
      guard let day = row["date"].flatMap(reading.day) else {
        return reading.rejectDate(row.line, row["date"])
      }
      let cells = written.dropFirst().compactMap { row[$0.lowercased()] }
      guard cells.contains(where: { AppReading.number($0) != 0 }) else {
        return reading.leaveOut(
          reading.session.format("Days"), because: "the service filled them with zeros", line: row.line)
      }
      for kind in ["movement", "heart", "weight", "rest"] as [LogKindID] {
        var values: [String: FieldInput?] = [:]
        for (column, _, field, divisor) in columns where kinds[column] == kind {
          guard let text = row[column] else { continue }
          guard let number = AppReading.number(text) else {
            reading.reject(row.line, column: column, .noNumber(row.line, in: reading.file))
            continue
          }
          if number != 0 { values[field] = .value(.number(number / divisor)) }
        }
        guard !values.isEmpty else { continue }
        reading.add(
          ["\(day)", kind.rawValue], kind, values, at: .day(day), line: row.line, column: kind.rawValue,
          as: kind.rawValue)
      }
      rest(row, written, to: &reading)
    }
  }

  private static func rest(_ row: AppRow, _ written: [String], to reading: inout AppReading) {
    for column in written.dropFirst() where !columns.contains(where: { $0.column == column.lowercased() }) {
      guard row.number(column.lowercased()).map({ $0 != 0 }) ?? false else { continue }
      reading.leaveOut(
        column,
        because: column.lowercased().hasPrefix("calories")
          ? "it holds what a body at rest uses" : "the program has no place for it", line: row.line)
    }
  }
}
