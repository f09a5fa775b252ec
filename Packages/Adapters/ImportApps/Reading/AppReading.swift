import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// What is read of a file so far: items with keys that say nothing of the person, what can't be taken, and what is left
/// out.
struct AppReading {
  let file: String
  let options: [String: String]
  let session: Session
  var names: ImportNames
  /// The row of a table that is read; nil before the first one, and in what is no table.
  var row: AppRow?
  private let app: AppFormat
  private var result: ImportedFile
  private var series: [ImportedFile.Series: Int] = [:]
  /// How often what identifies an item was met: what stands in a file twice is two things.
  private var met: [String: Int] = [:]
  private var keys: Set<String> = []

  init(of app: AppFormat, _ file: String, options: [String: String], for session: Session) {
    self.app = app
    self.file = file
    self.options = options
    self.session = session
    names = ImportNames(session)
    result = ImportedFile(file: file, items: [], series: [], rejected: [])
  }

  var finished: ImportedFile {
    var finished = result
    finished.definitions = names.definitions
    finished.matches = names.matches
    finished.rejected.sort { $0.part < $1.part }
    return finished
  }

  /// Whose part of the file is read.
  mutating func setPerson(_ person: String) { result.person = person }

  // MARK: Items

  /// Adds an item.
  ///
  /// - Parameters:
  ///   - identity: What tells it apart from all others in every file that will ever say it.
  ///   - fields: Its kind and fields.
  ///   - column: Where it is taken or not without the rest of its line.
  ///   - source: What the file calls it.
  mutating func add(
    _ identity: [String], _ fields: ImportNames.Fields, at time: ImportedFile.Item.Time, line: Int,
    column: String? = nil, as source: String, zone: Zone? = nil
  ) {
    let own = identity.joined(separator: "\u{1F}").precomposedStringWithCanonicalMapping
    met[own, default: 0] += 1
    let count = met[own] ?? 1
    let hash = EntryID(hashing: "symptoms/1 \(app.id)\0\(own)\(count > 1 ? "\0\(count)" : "")")
    guard keys.insert("\(app.id)/\(hash)").inserted else {
      return leaveOut(source, because: "it stands in the file twice", line: line)
    }
    result.items.append(
      ImportedFile.Item(
        key: "\(app.id)/\(hash)", kind: fields.kind, time: time, identity: fields.identity, values: fields.values,
        line: line, column: column, series: place(of: .init(name(of: fields), source: source)), source: app.source,
        zone: zone))
  }

  /// Begins the same table once more: what follows is a copy of what was read, or goes on behind it.
  mutating func beginAgain() { met = [:] }

  /// Adds an entry of a kind, with its fields as they are kept.
  mutating func add(
    _ identity: [String], _ kind: LogKindID, _ values: [String: FieldInput?], identifying: [String: String] = [:],
    at time: ImportedFile.Item.Time, line: Int, column: String? = nil, as source: String
  ) {
    let values = values.compactMapValues(\.self)
    add(
      identity,
      .init(kind: kind, identity: identifying.mapValues { .value(.text($0)) }, values: values), at: time, line: line,
      column: column, as: source)
  }

  /// What an item is counted as: the metric of a measurement, else the kind with what it is of.
  private func name(of fields: ImportNames.Fields) -> String {
    let named = ["metric", "symptom", "name"].lazy.compactMap { field -> String? in
      guard case .value(let value)? = fields.identity[field] else { return nil }
      return value.text
    }.first
    guard let named else { return fields.kind.rawValue }
    return fields.kind == "measurement" ? named : "\(fields.kind) \(named.metricWord)"
  }

  private mutating func place(of series: ImportedFile.Series) -> Int {
    if let known = self.series[series] { return known }
    result.series.append(series)
    self.series[series] = result.series.count - 1
    return result.series.count - 1
  }

  /// Tells what a column was taken as, where nothing in the file says what it holds.
  mutating func guess(_ column: String, as kind: LogKindID) { result.guess(column, as: kind) }

  // MARK: What is not taken

  /// Something with an error: its line, or a cell of it, is not taken. What stands there is quoted.
  ///
  /// - Parameter cell: What stands there; nil where it is a cell of the row that is read, or nothing.
  mutating func reject(_ line: Int, column: String? = nil, cell: String? = nil, _ reason: Diagnostic) {
    var reason = reason
    let text = cell ?? row.flatMap { row in row.line == line ? column.flatMap { row[$0] } : nil }
    reason.message = reason.message.filled(with: ["cell": text.map(Phrase.cell) ?? "this"])
    result.rejected.append(
      .init(line: line, column: column, subject: column.map { Phrase.verbatim($0.withoutControls) }, reasons: [reason]))
  }

  /// A part whose date is missing or none.
  ///
  /// - Parameters:
  ///   - cell: What stands in place of the date; nil or empty for nothing.
  ///   - part: What the table is called within the file; nil for the file itself.
  mutating func rejectDate(_ line: Int, _ cell: String?, in part: String? = nil) {
    let place = Place(file: part ?? file, line: line)
    let isMissing = cell?.trimmed.isEmpty ?? true
    reject(line, column: part, cell: isMissing ? nil : cell, isMissing ? .missingDate(at: place) : .noDate(at: place))
  }

  /// Something that the program has no place for, or that means nothing.
  mutating func leaveOut(
    _ name: String, because reason: Phrase, count: Int = 1, line: Int? = nil, in part: String? = nil
  ) {
    result.leaveOut(name, because: reason, count: count, at: line.map { Place(file: part ?? file, line: $0) })
  }

  // MARK: Times

  /// A date with the year first, or in another form that reads one way alone; nil for anything else.
  func day(_ text: String) -> Day? {
    if let day = Day(String(text.prefix(10))) { return day }
    let figures = text.replacing(/(\d)(st|nd|rd|th)\b/) { "\($0.1)" }
    return WrittenDate(figures)?.day(dateOrder)
  }

  /// How dates in figures are read, where somebody said it.
  private var dateOrder: DateOrder? { options["dates"].flatMap(DateOrder.init(rawValue:)) }

  /// A time on the clock: `21:30`, `9:30 pm`, with any sort of space before the last; nil for anything else.
  static func clock(_ text: String) -> LocalTime? {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "\u{202F}" || $0 == "\u{A0}" }.joined()
    let half = ["am": 0, "a.m.": 0, "pm": 720, "p.m.": 720].first { words.hasSuffix($0.key) }
    let figures = half.map { String(words.dropLast($0.key.count)) } ?? words
    let parts = figures.split(separator: ":")
    guard parts.count >= 2, let time = LocalTime(parts.prefix(2).joined(separator: ":")) else { return nil }
    guard let half else { return time }
    guard (1...12).contains(time.minutes / 60) else { return nil }
    return LocalTime(wrapping: time.minutes % 720 + half.value)
  }

  /// When something was at a time of a calendar date: before the day begins it belongs to the day before. Where the
  /// clock skipped the time, right after the gap.
  func time(_ day: Day, _ clock: LocalTime?) -> ImportedFile.Item.Time {
    clock.map { .instant(session.calendar.firstInstant(on: day, from: $0)) } ?? .day(day)
  }

  /// The logical day of a time of a calendar date.
  func day(of date: Day, _ clock: LocalTime) -> Day {
    session.calendar.day(of: session.calendar.firstInstant(on: date, from: clock))
  }

  /// A written instant, `2026-03-24T21:30:41.432+01:00`, with its zone where that is neither the person's nor unknown.
  func instant(_ text: String) -> (instant: Instant, zone: Zone?)? {
    guard let found = text.wholeMatch(of: AppReading.written), let day = Day(String(found.1)),
      let clock = LocalTime(String(found.2))
    else { return nil }
    let local = Int64(day.number) * 86_400 + Int64(clock.minutes) * 60 + (found.3.flatMap { Int64($0) } ?? 0)
    guard let sign = found.4, let hours = found.5.flatMap({ Int64($0) }), let minutes = found.6.flatMap({ Int64($0) })
    else {
      // Without an offset, or with that of no place, it is the person's clock, or world time.
      if text.hasSuffix("Z") { return (Instant(seconds: local), nil) }
      return (Instant(seconds: session.calendar.firstInstant(on: day, from: clock).seconds + local % 60), nil)
    }
    let offset = (sign == "-" ? -1 : 1) * (hours * 3_600 + minutes * 60)
    let instant = Instant(seconds: local - offset)
    guard session.calendar.zone.offset(at: instant) != Int(offset), abs(offset) <= 64_800 else { return (instant, nil) }
    return (instant, Zone(identifier: "GMT\(sign)\(found.5 ?? "")\(found.6 ?? "")"))
  }

  private nonisolated(unsafe) static let written =
    /(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|([+-])(\d\d):?(\d\d))?/

  // MARK: Numbers

  /// A number with a point before its decimals, and perhaps commas between thousands: `1,050.5`; nil for anything else.
  static func number(_ text: String) -> Double? {
    let plain = text.wholeMatch(of: /-?\d{1,3}(,\d{3})+(\.\d+)?/) == nil ? text : text.replacing(",", with: "")
    // A comma before one or two decimals, as tables of other languages have it.
    let pointed = plain.wholeMatch(of: /-?\d+,\d{1,2}/) == nil ? plain : plain.replacing(",", with: ".")
    let isPlain = pointed.utf8.allSatisfy { (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }
    guard isPlain, let value = Double(pointed), value.isFinite else { return nil }
    return value
  }
}

extension Diagnostic {
  /// A cell that should be a date, and is none.
  fileprivate static func noDate(at place: Place) -> Diagnostic {
    Diagnostic(code: "no-date", "{cell} is not a date", at: place, allowed: date)
  }

  fileprivate static func missingDate(at place: Place) -> Diagnostic {
    Diagnostic(code: "no-date", "the date is missing", at: place, allowed: date)
  }

  private static var date: Phrase { "a date such as 2026-03-24" }

  /// A cell that should be a number of a range, and is none.
  static func noNumber(_ line: Int, in file: String, _ range: ClosedRange<Double>? = nil) -> Diagnostic {
    guard let range else {
      return Diagnostic(code: "no-number", "{cell} is not a number", at: Place(file: file, line: line))
    }
    return Diagnostic(
      code: "out-of-range", "{cell} is not a number from {low} to {high}",
      ["low": .number(range.lowerBound, upTo: 3), "high": .number(range.upperBound, upTo: 3)],
      at: Place(file: file, line: line))
  }
}
