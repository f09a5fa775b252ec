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

  /// A name within a sentence: its first letter is small where the language writes nouns small. The first word keeps
  /// its capital if it is an abbreviation (`UV`, `X-ray`) or somebody's name with an apostrophe (`Newton's law`).
  public func inSentence(_ name: String) -> String {
    let word = name.prefix { $0 != " " }
    let rest = word.dropFirst()
    let isAbbreviation = rest.contains(where: \.isUppercase) || rest.first?.isLetter == false
    let isName = rest.hasSuffix("'s") || rest.hasSuffix("’s") || rest.hasSuffix("'") || rest.hasSuffix("’")
    if rawValue.hasPrefix("de") || isAbbreviation || isName { return name }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The tag, then the language without its region.
  public var nearest: [LanguageTag] {
    let language = LanguageTag(String(rawValue.prefix { $0 != "-" }))
    return language == self ? [self] : [self, language]
  }
}
