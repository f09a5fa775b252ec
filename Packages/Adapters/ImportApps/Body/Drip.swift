import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// The table that drip exports, with a row for each day.
enum Drip {
  static let app = AppFormat(
    id: "drip", name: "drip (CSV)", abstract: "Import the CSV file of drip.",
    nextFile: "In drip, open Settings, Data management and Export data",
    recognises: { $0.hasColumns("date", "bleeding.value", "temperature.value") }, read: read)

  /// A bleeding of 0 is spotting.
  private static let flows = ["spotting", "light", "medium", "heavy"]

  private static func read(_ reading: inout AppReading) throws {
    let columns = try reading.columns().map { $0.lowercased() }
    let written = try reading.columns()
    try reading.eachRow { reading, row in
      guard let day = row["date"].flatMap(reading.day) else {
        return reading.rejectDate(row.line, row["date"])
      }
      temperature(row, day, to: &reading)
      bleeding(row, day, to: &reading)
      if let note = row["note.value"] {
        reading.add(
          ["\(day)", "note"], "journal", ["text": .value(.text(note))], at: .day(day), line: row.line,
          column: "note.value", as: "note.value")
      }
      for (place, column) in columns.enumerated() { other(row, day, column, written[place], to: &reading) }
    }
  }

  private static func temperature(_ row: AppRow, _ day: Day, to reading: inout AppReading) {
    guard let text = row["temperature.value"] else { return }
    guard row["temperature.exclude"]?.lowercased() != "true" else {
      return reading.leaveOut(
        "temperature.value", because: "you marked it as not to be used", line: row.line)
    }
    guard let value = AppReading.number(text) else {
      return reading.reject(row.line, column: "temperature.value", .noNumber(row.line, in: reading.file, 25...45))
    }
    var fields = ImportNames.Fields(
      kind: "temperature", identity: [:], values: ["temperature": .value(.number(value))])
    fields.values.note(row["temperature.note"], in: fields.kind)
    reading.add(
      ["\(day)", "temperature"], fields, at: reading.time(day, row["temperature.time"].flatMap(AppReading.clock)),
      line: row.line, column: "temperature.value", as: "temperature.value")
  }

  private static func bleeding(_ row: AppRow, _ day: Day, to reading: inout AppReading) {
    guard let text = row["bleeding.value"] else { return }
    guard row["bleeding.exclude"]?.lowercased() != "true" else {
      return reading.leaveOut("bleeding.value", because: "you marked it as not to be used", line: row.line)
    }
    guard let value = Int(text), flows.indices.contains(value) else {
      return reading.reject(row.line, column: "bleeding.value", .noNumber(row.line, in: reading.file, 0...3))
    }
    reading.add(
      ["\(day)", "bleeding"], "period", ["flow": .value(.text(flows[value]))], at: .day(day), line: row.line,
      column: "bleeding.value", as: "bleeding.value")
  }

  /// Pain and mood are ticked; the rest has no place here.
  private static func other(
    _ row: AppRow, _ day: Day, _ column: String, _ written: String, to reading: inout AppReading
  ) {
    let parts = column.split(separator: ".")
    guard parts.count == 2, let cell = row[column] else { return }
    switch (parts[0], parts[1]) {
    case ("temperature", _), ("bleeding", _), ("note", _): return
    case ("pain", "note"), ("mood", "note"):
      reading.leaveOut(written, because: "only ticks of pain and mood are imported", line: row.line)
    case ("pain", _), ("mood", _):
      guard cell.lowercased() == "true" else { return }
      let name = written.split(separator: ".").last.map(words) ?? written
      reading.add(
        ["\(day)", column], reading.names.number(1, of: name), at: .day(day), line: row.line, column: column,
        as: written)
    default:
      guard cell.lowercased() != "false" else { return }
      reading.leaveOut(written, because: "the program has no place for it", line: row.line)
    }
  }

  /// `tenderBreasts` as words.
  private static func words(_ name: Substring) -> String {
    name.reduce(into: "") { words, sign in
      if sign.isUppercase, !words.isEmpty { words.append(" ") }
      words.append(contentsOf: sign.lowercased())
    }
  }
}
