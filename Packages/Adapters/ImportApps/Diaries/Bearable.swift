import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// The table that Bearable exports: a row for each answer. Its layout is known from other programs that read it; what
/// is met and not known is left out and said.
enum Bearable {
  static let app = AppFormat(
    id: "bearable", name: "Bearable (CSV)", abstract: "Import the CSV file of Bearable.",
    nextFile: "In Bearable, open More, Settings and Export data",
    recognises: { $0.hasColumns("category", "rating/amount", "detail") }, read: read)

  /// Symptoms are answered from 0 to 4, and stand on a scale to 10 here.
  private static let steps = 2.5

  private static func read(_ reading: inout AppReading) throws {
    var nights: [Day: Night] = [:]
    try reading.eachRow { reading, row in
      guard let day = (row["date formatted"] ?? row["date"]).flatMap(reading.day) else {
        return reading.rejectDate(row.line, row["date formatted"] ?? row["date"])
      }
      add(row, day, &nights, to: &reading)
    }
    for (day, night) in nights.sorted(by: { $0.key < $1.key }) { night.add(of: day, to: &reading) }
  }

  private static func add(_ row: AppRow, _ day: Day, _ nights: inout [Day: Night], to reading: inout AppReading) {
    let category = row["category"] ?? ""
    let detail = row["detail"] ?? ""
    switch category.lowercased() {
    case "symptom": symptom(row, day, detail, to: &reading)
    case "mood": points(row, day, "Mood", 1...10, by: 1, to: &reading)
    case "energy": points(row, day, "Energy", 1...5, by: 2, to: &reading)
    case "sleep": nights[day, default: Night(line: row.line)].sleep(row, detail, in: &reading)
    case "sleep quality": nights[day, default: Night(line: row.line)].quality(row, in: &reading)
    case "nutrition": meals(row, day, detail, to: &reading)
    case "period": period(row, day, detail, to: &reading)
    case "lifestyle", "factors", "factor": levels(row, day, detail, to: &reading)
    case let other where other.hasPrefix("med") || other.hasPrefix("supplement"):
      medicines(row, day, detail, to: &reading)
    default:
      reading.leaveOut(category, because: "the program has no place for it", line: row.line)
    }
  }

  /// `Some ache (left) (Moderate)`: the last bracket is the answer in words, and any before it part of the name.
  private static func symptom(_ row: AppRow, _ day: Day, _ detail: String, to reading: inout AppReading) {
    guard let rating = row.number("rating/amount"), (0...4).contains(rating) else {
      return reading.reject(row.line, cell: row["rating/amount"], .noNumber(row.line, in: reading.file, 0...4))
    }
    var fields = reading.names.severity(rating * steps, of: withoutBracket(detail))
    fields.values.note("\(rating.words)/4", row["notes"], in: fields.kind)
    reading.add(row.cells, fields, at: .day(day), line: row.line, as: "Symptom")
  }

  private static func points(
    _ row: AppRow, _ day: Day, _ name: String, _ range: ClosedRange<Double>, by factor: Double,
    to reading: inout AppReading
  ) {
    guard let rating = row.number("rating/amount"), range.contains(rating) else {
      return reading.reject(row.line, cell: row["rating/amount"], .noNumber(row.line, in: reading.file, range))
    }
    var fields = reading.names.severity(rating * factor, of: name, worse: .low)
    if let notes = row["notes"] { fields.values.note(notes, in: fields.kind) }
    reading.add(row.cells, fields, at: .day(day), line: row.line, as: name)
  }

  private static func medicines(_ row: AppRow, _ day: Day, _ detail: String, to reading: inout AppReading) {
    for (place, text) in parts(of: detail).enumerated() {
      let (name, dose) = named(text)
      reading.add(
        row.cells + ["\(place)"], "medication", ["dose": dose.map { .value(.text($0)) }, "status": .typed("taken")],
        identifying: ["name": ImportNames.label(name)], at: .day(day), line: row.line, column: "detail",
        as: row["category"] ?? "")
    }
  }

  /// `Meals: one | another`
  private static func meals(_ row: AppRow, _ day: Day, _ detail: String, to reading: inout AppReading) {
    let colon = detail.firstIndex(of: ":")
    let heading = colon.map { detail[..<$0].trimmed } ?? ""
    guard ["", "meals", "meal", "food", "foods"].contains(heading.lowercased()) else {
      return reading.leaveOut("Nutrition: \(heading)", because: "it is not food", line: row.line)
    }
    let foods = colon.map { detail[detail.index(after: $0)...].trimmed } ?? detail
    for (place, food) in parts(of: foods).enumerated() {
      reading.add(
        row.cells + ["\(place)"], "food", ["items": .value([FoodItem(name: ImportNames.label(food))].json)],
        at: .day(day), line: row.line, column: "detail", as: "Nutrition")
    }
  }

  /// `Bleeding level (Heavy)`
  private static func period(_ row: AppRow, _ day: Day, _ detail: String, to reading: inout AppReading) {
    let words = ["light": "light", "medium": "medium", "moderate": "medium", "heavy": "heavy", "spotting": "spotting"]
    guard let bracket = bracket(of: detail), let flow = words[bracket.lowercased()] else {
      return reading.leaveOut("Period", because: "it does not say how strong it was", line: row.line)
    }
    reading.add(row.cells, "period", ["flow": .value(.text(flow))], at: .day(day), line: row.line, as: "Period")
  }

  /// `☕ One thing - Little | 💣 Another - A lot`: without a level it is 1.
  private static func levels(_ row: AppRow, _ day: Day, _ detail: String, to reading: inout AppReading) {
    let levels = ["little": 1.0, "a little": 1, "some": 2, "moderate": 2, "medium": 2, "a lot": 3, "lots": 3, "yes": 1]
    for (place, text) in parts(of: detail).enumerated() {
      let (name, level) = named(text)
      guard let value = level.map({ levels[$0.lowercased()] ?? AppReading.number($0) }) ?? 1 else {
        reading.leaveOut(row["category"] ?? "", because: "its level is not known", line: row.line)
        continue
      }
      reading.add(
        row.cells + ["\(place)"], reading.names.number(value, of: name), at: .day(day), line: row.line,
        column: "detail", as: row["category"] ?? "")
    }
  }

  private static func parts(of list: String) -> [String] {
    list.split(separator: " | ").map(\.trimmed).filter { !$0.isEmpty }
  }

  /// A name and what stands behind its last hyphen.
  private static func named(_ text: String) -> (name: String, rest: String?) {
    guard let hyphen = text.ranges(of: " - ").last else { return (text, nil) }
    return (text[..<hyphen.lowerBound].trimmed, text[hyphen.upperBound...].trimmed)
  }

  private static func bracket(of text: String) -> String? {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return nil }
    return text[text.index(after: open)...].dropLast().trimmed
  }

  private static func withoutBracket(_ text: String) -> String {
    guard bracket(of: text) != nil, let open = text.lastIndex(of: "(") else { return text }
    let name = text[..<open].trimmed
    return name.isEmpty ? text : name
  }

  /// What rows say of one night, which is one entry.
  private struct Night {
    var line: Int
    var values: [String: FieldInput] = [:]

    init(line: Int) { self.line = line }

    /// `07:20` with `Asleep 23:10 – 06:30`: the times tell more than the hours.
    mutating func sleep(_ row: AppRow, _ detail: String, in reading: inout AppReading) {
      guard values["sleep"] == nil, values["hours"] == nil else {
        return reading.leaveOut("Sleep", because: "the night stands in the file twice", line: row.line)
      }
      let clocks = detail.matches(of: /\d{1,2}:\d\d(\s?[ap]m)?/.ignoresCase()).compactMap {
        AppReading.clock(String(detail[$0.range]))
      }
      if clocks.count == 2 {
        values["sleep"] = .typed("\(clocks[0])-\(clocks[1])")
      } else if let length = row["rating/amount"].flatMap({ LocalTime($0) }) {
        values["hours"] = .value(.number(Double(length.minutes) / 60))
      } else {
        reading.reject(row.line, cell: row["rating/amount"], .noNumber(row.line, in: reading.file))
      }
    }

    mutating func quality(_ row: AppRow, in reading: inout AppReading) {
      guard let rating = row.number("rating/amount"), (1...5).contains(rating), rating == rating.rounded() else {
        return reading.reject(row.line, cell: row["rating/amount"], .noNumber(row.line, in: reading.file, 1...5))
      }
      values["quality"] = .value(.number(rating * 2))
    }

    func add(of day: Day, to reading: inout AppReading) {
      guard !values.isEmpty else { return }
      reading.add(["night", "\(day)"], "rest", values.mapValues { $0 }, at: .day(day), line: line, as: "Sleep")
    }
  }
}
