import Foundation

/// What a person looks for in their own texts: words, marks and days. An entry fits that has all of them.
public struct TextQuery: Sendable, Hashable {
  /// A word, or several that stand one after the other.
  public struct Term: Sendable, Hashable {
    /// The ways in which it may be spelled, each as the words of a text are compared (`TextFolding`).
    public var spellings: [[String]]
    /// Whether the last word may go on: `gard` finds `garden`.
    public var isBeginning: Bool
  }

  public var terms: [Term] = []
  /// Of each set an entry has at least one.
  public var marks: [Set<String>] = []
  public var days: ClosedRange<Day>?
  /// How many of the newest entries are left out first.
  public var offset = 0
  public var limit: Int

  public init(limit: Int) { self.limit = limit }

  /// Reads the words of a search. Words in quotation marks stand so, one after the other; any other may go on.
  ///
  /// - Returns: No terms where nothing has a letter or a digit.
  public static func terms(of typed: String) -> [Term] {
    var terms: [Term] = []
    var (isQuoted, part) = (false, "")
    func end() {
      for piece in isQuoted ? [part[...]] : part.split(whereSeparator: \.isWhitespace) {
        if let term = Term(String(piece), isBeginning: !isQuoted) { terms.append(term) }
      }
      part = ""
    }
    for character in typed {
      if "\"“”„«»".contains(character) {
        end()
        isQuoted.toggle()
      } else {
        part.append(character)
      }
    }
    // A quotation that was never closed is words.
    isQuoted = false
    end()
    return terms
  }
}

extension TextQuery.Term {
  fileprivate init?(_ text: String, isBeginning: Bool) {
    let words = TextFolding.words(text)
    guard !words.isEmpty else { return nil }
    let open = TextFolding.words(TextFolding.umlautsOpened(text))
    let closed = words.map(TextFolding.umlautsClosed)
    spellings = [words, open, closed].reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    self.isBeginning = isBeginning
  }

  /// Whether words have the term, one after the other.
  fileprivate func stands(in words: [String]) -> Bool { place(in: words) != nil }

  /// The place of the first word of the term in words as `TextFolding.words` gives them; nil where it does not stand
  /// there.
  public func place(in words: [String]) -> Int? {
    spellings.compactMap { spelling in
      guard words.count >= spelling.count else { return nil }
      return (0...words.count - spelling.count).first { start in
        spelling.enumerated().allSatisfy { index, word in
          let found = words[start + index]
          return isBeginning && index == spelling.count - 1 ? found.hasPrefix(word) : found == word
        }
      }
    }.min()
  }
}

/// How words are compared: in small letters, without accents, `ss` for `ß`.
public enum TextFolding {
  /// The words of a text, in order.
  public static func words(_ text: String) -> [String] {
    folded(text).split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// What stays of a text where accents and the case of letters do not count.
  public static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 128 }) { return text.lowercased() }
    let plain = text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    return withoutSharpS(String(String.UnicodeScalarView(plain)))
  }

  /// `ss` for `ß`.
  public static func withoutSharpS(_ text: String) -> String {
    text.utf8.contains(0xC3) ? text.replacing("ß", with: "ss").replacing("ẞ", with: "SS") : text
  }

  private static let umlauts: [(closed: Character, open: String)] = [
    ("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("Ä", "Ae"), ("Ö", "Oe"), ("Ü", "Ue"),
  ]

  /// `muede` of `müde`, as it is typed without the letter.
  static func umlautsOpened(_ text: String) -> String {
    umlauts.reduce(text.precomposedStringWithCanonicalMapping) { $0.replacing(String($1.closed), with: $1.open) }
  }

  /// `mude` of `muede`: as `müde` is compared.
  static func umlautsClosed(_ folded: String) -> String {
    [("ae", "a"), ("oe", "o"), ("ue", "u")].reduce(folded) { $0.replacing($1.0, with: $1.1) }
  }
}

/// What a search gives.
public struct TextHits: Sendable {
  /// The newest first.
  public var entries: [Entry]
  /// How many there are, whatever the limit.
  public var count: Int

  public init(entries: [Entry], count: Int) {
    self.entries = entries
    self.count = count
  }
}

extension TextQuery {
  /// Whether an entry fits: what every index is held against.
  public func fits(_ entry: Entry, _ rule: SearchRule) -> Bool {
    if let days, !days.contains(entry.day) { return false }
    if terms.isEmpty, marks.isEmpty { return true }
    let content = rule.content(entry.payload)
    guard marks.allSatisfy({ !$0.isDisjoint(with: content.marks) }) else { return false }
    if terms.isEmpty { return true }
    let words = TextFolding.words(content.text)
    return terms.allSatisfy { $0.stands(in: words) }
  }
}
