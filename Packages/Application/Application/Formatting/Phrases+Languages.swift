import TrackerCore

extension Phrases {
  /// The languages that the program speaks itself.
  public static let spoken: [LanguageTag] = [.english, "de"]

  /// The program's words in a language, English where it does not speak it.
  public static func words(in language: LanguageTag) -> Phrases {
    language == "de" ? Phrases(language: "de", translations: german) : .english
  }
}
