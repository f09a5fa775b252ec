import TrackerYAML

/// Finds phrases of two words or more in texts, as whole words in any case. Most texts hold none, and are passed over
/// byte by byte.
struct PhraseFinder {
  private let phrases: [String]
  /// Where among the phrases those stand that begin with two words, by the two words as one number.
  private let beginnings: [UInt64: [Int]]
  /// A bit for the last ones of each number among them: most pairs of words begin no phrase, and their bit is not set,
  /// so that they need not be looked up.
  private let mayBegin: [UInt64]

  init(_ phrases: [String]) {
    self.phrases = phrases
    var beginnings: [UInt64: [Int]] = [:]
    for (index, phrase) in phrases.enumerated() {
      var first: UInt64?
      PhraseFinder.pairs(in: phrase) { pair in first = first ?? pair }
      if let first { beginnings[first, default: []].append(index) }
    }
    self.beginnings = beginnings
    var mayBegin = [UInt64](repeating: 0, count: 64)
    for pair in beginnings.keys { mayBegin[PhraseFinder.word(of: pair)] |= PhraseFinder.bit(of: pair) }
    self.mayBegin = mayBegin
  }

  private static func word(of pair: UInt64) -> Int { Int(pair >> 6 & 63) }
  private static func bit(of pair: UInt64) -> UInt64 { 1 << (pair & 63) }

  /// The phrases that stand in a text. O(length of the text) where none does.
  func found(in text: String) -> [String] {
    var text = text
    guard text.withUTF8({ mayHoldPhrase($0) }) else { return [] }
    let words = PhraseFinder.words(of: text)
    var candidates: Set<Int> = []
    PhraseFinder.pairs(in: words) { pair in candidates.formUnion(beginnings[pair] ?? []) }
    guard !candidates.isEmpty else { return [] }
    let padded = " \(words) "
    return candidates.sorted().map { phrases[$0] }.filter { padded.contains(" \($0) ") }
  }

  /// Whether two words of a text may begin a phrase, or it holds a character beyond ASCII that is small in ASCII:
  /// U+0130 and U+212A.
  private func mayHoldPhrase(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var mayHold = false
    var position = bytes.firstByte(from: 0) { $0.beyondASCII } + 1
    while position < bytes.count {
      let (last, byte) = (bytes[position - 1], bytes[position])
      if byte == 0xB0 && last == 0xC4 || byte == 0xAA && last == 0x84 { mayHold = true }
      position += 1
    }
    PhraseFinder.pairs(in: bytes) { pair in
      if mayBegin[PhraseFinder.word(of: pair)] & PhraseFinder.bit(of: pair) != 0, beginnings[pair] != nil {
        mayHold = true
      }
    }
    return mayHold
  }

  private static func words(of text: String) -> String {
    text.lowercased().split { !$0.isLetter && $0 != "'" }.joined(separator: " ")
  }

  /// Calls `body` with a number for each two words that follow each other: FNV-1a over the letters, small ones for
  /// ASCII's capitals. What lies beyond ASCII ends a word, in phrases as in texts: whether it is a letter or a dash,
  /// and large or small, is no matter of single bytes.
  private static func pairs(in text: String, _ body: (UInt64) -> Void) {
    var text = text
    text.withUTF8 { pairs(in: $0, body) }
  }

  /// For each byte, the letter or apostrophe that it counts as, and 0 for what ends a word.
  private static let letters = (UInt8.min...UInt8.max).map { byte -> UInt8 in
    let small = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    return (0x61...0x7A).contains(small) || small == UInt8(ascii: "'") ? small : 0
  }

  @inline(__always)
  private static func pairs(in bytes: UnsafeBufferPointer<UInt8>, _ body: (UInt64) -> Void) {
    let start: UInt64 = 0xcbf2_9ce4_8422_2325
    var before: UInt64 = 0
    var word = start
    func end() {
      guard word != start else { return }
      if before != 0 { body(before &* 31 ^ word) }
      before = word
      word = start
    }
    letters.withUnsafeBufferPointer { letters in
      for byte in bytes {
        let letter = letters[Int(byte)]
        if letter != 0 { word = (word ^ UInt64(letter)) &* 0x100_0000_01b3 } else { end() }
      }
    }
    end()
  }
}
