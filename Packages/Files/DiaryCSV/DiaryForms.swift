import TrackerCore

/// How the dates and numbers of a diary file are written: decided by all cells of each column, of everyone's rows.
struct DiaryForms {
  /// nil where no date needs one.
  private(set) var dates: DateOrder?
  /// The sign before decimals in cells that read both ways, by the place of the column; a point where it has none.
  private var decimals: [Int: DecimalSign] = [:]

  /// - Parameter last: No date of the file can lie after it.
  /// - Throws: `Failure` (`validation`) naming both readings, and the line of the map that decides between them.
  init(of map: ColumnMap, in rows: CSVReader, last: Day) throws(Failure) {
    let places = Dictionary(rows.columns.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    let numbers = Set(
      ([map.flare?.column, map.severity?.column].compactMap { $0 } + map.metrics.map(\.column))
        .compactMap { places[$0.name] }
    ).sorted()
    let day = places[map.day.name] ?? 0
    var signs: [Int: DecimalEvidence] = [:]
    var evidence = DateEvidence()
    for row in rows {
      guard case .success(let fields) = row.fields else { continue }
      if map.dates == nil, let date = WrittenDate(cell: fields[day].trimmingSpaces) {
        evidence.add(date, line: row.line, last: last)
      }
      for place in numbers where fields[place].utf8.contains(where: DecimalEvidence.isMark) {
        signs[place, default: DecimalEvidence()].add(fields[place].trimmingSpaces)
      }
    }
    dates = try DiaryForms.order(evidence.verdict, map: map)
    let common = DecimalEvidence(of: signs.values)
    for (place, evidence) in signs.sorted(by: { $0.key < $1.key }) {
      guard let sign = map.decimals ?? evidence.sign(common, delimiter: rows.delimiter) else {
        throw DiaryForms.undecided(rows.columns[place], map: map)
      }
      decimals[place] = sign
    }
  }

  /// The sign before decimals in the cells of a column that read both ways.
  func sign(of place: Int) -> DecimalSign { decimals[place] ?? .point }

  private static func order(_ verdict: DateEvidence.Verdict, map: ColumnMap) throws(Failure) -> DateOrder? {
    if let dates = map.dates { return dates }
    switch verdict {
    case .order(let order): return order
    case .undecided, .contradicting:
      throw Failure(
        .validation, verdict.problem(of: map.day.name) ?? "", ["file": .verbatim(map.day.place.file)],
        recovery: "Add to {file}: dates: dmy (day first) or mdy (month first)")
    }
  }

  private static func undecided(_ column: String, map: ColumnMap) -> Failure {
    Failure(
      .validation, DecimalEvidence.problem(of: column), ["file": .verbatim(map.day.place.file)],
      recovery: "Add to {file}: decimals: comma (or point)")
  }
}

extension DateEvidence.Verdict {
  /// Why the order of a column's dates is not known, with both readings; nil where it is.
  func problem(of column: String) -> Phrase? {
    switch self {
    case .order: nil
    case .undecided(let cell):
      .words(
        "Line {line} of {column} may be {dmy} or {mdy}",
        [
          "column": .verbatim(column), "line": "\(cell.line)", "dmy": .day(cell.dmy), "mdy": .day(cell.mdy),
        ])
    case .contradicting(let dmy, let mdy):
      .words(
        "In the column {column}, line {first} has the day first, line {second} the month",
        ["column": .verbatim(column), "first": "\(dmy)", "second": "\(mdy)"])
    }
  }
}

/// What the cells of a column say of the sign before decimals.
struct DecimalEvidence: Equatable {
  private var certain: [DecimalSign: Int] = [:]
  private var either: Set<DecimalSign> = []

  init() {}

  /// What several columns say together.
  init(of columns: some Sequence<DecimalEvidence>) {
    for column in columns {
      certain.merge(column.certain, uniquingKeysWith: +)
      either.formUnion(column.either)
    }
  }

  /// That nothing decides the sign before a column's decimals, with both readings.
  static func problem(of column: String) -> Phrase {
    .words(
      "In the column {column}, 1,500 may be 1.5 (comma) or 1500 (point)",
      ["column": .verbatim(column)])
  }

  /// Whether a byte stands before decimals or between thousands.
  static func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".") }

  mutating func add(_ text: String) {
    switch NumberText(text) {
    case .certain(_, let sign?): certain[sign, default: 0] += 1
    case .either(let sign, _, _): either.insert(sign)
    case .certain(_, nil), nil: break
    }
  }

  /// The sign for cells that read both ways: what the column's other cells have, else the file's other columns; a
  /// comma where semicolons part the fields; a point where nothing speaks against it.
  ///
  /// - Returns: nil where nothing decides.
  func sign(_ common: DecimalEvidence, delimiter: CSVDelimiter) -> DecimalSign? {
    for evidence in [self, common] {
      let (points, commas) = (evidence.certain[.point] ?? 0, evidence.certain[.comma] ?? 0)
      if points != commas { return points > commas ? .point : .comma }
    }
    guard either.contains(.comma) else { return .point }
    return delimiter == .semicolon ? .comma : nil
  }
}
