extension FieldDefinition {
  /// Whether a value is one that the field takes: of its type, in its range, one of its choices. What the context takes
  /// exactly need not be on a step of a field of decimals; minutes and counts stay whole.
  ///
  /// - Returns: The value as it is kept, without members that the type does not have.
  /// - Throws: a `Diagnostic` that names the field and what it takes, never the value.
  @discardableResult
  public func check(_ value: JSONValue, in context: EntryContext) throws(Diagnostic) -> JSONValue {
    switch shape {
    case .whole(let range, _): try check(value, within: Double(range.lowerBound)...Double(range.upperBound), step: 1)
    case .minutes(let range): try check(value, within: Double(range.lowerBound)...Double(range.upperBound), step: 1)
    case .number(let range, let step, _, _):
      try check(value, within: range, step: context.takesExactNumbers ? nil : step)
    case .pair(let first, let second):
      guard let pair = [Double](json: value), pair.count == 2 else { throw wrongType }
      for (number, range) in zip(pair, [first, second]) {
        try check(.number(number), within: Double(range.lowerBound)...Double(range.upperBound), step: 1)
      }
    case .text(let limit): try check(value, upTo: limit)
    case .texts(let limit):
      guard let texts = value.list else { throw wrongType }
      guard !texts.isEmpty else { throw isEmpty }
      for text in texts { try check(text, upTo: limit) }
    case .tags:
      guard let texts = [String](json: value) else { throw wrongType }
      return try EntryTag.list(texts).map(\.rawValue).json
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
        throw .unknownSymptom(nil, in: context)
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
      throw Diagnostic(
        code: "too-long", "That is too long: “{field}” can have up to {count} characters",
        ["field": "\(self.name)", "count": .count(limit)])
    }
    guard !text.trimmed.isEmpty else { throw isEmpty }
    try refuseControlCharacters(text)
  }

  /// An hour more than the longest is fine: clocks may go back within it.
  private func check(_ span: TimeSpan, _ longest: Int) throws(Diagnostic) {
    guard span.minutes <= longest + 60 else {
      throw isTooLong
    }
  }

  /// - Throws: a `Diagnostic` (`control-character`); line breaks and tabs are fine.
  public func refuseControlCharacters(_ text: String) throws(Diagnostic) {
    guard
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" })
    else {
      throw Diagnostic(
        code: "control-character", "“{field}” has hidden characters. Type it by hand", ["field": "\(name)"])
    }
  }
}
