import TrackerCore

/// The program's own words in a language, looked up by what they are in English; packs bring their own texts.
public struct Phrases: Sendable {
  public let language: LanguageTag
  /// By the English phrase, with the same placeholders in braces.
  private let translations: [String: String]

  public init(language: LanguageTag, translations: [String: String]) {
    self.language = language
    self.translations = translations
  }

  public static let english = Phrases(language: .english, translations: [:])

  /// The phrase in the language, with its placeholders filled in; in English where the language lacks it.
  public func callAsFunction(_ english: String, _ values: [String: String] = [:]) -> String {
    values.reduce(translations[english] ?? english) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  /// A name within a sentence: in small letters, but where the language writes nouns large.
  public func inSentence(_ name: String) -> String { language.rawValue.hasPrefix("de") ? name : name.lowercased() }

  /// Numbers have the language's sign before the decimals: `4.6`, `4,6`.
  public func number(_ text: String) -> String {
    let point = self(".")
    return point == "." ? text : text.replacing(".", with: point)
  }
}
