import TrackerCore

/// Turns what was typed for one field into its value. Errors never carry what was logged; a mistyped keyword may be
/// named.
struct ShapeParser {
  let context: EntryContext
  let now: Instant
  /// The day that was named, nil where none was.
  let day: Day?
  let countsForMorning: Bool

  func value(_ text: String, for field: FieldDefinition) throws(Diagnostic) -> JSONValue {
    if field.takesNone, Scale.noneWords.contains(text.lowercased()) { return try checked(.number(0), field) }
    return switch field.shape {
    case .whole(let range, let words): try whole(text, range, words, field)
    case .number(let range, _, let unit, _): try number(text, range, unit, field)
    case .pair: try pair(text, field)
    case .text: try checked(.text(text.trimmed), field)
    case .choice(let choices): try choice(text, choices, field)
    case .minutes: try minutes(text, field)
    case .span(let longest): try span(text, longest, field, isNight: countsForMorning).json
    case .spans(let longest): try spans(text, longest, field)
    case .texts: try checked(.list(text.split(separator: ",").map { .text($0.trimmed) }), field)
    case .tags: try EntryTag.list(typed: text).map(\.rawValue).json
    case .items: try items(text, field)
    case .symptom: try symptom(text)
    }
  }

  /// The value of a word without a name: a bare number is none of what needs a unit.
  func bareValue(_ word: String, for field: FieldDefinition) throws(Diagnostic) -> JSONValue {
    if field.shape.needsUnit, !ShapeParser.reads(word, as: field.shape) { throw field.wrongType }
    return try value(word, for: field)
  }

  private func whole(
    _ text: String, _ range: ClosedRange<Int>, _ words: [FieldDefinition.Word], _ field: FieldDefinition
  ) throws(Diagnostic) -> JSONValue {
    let lower = text.lowercased()
    let matching = words.filter { word in
      ([word.word] + word.aliases).contains { $0 == lower || (lower.count >= 3 && $0.hasPrefix(lower)) }
    }
    if let word = matching.first, matching.count == 1 {
      return .number(Double((word.range.lowerBound + word.range.upperBound) / 2))
    }
    // No whole number has decimals, so a sign before three digits parts thousands, if such a number fits.
    let thousands = [",", "."].lazy.compactMap { ShapeParser.joiningThousands(in: text, parted: $0) }.first
    if let number = thousands.flatMap({ ShapeParser.number($0, outOf: Double(range.upperBound), unit: nil) }),
      number <= Double(range.upperBound)
    {
      return try checked(.number(number), field)
    }
    guard let number = ShapeParser.number(text, outOf: Double(range.upperBound), unit: nil) else {
      var wrongType = field.wrongType
      wrongType.nearest = nearestMatch(to: text, among: words.flatMap { [$0.word] + $0.aliases })
      throw wrongType
    }
    return try checked(.number(number), field)
  }

  private func number(
    _ text: String, _ range: ClosedRange<Double>, _ unit: String?, _ field: FieldDefinition
  ) throws(Diagnostic) -> JSONValue {
    func value(_ text: String) -> Double? {
      guard let number = ShapeParser.number(text, outOf: range.upperBound, unit: unit) else { return nil }
      guard let quantity = field.shape.quantity, ShapeParser.isBare(text) else { return number }
      return quantity.value(bare: number, in: context.units, within: range).toThousandths
    }
    // Between thousands there is a comma in English, and a point elsewhere; both may also stand before decimals.
    let isEnglish = context.language.nearest.contains(.english)
    let joined = ShapeParser.joiningThousands(in: text, parted: isEnglish ? "," : ".")
    let readings = [value(text), joined.flatMap(value)].compactMap(\.self)
    guard let first = readings.first else { throw field.wrongType }
    var fitting = readings.filter { (try? checked(.number($0), field)) != nil }
    if fitting.count == 2 {
      if let plausible = field.plausible { fitting = fitting.filter(plausible.contains) }
      guard fitting.count == 1 else { throw field.twoReadings }
    }
    return try checked(.number(fitting.first ?? first), field)
  }

  private func pair(_ text: String, _ field: FieldDefinition) throws(Diagnostic) -> JSONValue {
    guard let pair = ShapeParser.pair(text) else { throw field.wrongType }
    return try checked(pair.json, field)
  }

  /// A value that was read, as far as the field takes it.
  private func checked(_ value: JSONValue, _ field: FieldDefinition) throws(Diagnostic) -> JSONValue {
    try field.check(value, in: context)
  }

  private func choice(_ text: String, _ choices: [FieldDefinition.Choice], _ field: FieldDefinition) throws(Diagnostic)
    -> JSONValue
  {
    let word = text.choiceWord
    if let exact = choices.first(where: { $0.isNamed(word) }) { return .text(exact.id) }
    // Another word is typed whole: the beginning of one may be something else, as “suppe” is of “supper”.
    let beginning = choices.filter { $0.id.hasPrefix(word) }
    if word.count >= 2, let only = beginning.first, beginning.count == 1 { return .text(only.id) }
    let near = choices.filter { !$0.lookalikes.contains(word) }.flatMap { [$0.id] + $0.aliases }
    throw field.unknownChoice(
      ShapeParser.keyword(text), nearest: word.count > 1 ? nearestMatch(to: word, among: near) : nil)
  }

  private func minutes(_ text: String, _ field: FieldDefinition) throws(Diagnostic) -> JSONValue {
    guard let minutes = ShapeParser.minutes(text) else { throw field.wrongType }
    return try checked(.number(Double(minutes)), field)
  }

  private func items(_ text: String, _ field: FieldDefinition) throws(Diagnostic) -> JSONValue {
    try field.refuseControlCharacters(text)
    let items = try FoodItem.list(typed: text)
    guard !items.isEmpty else { throw FoodItem.noName }
    return items.json
  }

  private func symptom(_ text: String) throws(Diagnostic) -> JSONValue {
    let found = context.symptoms(named: text)
    if let only = found.first, found.count == 1 { return .text(only.id.rawValue) }
    guard found.isEmpty else { throw .ambiguousSymptom(ShapeParser.keyword(text), found) }
    let words = context.symptoms.flatMap { [$0.id.rawValue, $0.name] + $0.aliases }
    throw .unknownSymptom(ShapeParser.name(text), nearest: nearestMatch(to: text, among: words), in: context)
  }
}

extension String {
  /// A choice as it is compared: lower case, joined by hyphens.
  var choiceWord: String { trimmed.lowercased().replacing("_", with: "-").replacing(" ", with: "-") }
}
