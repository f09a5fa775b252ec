import TrackerApplication
import TrackerCore

extension OnboardingStep {
  /// An answer as the step keeps it; nil where it is wrong. What a person says of themselves stands in no fault;
  /// mistyped words of a list do.
  ///
  /// - Parameters:
  ///   - name: What the answer is called where it was given, such as `--impact` or `impact`.
  ///   - faults: Everything that is wrong with it is added.
  public func value(of given: GivenAnswer, called name: String, diagnostics: inout [Diagnostic]) -> JSONValue? {
    AnswerReader.value(of: given, for: self, called: name, diagnostics: &diagnostics)
  }
}

/// Reads given answers as steps take them, with every fault.
private enum AnswerReader {
  static func value(
    of given: GivenAnswer, for step: OnboardingStep, called name: String, diagnostics: inout [Diagnostic]
  )
    -> JSONValue?
  {
    switch step.answer {
    case .text where step.isOptional && given.words.allSatisfy { $0.text.trimmed.isEmpty }: nil
    case .texts where step.isOptional && given.isNone: nil
    case .text(let maxLength): text(given, maxLength, name, &diagnostics)
    case .texts(let maxLength, let atLeast, let atMost): texts(given, maxLength, atLeast...atMost, name, &diagnostics)
    case .scale(let scale): number(given, scale, name, &diagnostics)
    case .date where step.isOptional && given.words.allSatisfy { $0.text.trimmed.isEmpty }: nil
    case .date: date(given, name, &diagnostics)
    case .choice(let options): choice(given, options, name, &diagnostics)
    case .choices(let options, _, let atLeast): choices(given, options, atLeast, name, &diagnostics)
    }
  }

  private static func text(_ given: GivenAnswer, _ maxLength: Int, _ name: String, _ diagnostics: inout [Diagnostic])
    -> JSONValue?
  {
    guard let word = single(given, name, &diagnostics) else { return nil }
    let text = word.text.trimmed
    guard fits(text, maxLength) else {
      diagnostics.append(
        Diagnostic(
          code: "wrong-text", "{answer} does not fit", ["answer": .verbatim(name), "count": .count(maxLength)],
          at: word.place, allowed: "1 to {count} characters on one line"))
      return nil
    }
    return .text(text)
  }

  /// Whether a text is 1 to so many characters long, none of them a control character.
  private static func fits(_ text: String, _ maxLength: Int) -> Bool {
    !text.isEmpty && text.count <= maxLength
      && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  private static func texts(
    _ given: GivenAnswer, _ maxLength: Int, _ count: ClosedRange<Int>, _ name: String, _ diagnostics: inout [Diagnostic]
  ) -> JSONValue? {
    let texts = given.texts.reduce(into: [String]()) { known, text in
      if !known.contains(where: { $0.lowercased() == text.lowercased() }) { known.append(text) }
    }
    guard count.contains(texts.count), texts.allSatisfy({ fits($0, maxLength) }) else {
      diagnostics.append(
        Diagnostic(
          code: "wrong-text", "{answer} does not fit",
          ["answer": .verbatim(name)].merging(OnboardingStep.limits(count, maxLength)) { name, _ in name },
          at: given.place, allowed: OnboardingStep.severalTexts))
      return nil
    }
    return .list(texts.map { .text($0) })
  }

  private static func number(_ given: GivenAnswer, _ scale: Scale, _ name: String, _ diagnostics: inout [Diagnostic])
    -> JSONValue?
  {
    guard let word = single(given, name, &diagnostics) else { return nil }
    guard let number = Double(word.text), scale.holds(number) else {
      diagnostics.append(
        Diagnostic(
          code: "out-of-range", "{answer} is not on the scale", ["answer": .verbatim(name)], at: word.place,
          allowed: scale.allowed))
      return nil
    }
    return .number(number)
  }

  /// A day of the years in which people who live now can be born. Whether it is still to come, the host says.
  private static func date(_ given: GivenAnswer, _ name: String, _ diagnostics: inout [Diagnostic]) -> JSONValue? {
    guard let word = single(given, name, &diagnostics) else { return nil }
    guard let day = Day(word.text.trimmed), (1900...2200).contains(day.year) else {
      diagnostics.append(
        Diagnostic(
          code: "wrong-date", "{answer} is not a date", ["answer": .verbatim(name)], at: word.place,
          allowed: "a day such as 1980-05-04"))
      return nil
    }
    return .text(day.description)
  }

  private static func choice(
    _ given: GivenAnswer, _ options: [OnboardingStep.Option], _ name: String, _ diagnostics: inout [Diagnostic]
  ) -> JSONValue? {
    guard let word = single(given, name, &diagnostics) else { return nil }
    return option(word, options, name, &diagnostics).map { .text($0) }
  }

  private static func choices(
    _ given: GivenAnswer, _ options: [OnboardingStep.Option], _ atLeast: Int, _ name: String,
    _ diagnostics: inout [Diagnostic]
  ) -> JSONValue? {
    let words = given.list
    let ids = words.compactMap { option($0, options, name, &diagnostics) }
    guard words.count >= atLeast else {
      diagnostics.append(
        Diagnostic(
          code: "too-few",
          atLeast == 1 ? "{answer} needs one choice or more" : "{answer} needs {count} choices or more",
          ["answer": .verbatim(name), "count": .count(atLeast)], at: given.place,
          allowed: .verbatim(options.map(\.id).joined(separator: ", "))))
      return nil
    }
    guard ids.count == words.count else { return nil }
    return .list(ids.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.map { .text($0) })
  }

  private static func option(
    _ word: GivenAnswer.Word, _ options: [OnboardingStep.Option], _ name: String, _ diagnostics: inout [Diagnostic]
  ) -> String? {
    do {
      return try options.map(ChoiceOption.init).named(
        word.text, else: .words("“{word}” is not a choice for {answer}", ["answer": .verbatim(name)])
      ).id
    } catch {
      var diagnostic = error
      diagnostic.found = "“\(word.text)”"
      diagnostic.place = word.place
      diagnostics.append(diagnostic)
      return nil
    }
  }

  private static func single(_ given: GivenAnswer, _ name: String, _ diagnostics: inout [Diagnostic]) -> GivenAnswer
    .Word?
  {
    if let only = given.words.first, given.words.count == 1 { return only }
    diagnostics.append(
      Diagnostic(
        code: "not-one", "{answer} takes one value, not a list", ["answer": .verbatim(name)], at: given.place))
    return nil
  }
}

extension ChoiceOption {
  /// An option of a step as something to choose, found by its aliases too.
  public init(_ option: OnboardingStep.Option) {
    self.init(id: option.id, name: option.name, about: option.about, aliases: option.aliases ?? [])
  }
}
