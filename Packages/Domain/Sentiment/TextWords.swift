/// A text as its words, in the order in which they stand, with the ends of clauses between them.
public struct TextWords: Sendable {
  /// A word as it is compared, and as it was written.
  public struct Word: Sendable, Hashable {
    /// In small letters, with `ae` for `ä` and `ss` for `ß`, so that both spellings are one.
    public var folded: String
    public var written: String
  }

  /// Words, each clause by itself: what is negated in one says nothing of the next.
  public let clauses: [[Word]]

  /// Every word, in order.
  public var all: [Word] { clauses.flatMap(\.self) }

  /// O(text).
  public init(_ text: String) {
    var clauses: [[Word]] = []
    var clause: [Word] = []
    var word = ""
    func endWord() {
      // Quotation marks are no part of a word.
      let bare = word.trimmingApostrophes
      if !bare.isEmpty { clause.append(Word(folded: TextWords.folded(bare), written: bare)) }
      word = ""
    }
    func endClause() {
      endWord()
      if !clause.isEmpty { clauses.append(clause) }
      clause = []
    }
    for character in text {
      if character.isLetter || character.isNumber || character == "'" || character == "’" {
        word.append(character == "’" ? "'" : character)
      } else if character.isEmoji {
        endWord()
        word.append(character)
        endWord()
      } else if ",.;:!?()–—\n".contains(character) {
        endClause()
      } else {
        endWord()
      }
    }
    endClause()
    self.clauses = clauses
  }

  /// A word as it is compared.
  public static func folded(_ word: String) -> String {
    let lower = word.lowercased()
    guard !lower.utf8.allSatisfy({ $0 < 128 }) else { return lower }
    return lower.reduce(into: "") { folded, character in
      switch character {
      case "ä": folded += "ae"
      case "ö": folded += "oe"
      case "ü": folded += "ue"
      case "ß": folded += "ss"
      default: folded.append(character)
      }
    }
  }
}

extension String {
  fileprivate var trimmingApostrophes: String {
    guard first == "'" || last == "'" else { return self }
    return String(drop { $0 == "'" }.reversed().drop { $0 == "'" }.reversed())
  }
}

extension Character {
  /// Whether it is a picture; digits, which can be made one, are none.
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || ($0.value > 0x2600 && $0.properties.isEmoji) }
  }
}
