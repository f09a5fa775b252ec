/// The phrases of errors: of failures, of doubts that nobody answers, and of findings, of which one may stand alone.
extension PhraseFinder {
  /// Calls that make an error, each with the labels behind which its phrases stand; nil is the message.
  private static let makers: [String: Set<String?>] = [
    "Failure": [nil, "recovery"], "invalid": ["what", "recovery"], "Doubt": ["problem", "fix"], "Diagnostic": [nil],
    "explains": [nil], "savesNothing": [nil],
  ]

  mutating func readErrors(_ tokens: Tokens) {
    let named = named(in: tokens)
    let findingHelpers = helpers(in: tokens, giving: "Diagnostic")
    let helpers = helpers(in: tokens, giving: "Failure").union(findingHelpers)
    readErrors(
      tokens, makers: helpers.reduce(into: Self.makers) { makers, name in makers[name] = makers[name] ?? [nil] },
      findings: findingHelpers.union(["Diagnostic"]), named: named)
    add(Self.problems.flatMap { named[$0] ?? [] })
  }

  /// Names of functions and variables with the message of an error, whoever makes it one.
  private static let problems: Set = ["problem"]

  private mutating func readErrors(
    _ tokens: Tokens, makers: [String: Set<String?>], findings: Set<String>, named: [String: [String]]
  ) {
    for (index, token) in zip(tokens.indices, tokens) {
      if case .inner(let inner) = token { readErrors(inner[...], makers: makers, findings: findings, named: named) }
      guard case .word(let name) = token, tokens[(index + 1)...].first?.isSign("(") == true,
        tokens[..<index].last?.isWord("func") != true, let labels = makers[name]
      else { continue }
      for part in arguments(tokens[(index + 2)...])
      where labels.contains(part.label) && part.tokens.first?.isSign("[") != true {
        let words = part.tokens.compactMap { if case .word(let word) = $0 { named[word] } else { nil } }
        add(texts(in: part.tokens) + words.flatMap(\.self), isFinding: findings.contains(name))
      }
    }
  }

  /// A single word is no message, but the code of one.
  private mutating func add(_ texts: [String], isFinding: Bool = false) {
    let phrases = texts.filter { Self.isPhrase($0) && $0.contains(" ") }
    if isFinding { findings.formUnion(phrases) } else { errors.formUnion(phrases) }
  }

  /// The texts that an expression may be, also where they are given with what fills them: `.words("…", […])`.
  private func texts(in tokens: Tokens) -> [String] {
    zip(tokens.indices, tokens).reduce(into: values(in: tokens)) { all, token in
      guard token.1.isWord("words"), tokens[(token.0 + 1)...].first?.isSign("(") == true else { return }
      all += arguments(tokens[(token.0 + 2)...]).first.map { values(in: $0.tokens) } ?? []
    }
  }

  /// The functions of a source that give an error for a message.
  private func helpers(in tokens: Tokens, giving type: String) -> Set<String> {
    Set(declarations(in: tokens, of: [type]).map(\.name))
  }

  /// The phrases behind the names of a source.
  private func named(in tokens: Tokens) -> [String: [String]] {
    declarations(in: tokens, of: ["Phrase"]).reduce(into: [:]) { named, found in
      let behind = found.behind.drop { $0.isSign("?") || $0.isSign("]") }
      guard let sign = behind.first else { return }
      let body = sign.isSign("=") ? argument(behind.dropFirst()) : sign.isSign("{") ? closed(behind.dropFirst()) : []
      named[found.name, default: []] += texts(in: body)
    }
  }

  /// What is declared with one of these types, such as `let name: Type` and `func name(…) -> Type`.
  private func declarations(in tokens: Tokens, of types: Set<String>) -> [(name: String, behind: Tokens)] {
    var function: String?
    return zip(tokens.indices, tokens).compactMap { index, token in
      guard case .word(let word) = token else { return nil }
      if tokens[..<index].last?.isWord("func") == true { function = word }
      if word == "let" || word == "var" { function = nil }
      guard types.contains(word) else { return nil }
      let before = tokens[..<index].reversed().drop { $0.isSign("[") }
      if before.first?.isSign(":") == true, case .word(let name) = before.dropFirst().first {
        return (name, tokens[(index + 1)...])
      }
      return before.first?.isSign(">") == true ? function.map { ($0, tokens[(index + 1)...]) } : nil
    }
  }
}
