/// Finds phrases in texts, as whole words in any case.
struct PhraseFinder {
  private struct Phrase {
    let text: String
    let words: [Substring]
  }

  private let phrases: [String]
  /// The phrases by their first words: most words begin none, so a text is looked through once however many there are.
  private let byFirstWord: [Substring: [Phrase]]

  init(_ phrases: [String]) {
    self.phrases = phrases
    byFirstWord = Dictionary(grouping: phrases.map { Phrase(text: $0, words: PhraseFinder.words(of: $0)) }) {
      $0.words.first ?? ""
    }
  }

  /// The phrases that stand in a text, each once, in the order in which they were given.
  func found(in text: String) -> [String] {
    let words = PhraseFinder.words(of: text)
    var found: Set<String> = []
    for (index, word) in words.enumerated() {
      for phrase in byFirstWord[word] ?? [] where words[index...].starts(with: phrase.words) {
        found.insert(phrase.text)
      }
    }
    return phrases.filter(found.contains)
  }

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && $0 != "'" }
  }
}
