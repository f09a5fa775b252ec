import TrackerCore
import TrackerStrictYAML
import TrackerYAML

/// Looks at every text of a file for what a terminal, a page or another reader of YAML would take for something else,
/// and for what is too long or too many to be meant.
package struct TextSafety {
  /// The most entries of a list or a mapping, by the key it stands under; `mostEntries` for every other key.
  static let mostByKey = ["factors": 500, "groups": 100, "onboarding": 100, "options": 500]
  package static let mostEntries = 2000
  /// The most characters of a text, by the key it stands under; `longest` for every other key.
  package static let longestByKey = ["name": 100, "title": 250, "id": 64, "sites": 50, "aliases": 100, "foods": 100]
  package static let longest = 500

  package private(set) var diagnostics: [Diagnostic] = []
  /// Whether there are more entries somewhere than are read: what looks each up among the others would take too long.
  package private(set) var hasTooMany = false
  /// In a scenario's series `no` has its meaning, and a month takes many characters; ids and reasons for rules are
  /// shown to nobody else.
  private let takesAnyWords: Bool

  /// - Parameter takesAnyWords: Whether words such as a plain `no`, and long texts, are fine.
  package init(_ tree: YAMLMapping, takesAnyWords: Bool = false) {
    self.takesAnyWords = takesAnyWords
    check(tree, under: "")
  }

  private mutating func check(_ mapping: YAMLMapping, under key: String) {
    if let first = mapping.entries.first { count(mapping.entries.count, under: key, at: first.keyMark) }
    for entry in mapping.entries where !entry.key.isAuthorsKey {
      check(entry.key, isPlain: false, at: entry.keyMark, under: "", isKey: true)
      // The foods of a group stand under the group's id, and what is added to a list under `add`.
      let isOfFoods = key == "foods" && !["name", "keep"].contains(entry.key)
      let isList = isOfFoods || entry.key == YAMLNode.addKey && !key.isEmpty
      check(entry.value, under: isList ? key : entry.key)
    }
  }

  private mutating func check(_ node: YAMLNode, under key: String) {
    switch node.content {
    case .mapping(let mapping): check(mapping, under: key)
    case .sequence(let elements):
      count(elements.count, under: key, at: node.mark)
      for element in elements { check(element, under: key) }
    case .scalar(let scalar): check(scalar.text, isPlain: scalar.isPlain, at: node.mark, under: key)
    }
  }

  private mutating func count(_ count: Int, under key: String, at mark: YAMLMark) {
    let most = TextSafety.mostByKey[key] ?? TextSafety.mostEntries
    guard count > most else { return }
    hasTooMany = true
    report(
      "over-limit", "There are {found} entries here; at most {most} are allowed", ["most": .count(most)],
      at: mark,
      found: "\(count)")
  }

  private mutating func check(
    _ text: String, isPlain: Bool, at mark: YAMLMark, under key: String, isKey: Bool = false
  ) {
    if !takesAnyWords {
      checkLength(of: text, at: mark, under: key)
      if isPlain, let meaning = TextSafety.meaningInOldYAML(text) {
        report(
          "yaml-1.1-trap", TextSafety.trap(of: text), ["meaning": meaning], at: mark, found: shown(text))
      }
    }
    if let hidden = text.unicodeScalars.first(where: TextSafety.isHidden) {
      report(
        "hidden-character", "The text has a character that nobody can see, {found}. Delete it", at: mark,
        found: TextSafety.codePoint(of: hidden))
    }
    if let letter = TextSafety.lookAlike(in: text, isName: isKey), let latin = TextSafety.latinLetter(like: letter) {
      let facts = TextSafety.facts(of: letter)
      diagnostics.append(
        Diagnostic(
          code: TextSafety.lookAlikeCode,
          "In “{found}”, “{letter}” is {point}, and only looks like the Latin “{latin}”. Type the Latin letter",
          ["letter": .verbatim(facts.letter), "point": .verbatim(facts.point), "latin": "\(latin)"], at: Place(mark),
          found: shown(text)))
    }
    if TextSafety.holdsMarkup(text) {
      report("markup", "“{found}” has markup. Write plain text", at: mark, found: shown(text))
    }
  }

  private mutating func checkLength(of text: String, at mark: YAMLMark, under key: String) {
    let longest = TextSafety.longestByKey[key] ?? TextSafety.longest
    guard text.utf8.count > longest, text.count > longest else { return }
    report(
      "too-long", "This text has {found} characters; at most {longest} are allowed. Shorten it",
      ["longest": .count(longest)], at: mark, found: "\(text.count)")
  }

  private mutating func report(
    _ code: String, _ message: Phrase, _ values: [String: Phrase] = [:], at mark: YAMLMark, found: String
  ) {
    diagnostics.append(Diagnostic(code: code, message, values, at: Place(mark), found: found))
  }

  /// Controls, marks of direction, and spaces without width; a soft hyphen and joiners have their use in words.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x20..<0x7F: false
    case 0xAD, 0x200C, 0x200D: false
    default:
      [.control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned].contains(
        scalar.properties.generalCategory)
    }
  }

  /// A tag, or a link of Markdown.
  private static func holdsMarkup(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "<")) || text.utf8.contains(UInt8(ascii: "]")) else { return false }
    return zip(text.utf8, text.utf8.dropFirst()).contains(where: beginsMarkup)
  }

  private static func beginsMarkup(_ first: UInt8, _ second: UInt8) -> Bool {
    first == UInt8(ascii: "<")
      && (second == UInt8(ascii: "/") || second == UInt8(ascii: "!") || UnicodeScalar(second).properties.isAlphabetic)
      || first == UInt8(ascii: "]") && second == UInt8(ascii: "(")
  }

  /// What YAML 1.1 takes plain words for.
  private static let words: [String: String] = [
    "y": "true", "yes": "true", "on": "true", "n": "false", "no": "false", "off": "false", "true": "true",
    "false": "false", null: null,
  ]
  private static let null = "null"

  private static func isTruthValue(_ text: String) -> Bool { words[text.lowercased(), default: null] != null }

  private static func trap(of text: String) -> Phrase {
    isTruthValue(text)
      ? "Older YAML readers take “{found}” for {meaning}. Put it in quotes, or write true or false"
      : "Older YAML readers take “{found}” for {meaning}. If it is a text, put it in quotes"
  }

  /// What YAML 1.1 makes of a plain scalar that is text here; nil where the two agree.
  static func meaningInOldYAML(_ text: String) -> Phrase? {
    guard let first = text.utf8.first, text.utf8.count <= 20 else { return nil }
    if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) { return meaningOfDigits(text) }
    guard text.utf8.count <= 5, words[text] != text else { return nil }
    return words[text.lowercased()].map { $0 == null ? "nothing" : "\($0)" }
  }

  private static func meaningOfDigits(_ text: String) -> Phrase? {
    // Decimal numbers are the same everywhere; of the rest, only what begins with 0 or holds one of two signs means
    // anything.
    let holdsSign = text.utf8.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "_") }
    guard holdsSign || text.utf8.first == UInt8(ascii: "0") && DecimalNumber(text) == nil else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    func isDigits(_ part: Substring) -> Bool { !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    if parts.count > 1, parts.allSatisfy(isDigits),
      parts.dropFirst().allSatisfy({ $0.count <= 2 && ($0.first ?? "9") < "6" })
    {
      let number = parts.reduce(0) { $0 * 60 + (Double($1) ?? 0) }
      return .words("the number {number}, counted in sixties", ["number": "\(number.words)"])
    }
    guard text.utf8.count > 1, text.utf8.first == UInt8(ascii: "0") else {
      return text.contains("_") && isDigits(Substring(text.replacing("_", with: ""))) ? "a number" : nil
    }
    if isDigits(text[...]) {
      return text.contains(where: { $0 > "7" }) ? "a number or a text, depending on the reader" : "an octal number"
    }
    let digits = text.dropFirst(2)
    if ["0x", "0o", "0b"].contains(text.prefix(2)), !digits.isEmpty, digits.allSatisfy({ $0.isHexDigit || $0 == "_" }) {
      return "a number"
    }
    return nil
  }
}
