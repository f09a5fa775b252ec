/// Finds the texts in a source that are said to people: the phrases of failures, findings and doubts, the words that
/// are put into a language, and the help of commands.
struct PhraseFinder {
  /// Texts that a catalogue must have.
  private(set) var phrases: Set<String> = []
  /// Texts with interpolations in which there are words of their own: no catalogue can have them.
  private(set) var glued: Set<String> = []
  /// Every text of the source.
  private(set) var texts: Set<String> = []
  /// The phrases that an error may show: of failures, and of what becomes one, such as a doubt that nobody answers.
  var errors: Set<String> = []
  /// Those of findings, of which a failure may show one alone.
  var findings: Set<String> = []

  init(_ source: String) {
    let tokens = SwiftToken.all(of: source)
    read(tokens[...])
    readErrors(tokens[...])
  }

  /// Calls of which every text is a phrase, but those behind these labels.
  private static let calls: [String: Set<String>] = [
    "Failure": [], "Diagnostic": ["code", "found", "nearest", "field"], "HealthFinding": [], "Related": [],
    "Doubt": ["code", "field"], "invalid": [], "filled": [], "ValidationError": [], "ArgumentHelp": ["valueName"],
    "anyOf": [], "allOf": [], "explains": [], "savesNothing": [],
  ]
  /// Calls of which the first argument is a phrase, and what fills its placeholders may hold some.
  private static let translations: Set<String> = ["words", "phrases", "format", "warn"]
  /// Labels behind which a phrase stands, in whatever call.
  private static let labels: Set<String> = ["abstract", "discussion", "help"]

  typealias Tokens = ArraySlice<SwiftToken>

  private mutating func read(_ tokens: Tokens) {
    for (index, token) in zip(tokens.indices, tokens) {
      let next = tokens[(index + 1)...].first
      switch token {
      case .text(let text): texts.insert(text)
      case .inner(let inner): read(inner[...])
      case .word(let name) where next?.isSign("(") == true:
        readCall(name, tokens[(index + 2)...], of: tokens, at: index)
      case .word("Phrase"): readPhrase(tokens[(index + 1)...])
      case .word(let name) where Self.labels.contains(name) && next?.isSign(":") == true:
        // An argument ends where a comma or a parenthesis closes it.
        collect(argument(tokens[(index + 2)...]))
      case .word("label") where next?.isSign(":") == true && isShown(tokens[..<index]):
        collect(argument(tokens[(index + 2)...]))
      default: break
      }
    }
  }

  private mutating func readCall(_ name: String, _ rest: Tokens, of all: Tokens, at index: Int) {
    let isMember = index > all.startIndex && all[index - 1].isSign(".")
    if let before = all[..<index].last, before.isWord("func") { return }
    if let others = Self.calls[name] {
      for part in arguments(rest) where part.label.map({ !others.contains($0) }) ?? true { collect(part.tokens) }
    } else if Self.translations.contains(name) {
      let parts = arguments(rest)
      for part in parts.prefix(2) where part.label == nil { collect(part.tokens) }
    } else if name == "count", isMember {
      let parts = arguments(rest)
      if parts.count == 3 { for part in parts.dropFirst() { collect(part.tokens) } }
    }
  }

  /// Whether `label:` behind these tokens is an argument, and not that of a log, whose label nobody reads.
  private func isShown(_ before: Tokens) -> Bool {
    guard let sign = before.last, sign.isSign("(") || sign.isSign(",") else { return false }
    return before.dropLast().last?.isWord("Logger") != true
  }

  /// `: Phrase = …`, `-> Phrase { … }`, `[Phrase] = [ … ]`.
  private mutating func readPhrase(_ rest: Tokens) {
    let behind = rest.drop { $0.isSign("?") || $0.isSign("]") }
    guard let sign = behind.first else { return }
    if sign.isSign("=") { collect(argument(behind.dropFirst())) }
    if sign.isSign("{") { collect(closed(behind.dropFirst())) }
  }

  // MARK: Arguments

  func arguments(_ rest: Tokens) -> [(label: String?, tokens: Tokens)] {
    var all: [(String?, Tokens)] = []
    var rest = rest
    while let first = rest.first, !first.isSign(")") {
      let part = argument(rest)
      rest = rest[part.endIndex...].dropFirst(rest[part.endIndex...].first?.isSign(",") == true ? 1 : 0)
      if case .word(let label) = part.first, part.dropFirst().first?.isSign(":") == true {
        all.append((label, part.dropFirst(2)))
      } else {
        all.append((nil, part))
      }
      if part.isEmpty && !(rest.first?.isSign(")") ?? true) { break }
    }
    return all
  }

  /// Up to the comma or the bracket that ends an argument, or to the next declaration.
  func argument(_ rest: Tokens) -> Tokens {
    var depth = 0
    for (index, token) in zip(rest.indices, rest) {
      if depth == 0 {
        if token.isSign(",") || token.isSign(")") || token.isSign("]") || token.isSign("}") { return rest[..<index] }
        if case .word(let word) = token, Self.declarations.contains(word) { return rest[..<index] }
      }
      if token.isSign("(") || token.isSign("[") || token.isSign("{") { depth += 1 }
      if token.isSign(")") || token.isSign("]") || token.isSign("}") { depth -= 1 }
    }
    return rest
  }

  private static let declarations: Set = [
    "let", "var", "func", "public", "private", "static", "return", "extension", "struct", "guard", "for", "mutating",
  ]

  /// Up to the brace that closes a body.
  func closed(_ rest: Tokens) -> Tokens {
    var depth = 0
    for (index, token) in zip(rest.indices, rest) {
      if token.isSign("{") { depth += 1 }
      if token.isSign("}") {
        if depth == 0 { return rest[..<index] }
        depth -= 1
      }
    }
    return rest
  }

  // MARK: Texts

  /// Takes the texts of an expression that may be its value: not those of calls within it, names of placeholders, or
  /// what something is compared with.
  private mutating func collect(_ tokens: Tokens) { for text in values(in: tokens) { add(text) } }

  /// The texts that an expression may be, by the same rule.
  func values(in tokens: Tokens) -> [String] {
    var values: [String] = []
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let before = index > tokens.startIndex ? tokens[index - 1] : nil
      if tokens[index].isSign("("), case .word = before {
        index = end(of: tokens[(index + 1)...])
      } else if tokens[index].isSign("["), isSubscripted(before) {
        index = end(of: tokens[(index + 1)...])
      } else if case .text(let text) = tokens[index] {
        if !isKey(tokens, index), !isCompared(before) { values.append(text) }
      }
      index += 1
    }
    return values
  }

  private func isSubscripted(_ before: SwiftToken?) -> Bool {
    guard let before else { return false }
    if case .word(let word) = before { return word != "in" && word != "return" }
    return before.isSign(")") || before.isSign("]")
  }

  /// The place of the bracket that closes what was opened.
  private func end(of rest: Tokens) -> Int {
    var depth = 0
    for (index, token) in zip(rest.indices, rest) {
      if token.isSign("(") || token.isSign("[") || token.isSign("{") { depth += 1 }
      if token.isSign(")") || token.isSign("]") || token.isSign("}") {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    return rest.endIndex
  }

  private func isKey(_ tokens: Tokens, _ index: Int) -> Bool {
    let behind = tokens[(index + 1)...].drop { if case .inner = $0 { true } else { false } }
    guard behind.first?.isSign(":") == true, index > tokens.startIndex else { return false }
    let before = tokens[index - 1]
    return before.isSign("[") || before.isSign(",") || before.isWord("case")
  }

  private func isCompared(_ before: SwiftToken?) -> Bool {
    guard let before else { return false }
    return before.isSign("=") || before.isSign("~") || before.isWord("case")
  }

  private mutating func add(_ text: String) {
    if text.contains(SwiftToken.gap) {
      if Self.hasWords(text) { glued.insert(text.replacing(String(SwiftToken.gap), with: "…")) }
    } else if Self.isPhrase(text) {
      phrases.insert(text)
    }
  }

  /// Whether a text has words of its own and is no command line.
  static func isPhrase(_ text: String) -> Bool {
    !text.contains(SwiftToken.gap) && text.replacing(#/\{[^}]*\}/#, with: "").contains(where: \.isLetter)
      && !isCommand(text)
  }

  /// Whether words stand between the interpolations of a text that is no command line.
  private static func hasWords(_ text: String) -> Bool {
    !isCommand(text)
      && text.split(separator: " ").contains { part in part.count > 1 && part.allSatisfy { $0.isLetter } }
  }

  private static func isCommand(_ text: String) -> Bool { text.hasPrefix("symptoms ") || text.hasPrefix("--") }
}
