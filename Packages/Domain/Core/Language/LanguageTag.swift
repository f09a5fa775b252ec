/// A language that texts are in, such as `de` or `pt-BR` (the shapes of BCP 47 with a language and at most a region).
public struct LanguageTag: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What packs and the program are written in.
  public static let english: LanguageTag = "en"

  /// Two or three small letters, and a region of two capitals if any.
  public var isWellFormed: Bool {
    let parts = rawValue.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy({ ("a"..."z").contains($0) })
    else {
      return false
    }
    return parts.count == 1
      || (parts.count == 2 && parts[1].count == 2 && parts[1].allSatisfy { ("A"..."Z").contains($0) })
  }

  /// A name within a sentence: in small letters, but where the language writes nouns large.
  public func inSentence(_ name: String) -> String { rawValue.hasPrefix("de") ? name : name.lowercased() }

  /// The tag, then the language without its region.
  public var nearest: [LanguageTag] {
    let language = LanguageTag(String(rawValue.prefix { $0 != "-" }))
    return language == self ? [self] : [self, language]
  }
}
