import TrackerCore

/// The program's own words in a language, looked up by what they are in English; packs bring their own texts.
public struct Phrases: Sendable {
  public let language: LanguageTag
  private let translations: [String: String]

  /// - Parameter catalogues: In any language; those of other languages are left out. Where two translate one phrase,
  ///   the first one holds; `Registry.diagnostics` reports it where they differ.
  public init(_ language: LanguageTag, _ catalogues: [StringCatalogue]) {
    self.language = language
    translations = catalogues.filter { $0.language == language }.reduce(into: [:]) { all, catalogue in
      all.merge(catalogue.translations) { first, _ in first }
    }
  }

  private init(language: LanguageTag, translations: [String: String]) {
    self.language = language
    self.translations = translations
  }

  public static let english = Phrases(.english, [])

  /// With what further catalogues say in the same language.
  public func adding(_ catalogues: [StringCatalogue]) -> Phrases {
    let more = Phrases(language, catalogues)
    return Phrases(
      language: language, translations: translations.merging(more.translations) { first, _ in first })
  }

  /// The phrase in the language, with its placeholders filled in; in English where the language lacks it.
  public func callAsFunction(_ english: String, _ values: [String: String] = [:]) -> String {
    self(.words(english, values.mapValues { .verbatim($0) }))
  }

  /// The phrase in the language; English words where the language lacks them.
  @_disfavoredOverload
  public func callAsFunction(_ phrase: Phrase) -> String {
    phrase.text(translate: { translations[$0] ?? $0 }, number: number, day: long)
  }

  /// A name within a sentence: in small letters, but where the language writes nouns large.
  public func inSentence(_ name: String) -> String { language.rawValue.hasPrefix("de") ? name : name.lowercased() }

  /// Numbers have the language's sign before the decimals: `4.6`, `4,6`.
  public func number(_ text: String) -> String {
    let point = self(".")
    return point == "." ? text : text.replacing(".", with: point)
  }
}
