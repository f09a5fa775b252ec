/// Phrases that are looked for in a sentence by their first words, so that it is walked through once for all of them.
struct AdvicePhrases {
  private let byFirstWord: [String: [ArraySlice<String>]]

  /// - Parameter phrases: In small letters; “…” stands for up to four words.
  init(_ phrases: [String]) {
    let all = phrases.map { $0.split(separator: " ").map(String.init) }
    byFirstWord = Dictionary(grouping: all.filter { !$0.isEmpty }) { $0[0] }.mapValues { $0.map { $0.dropFirst() } }
  }

  /// Where the first of them stands in a sentence.
  func first(in sentence: AdviceSentence) -> Range<Int>? {
    (0..<sentence.count).lazy.compactMap { range(in: sentence, at: $0) }.first
  }

  /// The words of one of them that stands at a place.
  func range(in sentence: AdviceSentence, at start: Int) -> Range<Int>? {
    byFirstWord[sentence[start]]?.lazy.compactMap { AdvicePhrases.end(of: $0, in: sentence, at: start + 1) }.first
      .map { start..<$0 }
  }

  private static func end(of phrase: ArraySlice<String>, in sentence: AdviceSentence, at index: Int) -> Int? {
    guard let first = phrase.first else { return index }
    let rest = phrase.dropFirst()
    if first == "…" { return (index...index + 4).lazy.compactMap { end(of: rest, in: sentence, at: $0) }.first }
    return sentence[index] == first ? end(of: rest, in: sentence, at: index + 1) : nil
  }
}
