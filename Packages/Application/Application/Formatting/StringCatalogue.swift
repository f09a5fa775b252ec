import TrackerCore

/// What a module says in one language other than English: its phrases by what they are in English, so that both stand
/// side by side.
public struct StringCatalogue: Sendable {
  public let module: ModuleID
  public let language: LanguageTag
  /// By the English phrase, with the same placeholders in braces.
  public let translations: [String: String]

  public init(_ module: ModuleID, _ language: LanguageTag, _ translations: [String: String]) {
    self.module = module
    self.language = language
    self.translations = translations
  }
}
