/// A sentence as the rule on advice looks at it: its words, and where a part of it begins.
struct AdviceSentence {
  /// A word, a number or a placeholder.
  struct Word {
    /// In small letters; a placeholder in braces is `#`.
    let text: String
    /// As it is written; empty for the second of two words that are written as one, as in “shouldn’t”.
    let shown: Substring
    /// Whether it begins the sentence, or stands behind a comma, a colon, a dash or a bracket.
    let isBreak: Bool
    /// Whether it stands behind a colon or a semicolon, where something whole begins.
    let isFresh: Bool

    /// Whether it begins with a capital letter.
    var isCapital: Bool { shown.first?.isUppercase == true }
  }

  private(set) var words: [Word] = []
  /// How it ends: `.`, `!`, `?`, or nil for what ends without a sign, as names do.
  private(set) var end: Character?

  var isQuestion: Bool { end == "?" }
  var count: Int { words.count }

  /// The word at a place, empty outside of the sentence.
  subscript(_ index: Int) -> String { words.indices.contains(index) ? words[index].text : "" }

  /// Whether phrases' words stand at a place, one after the other.
  func has(_ phrase: [String], at index: Int) -> Bool {
    index >= 0 && index + phrase.count <= count && phrase.indices.allSatisfy { words[index + $0].text == phrase[$0] }
  }

  /// The words from a place up to where the next part begins.
  func part(from index: Int) -> Range<Int> {
    index..<(words.indices.dropFirst(index + 1).first { words[$0].isBreak } ?? count)
  }

  /// The words behind the last colon or semicolon, as a sentence of their own; the sentence where there is neither.
  var fresh: AdviceSentence {
    guard let start = words.lastIndex(where: \.isFresh) else { return self }
    var part = AdviceSentence()
    part.words = Array(words[start...])
    part.end = end
    return part
  }

  /// Where the part begins that a word stands in.
  func partStart(of index: Int) -> Int { words.indices.prefix(index + 1).last { words[$0].isBreak } ?? 0 }

  /// The words of a range as they are written.
  func shown(_ range: Range<Int>) -> String {
    words[range].map(\.shown).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The parts of the sentence, as ranges of words.
  var parts: [Range<Int>] { words.indices.filter { words[$0].isBreak }.map(part(from:)) }
}

extension AdviceSentence {
  /// Abbreviations behind whose full stop a sentence goes on.
  private static let abbreviations: Set<String> = [
    "dr", "ca", "bzw", "max", "mind", "evtl", "ggf", "tgl", "std", "approx", "vs", "etc", "usw", "min", "nr",
  ]

  /// The sentences of a text, in their order.
  static func sentences(of text: String) -> [AdviceSentence] {
    var all: [AdviceSentence] = []
    var sentence = AdviceSentence()
    var (isBreak, isFresh) = (true, false)
    var index = text.startIndex
    func next(_ index: String.Index) -> Character? {
      let after = text.index(after: index)
      return after < text.endIndex ? text[after] : nil
    }
    func finish(_ end: Character?) {
      sentence.end = end
      if !sentence.words.isEmpty { all.append(sentence) }
      sentence = AdviceSentence()
      (isBreak, isFresh) = (true, false)
    }
    while index < text.endIndex {
      let character = text[index]
      if let end = wordEnd(in: text, from: index) {
        let shown = text[index..<end]
        let small = character == "{" ? "#" : shown.lowercased().replacing("’", with: "'")
        let (first, second) = contracted(small) ?? (small, nil)
        sentence.words.append(Word(text: first, shown: shown, isBreak: isBreak, isFresh: isFresh))
        (isBreak, isFresh) = (false, false)
        if let second {
          sentence.words.append(Word(text: second, shown: shown.suffix(0), isBreak: false, isFresh: false))
        }
        index = end
        continue
      }
      switch character {
      case "!", "?": finish(character)
      case "\n": finish(nil)
      case ".":
        let last = sentence.words.last?.text ?? ""
        let goesOn = abbreviations.contains(last) || last.count == 1 && last.first?.isLetter == true
        if next(index).map({ $0.isWhitespace || "\"”“)".contains($0) }) ?? true, !goesOn || next(index) == nil {
          finish(".")
        }
      case ";", ":": (isBreak, isFresh) = (true, true)
      case ",", "–", "—", "(", ")", "[", "]": isBreak = true
      default: break
      }
      index = text.index(after: index)
    }
    finish(nil)
    return all
  }

  /// The two words that are written as one: “shouldn’t”, “you’d”; nil for others.
  private static func contracted(_ word: String) -> (String, String?)? {
    if word == "can't" { return ("cannot", nil) }
    if word == "won't" { return ("will", "not") }
    let endings = ["n't": "not", "'d": "would", "'ll": "will", "'re": "are", "'ve": "have"]
    guard let ending = endings.first(where: { word.hasSuffix($0.key) && word.count > $0.key.count }) else { return nil }
    return (String(word.dropLast(ending.key.count)), ending.value)
  }

  /// Where the word ends that begins at a place; nil where none begins there. Numbers end where letters begin.
  private static func wordEnd(in text: String, from start: String.Index) -> String.Index? {
    let first = text[start]
    if first == "{" { return text[start...].firstIndex(of: "}").map(text.index(after:)) }
    guard first.isLetter || first.isNumber || first == "µ" else { return nil }
    var index = text.index(after: start)
    while index < text.endIndex {
      let character = text[index]
      let after = text.index(after: index) < text.endIndex ? text[text.index(after: index)] : " "
      let goesOn =
        first.isNumber
        ? character.isNumber || ".,".contains(character) && after.isNumber
        : character.isLetter || character.isNumber || "-'’".contains(character) && after.isLetter
      guard goesOn else { break }
      index = text.index(after: index)
    }
    return index
  }
}
