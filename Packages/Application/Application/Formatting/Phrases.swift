import TrackerCore

/// The program's own words in a language, looked up by what they are in English; packs bring their own texts.
public struct Phrases: Sendable {
  public let language: LanguageTag
  private let translations: [String: String]
  /// The units in which amounts are told.
  public var units: UnitSystem = .metric
  /// Told of every phrase that the language lacks.
  private var tellLack: (@Sendable (_ english: String) -> Void)?

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
    var result = Phrases(
      language: language, translations: translations.merging(more.translations) { first, _ in first })
    result.tellLack = tellLack
    result.units = units
    return result
  }

  /// The same words, which tell of every phrase that their language lacks; in English they lack none.
  public func telling(_ lack: @escaping @Sendable (_ english: String) -> Void) -> Phrases {
    var result = self
    result.tellLack = language == .english ? nil : lack
    return result
  }

  /// The phrase in the language, with its placeholders filled in; in English where the language lacks it.
  public func callAsFunction(_ english: String, _ values: [String: String] = [:]) -> String {
    self(.words(english, values.mapValues { .verbatim($0) }))
  }

  /// The phrase in the language; English words where the language lacks them.
  @_disfavoredOverload
  public func callAsFunction(_ phrase: Phrase) -> String {
    phrase.text(translate: translation, number: number, day: long, units: units)
  }

  private func translation(of english: String) -> String {
    if let translation = translations[english] { return translation }
    // What has no word outside its placeholders is the same in every language.
    if let tellLack, english.replacing(/\{[a-z_A-Z0-9]*\}/, with: "").contains(where: \.isLetter) { tellLack(english) }
    return english
  }

  /// A name within a sentence (`LanguageTag.inSentence`).
  public func inSentence(_ name: String) -> String { language.inSentence(name) }

  /// Numbers have the language's sign before the decimals: `4.6`, `4,6`.
  public func number(_ text: String) -> String {
    let point = self(".")
    return point == "." ? text : text.replacing(".", with: point)
  }
}
