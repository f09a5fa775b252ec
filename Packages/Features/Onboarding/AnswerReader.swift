import TrackerApplication
import TrackerConsole
import TrackerCore

/// An answer as it was given by an option or a file.
struct GivenAnswer: Sendable, Hashable {
  /// One word of it, with its place in a file.
  struct Word: Sendable, Hashable {
    var text: String
    var place: Place?
  }

  var words: [Word]
  var place: Place?
  /// Whether commas separate words: on the command line they do.
  var isTyped = false

  init(typed text: String) {
    words = [Word(text: text)]
    isTyped = true
  }

  init(words: [Word], place: Place?) {
    self.words = words
    self.place = place
  }

  /// The words, cut at commas where the answer was typed; `none` is none.
  var list: [Word] {
    let all = isTyped ? words.flatMap { word in word.text.split(separator: ",").map { Word(text: $0.trimmed) } } : words
    return all.count == 1 && all[0].text.lowercased() == "none" ? [] : all.filter { !$0.text.isEmpty }
  }
}

/// Reads a given answer as a step takes it, with every fault. What a person says of themselves stands in no error;
/// mistyped words of a list do.
enum AnswerReader {
  /// - Parameter name: What the answer is called where it was given, such as `--impact` or `impact`.
  static func value(of given: GivenAnswer, for step: OnboardingStep, called name: String, faults: inout [Diagnostic])
    -> JSONValue?
  {
    switch step.answer {
    case .text(let maxLength): text(given, maxLength, name, &faults)
    case .texts(let maxLength, let atLeast, let atMost): texts(given, maxLength, atLeast...atMost, name, &faults)
    case .scale(let scale): number(given, scale, name, &faults)
    case .choice(let options): choice(given, options, name, &faults)
    case .choices(let options, _, let atLeast): choices(given, options, atLeast, name, &faults)
    }
  }

  private static func text(_ given: GivenAnswer, _ maxLength: Int, _ name: String, _ faults: inout [Diagnostic])
    -> JSONValue?
  {
    guard let word = single(given, name, &faults) else { return nil }
    let text = word.text.trimmed
    var input = TextInput(maxLength: maxLength)
    guard input.set(text) == nil, !text.isEmpty else {
      faults.append(
        Diagnostic(
          code: "wrong-text", "\(name) is not what it takes", at: word.place,
          allowed: "1 to \(maxLength) characters, none of them control characters"))
      return nil
    }
    return .text(text)
  }

  private static func texts(
    _ given: GivenAnswer, _ maxLength: Int, _ count: ClosedRange<Int>, _ name: String, _ faults: inout [Diagnostic]
  ) -> JSONValue? {
    let texts = given.list.map(\.text.trimmed).reduce(into: [String]()) { known, text in
      if !known.contains(where: { $0.lowercased() == text.lowercased() }) { known.append(text) }
    }
    var input = TextInput(maxLength: maxLength)
    guard count.contains(texts.count), texts.allSatisfy({ input.set($0) == nil && !$0.isEmpty }) else {
      faults.append(
        Diagnostic(
          code: "wrong-text", "\(name) is not what it takes", at: given.place,
          allowed:
            """
            \(count.lowerBound) to \(count.upperBound) texts with commas between them, each of at most \(maxLength) \
            characters
            """
        ))
      return nil
    }
    return .list(texts.map { .text($0) })
  }

  private static func number(_ given: GivenAnswer, _ scale: Scale, _ name: String, _ faults: inout [Diagnostic])
    -> JSONValue?
  {
    guard let word = single(given, name, &faults) else { return nil }
    guard let number = Double(word.text), scale.holds(number) else {
      let range = "\(scale.range.lowerBound.shortText) to \(scale.range.upperBound.shortText)"
      faults.append(
        Diagnostic(
          code: "out-of-range", "\(name) is not on its scale", at: word.place, allowed: "\(range) (\(scale.ends))"))
      return nil
    }
    return .number(number)
  }

  private static func choice(
    _ given: GivenAnswer, _ options: [OnboardingStep.Option], _ name: String, _ faults: inout [Diagnostic]
  ) -> JSONValue? {
    guard let word = single(given, name, &faults) else { return nil }
    return option(word, options, name, &faults).map { .text($0) }
  }

  private static func choices(
    _ given: GivenAnswer, _ options: [OnboardingStep.Option], _ atLeast: Int, _ name: String,
    _ faults: inout [Diagnostic]
  ) -> JSONValue? {
    let words = given.list
    let ids = words.compactMap { option($0, options, name, &faults) }
    guard words.count >= atLeast else {
      faults.append(
        Diagnostic(
          code: "too-few", "\(name) needs at least \(atLeast)", at: given.place,
          allowed: options.map(\.id).joined(separator: ", ")))
      return nil
    }
    guard ids.count == words.count else { return nil }
    return .list(ids.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.map { .text($0) })
  }

  private static func option(
    _ word: GivenAnswer.Word, _ options: [OnboardingStep.Option], _ name: String, _ faults: inout [Diagnostic]
  ) -> String? {
    do {
      return try options.map(ChoiceOption.init).named(word.text, what: "choice").id
    } catch {
      var fault = error
      fault.message = "\(name) has no such choice"
      fault.found = "“\(word.text)”"
      fault.place = word.place
      faults.append(fault)
      return nil
    }
  }

  private static func single(_ given: GivenAnswer, _ name: String, _ faults: inout [Diagnostic]) -> GivenAnswer.Word? {
    if let only = given.words.first, given.words.count == 1 { return only }
    faults.append(Diagnostic(code: "not-one", "\(name) takes one value, not a list", at: given.place))
    return nil
  }
}

extension ChoiceOption {
  init(_ option: OnboardingStep.Option) {
    self.init(id: option.id, name: option.name, about: option.about, aliases: option.aliases ?? [])
  }
}
