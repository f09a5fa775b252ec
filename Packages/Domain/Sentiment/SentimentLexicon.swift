/// The words by which a language says how somebody is, as `Sentiment` reads them: our own lists, made for diaries of
/// people who are ill.
struct SentimentLexicon: Sendable {
  /// Words with what they count, and beginnings of words, which stand for all that begin so.
  private let words: [String: Double]
  private let beginnings: [String: Double]
  private let shortest: Int
  private let longest: Int
  /// Words that turn what follows them.
  private let negations: Set<String>
  /// Words that end what stands before them, such as *gone*.
  let ends: Set<String>
  /// Words behind which a text says what it means, such as *but*.
  let turns: Set<String>
  /// Words after which a *not* says the opposite, as in *can't stop worrying*.
  let resumes: Set<String>
  /// Words that make the next one count more or less.
  let factors: [String: Double]
  private let small: Set<String>

  /// - Parameter values: By what they count, words with spaces between them; `glad*` is a beginning.
  init(
    values: [Double: String], negations: String, ends: String, turns: String, resumes: String,
    factors: [Double: String], small: Set<String>
  ) {
    var words: [String: Double] = [:]
    var beginnings: [String: Double] = [:]
    for (value, list) in values {
      for word in SentimentLexicon.split(list) {
        if word.hasSuffix("*") { beginnings[String(word.dropLast())] = value } else { words[word] = value }
      }
    }
    self.words = words
    self.beginnings = beginnings
    shortest = beginnings.keys.map(\.count).min() ?? 0
    longest = beginnings.keys.map(\.count).max() ?? 0
    self.negations = Set(SentimentLexicon.split(negations))
    self.ends = Set(SentimentLexicon.split(ends))
    self.turns = Set(SentimentLexicon.split(turns))
    self.resumes = Set(SentimentLexicon.split(resumes))
    self.factors = factors.reduce(into: [:]) { result, factor in
      for word in SentimentLexicon.split(factor.value) { result[word] = factor.key }
    }
    self.small = small
  }

  static func of(_ language: TextLanguage) -> SentimentLexicon { language == .german ? german : english }

  /// nil for a word that is not in the lists. Of several beginnings, the longest counts.
  func value(of word: String) -> Double? {
    if let value = words[word] { return value }
    let length = word.count
    guard shortest > 0, length >= shortest else { return nil }
    for size in stride(from: min(length, longest), through: shortest, by: -1) {
      if let value = beginnings[String(word.prefix(size))] { return value }
    }
    return nil
  }

  func negates(_ word: String) -> Bool { negations.contains(word) || word.hasSuffix("n't") }

  /// Whether a word may stand between a *not* and what it turns without bringing it nearer to its end.
  func isSmall(_ word: String) -> Bool { small.contains(word) }

  /// Words of a list, folded as those of a text are.
  private static func split(_ list: String) -> [String] {
    list.split(whereSeparator: \.isWhitespace).map { TextWords.folded(String($0)) }
  }
}
