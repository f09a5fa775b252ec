/// Reads the words that a person typed into the fields, the time and the day of an entry; finds every fault in one go.
///
/// A word of the form `name=value` fills that field; any other fills the first unfilled positional field that takes it. `at=` is the time, `day=` the day.
public struct EntryParser {
  /// What was typed, understood.
  public struct Parsed: Sendable, Hashable {
    public var payload: Payload
    public var instant: Instant
    public var day: Day

    public init(payload: Payload, instant: Instant, day: Day) {
      self.payload = payload
      self.instant = instant
      self.day = day
    }
  }

  let kind: any LogKind.Type
  let context: EntryContext
  let now: Instant
  /// Reads a day as people type it; nil for what is no day.
  let readDay: (String) -> Day?

  public init(_ kind: any LogKind.Type, context: EntryContext, now: Instant, readDay: @escaping (String) -> Day?) {
    self.kind = kind
    self.context = context
    self.now = now
    self.readDay = readDay
  }

  private var today: Day { context.calendar.day(of: now) }

  /// Reads a new entry.
  ///
  /// - Parameters:
  ///   - date: The day by an option, like `day=`.
  /// - Throws: `Failure` (`validation`) with every fault.
  public func parse(_ words: [String], date: String? = nil) throws -> Parsed {
    try read(words, date: date, editing: nil)
  }

  /// Reads changes to an entry: `name=value` words only; `name=` clears a field.
  public func parse(_ words: [String], editing entry: Entry) throws -> Parsed {
    try read(words, date: nil, editing: entry)
  }

  /// Reads only when an entry was, for commands that read its values themselves.
  ///
  /// - Parameters:
  ///   - time: What stands after `at=`.
  ///   - day: What stands after `day=` or an option for the day.
  /// - Returns: Now and today where nothing is named or a fault was found.
  public func when(time: String?, day: String?, faults: inout [Diagnostic]) -> (instant: Instant, day: Day) {
    self.time(at: time, day: self.day(day, &faults), payload: Payload(), editing: nil, &faults)
  }

  private func read(_ words: [String], date: String?, editing entry: Entry?) throws -> Parsed {
    var faults: [Diagnostic] = []
    let fields = kind.fields(in: context)
    let split = words.map { ($0, EntryParser.named($0)) }
    let named = split.compactMap(\.1)
    let bare = split.filter { $0.1 == nil }.map(\.0)
    let day = self.day(named.last { ["day", "date"].contains($0.name) }?.value ?? date, &faults)
    let parser = ShapeParser(
      context: context, now: now, day: day ?? entry?.day, countsForMorning: kind.definition.countsForMorning)

    var values = entry.map { kind.typed($0.payload).fields } ?? [:]
    for (name, text) in named where !["at", "day", "date"].contains(name) {
      guard let field = fields.first(where: { $0.name == name }) ?? fields.first(where: { $0.name == name.replacing("-", with: "_") })
      else {
        faults.append(
          Diagnostic(
            code: "unknown-field", "\(kind.id) has no such field", found: "“\(name)”",
            allowed: (fields.map(\.name) + ["at", "day"]).joined(separator: ", "),
            nearest: nearestMatch(to: name, among: fields.map(\.name))))
        continue
      }
      if text.isEmpty, entry != nil {
        values[field.name] = nil
        continue
      }
      do { values[field.name] = try parser.value(text, for: field) } catch { faults.append(error) }
    }
    if entry == nil {
      fill(&values, with: bare, fields: fields, parser: parser, named: Set(named.map(\.name)), &faults)
    } else if !bare.isEmpty {
      faults.append(Diagnostic(code: "not-named", "A change needs the field's name", allowed: "field=value, or field= to clear it"))
    }
    for field in fields where values[field.name] == nil {
      if let standard = field.standard { values[field.name] = standard }
      let isFaulty = faults.contains { $0.message.hasPrefix(field.name) || field.shape == .symptom && $0.code == "unknown-symptom" }
      if field.isRequired, values[field.name] == nil, !isFaulty {
        faults.append(Diagnostic(code: "missing-field", "\(field.name) is missing", allowed: ShapeParser.allowed(field.shape)))
      }
    }
    var payload = Payload(fields: values)
    let at = named.last { $0.name == "at" }?.value
    let (instant, entryDay) = time(at: at, day: day, payload: payload, editing: entry, &faults)
    kind.complete(&payload, at: context.calendar.local(instant).time)
    faults += faults.isEmpty ? kind.faults(in: payload, context: context) : []
    guard faults.isEmpty else {
      throw Failure.invalid(faults, what: faults.count > 1 ? "Nothing was saved: \(faults.count) things are wrong" : nil)
    }
    return Parsed(payload: payload, instant: instant, day: entryDay)
  }

  /// `name=value` with a name of letters, else nil. An equals sign within a food's ingredients has a space before it.
  private static func named(_ word: String) -> (name: String, value: String)? {
    guard let equals = word.firstIndex(of: "=") else { return nil }
    let name = word[..<equals]
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) }) else { return nil }
    return (name.lowercased(), String(word[word.index(after: equals)...]))
  }

  private func fill(
    _ values: inout [String: JSONValue], with words: [String], fields: [FieldDefinition], parser: ShapeParser, named: Set<String>,
    _ faults: inout [Diagnostic]
  ) {
    var open = fields.filter { $0.isPositional && values[$0.name] == nil && !named.contains($0.name) }
    var running: (field: FieldDefinition, text: String)?
    for word in words {
      var reason: Diagnostic?
      var index: Int?
      for (position, field) in open.enumerated() {
        switch Result(catching: { () throws(Diagnostic) in try parser.value(word, for: field) }) {
        case .success(let value):
          values[field.name] = value
          index = position
        case .failure(let fault): if field.isRequired || reason == nil { reason = fault }
        }
        // A word that looks like what a required field takes was meant for it, and goes to no later field.
        if index != nil || field.isRequired && field.shape.resembles(word) { break }
      }
      if let index {
        let field = open.remove(at: index)
        running = field.shape.takesSeveralWords ? (field, word) : running
      } else if let (field, text) = running, let longer = try? parser.value("\(text) \(word)", for: field) {
        // Words of one text, typed without quotes.
        values[field.name] = longer
        running = (field, "\(text) \(word)")
      } else if let reason {
        // What failed is reported once, for the field that it most likely meant.
        open.removeAll { $0.isRequired && $0.shape.resembles(word) || reason.message.hasPrefix($0.name) }
        faults.append(reason)
      } else {
        faults.append(
          Diagnostic(
            code: "unexpected-word", "A word more than \(kind.id) takes", allowed: fields.map { "\($0.name)=" }.joined(separator: " ")))
      }
    }
  }

  private func day(_ text: String?, _ faults: inout [Diagnostic]) -> Day? {
    guard let text else { return nil }
    guard let day = readDay(text) else {
      faults.append(
        Diagnostic(code: "no-day", "There is no such day", found: "“\(text)”", allowed: "YYYY-MM-DD, today, yesterday or a weekday"))
      return nil
    }
    guard day <= max(today, kind.definition.countsForMorning ? context.calendar.local(now).date : today) else {
      faults.append(Diagnostic(code: "future-day", "\(day) has not come yet", allowed: "up to today, \(today)"))
      return nil
    }
    return day
  }

  private func time(
    at text: String?, day: Day?, payload: Payload, editing entry: Entry?, _ faults: inout [Diagnostic]
  ) -> (Instant, Day) {
    let calendar = context.calendar
    if let span = kind.definition.timedBy.lazy.compactMap({ self.span(payload.fields[$0]) }).first {
      let isNight = kind.definition.countsForMorning && kind.definition.timedBy.first.flatMap { self.span(payload.fields[$0]) } == span
      return (span.end, isNight ? calendar.local(span.end).date : calendar.day(of: span.end))
    }
    do {
      if let text { return try at(ShapeParser.time(text, "at"), on: day ?? entry?.day) }
      if let day, day != today { return (try calendar.instant(on: day, at: LocalTime(wrapping: 720)), day) }
    } catch { faults.append(error) }
    if let entry, day == nil { return (entry.instant, entry.day) }
    return (now, today)
  }

  private func at(_ time: LocalTime, on day: Day?) throws(Diagnostic) -> (Instant, Day) {
    let calendar = context.calendar
    if let day {
      let instant = try calendar.instant(within: day, at: time)
      guard instant <= now else {
        throw Diagnostic(code: "future-time", "\(time) on \(day) has not come yet", allowed: "up to \(calendar.local(now).time)")
      }
      return (instant, day)
    }
    let date = calendar.local(now).date
    let onDate = try calendar.instant(on: date, at: time)
    let instant = onDate <= now ? onDate : try calendar.instant(on: date.advanced(by: -1), at: time)
    return (instant, calendar.day(of: instant))
  }

  private func span(_ json: JSONValue?) -> TimeSpan? {
    guard let json else { return nil }
    return TimeSpan(json: json) ?? [TimeSpan](json: json)?.max { $0.end < $1.end }
  }
}

extension FieldDefinition.Shape {
  /// Whether a word that does not fit was most likely meant for such a field.
  fileprivate func resembles(_ word: String) -> Bool {
    let startsWithDigit = word.first?.isNumber ?? false
    return switch self {
    case .whole(_, let words): startsWithDigit || !words.isEmpty
    case .number, .minutes, .span, .spans: startsWithDigit
    case .choice, .symptom: !startsWithDigit
    case .text, .texts, .items: true
    }
  }

  fileprivate var takesSeveralWords: Bool {
    switch self {
    case .text, .texts, .items: true
    default: false
    }
  }
}

extension FieldDefinition {
  /// What the field takes, in words.
  public var allowed: String { ShapeParser.allowed(shape) }
}
