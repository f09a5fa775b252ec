/// Finds phrases of two words or more in texts, as whole words in any case. Most texts hold none, and are passed over byte by byte.
struct PhraseFinder {
  private let phrases: [String]
  /// Where among the phrases those stand that begin with two words, by the two words as one number.
  private let beginnings: [UInt64: [Int]]

  init(_ phrases: [String]) {
    self.phrases = phrases
    var beginnings: [UInt64: [Int]] = [:]
    for (index, phrase) in phrases.enumerated() {
      var first: UInt64?
      PhraseFinder.pairs(in: phrase) { pair in first = first ?? pair }
      if let first { beginnings[first, default: []].append(index) }
    }
    self.beginnings = beginnings
  }

  /// The phrases that stand in a text. O(length of the text) where none does.
  func found(in text: String) -> [String] {
    // Capitals, dashes and quotes beyond ASCII are no matter of single bytes.
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    var candidates: Set<Int> = []
    PhraseFinder.pairs(in: isASCII ? text : PhraseFinder.words(of: text)) { pair in
      if let indices = beginnings[pair] { candidates.formUnion(indices) }
    }
    guard !candidates.isEmpty else { return [] }
    let words = " \(PhraseFinder.words(of: text)) "
    return candidates.sorted().map { phrases[$0] }.filter { words.contains(" \($0) ") }
  }

  private static func words(of text: String) -> String {
    text.lowercased().split { !$0.isLetter && $0 != "'" }.joined(separator: " ")
  }

  /// Calls `body` with a number for each two words that follow each other: FNV-1a over the letters, small ones for ASCII's capitals.
  private static func pairs(in text: String, _ body: (UInt64) -> Void) {
    var text = text
    text.withUTF8 { pairs(in: $0, body) }
  }

  private static func pairs(in bytes: UnsafeBufferPointer<UInt8>, _ body: (UInt64) -> Void) {
    var before: UInt64 = 0
    var word: UInt64 = 0
    func end() {
      guard word != 0 else { return }
      if before != 0 { body(before &* 31 ^ word) }
      before = word
      word = 0
    }
    for byte in bytes {
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
