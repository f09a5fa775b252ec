import TrackerApplication
import TrackerCore
import TrackerDiaryCSV
import TrackerInputFiles

/// Reads the days of one person of a diary file: each answered cell of a metric is one entry of the kind `measurement`,
/// and the cells of a row that fill fields of another kind are one entry of that kind. Without a map the meaning of the
/// columns is guessed (`ColumnGuesses`).
public struct CSVImporter: Importer {
  public let id = "csv"
  public let name = "Diary (CSV)"
  public let options = [
    ImportOption("columns", "The file that says what the columns mean. Without it, the program guesses."),
    ImportOption("dates", "How dates are written: dmy (day first) or mdy (month first)."),
    ImportOption("decimals", "How decimals are written: point or comma."),
    ImportOption("person", "Whose rows to import, if the file has several people."),
  ]
  public let part = "row"
  public let isGeneral = true

  /// A text whose first line has several columns.
  public func recognises(_ beginning: FileBeginning) -> Bool {
    // Texts of other programs, archives and databases have commas too.
    let others = ["{", "[", "<", "PK\u{3}\u{4}", "SQLite format 3"]
    guard !others.contains(where: beginning.begins) else { return false }
    return CSVReader.hasColumns(beginning.bytes)
  }

  public func currentKey(of key: String) -> String {
    key.hasPrefix(DiaryKey.formerPrefix) ? DiaryKey.current(key) : key
  }

  /// A date before it is a slip of the pen.
  private static let earliestDay = Day.earliestOfEntries

  /// What the columns mean where that was shown before; nil where the options say it.
  private let shown: ColumnMap?

  /// - Parameter shown: A guess that somebody has agreed to: it is imported as it was shown.
  public init(shown: ColumnMap? = nil) { self.shown = shown }

  /// - Throws: `Failure` when the file or the map can't be read, or the person is unknown.
  public func read(_ file: String, options: [String: String], for session: Session) throws -> ImportedFile {
    let rows = try CSVReader.open(file)
    let map = try shown ?? self.map(of: rows, file: file, options: options, for: session)
    let person = options["person"]
    if person != nil, map.person == nil {
      throw Failure(
        .validation, "The map has no column for people, so --person has no effect",
        ["file": .verbatim(map.day.place.file)], recovery: "Leave --person out, or add to {file}: person: COLUMN")
    }
    let reader = DiaryReader(
      map: map, catalogue: session.person.catalogue, days: CSVImporter.earliestDay...session.today, person: person)
    let diary = try reader.read(rows)
    try check(person, map, in: diary, file: rows.file)
    guard !diary.rows.isEmpty || !diary.rejected.isEmpty else {
      throw Failure(
        .validation, "{file} has no rows below the header", ["file": .verbatim(rows.file)],
        recovery: "It needs one row for each day.")
    }
    let series = DiarySeries(map)
    return ImportedFile(
      file: rows.file, person: person, items: series.items(of: diary.rows), series: series.names,
      rejected: (diary.rejected + diary.cells).map { .init(line: $0.line, column: $0.column, reasons: $0.reasons) }
        .sorted { $0.part < $1.part })
  }

  private func map(of rows: CSVReader, file: String, options: [String: String], for session: Session) throws
    -> ColumnMap
  {
    let forms = try FormOptions(options)
    guard let columns = options["columns"] else {
      let line = ImportLine(file: file, options: options)
      return try ColumnGuesses(in: session).guess(
        rows, forms, line, mapFile: ColumnGuesses.mapFile(beside: rows.file)
      ).map
    }
    var map = try ColumnMap.read(
      try InputFile.bytes(columns), file: columns, for: rows.columns, catalogue: session.person.catalogue,
      fields: ColumnGuesses(in: session).fields)
    if let dates = forms.dates { map.dates = dates }
    if let decimals = forms.decimals { map.decimals = decimals }
    return map
  }

  /// Of the persons in the file, a failure names none but the nearest to the one that was asked for.
  private func check(_ person: String?, _ map: ColumnMap, in diary: Diary, file: String) throws(Failure) {
    guard let column = map.person else { return }
    if let person {
      guard !diary.people.contains(person), !diary.people.isEmpty else { return }
      let nearest = nearestMatch(to: person, among: diary.people)
      throw Failure(
        .validation,
        nearest == nil
          ? "{file} has no such person in the column {column}"
          : "{file} has no such person. Did you mean “{nearest}”?",
        ["file": .verbatim(file), "column": .verbatim(column.name), "nearest": .verbatim(nearest ?? "")],
        recovery: found(diary.people, in: column.name))
    }
    throw Failure(
      .validation, "This file has the days of several people. Say which one with --person NAME",
      recovery: found(diary.people, in: column.name))
  }

  private func found(_ people: [String], in column: String) -> Phrase {
    let values: [String: Phrase] = ["column": .verbatim(column), "count": .count(people.count)]
    return switch people.count {
    case 0: .words("The column {column} names nobody.", values)
    case 1: .words("The column {column} names 1 person.", values)
    default: .words("The column {column} names {count} people.", values)
    }
  }
}
