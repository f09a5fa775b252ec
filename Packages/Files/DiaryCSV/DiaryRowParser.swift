import TrackerCore

/// Turns the fields of a row into a day of a person, by column numbers found once.
struct DiaryRowParser {
  /// Every reason why a row can't be taken.
  struct Rejection: Error {
    var reasons: [Diagnostic]
  }

  private let map: ColumnMap
  private let days: ClosedRange<Day>
  private let start: Day?
  private let file: String
  private let person: Int?
  private let day: Int
  private let flare: Int?
  private let severity: Int?
  private let metrics: [(column: Int, name: String, range: ClosedRange<Double>, unit: String)]

  /// - Parameter columns: the header, which holds every column of the map.
  init(reader: DiaryReader, columns: [String], file: String) {
    map = reader.map
    days = reader.days
    start = reader.start
    self.file = file
    let numbers = Dictionary(columns.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    person = map.person.flatMap { numbers[$0.name] }
    day = numbers[map.day.name] ?? 0
    flare = map.flare.flatMap { numbers[$0.column.name] }
    severity = map.severity.flatMap { numbers[$0.column.name] }
    metrics = map.metrics.compactMap { metric in
      guard let column = numbers[metric.column.name], let definition = reader.catalogue[metric.id] else { return nil }
      return (column, metric.column.name, definition.range, definition.unit)
    }
  }

  /// The person of a row, empty where the row names none, nil where the file is of one person.
  func person(of fields: [String]) -> String? { person.map { fields[$0].trimmingSpaces } }

  /// Whether a row's day is a whole number.
  func countsDays(_ fields: [String]) -> Bool { Int(fields[day].trimmingSpaces) != nil }

  func parse(_ fields: [String], line: Int) -> Result<Diary.Row, Rejection> {
    var reasons: [Diagnostic] = []
    func report(_ code: String, _ message: String, allowed: String) {
      let reason = Diagnostic(code: code, message, at: Place(file: file, line: line), allowed: allowed)
      // Several keys of the map may name one column.
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    func number(_ column: Int, _ name: String, in range: ClosedRange<Double>?, unit: String = "") -> Double? {
      let text = fields[column].trimmingSpaces
      guard !text.isEmpty else { return nil }
      guard let value = Double(decimal: text) else {
        report(
          "not-a-number", "\(name) is not a number", allowed: "a number with a decimal point such as 7.5, or nothing")
        return nil
      }
      if let range, !range.contains(value) {
        report("out-of-range", "\(name) is out of range", allowed: range.words + (unit.isEmpty ? "" : " \(unit)"))
        return nil
      }
      return value
    }

    let person = person(of: fields)
    if let name = map.person?.name, person?.isEmpty == true {
      report("missing-person", "\(name) is empty", allowed: "the id of a person")
    }
    let day = self.day(fields[self.day].trimmingSpaces, report: report)
    let flare = self.flare.flatMap { column -> Bool? in
      let name = map.flare?.column.name ?? ""
      if let atLeast = map.flare?.atLeast { return number(column, name, in: nil).map { $0 >= atLeast } }
      guard let value = number(column, name, in: 0...1) else { return nil }
      if value != 0, value != 1 {
        report("out-of-range", "\(name) is neither 0 nor 1", allowed: "0 or 1, or at_least in the map")
      }
      return value == 1
    }
    let severity = self.severity.flatMap { number($0, map.severity?.column.name ?? "", in: map.severity?.from) }
    let values = metrics.map { number($0.column, $0.name, in: $0.range, unit: $0.unit) }
    guard let day, reasons.isEmpty else { return .failure(Rejection(reasons: reasons)) }
    let reached = severity.flatMap { value in map.severity?.flareAt.map { value >= $0 } }
    return .success(
      Diary.Row(
        line: line, person: person, day: day, isFlare: map.flare == nil ? reached : flare,
        severity: severity.flatMap { map.severity?.rescaled($0) }, values: values))
  }

  private static let missingStart = "missing-start"

  /// Whether rows were rejected for whole-number days that count from no known day.
  func needsStart(_ rejected: [Diary.Rejected]) -> Bool {
    rejected.contains { $0.reasons.contains { $0.code == DiaryRowParser.missingStart } }
  }

  private func day(_ text: String, report: (_ code: String, _ message: String, _ allowed: String) -> Void) -> Day? {
    let name = map.day.name
    // A hundred thousand days are longer than a life, and keep the sum within bounds.
    let whole = Int(text).flatMap { abs($0) <= 100_000 ? $0 : nil }
    let allowed = map.start == nil ? "a date such as 2026-03-02" : "a whole number of days"
    guard whole == nil || start != nil else {
      report(DiaryRowParser.missingStart, "\(name) is a whole number, and the map has no start", allowed)
      return nil
    }
    guard let day = whole.flatMap({ start?.advanced(by: $0) }) ?? (map.start == nil ? Day(text) : nil) else {
      report("bad-date", text.isEmpty ? "\(name) is empty" : "\(name) is not a day", allowed)
      return nil
    }
    guard day <= days.upperBound else {
      report("future-date", "\(name) lies in the future", "up to \(days.upperBound)")
      return nil
    }
    guard day >= days.lowerBound else {
      report("bad-date", "\(name) lies too far back", "from \(days.lowerBound)")
      return nil
    }
    return day
  }
}
