/// Finds phrases of two words or more in texts, as whole words in any case. Most texts hold none, and are passed over byte by byte.
struct PhraseFinder {
  private let phrases: [String]
  /// Of each phrase, its first two words as one number.
  private let beginnings: Set<UInt64>

  init(_ phrases: [String]) {
    self.phrases = phrases
    beginnings = Set(
      phrases.compactMap { phrase in
        var first: UInt64?
        PhraseFinder.pairs(in: phrase) { pair in first = first ?? pair }
        return first
      })
  }

  /// The phrases that stand in a text. O(length of the text) where none does.
  func found(in text: String) -> [String] {
    var mayHold = false
    PhraseFinder.pairs(in: text) { pair in mayHold = mayHold || beginnings.contains(pair) }
    guard mayHold else { return [] }
    let words = " \(PhraseFinder.words(of: text)) "
    return phrases.filter { words.contains(" \($0) ") }
  }

  private static func words(of text: String) -> String {
    text.lowercased().split { !$0.isLetter && $0 != "'" }.joined(separator: " ")
  }

  /// Calls `body` with a number for each two words that follow each other: FNV-1a over the letters, small ones for ASCII's capitals.
  private static func pairs(in text: String, _ body: (UInt64) -> Void) {
    var before: UInt64 = 0
    var word: UInt64 = 0
    func end() {
      guard word != 0 else { return }
      if before != 0 { body(before &* 31 ^ word) }
      before = word
      word = 0
    }
    for byte in text.utf8 {
      let isCapital = (0x41...0x5A).contains(byte)
      guard isCapital || (0x61...0x7A).contains(byte) || byte >= 0x80 || byte == 0x27 else {
        end()
        continue
      }
      if word == 0 { word = 0xcbf2_9ce4_8422_2325 }
      word = (word ^ UInt64(isCapital ? byte | 0x20 : byte)) &* 0x100_0000_01b3
    }
    end()
  }
}
