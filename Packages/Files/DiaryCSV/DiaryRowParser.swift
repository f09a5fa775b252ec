import TrackerCore

/// Turns the fields of a row into a day of a person, by column numbers found once.
struct DiaryRowParser {
  /// Every reason why a row can't be taken.
  struct Rejection: Error {
    var reasons: [Diagnostic]
  }

  private let map: ColumnMap
  private let days: DiaryDays
  private let file: String
  private let person: Int?
  private let flare: CellReader?
  private let severity: CellReader?
  private let metrics: [CellReader]
  private let entries: [(place: Int, column: String)]

  /// - Parameter columns: the header, which holds every column of the map.
  init(reader: DiaryReader, columns: [String], file: String, forms: DiaryForms) {
    map = reader.map
    self.file = file
    let places = Dictionary(columns.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    person = map.person.flatMap { places[$0.name] }
    days = DiaryDays(reader: reader, place: places[map.day.name] ?? 0, order: forms.dates)
    func cell(_ column: ColumnMap.Column, _ shape: CellReader.Shape) -> CellReader? {
      places[column.name].map { CellReader(place: $0, column: column.name, shape: shape, sign: forms.sign(of: $0)) }
    }
    flare = map.flare.flatMap { flare in cell(flare.column, flare.atLeast == nil ? .yesOrNo : .any) }
    severity = map.severity.flatMap { cell($0.column, .scale($0.from, hasNone: $0.hasNone)) }
    let catalogue = reader.catalogue
    metrics = map.metrics.compactMap { metric in
      catalogue[metric.id].flatMap { cell(metric.column, .metric($0, from: metric.from, unit: metric.unit)) }
    }
    entries = map.entries.compactMap { entry in places[entry.column.name].map { ($0, entry.column.name) } }
  }

  /// The person of a row, empty where the row names none, nil where the file is of one person.
  func person(of fields: [String]) -> String? { person.map { fields[$0].trimmingSpaces } }

  /// Whether a row's day is a whole number.
  func countsDays(_ fields: [String]) -> Bool { Int(fields[days.place].trimmingSpaces) != nil }

  /// Reads a row with the cells that it is taken without; a row that can't be taken has the reasons of its cells too.
  func parse(_ fields: [String], line: Int) -> Result<(row: Diary.Row, cells: [Diary.Rejected]), Rejection> {
    var reasons: [Diagnostic] = []
    var cells: [Diary.Rejected] = []
    func read(_ cell: CellReader) -> Double? {
      do throws(CellReader.Problem) { return try cell.value(in: fields) } catch {
        let reason = error.diagnostic(at: Place(file: file, line: line))
        let rejected = Diary.Rejected(line: line, column: cell.column, reasons: [reason])
        // Several keys of the map may name one column.
        if !cells.contains(rejected) { cells.append(rejected) }
        return nil
      }
    }

    let person = person(of: fields)
    if let name = map.person?.name, person?.isEmpty == true {
      let problem = CellReader.Problem(
        code: "missing-person", "the column {column} is empty", column: name, allowed: "the id of a person")
      reasons.append(problem.diagnostic(at: Place(file: file, line: line)))
    }
    var day: Day?
    do throws(CellReader.Problem) { day = try days.day(in: fields) } catch {
      reasons.append(error.diagnostic(at: Place(file: file, line: line)))
    }
    let mark = flare.flatMap(read)
    let value = severity.flatMap(read)
    let values = metrics.map(read)
    guard let day, reasons.isEmpty else { return .failure(Rejection(reasons: reasons + cells.flatMap(\.reasons))) }
    let isFlare =
      map.flare == nil
      ? value.flatMap { value in map.severity?.flareAt.map { value >= $0 } }
      : mark.map { $0 >= map.flare?.atLeast ?? 1 }
    let texts = entries.map { entry -> String? in
      let text = fields[entry.place].trimmed
      return CellWords.isUnknown(text) ? nil : text
    }
    let row = Diary.Row(
      line: line, person: person, day: day, isFlare: isFlare, severity: value.flatMap { map.severity?.rescaled($0) },
      values: values, texts: texts)
    return .success((row, cells))
  }

  /// Whether rows were rejected for whole-number days that count from no known day.
  func needsStart(_ rejected: [Diary.Rejected]) -> Bool {
    rejected.contains { $0.reasons.contains { $0.code == DiaryDays.missingStart } }
  }
}

/// Reads the day of a row.
struct DiaryDays {
  static let missingStart = "missing-start"

  /// The place of the column.
  let place: Int
  private let column: String
  private let days: ClosedRange<Day>
  /// Whether the map gives one, so that days are whole numbers alone.
  private let countsDays: Bool
  private let start: Day?
  private let order: DateOrder?

  init(reader: DiaryReader, place: Int, order: DateOrder?) {
    self.place = place
    self.order = order
    column = reader.map.day.name
    days = reader.days
    countsDays = reader.map.start != nil
    start = reader.start
  }

  func day(in fields: [String]) throws(CellReader.Problem) -> Day {
    let text = fields[place].trimmingSpaces
    // A hundred thousand days are longer than a life, and keep the sum within bounds.
    let whole = Int(text).flatMap { abs($0) <= 100_000 ? $0 : nil }
    let allowed: Phrase = countsDays ? "a whole number of days" : "a date such as 2026-03-02"
    guard whole == nil || start != nil else {
      throw CellReader.Problem(
        code: DiaryDays.missingStart, "the column {column} has a whole number, and the map has no start",
        column: column, allowed: allowed)
    }
    let date = countsDays ? nil : WrittenDate(cell: text)?.day(order)
    guard let day = whole.flatMap({ start?.advanced(by: $0) }) ?? date else {
      throw CellReader.Problem(
        code: "bad-date", text.isEmpty ? "the column {column} is empty" : "the column {column} has no date",
        column: column, allowed: allowed)
    }
    guard day <= days.upperBound else {
      throw CellReader.Problem(
        code: "future-date", "the day in the column {column} is in the future", column: column,
        allowed: .words("up to {last}", ["last": .day(days.upperBound)]))
    }
    guard day >= days.lowerBound else {
      throw CellReader.Problem(
        code: "bad-date", "the day in the column {column} is too long ago", column: column,
        allowed: .words("from {first}", ["first": .day(days.lowerBound)]))
    }
    return day
  }
}
