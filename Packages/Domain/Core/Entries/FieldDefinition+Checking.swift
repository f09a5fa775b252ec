extension FieldDefinition {
  /// Whether a value is one that the field takes: of its type, in its range, one of its choices.
  ///
  /// - Returns: The value as it is kept, without members that the type does not have.
  /// - Throws: a `Diagnostic` that names the field and what it takes, never the value.
  @discardableResult
  public func check(_ value: JSONValue, in context: EntryContext) throws(Diagnostic) -> JSONValue {
    switch shape {
    case .whole(let range, _): try check(value, within: Double(range.lowerBound)...Double(range.upperBound), step: 1)
    case .minutes(let range): try check(value, within: Double(range.lowerBound)...Double(range.upperBound), step: 1)
    case .number(let range, let step, _): try check(value, within: range, step: step)
    case .distance(let range): try check(value, within: range, step: nil)
    case .text(let limit): try check(value, upTo: limit)
    case .texts(let limit):
      guard let texts = value.list else { throw wrongType }
      guard !texts.isEmpty else { throw isEmpty }
      for text in texts { try check(text, upTo: limit) }
    case .choice(let choices):
      guard let word = value.text else { throw wrongType }
      guard choices.contains(where: { $0.id == word }) else { throw unknownChoice() }
    case .span(let longest):
      guard let span = TimeSpan(json: value) else { throw noSpan }
      try check(span, longest)
      return span.json
    case .spans(let longest):
      guard let spans = [TimeSpan](json: value), !spans.isEmpty else { throw noSpan }
      for span in spans { try check(span, longest) }
      return spans.json
    case .items:
      guard let items = [FoodItem](json: value) else { throw wrongType }
      guard !items.isEmpty else { throw isEmpty }
      for item in items {
        for text in [item.name, item.preparation ?? ""] + item.ingredients { try refuseControlCharacters(text) }
        try item.check()
      }
      return items.json
    case .symptom:
      guard let id = value.text else { throw wrongType }
      guard context.symptom(SymptomID(id)) != nil else {
        throw Diagnostic(
          code: "unknown-symptom", "There is no such symptom in your conditions",
          allowed: context.symptoms.map(\.id.rawValue).joined(separator: ", "))
      }
    }
    return value
  }

  private func check(_ value: JSONValue, within range: ClosedRange<Double>, step: Double?) throws(Diagnostic) {
    guard let number = value.number else { throw wrongType }
    if takesNone, number == 0 { return }
    let steps = step.map { (number - range.lowerBound) / $0 }
    guard range.contains(number) else { throw outOfRange }
    if let step, let steps, abs(steps - steps.rounded()) >= 1e-9 { throw betweenSteps(step) }
  }

  private func check(_ value: JSONValue, upTo limit: Int) throws(Diagnostic) {
    guard let text = value.text else { throw wrongType }
    guard text.count <= limit else {
      throw Diagnostic(code: "too-long", "\(name) is too long", allowed: "up to \(limit) characters")
    }
    guard !text.trimmed.isEmpty else { throw isEmpty }
    try refuseControlCharacters(text)
  }

  /// An hour more than the longest is fine: clocks may go back within it.
  private func check(_ span: TimeSpan, _ longest: Int) throws(Diagnostic) {
    guard span.minutes <= longest + 60 else {
      throw Diagnostic(code: "too-long", "\(name) is too long", allowed: allowed)
    }
  }

  /// - Throws: a `Diagnostic` (`control-character`); line breaks and tabs are fine.
  public func refuseControlCharacters(_ text: String) throws(Diagnostic) {
    guard
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" })
    else {
      throw Diagnostic(code: "control-character", "\(name) holds a control character", allowed: "printable text")
    }
  }

  /// The value is of another type than the field's.
  public var wrongType: Diagnostic { Diagnostic(code: "wrong-type", "\(name) can't be read", allowed: allowed) }
  /// The value is of the right type, and no number that the field takes.
  public var outOfRange: Diagnostic { Diagnostic(code: "out-of-range", "\(name) is out of range", allowed: allowed) }
  /// The value is within the range and between two steps, such as 7.5 of whole numbers.
  private func betweenSteps(_ step: Double) -> Diagnostic {
    Diagnostic(
      code: "out-of-range", "\(name) takes \(step == 1 ? "whole numbers" : "steps of \(step.words)") only",
      allowed: allowed)
  }
  /// There is no text, or none but white space.
  public var isEmpty: Diagnostic { Diagnostic(code: "empty", "\(name) is empty", allowed: allowed) }
  /// The value is no start with an end after it.
  public var noSpan: Diagnostic { Diagnostic(code: "no-span", "\(name) is no start and end", allowed: allowed) }

  /// - Parameters:
  ///   - found: The mistyped keyword, where it can't be something that somebody logged.
  ///   - nearest: The choice that was probably meant.
  public func unknownChoice(found: String? = nil, nearest: String? = nil) -> Diagnostic {
    Diagnostic(
      code: "unknown-choice", "\(name) has no such choice", found: found, allowed: allowed, nearest: nearest)
  }

  /// What the field takes, in words: for errors and help.
  public var allowed: String {
    switch shape {
    case .whole(let range, let words):
      ([range.words]
        + words.map { "\($0.word) (\($0.range.lowerBound)–\($0.range.upperBound))" }).joined(separator: ", ")
    case .number(let range, let step, let unit):
      "\(range.words)\(unit.map { " \($0)" } ?? "")"
        + (step.map { $0 == 1 ? "" : " in steps of \($0.words)" } ?? "")
        + (takesNone ? (range.contains(0) ? ", or none" : ", or 0 for none") : "")
    case .text(let limit): "up to \(limit) characters"
    case .choice(let choices): choices.map(\.id).joined(separator: ", ")
    case .minutes(let range): "\(range.words) minutes, such as 30m or 1h20m"
    case .distance(let range): "\(range.words) km, such as 5k, 400 metres or 3 miles"
    case .span(let longest): "start-end, such as 23:10-06:20, up to \(longest / 60) hours"
    case .spans(let longest): "start-end, several separated by commas, up to \(longest / 60) hours each"
    case .texts(let limit): "separated by commas, up to \(limit) characters each"
    case .items: "separated by commas, each [quantity [unit]] name [(preparation)] [= ingredient + ingredient]"
    case .symptom: "a symptom of your conditions"
    }
  }
}
