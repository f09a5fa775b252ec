import TrackerCore

/// Reads a diary file by a column map.
///
/// A cell that can't be read is rejected alone; a row is where its day or person can't be read. Two rows of one person
/// and day are both rejected: which one is right can't be known, and the order of rows never matters.
public struct DiaryReader: Sendable {
  /// What the columns mean.
  public var map: ColumnMap
  /// The metrics that columns may bring.
  public var catalogue: MetricCatalogue
  /// Days outside are rejected.
  public var days: ClosedRange<Day>
  /// Only this person's rows are looked at; nil for everyone's.
  public var person: String?
  /// Day 0 of whole-number days where the map gives none; nil where it must.
  public var start: Day?

  /// Makes a reader.
  public init(
    map: ColumnMap, catalogue: MetricCatalogue, days: ClosedRange<Day>, person: String? = nil, start: Day? = nil
  ) {
    self.map = map
    self.catalogue = catalogue
    self.days = days
    self.person = person
    self.start = map.start ?? start
  }

  /// Reads every row.
  ///
  /// - Parameter rows: the file, which has every column of the map.
  /// - Throws: `Failure` (`validation`) when days are whole numbers that count from no known day, or when the dates or
  ///   the numbers of a column read in two ways and the map does not say which.
  public func read(_ rows: CSVReader) throws(Failure) -> Diary {
    let forms = try DiaryForms(of: map, in: rows, last: days.upperBound)
    let parser = DiaryRowParser(reader: self, columns: rows.columns, file: rows.file, forms: forms)
    var diary = Diary(rows: [], rejected: [], people: [])
    var known: Set<String> = []
    for row in rows {
      let fields: [String]
      switch row.fields {
      case .success(let read): fields = read
      case .failure(let diagnostic):
        diary.rejected.append(Diary.Rejected(line: row.line, reasons: [diagnostic]))
        continue
      }
      if let name = parser.person(of: fields), !name.isEmpty {
        if known.insert(name).inserted { diary.people.append(name) }
        if let person, name != person { continue }
      }
      switch parser.parse(fields, line: row.line) {
      case .success(let (row, cells)):
        diary.rows.append(row)
        diary.cells += cells
        diary.countsDays = parser.countsDays(fields)
      case .failure(let rejection): diary.rejected.append(Diary.Rejected(line: row.line, reasons: rejection.reasons))
      }
    }
    if diary.rows.isEmpty, parser.needsStart(diary.rejected) { throw missingStart }
    rejectRepeatedDays(in: &diary, file: rows.file)
    return diary
  }

  private func rejectRepeatedDays(in diary: inout Diary, file: String) {
    struct PersonDay: Hashable {
      var person: String?
      var day: Day
    }
    let repeated = diary.rows.sharing { PersonDay(person: $0.person, day: $0.day) }
    guard !repeated.isEmpty else { return }
    diary.rows.removeAll { repeated[PersonDay(person: $0.person, day: $0.day)] != nil }
    let lines = Set(repeated.values.joined().map(\.line))
    diary.cells.removeAll { lines.contains($0.line) }
    for rows in repeated.values {
      for row in rows {
        let others = rows.map(\.line).filter { $0 != row.line }
        let lines = others.prefix(5).map(String.init).joined(separator: ", ") + (others.count > 5 ? ", …" : "")
        let reason = Diagnostic(
          code: "duplicate-day",
          others.count == 1 ? "the same day is also on line {lines}" : "the same day is also on lines {lines}",
          ["lines": .verbatim(lines)], at: Place(file: file, line: row.line), allowed: "one row for each day")
        diary.rejected.append(Diary.Rejected(line: row.line, reasons: [reason]))
      }
    }
    diary.rejected.sort { $0.line < $1.line }
  }

  private var missingStart: Failure {
    Failure(
      .validation, "The days in {column} are whole numbers, but the map has no `start`",
      ["column": .verbatim(map.day.name), "file": .verbatim(map.day.place.file)],
      recovery: "Add the day before day 1 to {file}, such as: start: 2026-03-01")
  }
}
