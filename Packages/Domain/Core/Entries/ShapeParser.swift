/// Turns what was typed for one field into its value. Errors never carry what was logged; a mistyped keyword may be
/// named.
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
    case .span(let longest): try span(text, longest, field, isNight: countsForMorning).json
    case .spans(let longest): try spans(text, longest, field)
    case .texts(let limit): try texts(text, limit, field)
    case .items: try items(text, field)
    case .symptom: try symptom(text)
    }
  }

  private enum Fault: String {
    case range = "out-of-range"
    case type = "wrong-type"
    case choice = "unknown-choice"

    func words(_ name: String) -> String {
      switch self {
      case .range: "\(name) is out of range"
      case .type: "\(name) can't be read"
      case .choice: "\(name) has no such choice"
      }
    }
  }

  private func wrong(_ field: FieldDefinition, _ fault: Fault, found: String? = nil, nearest: String? = nil)
    -> Diagnostic
  {
    Diagnostic(code: fault.rawValue, fault.words(field.name), found: found, allowed: field.allowed, nearest: nearest)
  }

  private func whole(
    _ text: String, _ range: ClosedRange<Int>, _ words: [FieldDefinition.Word], _ field: FieldDefinition
  ) throws(Diagnostic) -> JSONValue {
    let lower = text.lowercased()
    let matching = words.filter { $0.word == lower || (lower.count >= 3 && $0.word.hasPrefix(lower)) }
    if let word = matching.first, matching.count == 1 {
      return .number(Double((word.range.lowerBound + word.range.upperBound) / 2))
    }
    guard let number = ShapeParser.number(text, outOf: Double(range.upperBound), unit: nil) else {
      throw wrong(field, .type, nearest: nearestMatch(to: text, among: words.map(\.word)))
    }
    guard number == number.rounded(), Double(range.lowerBound)...Double(range.upperBound) ~= number else {
      throw wrong(field, .range)
    }
    return .number(number)
  }

  private func number(
    _ text: String, _ range: ClosedRange<Double>, _ step: Double?, _ unit: String?, _ field: FieldDefinition
  ) throws(Diagnostic) -> JSONValue {
    guard let number = ShapeParser.number(text, outOf: range.upperBound, unit: unit) else { throw wrong(field, .type) }
    let steps = step.map { (number - range.lowerBound) / $0 }
    guard range.contains(number), steps.map({ abs($0 - $0.rounded()) < 1e-9 }) ?? true else {
      throw wrong(field, .range)
    }
    return .number(number)
  }

  private func bounded(_ text: String, _ limit: Int, _ field: FieldDefinition) throws(Diagnostic) -> String {
    let trimmed = text.trimmed
    guard trimmed.count <= limit else {
      throw Diagnostic(code: "too-long", "\(field.name) is too long", allowed: "up to \(limit) characters")
    }
    guard !trimmed.isEmpty else { throw Diagnostic(code: "empty", "\(field.name) is empty", allowed: field.allowed) }
    try refuseControl(trimmed, field)
    return trimmed
  }

  private func refuseControl(_ text: String, _ field: FieldDefinition) throws(Diagnostic) {
    guard
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" })
    else {
      throw Diagnostic(code: "control-character", "\(field.name) holds a control character", allowed: "printable text")
    }
  }

  private func choice(_ text: String, _ choices: [FieldDefinition.Choice], _ field: FieldDefinition) throws(Diagnostic)
    -> JSONValue
  {
    let word = text.choiceWord
    if let exact = choices.first(where: { $0.id == word || $0.aliases.contains(word) }) { return .text(exact.id) }
    let beginning = choices.filter { choice in ([choice.id] + choice.aliases).contains { $0.hasPrefix(word) } }
    if word.count >= 2, let only = beginning.first, beginning.count == 1 { return .text(only.id) }
    throw wrong(
      field, .choice, found: ShapeParser.keyword(text),
      nearest: nearestMatch(to: word, among: choices.flatMap { [$0.id] + $0.aliases }))
  }

  private func minutes(_ text: String, _ range: ClosedRange<Int>, _ field: FieldDefinition) throws(Diagnostic)
    -> JSONValue
  {
    guard let minutes = ShapeParser.minutes(text) else { throw wrong(field, .type) }
    guard range.contains(minutes) else { throw wrong(field, .range) }
    return .number(Double(minutes))
  }

  private func texts(_ text: String, _ limit: Int, _ field: FieldDefinition) throws(Diagnostic) -> JSONValue {
    var values: [JSONValue] = []
    for part in text.split(separator: ",") { values.append(.text(try bounded(String(part), limit, field))) }
    guard !values.isEmpty else { throw Diagnostic(code: "empty", "\(field.name) is empty", allowed: field.allowed) }
    return .list(values)
  }

  private func items(_ text: String, _ field: FieldDefinition) throws(Diagnostic) -> JSONValue {
    try refuseControl(text, field)
    let items = try FoodItem.list(typed: text)
    guard !items.isEmpty else { throw Diagnostic(code: "no-name", "A food has no name", allowed: field.allowed) }
    return items.json
  }

  private func symptom(_ text: String) throws(Diagnostic) -> JSONValue {
    let found = context.symptoms(named: text)
    if let only = found.first, found.count == 1 { return .text(only.id.rawValue) }
    let all = found.isEmpty ? context.symptoms : found
    let words = all.flatMap { symptom in
      ([symptom.id.rawValue, symptom.name] + symptom.aliases).map { (word: $0, id: symptom.id.rawValue) }
    }
    let near = found.isEmpty ? nearestMatch(to: text, among: words.map(\.word)) : nil
    throw Diagnostic(
      code: found.isEmpty ? "unknown-symptom" : "ambiguous-symptom",
      found.isEmpty ? "There is no such symptom in your conditions" : "Several symptoms go by that name",
      found: ShapeParser.keyword(text),
      allowed: all.map(\.id.rawValue).joined(separator: ", "), nearest: near)
  }
}

extension EntryContext {
  /// The symptom of an id, name or alias, in any case.
  public func symptom(named text: String) -> SymptomDefinition? { symptoms(named: text).first }

  /// The symptoms that go by an id or name, else by an alias; several where packs share the alias.
  public func symptoms(named text: String) -> [SymptomDefinition] {
    let word = text.metricWord
    guard !word.isEmpty else { return [] }
    let symptoms = symptoms
    if let exact = symptoms.first(where: { $0.id.rawValue == word })
      ?? symptoms.first(where: { $0.name.metricWord == word })
    {
      return [exact]
    }
    return symptoms.filter { $0.aliases.contains { $0.metricWord == word } }
  }
}

extension String {
  /// A choice as it is compared: lower case, joined by hyphens.
  var choiceWord: String { trimmed.lowercased().replacing("_", with: "-").replacing(" ", with: "-") }
}
