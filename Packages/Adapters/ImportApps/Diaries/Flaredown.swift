import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// The two tables that Flaredown gave out: one column for each thing, and one row for each answer.
enum Flaredown {
  static let wide = AppFormat(
    id: "flaredown", name: "Flaredown (CSV, one row a day)",
    abstract: "Import the CSV file of Flaredown with a column for each thing.",
    nextFile: "Flaredown exports its data as CSV in its settings",
    recognises: { $0.hasColumns("date", "tags", "foods") }, read: readWide)

  static let long = AppFormat(
    id: "flaredown-long", name: "Flaredown (CSV, one row an answer)",
    abstract: "Import tables of Flaredown with a row for each answer.",
    nextFile: "Flaredown exports its data as CSV in its settings",
    options: [ImportOption("person", "Whose rows to import, if the file has several people.")],
    recognises: { $0.hasColumns("trackable_type", "trackable_name", "checkin_date") }, read: readLong)

  /// Answers from 0 to 4 stand on a scale to 10 here.
  private static let steps = 2.5

  // MARK: A column for each thing

  /// A column is how bad something was if so many of its cells are answers from 0 to 4.
  private static let leastAnswers = 0.9

  /// Nothing in the header says what is a condition, a symptom or a treatment: a column of answers from 0 to 4 is how
  /// bad something was, any other one a treatment. The answer says which is which. Columns are told by their place, as
  /// names come twice.
  private static func readWide(_ reading: inout AppReading) throws {
    let columns = try reading.columns()
    let end = columns.firstIndex { $0.lowercased() == "tags" } ?? columns.count
    var rows: [AppRow] = []
    var seen: Set<[String]> = []
    try reading.eachRow { reading, row in
      guard seen.insert(row.cells).inserted else {
        return reading.leaveOut(reading.session.format("Row"), because: "it stands in the file twice", line: row.line)
      }
      rows.append(row)
    }
    let places = columns.indices.filter { $0 > 0 && $0 < end }
    let answers = Set(places.filter { place in isOfAnswers(rows.map { $0.cells[place].trimmed }) })
    for row in rows {
      guard let day = reading.day(row.cells[0].trimmed) else {
        reading.rejectDate(row.line, row.cells[0])
        continue
      }
      for place in places where !row.cells[place].trimmed.isEmpty {
        let cell = row.cells[place].trimmed
        let earlier = places.count { $0 < place && columns[$0] == columns[place] }
        let identity = ["\(day)", columns[place], "\(earlier)"]
        guard answers.contains(place) else {
          reading.guess(columns[place], as: medicine)
          treatment(cell, of: columns[place], identity, day, row.line, columns[place], to: &reading)
          continue
        }
        guard let value = answer(cell) else {
          reading.reject(row.line, column: columns[place], .noNumber(row.line, in: reading.file, 0...4))
          continue
        }
        let kind = answer(value, of: columns[place], identity, day, row.line, columns[place], to: &reading)
        reading.guess(columns[place], as: kind)
      }
      rest(row, day, columns, from: end, to: &reading)
    }
  }

  private static func isOfAnswers(_ cells: [String]) -> Bool {
    let filled = cells.filter { !$0.isEmpty }
    let answered = filled.count { answer($0) != nil }
    return Double(answered) >= leastAnswers * Double(filled.count)
  }

  /// Tags, foods and the weather.
  private static func rest(
    _ row: AppRow, _ day: Day, _ columns: [String], from end: Int, to reading: inout AppReading
  ) {
    var hasWeather = false
    for place in columns.indices where place >= end {
      let cell = row.cells[place].trimmed
      guard !cell.isEmpty else { continue }
      switch columns[place].lowercased() {
      case "tags":
        for tag in list(cell) { self.tag(tag, ["\(day)", "tag", tag], day, row.line, to: &reading) }
      case "foods":
        for food in list(cell) { self.food(food, ["\(day)", "food", food], day, row.line, to: &reading) }
      case let other where other.hasPrefix("weather"): hasWeather = true
      default: reading.leaveOut(columns[place], because: "the program has no place for it", line: row.line)
      }
    }
    guard hasWeather else { return }
    reading.leaveOut(
      reading.session.format("Weather"), because: "the program has no place for it", line: row.line)
  }

  // MARK: A row for each answer

  private static func readLong(_ reading: inout AppReading) throws {
    let asked = reading.options["person"]
    var people: [String] = []
    try reading.eachRow { reading, row in
      let person = row["user_id"] ?? ""
      if !people.contains(person) { people.append(person) }
      guard asked == nil || asked == person else { return }
      guard let day = row["checkin_date"].flatMap(reading.day) else {
        return reading.rejectDate(row.line, row["checkin_date"])
      }
      add(row, day, to: &reading)
    }
    guard asked == nil ? people.count < 2 : people.contains(asked ?? "") else {
      throw Failure(
        .validation,
        asked == nil
          ? "This file has the days of several people. Say which one with --person NAME"
          : "{file} has nobody of that name", ["file": .verbatim(reading.file)],
        recovery: "The first column has the names.")
    }
    if let asked { reading.setPerson(asked) }
  }

  private static func add(_ row: AppRow, _ day: Day, to reading: inout AppReading) {
    let (type, name) = (row["trackable_type"] ?? "", row["trackable_name"] ?? "")
    let identity = ["\(day)", type, row["trackable_id"] ?? "", name]
    let value = row["trackable_value"]
    switch type.lowercased() {
    case "condition", "symptom":
      guard let value else { return }
      guard let answer = answer(value) else {
        return reading.reject(row.line, cell: value, .noNumber(row.line, in: reading.file, 0...4))
      }
      self.answer(answer, of: name, identity, day, row.line, nil, to: &reading)
    case "treatment": treatment(value ?? "Taken", of: name, identity, day, row.line, nil, to: &reading)
    case "tag": tag(name, identity, day, row.line, to: &reading)
    case "food": food(name, identity, day, row.line, to: &reading)
    case "hbi":
      guard let score = value.flatMap(AppReading.number) else {
        return reading.reject(row.line, cell: value, .noNumber(row.line, in: reading.file))
      }
      reading.add(identity, reading.names.number(score, of: name), at: .day(day), line: row.line, as: type)
    default: reading.leaveOut(type, because: "the program has no place for it", line: row.line)
    }
  }

  // MARK: What both have

  private static func answer(_ cell: String) -> Double? {
    AppReading.number(cell.trimmed).flatMap { (0...4).contains($0) ? $0 : nil }
  }

  private static func list(_ cell: String) -> [String] {
    cell.split { $0 == ";" || $0 == "," }.map(\.trimmed).filter { !$0.isEmpty }
  }

  private static let medicine: LogKindID = "medication"

  /// - Returns: What it became: a symptom, or a number where the name means something else here.
  @discardableResult
  private static func answer(
    _ value: Double, of name: String, _ identity: [String], _ day: Day, _ line: Int, _ column: String?,
    to reading: inout AppReading
  ) -> LogKindID {
    var fields = reading.names.severity(value * steps, of: name)
    fields.values.note("\(value.words)/4", in: fields.kind)
    reading.add(identity, fields, at: .day(day), line: line, column: column, as: name)
    return fields.kind
  }

  /// `Taken`, `Not Taken`, or the dose.
  private static func treatment(
    _ cell: String, of name: String, _ identity: [String], _ day: Day, _ line: Int, _ column: String?,
    to reading: inout AppReading
  ) {
    let isSkipped = cell.lowercased() == "not taken"
    let isDose = !isSkipped && cell.lowercased() != "taken"
    reading.add(
      identity, medicine,
      ["status": .typed(isSkipped ? "skipped" : "taken"), "dose": isDose ? .value(.text(cell)) : nil],
      identifying: ["name": ImportNames.label(name)], at: .day(day), line: line, column: column, as: name)
  }

  private static func tag(
    _ name: String, _ identity: [String], _ day: Day, _ line: Int, to reading: inout AppReading
  ) {
    reading.add(
      identity, reading.names.number(1, of: name), at: .day(day), line: line, column: "Tags", as: "Tags")
  }

  private static func food(
    _ name: String, _ identity: [String], _ day: Day, _ line: Int, to reading: inout AppReading
  ) {
    reading.add(
      identity, "food", ["items": .value([FoodItem(name: ImportNames.label(name))].json)], at: .day(day), line: line,
      column: "Foods", as: "Foods")
  }
}
