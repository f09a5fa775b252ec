/// A language whose words are known.
public enum TextLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case german = "de"

  /// The language that a text is most likely in: the one of which it has more of the small words that only that
  /// language has; English where both have as many.
  public init(of text: TextWords) {
    var (english, german) = (0, 0)
    for word in text.all {
      if StopWords.onlyEnglish.contains(word.folded) { english += 1 }
      if StopWords.onlyGerman.contains(word.folded) { german += 1 }
    }
    self = german > english ? .german : .english
  }
}
