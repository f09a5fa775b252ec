/// What is wrong with a value, in whole sentences: a question as the field asks it, and what it takes.
extension FieldDefinition {
  /// The value is of another type than the field's.
  public var wrongType: Diagnostic { fault("wrong-type") }
  /// The value is of the right type, and no number that the field takes.
  public var outOfRange: Diagnostic { fault("out-of-range") }
  /// The value is within the range and between two steps, such as 7.5 of whole numbers.
  func betweenSteps(_ step: Double) -> Diagnostic {
    fault(
      "out-of-range",
      step == 1 ? "Use whole numbers only" : .words("Use steps of {step} only", ["step": .number(step, upTo: 3)]))
  }
  /// A sign in the number may part thousands or decimals, as the comma of `1,250` may.
  public var twoReadings: Diagnostic { fault("two-readings", "Write it like 1250 or like 1.25") }
  /// The value is no start with an end after it.
  public var noSpan: Diagnostic { fault("no-span") }
  /// The interval is longer than any that the field takes.
  public var isTooLong: Diagnostic { fault("too-long") }
  /// The interval ends before it starts.
  public var endsBeforeStart: Diagnostic {
    Diagnostic(
      code: "ends-before-start", "“{field}” ends before it starts. Check the two times", ["field": "\(name)"])
  }
  /// There is no text, or none but white space.
  public var isEmpty: Diagnostic {
    Diagnostic(code: "empty", "“{field}” is empty. Write something, or leave it out", ["field": "\(name)"])
  }
  /// The field is left out where it may not be.
  public var isMissing: Diagnostic {
    var missing = fault(FieldDefinition.missingCode, unasked: "“{field}” is missing. {takes}")
    if let asks, isLongChoice {
      missing.message = asks
      missing.allowed = names
    }
    missing.field = name
    return missing
  }

  /// The code of `isMissing`.
  public static let missingCode = "missing-field"

  /// What is wrong where the field is left out; nil where it may be.
  public var missing: Diagnostic? { isRequired ? isMissing : nil }

  /// - Parameters:
  ///   - typed: The mistyped keyword, where it can't be something that somebody logged.
  ///   - nearest: The choice that was probably meant.
  public func unknownChoice(_ typed: String? = nil, nearest: String? = nil) -> Diagnostic {
    guard let typed else { return fault("unknown-choice") }
    let refusal: Phrase = refuses ?? "“{typed}” does not fit “{field}”"
    let values: [String: Phrase] = ["typed": "\(typed)", "field": "\(name)"]
    // Of the only word that a field takes, its refusal speaks.
    let isTold = nearest == nil && !isLongChoice && !isOnlyWord
    return Diagnostic(
      code: "unknown-choice", isTold ? "{refusal}. {takes}" : "{refusal}",
      ["refusal": refusal.filled(with: values), "takes": takes], found: "“\(typed)”",
      allowed: isTold ? takes : names, nearest: nearest)
  }

  private var isOnlyWord: Bool {
    if case .choice(let choices) = shape { choices.count == 1 && refuses != nil } else { false }
  }

  /// The words of a choice.
  private var names: Phrase? {
    if case .choice(let choices) = shape { .anyOf(choices.map { "\($0.id)" }) } else { nil }
  }

  /// - Parameters:
  ///   - use: What to type; nil for what the field takes.
  ///   - unasked: What is said where the field has no question of its own.
  private func fault(
    _ code: String, _ use: Phrase? = nil, unasked: Phrase = "That does not fit “{field}”. {takes}"
  ) -> Diagnostic {
    Diagnostic(
      code: code, asks == nil ? unasked : "{question} {takes}",
      ["question": asks ?? "", "field": "\(name)", "takes": use ?? takes], allowed: use ?? takes)
  }

  /// So many choices stand in a sentence.
  private static let mostNamed = 5

  private var isLongChoice: Bool {
    if case .choice(let choices) = shape { choices.count > Self.mostNamed } else { false }
  }

  /// What the field takes, as a sentence: for errors and help.
  public var takes: Phrase {
    switch shape {
    case .whole(let range, let words):
      words.isEmpty
        ? numbers(range.lowerBound.number...range.upperBound.number)
        : .words(
          "Use {low} to {high}, or {words}",
          [
            "low": .count(range.lowerBound), "high": .count(range.upperBound),
            "words": .anyOf(words.map { .words($0.word, [:]) }),
          ])
    case .number(let range, let step, let unit, let needsUnit):
      if unit == "h" {
        "Use hours, such as 7h or 7.5h"
      } else if needsUnit, shape.quantity == .distance {
        "Write it like 5k, 400 metres or 3 miles"
      } else if let quantity = shape.quantity {
        .words(
          "Use {low} to {high}",
          ["low": .amount(range.lowerBound, quantity), "high": .amount(range.upperBound, quantity)])
      } else {
        numbers(range, step: step)
      }
    case .pair: "Write it like 128/82"
    case .text(let limit): .words("Up to {count} characters", ["count": .count(limit)])
    case .choice(let choices): .words("Use {choices}", ["choices": .anyOf(choices.map { "\($0.id)" })])
    case .minutes(let range):
      .words("Write it like 30m or 1h20m, up to {hours} hours", ["hours": .count(range.upperBound / 60)])
    case .span(let longest):
      .words("Write it like 23:10-06:20, up to {hours} hours", ["hours": .count(longest / 60)])
    case .spans(let longest):
      .words("Write it like 13:00-13:40, up to {hours} hours", ["hours": .count(longest / 60)])
    case .texts(let limit):
      .words("Put commas between them; up to {count} characters each", ["count": .count(limit)])
    case .tags: "Use letters, digits and hyphens, and commas between several"
    case .items: "Put commas between them. You can add an amount: 2 bowls soup"
    case .symptom: "Use one of your symptoms. To see them: symptoms conditions"
    }
  }

  private func numbers(_ range: ClosedRange<Double>, step: Double? = nil) -> Phrase {
    let values: [String: Phrase] = [
      "low": .number(range.lowerBound, upTo: 3), "high": .number(range.upperBound, upTo: 3),
      "step": .number(step ?? 1, upTo: 3),
    ]
    if range.lowerBound < -Self.mostNumbered { return "Use a number, such as 2 or 3.5" }
    if takesNone, !range.contains(0) { return .words("Use {low} to {high}, or 0 for none", values) }
    if let step, step != 1 { return .words("Use {low} to {high}, in steps of {step}", values) }
    return .words("Use {low} to {high}", values)
  }

  /// Ranges that go lower have no end that helps.
  private static let mostNumbered = 1_000_000.0
}

extension Int {
  fileprivate var number: Double { Double(self) }
}

extension Diagnostic {
  /// A word that names no symptom of the person's.
  ///
  /// - Parameters:
  ///   - typed: The word, where it can't be something that somebody logged.
  ///   - nearest: The symptom that was probably meant.
  public static func unknownSymptom(_ typed: String?, nearest: String? = nil, in context: EntryContext) -> Diagnostic {
    let message: Phrase =
      switch (typed, nearest) {
      case (nil, _): "That is not one of your symptoms. To add it: symptoms own add NAME --symptom"
      case (_?, nil): "“{typed}” is not one of your symptoms. To add it: {command}"
      case (_?, _?): "“{typed}” is not one of your symptoms"
      }
    // Letters, digits and spaces: quotes keep them together in every shell.
    let name = typed.map { $0.contains(" ") ? "\"\($0)\"" : $0 } ?? ""
    let command = "symptoms own add \(name) --symptom"
    return Diagnostic(
      code: "unknown-symptom", message, ["typed": "\(typed ?? "")", "command": .verbatim(command)],
      found: typed.map { "“\($0)”" }, nearest: nearest)
  }

  /// A word that several symptoms go by.
  public static func ambiguousSymptom(_ typed: String?, _ symptoms: [SymptomDefinition]) -> Diagnostic {
    Diagnostic(
      code: "ambiguous-symptom",
      typed == nil
        ? "That could be {symptoms}. Type one of them" : "“{typed}” could be {symptoms}. Type one",
      ["typed": "\(typed ?? "")", "symptoms": .anyOf(symptoms.map { "\($0.id)" })], found: typed.map { "“\($0)”" },
      allowed: .anyOf(symptoms.map { "\($0.id)" }))
  }
}
