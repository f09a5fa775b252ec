import TrackerApplication
import TrackerCore

/// The table that Track & Graph exports: a row for each value. A length of time is `H:MM:SS`, and files of earlier
/// versions have the label behind the value.
enum TrackAndGraph {
  static let app = AppFormat(
    id: "track-and-graph", name: "Track & Graph (CSV)", abstract: "Import the CSV file of Track & Graph.",
    nextFile: "In Track & Graph, open the menu and Export",
    recognises: { $0.hasColumns("featurename", "timestamp", "value") }, read: read)

  private static func read(_ reading: inout AppReading) throws {
    try reading.eachRow { reading, row in
      guard let name = row["featurename"] else {
        return reading.leaveOut("FeatureName", because: "the row has no name", line: row.line)
      }
      guard let written = row["timestamp"], let (instant, zone) = reading.instant(written) else {
        return reading.rejectDate(row.line, row["timestamp"])
      }
      guard let (value, label) = row["value"].flatMap(value) else {
        return reading.reject(row.line, cell: row["value"], .noNumber(row.line, in: reading.file))
      }
      var fields = reading.names.number(value, of: name, fold: .sum)
      fields.values.note(row["label"] ?? label, row["note"], in: fields.kind)
      reading.add([name, written], fields, at: .instant(instant), line: row.line, as: name, zone: zone)
    }
  }

  /// A number, minutes of a length of time, or a number with a label behind it.
  private static func value(_ text: String) -> (value: Double, label: String?)? {
    if let number = AppReading.number(text) { return (number, nil) }
    if let length = text.wholeMatch(of: /(-?)(\d+):(\d\d):(\d\d)/), let hours = Double(length.2),
      let minutes = Double(length.3), let seconds = Double(length.4)
    {
      return ((length.1.isEmpty ? 1 : -1) * (hours * 60 + minutes + seconds / 60), nil)
    }
    guard let colon = text.firstIndex(of: ":"), let number = AppReading.number(String(text[..<colon])) else {
      return nil
    }
    return (number, text[text.index(after: colon)...].trimmed)
  }
}
