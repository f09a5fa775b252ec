/// Finds what tells people how to treat themselves, by what a sentence does: it asks for something (an imperative, a
/// modal verb, a recommendation), or names a dose, and it does so with a medicine, a device or an act of treatment.
///
/// Sentences that say when to get help, that ask, and that state what somebody did are none. English and German are
/// looked at by rules of their own (`EnglishAdvice`, `GermanAdvice`), which are measured on
/// `Tests/Fixtures/advice`.
struct AdviceFinder {
  /// Whether English is looked for.
  private let isEnglish: Bool
  /// Whether German is looked for.
  private let isGerman: Bool

  /// - Parameter language: The tag of the text's language; nil where it may be any, so that all are looked for.
  init(language: String?) {
    let tag = language.map { String($0.prefix { $0 != "-" }) }
    isEnglish = tag == nil || tag == "en"
    isGerman = tag == nil || tag == "de"
  }

  /// The longest sentence that is looked at closely, in words: no sentence for people is longer.
  private static let mostWords = 120

  /// The words of each sentence of a text that give advice, from the word that asks to what it is about.
  func advice(in text: String) -> [String] {
    AdviceSentence.sentences(of: text).compactMap { sentence in
      guard sentence.count <= AdviceFinder.mostWords else { return nil }
      return advice(in: sentence) ?? (sentence.fresh.count < sentence.count ? advice(in: sentence.fresh) : nil)
    }
  }

  private func advice(in sentence: AdviceSentence) -> String? {
    let english = isEnglish ? EnglishAdvice(sentence).range : nil
    return (english ?? (isGerman ? GermanAdvice(sentence).range : nil)).map(sentence.shown)
  }
}
