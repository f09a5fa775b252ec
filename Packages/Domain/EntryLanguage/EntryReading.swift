import TrackerCore

/// One reading of typed words: gathers values and every fault on the way.
struct EntryReading {
  let parser: EntryParser
  /// The entry being edited.
  let entry: Entry?
  let fields: [FieldDefinition]
  var values: [String: JSONValue]
  var diagnostics: [Diagnostic] = []
  /// Fields that a fault was found for: they are not missing as well.
  var faulty: Set<String> = []
  /// What was typed as `name=value`, by field.
  var named: [(field: FieldDefinition, text: String)] = []
  /// What was typed without a name.
  var bare: [String] = []
  /// How many words nothing takes, and nothing more can be said of.
  var surplus = 0
  /// What was typed as `#travel`, besides the tags that are named.
  private var hashtags: [EntryTag] = []
  /// What may be meant in two ways and is not answered yet.
  var doubts: [Doubt] = []
  /// What stands after `at=`, or a bare clock time.
  var time: String?
  /// Whether words before these begin the line, so that the first of them may be a day.
  var isBehind = false
  private var namedDay: String?
  /// The day by an option with its month, where that was typed without quotes.
  private var optionDay: String?

  /// - Parameter words: All that was typed; what the fields are may depend on it.
  init(parser: EntryParser, entry: Entry?, words: [String]) {
    self.parser = parser
    self.entry = entry
    let again = parser.answers.typed.map { "\($0.key)=\($0.value)" }
    fields = parser.kind.fields(for: words + again, of: entry?.payload ?? Payload(), in: parser.context)
    values = entry.map { parser.kind.typed($0.payload).fields } ?? [:]
  }

  /// Tells `name=value` words from bare ones.
  ///
  /// - Parameter date: The day by an option.
  mutating func split(_ words: [String], date: String?) {
    for word in words where !takeHashtags(word) {
      guard let (name, text) = EntryReading.named(word) else {
        bare.append(word)
        continue
      }
      switch name {
      case "at", "um": set(\.time, to: text, name)
      case "day", "date", "datum": set(\.namedDay, to: text, name)
      case "tag" where parser.isDay(text): set(\.namedDay, to: text, name)
      default: addNamed(name, text)
      }
    }
    if entry == nil, namedDay == nil { takeDay(date) }
  }

  /// Takes a word such as `#travel`, which may stand anywhere on a line.
  private mutating func takeHashtags(_ word: String) -> Bool {
    do {
      guard let tags = try EntryTag.hashtags(in: word) else { return false }
      hashtags += tags
    } catch { report(error, in: .tags) }
    return true
  }

  /// Adds the tags of the line to those that are named, or were there before.
  private mutating func addHashtags() {
    guard !hashtags.isEmpty, !faulty.contains(FieldDefinition.tags.name) else { return }
    let named = [String](json: values[FieldDefinition.tags.name] ?? .list([])) ?? []
    do {
      let all = try EntryTag.list(named + hashtags.map(\.rawValue))
      values[FieldDefinition.tags.name] = all.map(\.rawValue).json
    } catch { report(error, in: .tags) }
  }

  /// A day at the end is the day of the entry, unless a text speaks of it as in `left over from yesterday`.
  private mutating func takeDay(_ date: String?) {
    // `--date 2 March`, as it is typed without quotes
    if let date, let month = bare.last, LineEnd.isDate([date, month], parser.readDay) {
      optionDay = "\(date) \(month)"
      bare.removeLast()
      return
    }
    let end = LineEnd(of: bare, keeping: named.isEmpty && !isBehind ? 1 : 0, readDay: parser.readDay)
    namedDay = end.day?.lowercased()
    // A time at the end goes to whatever of the kind takes it.
    guard end.day != nil || end.timeWords.count > 1 else { return }
    let isTaken = parser.kind.definition.timedBy.isEmpty
    bare = end.words + (isTaken ? end.time.map { ["at", $0] } ?? [] : end.timeWords)
  }

  private mutating func set(_ part: WritableKeyPath<EntryReading, String?>, to text: String, _ name: String) {
    if self[keyPath: part] != nil { diagnostics.append(.namedTwice(name)) }
    self[keyPath: part] = text
  }

  private mutating func addNamed(_ name: String, _ text: String) {
    guard let field = fields.first(where: { $0.name == name }) ?? fields.first(where: { $0.isNamed(name) }) else {
      let names = fields.map(\.name) + ["at", "day"]
      diagnostics.append(
        .unknownField(
          ShapeParser.keyword(name), of: parser.kind.definition, fields,
          nearest: nearestMatch(to: name, among: names)))
      return
    }
    if named.contains(where: { $0.field.name == field.name }) { diagnostics.append(.namedTwice(field.name)) }
    named.append((field, text))
  }

  /// The day as it was typed; a word and an option that differ are a fault.
  mutating func day(option: String?) -> String? {
    let option = optionDay ?? option
    if let namedDay, let option, namedDay != option { diagnostics.append(.namedTwice("day")) }
    return namedDay ?? option
  }

  /// Reads all values. Several spans, such as naps, come last: they are those of the day that the rest of the entry
  /// speaks of.
  mutating func readFields(on day: Day?) {
    let shapes = shapeParser(on: day ?? entry?.day)
    for (field, text) in named where !field.shape.isSpans { read(text, for: field, shapes) }
    if entry == nil {
      fill(shapes)
    } else if !bare.isEmpty {
      diagnostics.append(
        Diagnostic(
          code: "not-named", "Say what to change, like this: symptoms edit {id} notes=better",
          ["id": "\(entry?.id.short ?? "")"]))
    }
    let night = parser.kind.definition.timedBy.first.flatMap { values[$0] }.flatMap(TimeSpan.init(json:))
    let others = values.keys.contains { $0 != "notes" && $0 != FieldDefinition.tags.name }
    let spanDay =
      day ?? entry?.day ?? night.map { parser.context.calendar.local($0.end).date } ?? (others ? parser.today : nil)
    for (field, text) in named where field.shape.isSpans { read(text, for: field, shapeParser(on: spanDay)) }
    addHashtags()
    for (name, text) in parser.answers.typed.sorted(by: { $0.key < $1.key }) {
      guard let field = fields.first(where: { $0.name == name }) else { continue }
      readAgain(text, for: field, field.shape.isSpans ? shapeParser(on: spanDay) : shapes)
    }
  }

  /// What was typed again stands in place of what was typed at first.
  private mutating func readAgain(_ text: String, for field: FieldDefinition, _ shapes: ShapeParser) {
    diagnostics.removeAll { $0.field == field.name }
    faulty.remove(field.name)
    values[field.name] = nil
    guard !text.isEmpty else { return }
    do { values[field.name] = try shapes.value(text, for: field) } catch { report(error, in: field) }
  }

  private func shapeParser(on day: Day?) -> ShapeParser {
    ShapeParser(
      context: parser.context, now: parser.now, day: day, countsForMorning: parser.kind.definition.countsForMorning)
  }

  private mutating func read(_ text: String, for field: FieldDefinition, _ shapes: ShapeParser) {
    if text.trimmed.isEmpty, entry != nil {
      values[field.name] = nil
      return
    }
    do { values[field.name] = try shapes.value(text.trimmed, for: field) } catch { report(error, in: field) }
  }

  mutating func report(_ diagnostic: Diagnostic, in field: FieldDefinition) {
    var diagnostic = diagnostic
    diagnostic.field = field.name
    diagnostics.append(diagnostic)
    faulty.insert(field.name)
  }

  /// Moves the spans that were not typed again to another day, at the same times of day.
  mutating func moveSpans(by days: Int) {
    guard days != 0 else { return }
    for field in fields where !named.contains(where: { $0.field.name == field.name }) {
      guard let json = values[field.name] else { continue }
      do {
        if field.shape.isSpans, let spans = [TimeSpan](json: json) {
          var moved: [TimeSpan] = []
          for span in spans { moved.append(try move(span, by: days, field)) }
          values[field.name] = moved.json
        } else if case .span = field.shape, let span = TimeSpan(json: json) {
          values[field.name] = try move(span, by: days, field).json
        }
      } catch { report(error, in: field) }
    }
  }

  private func move(_ span: TimeSpan, by days: Int, _ field: FieldDefinition) throws(Diagnostic) -> TimeSpan {
    let calendar = parser.context.calendar
    func moved(_ instant: Instant) throws(Diagnostic) -> Instant {
      let (date, time) = calendar.local(instant)
      return try calendar.instant(on: date.advanced(by: days), at: time)
    }
    guard let result = TimeSpan(start: try moved(span.start), end: try moved(span.end)), result.end <= parser.now else {
      throw ShapeParser.future(field, parser.now, calendar)
    }
    return result
  }

  /// Fills in what holds unless given, and finds what is missing.
  mutating func checkRequired() {
    values = fields.fillingDefaults(values)
    diagnostics += fields.filter { values[$0.name] == nil && !faulty.contains($0.name) }.compactMap(\.missing)
  }

  /// `name=value` with a name of letters, else nil. An equals sign within a food's ingredients has a space before it.
  private static func named(_ word: String) -> (name: String, value: String)? {
    guard let equals = word.firstIndex(of: "=") else { return nil }
    let name = word[..<equals]
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) }) else { return nil }
    return (name.lowercased(), String(word[word.index(after: equals)...]))
  }
}

extension Diagnostic {
  fileprivate static func namedTwice(_ name: String) -> Diagnostic {
    Diagnostic(code: "named-twice", "“{field}” appears twice. Keep one of them", ["field": "\(name)"])
  }
}

extension FieldDefinition.Shape {
  var isSpans: Bool { if case .spans = self { true } else { false } }

  var isMinutes: Bool { if case .minutes = self { true } else { false } }
  var needsUnit: Bool { if case .number(_, _, _, true) = self { true } else { false } }

  /// Whether almost any word is a value, so that it comes after the fields that choose.
  var isFree: Bool {
    switch self {
    case .text, .texts, .tags, .items: true
    default: false
    }
  }

  /// Whether it takes words of a list.
  var isKeyword: Bool {
    switch self {
    case .choice, .symptom: true
    default: false
    }
  }
}
