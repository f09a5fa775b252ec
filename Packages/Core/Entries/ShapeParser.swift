/// Turns what was typed for one field into its value. Errors never carry what was logged; a mistyped keyword may be named.
struct ShapeParser {
  let context: EntryContext
  let now: Instant
  /// The day that was named, nil where none was.
  let day: Day?
  let countsForMorning: Bool

  func value(_ text: String, for field: FieldDefinition) throws(Diagnostic) -> JSONValue {
    switch field.shape {
    case .whole(let range, let words): try whole(text, range, words, field)
    case .number(let range, let step, let unit): try number(text, range, step, unit, field)
    case .text(let limit): .text(try bounded(text, limit, field))
    case .choice(let choices): try choice(text, choices, field)
    case .minutes(let range): try minutes(text, range, field)
    case .span(let longest): try span(text, longest, field).json
    case .spans(let longest): try spans(text, longest, field)
    case .texts(let limit): try texts(text, limit, field)
    case .items: try items(text)
    case .symptom: try symptom(text)
    }
  }

  /// What a field takes, in words: for errors and help.
  static func allowed(_ shape: FieldDefinition.Shape) -> String {
    switch shape {
    case .whole(let range, let words):
      (["\(range.lowerBound) to \(range.upperBound)"] + words.map { "\($0.word) (\($0.range.lowerBound)–\($0.range.upperBound))" }).joined(
        separator: ", ")
    case .number(let range, let step, let unit):
      "\(range.lowerBound.plain) to \(range.upperBound.plain)\(unit.map { " \($0)" } ?? "")\(step.map { " in steps of \($0.plain)" } ?? "")"
    case .text(let limit): "up to \(limit) characters"
    case .choice(let choices): choices.map(\.id).joined(separator: ", ")
    case .minutes(let range): "\(range.lowerBound) to \(range.upperBound) minutes, such as 30m or 1h20m"
    case .span(let longest): "start-end, such as 23:10-06:20, up to \(longest / 60) hours"
    case .spans(let longest): "start-end, several separated by commas, up to \(longest / 60) hours each"
    case .texts(let limit): "separated by commas, up to \(limit) characters each"
    case .items: "separated by commas, each [quantity [unit]] name [(preparation)] [= ingredient + ingredient]"
    case .symptom: "a symptom of your conditions"
    }
  }

  private func wrong(_ field: FieldDefinition, _ code: String = "out-of-range", found: String? = nil, nearest: String? = nil) -> Diagnostic
  {
    Diagnostic(
      code: code, "\(field.name) is not what it takes", found: found, allowed: ShapeParser.allowed(field.shape), nearest: nearest)
  }

  private func whole(
    _ text: String, _ range: ClosedRange<Int>, _ words: [FieldDefinition.Word], _ field: FieldDefinition
  ) throws(Diagnostic) -> JSONValue {
    if let word = words.first(where: { $0.word == text.lowercased() }) {
      return .number(Double((word.range.lowerBound + word.range.upperBound) / 2))
    }
    guard let number = Int(text) else {
      throw wrong(field, "wrong-type", nearest: nearestMatch(to: text, among: words.map(\.word)))
    }
    guard range.contains(number) else { throw wrong(field) }
    return .number(Double(number))
  }

  private func number(
    _ text: String, _ range: ClosedRange<Double>, _ step: Double?, _ unit: String?, _ field: FieldDefinition
  ) throws(Diagnostic) -> JSONValue {
    var digits = text.lowercased().replacing(",", with: ".")
    if let unit, digits.hasSuffix(unit.lowercased()) { digits = digits.dropLast(unit.count).trimmed }
    guard let number = Double(digits), number.isFinite, digits.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }) else {
      throw wrong(field, "wrong-type")
    }
    let onStep = step.map { abs(number / $0 - (number / $0).rounded()) < 1e-9 } ?? true
    guard range.contains(number), onStep else { throw wrong(field) }
    return .number(number)
  }

  private func bounded(_ text: String, _ limit: Int, _ field: FieldDefinition) throws(Diagnostic) -> String {
    let trimmed = text.trimmed
    guard trimmed.count <= limit else {
      throw Diagnostic(code: "too-long", "\(field.name) is too long", allowed: "up to \(limit) characters")
    }
    guard !trimmed.isEmpty else { throw Diagnostic(code: "empty", "\(field.name) is empty", allowed: ShapeParser.allowed(field.shape)) }
    guard !trimmed.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" }) else {
      throw Diagnostic(code: "control-character", "\(field.name) holds a control character", allowed: "printable text")
    }
    return trimmed
  }

  private func choice(_ text: String, _ choices: [FieldDefinition.Choice], _ field: FieldDefinition) throws(Diagnostic) -> JSONValue {
    let word = text.lowercased().replacing("_", with: "-").replacing(" ", with: "-")
    if let exact = choices.first(where: { $0.id == word || $0.aliases.contains(word) }) { return .text(exact.id) }
    let beginning = choices.filter { $0.id.hasPrefix(word) }
    if word.count >= 2, beginning.count == 1 { return .text(beginning[0].id) }
    throw wrong(
      field, "unknown-choice", found: "“\(text)”", nearest: nearestMatch(to: word, among: choices.flatMap { [$0.id] + $0.aliases }))
  }

  private func minutes(_ text: String, _ range: ClosedRange<Int>, _ field: FieldDefinition) throws(Diagnostic) -> JSONValue {
    guard let minutes = ShapeParser.minutes(text) else { throw wrong(field, "wrong-type") }
    guard range.contains(minutes) else { throw wrong(field) }
    return .number(Double(minutes))
  }

  /// Minutes of `30m`, `30min`, `1h`, `1h20`, `1h20m`, `1.5h` and a bare number.
  static func minutes(_ text: String) -> Int? {
    let lower = text.lowercased().replacing("min", with: "m").replacing(" ", with: "")
    guard let hour = lower.firstIndex(of: "h") else {
      return Int(lower.hasSuffix("m") ? String(lower.dropLast()) : lower).flatMap { $0 >= 0 ? $0 : nil }
    }
    guard let hours = Double(lower[..<hour].replacing(",", with: ".")), hours >= 0, hours < 1000 else { return nil }
    let rest = lower[lower.index(after: hour)...]
    if rest.isEmpty { return Int((hours * 60).rounded()) }
    guard hours == hours.rounded(), let minutes = Int(rest.hasSuffix("m") ? rest.dropLast() : rest), (0..<60).contains(minutes) else {
      return nil
    }
    return Int(hours) * 60 + minutes
  }

  private func texts(_ text: String, _ limit: Int, _ field: FieldDefinition) throws(Diagnostic) -> JSONValue {
    var values: [JSONValue] = []
    for part in text.split(separator: ",") { values.append(.text(try bounded(String(part), limit, field))) }
    guard !values.isEmpty else { throw wrong(field, "empty") }
    return .list(values)
  }

  private func items(_ text: String) throws(Diagnostic) -> JSONValue {
    var items: [FoodItem] = []
    for part in text.split(separator: ",") where !part.trimmed.isEmpty { items.append(try FoodItem(typed: String(part))) }
    guard !items.isEmpty else { throw Diagnostic(code: "no-name", "A food has no name", allowed: ShapeParser.allowed(.items)) }
    return items.json
  }

  private func symptom(_ text: String) throws(Diagnostic) -> JSONValue {
    if let found = context.symptom(named: text) { return .text(found.id.rawValue) }
    let words = context.symptoms.flatMap { [$0.id.rawValue, $0.name] + $0.aliases }
    throw Diagnostic(
      code: "unknown-symptom", "There is no such symptom in your conditions", found: "“\(text)”",
      allowed: context.symptoms.map(\.id.rawValue).joined(separator: ", "), nearest: nearestMatch(to: text, among: words))
  }
}

extension EntryContext {
  /// The symptom of an id, name or alias, in any case.
  public func symptom(named text: String) -> SymptomDefinition? {
    let word = text.metricWord
    return symptoms.first { $0.id.rawValue == word }
      ?? symptoms.first { ([$0.name] + $0.aliases).contains { $0.metricWord == word } }
  }
}

extension Double {
  /// Without a fraction where it is zero.
  var plain: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }
}
