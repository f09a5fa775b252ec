import TrackerSentiment

/// Categories that the words of a text speak for: offered, never set.
enum CategorySuggestions {
  /// Beginnings of words, in English and German, by category. Two words with a space stand one after the other.
  private static let words: [(category: String, words: String)] = [
    (
      "gratitude",
      """
      grateful thankful thanks appreciat bless dankbar danke gluecklich|ueber gluecklich|mit lucky|to lucky|that
      """
    ),
    (
      "challenge",
      """
      struggl difficult challeng hard|to hard|day fight battl obstacl setback cope|with coping kaempf
      schwierig herausforder ueberforder hindernis rueckschlag faellt|schwer faellt|mir muehsam anstreng
      """
    ),
    (
      "accomplishment",
      """
      managed achiev accomplish finished completed proud succe did|it victory progress geschafft erreicht
      stolz erfolg gelungen fertig|geworden fortschritt sieg bewaeltigt
      """
    ),
    (
      "idea",
      """
      idea ideas could|try want|to|try maybe|i|could maybe|i|should i|should|try what|if idee ideen einfall
      koennte|ich ich|koennte ich|sollte moechte|ausprobieren
      """
    ),
  ]

  /// The rules, each as words that stand one after the other.
  private static let rules: [(category: String, phrases: [[String]])] = words.map { rule in
    (
      rule.category,
      rule.words.split(whereSeparator: \.isWhitespace).map { $0.split(separator: "|").map(String.init) }
    )
  }

  /// The categories of a text, in their usual order.
  static func of(_ text: String) -> [String] {
    let clauses = TextWords(text).clauses.map { $0.map(\.folded) }
    return rules.filter { rule in
      rule.phrases.contains { phrase in clauses.contains { stands(phrase, in: $0) } }
    }.map(\.category)
  }

  private static func stands(_ phrase: [String], in clause: [String]) -> Bool {
    guard clause.count >= phrase.count else { return false }
    return (0...clause.count - phrase.count).contains { start in
      phrase.enumerated().allSatisfy { index, word in
        let found = clause[start + index]
        return phrase.count > 1 || word.count < 5 ? found == word : found.hasPrefix(word)
      }
    }
  }
}
