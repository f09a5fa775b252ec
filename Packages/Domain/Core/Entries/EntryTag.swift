import Foundation

/// A word of the person's own that marks entries of any kind, such as `travel`: letters of any script, digits and
/// hyphens, in small letters. Its metric is `tag.<id>`.
public struct EntryTag: Identifier {
  /// Characters, at most.
  public static let longest = 50
  /// So many tags an entry has at most.
  public static let most = 20
  /// What the metrics of tags begin with.
  public static let metricPrefix = "tag."

  public let rawValue: String

  /// A tag as journals keep it; nothing is checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A tag as people write it: in any case, with or without `#`. Spaces and underscores become hyphens.
  ///
  /// - Returns: nil for what has a sign that no tag has, no letter or digit, or more than 50 characters.
  public init?(typed text: String) {
    let text = text.trimmed
    let plain = (text.hasPrefix("#") ? text.dropFirst() : text[...]).lowercased()
    // Signs without a look of their own, such as joiners, would make two tags of what reads as one.
    let scalars = plain.unicodeScalars.filter { $0.properties.generalCategory != .format }
    let words = String(String.UnicodeScalarView(scalars)).precomposedStringWithCanonicalMapping
      .split { $0 == "-" || $0 == "_" || $0.isWhitespace }
    let id = words.joined(separator: "-")
    guard (1...EntryTag.longest).contains(id.count), id.allSatisfy(EntryTag.isAllowed) else { return nil }
    self.init(rawValue: id)
  }

  /// The tag of a metric; nil for any other metric.
  public init?(of metric: MetricID) {
    guard metric.rawValue.hasPrefix(EntryTag.metricPrefix), metric.rawValue.count > EntryTag.metricPrefix.count else {
      return nil
    }
    self.init(rawValue: String(metric.rawValue.dropFirst(EntryTag.metricPrefix.count)))
  }

  private static func isAllowed(_ character: Character) -> Bool {
    guard character.isLetter || character.isNumber else { return character == "-" }
    return character.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .lowercaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber, .spacingMark: true
      // What makes a picture of a digit is such a mark, too.
      case .nonspacingMark: !scalar.properties.isVariationSelector
      default: false
      }
    }
  }

  /// 1 on each day with an entry that has it.
  public var metric: MetricID { MetricID("\(EntryTag.metricPrefix)\(rawValue)") }

  /// As people read and write it: `#travel`.
  public var hashtag: String { "#\(rawValue)" }

  /// The tags of a word such as `#travel` or `#travel,#work`; a comma or a full stop behind it is of the sentence.
  ///
  /// - Returns: nil for a word that is none: it does not begin with `#`, has spaces, or only digits behind it, as `#4`.
  /// - Throws: a `Diagnostic` for a word that begins so and has a sign that no tag has.
  public static func hashtags(in word: String) throws(Diagnostic) -> [EntryTag]? {
    guard word.hasPrefix("#"), !word.contains(where: \.isWhitespace) else { return nil }
    let parts = word.split { "#,;".contains($0) }.map { part in
      String(part.dropLast(part.reversed().prefix { ".!?:".contains($0) }.count))
    }.filter { !$0.isEmpty }
    guard parts.contains(where: { !$0.allSatisfy(\.isNumber) }) else { return nil }
    return try list(parts)
  }

  /// The tags of a text as a field takes it: `travel, work`, `#travel #work` or `Travel; Bad day`.
  ///
  /// - Throws: a `Diagnostic` for a part that is no tag, for none, and for more than 20.
  public static func list(typed text: String) throws(Diagnostic) -> [EntryTag] {
    let parts = text.split { ",;|".contains($0) || $0.isNewline }.flatMap { part in
      // With hash signs, spaces stand between tags; without them, they are within one.
      part.contains("#") ? part.split { $0 == "#" || $0.isWhitespace }.map(String.init) : [part.trimmed]
    }
    return try list(parts.filter { !$0.isEmpty })
  }

  /// Texts as tags, each once.
  ///
  /// - Throws: a `Diagnostic` for a text that is no tag, for none, and for more than 20; it never holds a text.
  public static func list(_ texts: [String]) throws(Diagnostic) -> [EntryTag] {
    var tags: [EntryTag] = []
    for text in texts {
      guard let tag = EntryTag(typed: text) else { throw FieldDefinition.tags.wrongType }
      if !tags.contains(tag) { tags.append(tag) }
    }
    guard !tags.isEmpty else { throw FieldDefinition.tags.isEmpty }
    guard tags.count <= most else {
      throw Diagnostic(code: "too-many", "An entry can have up to {count} tags", ["count": .count(most)])
    }
    return tags
  }
}

extension FieldDefinition {
  /// The field that every kind of entry has besides its own (`LogKindDefinition.fields`).
  public static let tags = FieldDefinition(
    "tags", aliases: ["tag", "hashtags", "hashtag", "schlagwörter", "schlagwort"], .tags,
    "Words of your own to find it by.", label: "Tags")
}

extension Payload {
  /// The tags, in the order in which they were given; none where there are none.
  public var tags: [EntryTag] {
    get { (fields[FieldDefinition.tags.name]?.list ?? []).compactMap { $0.text.map(EntryTag.init(rawValue:)) } }
    set { fields[FieldDefinition.tags.name] = newValue.isEmpty ? nil : newValue.map(\.rawValue).json }
  }
}

extension Phrase {
  /// Tags as they are told, `#travel #work`; nil for none.
  public static func tags(_ tags: [EntryTag]) -> Phrase? {
    tags.isEmpty ? nil : .verbatim(tags.map(\.hashtag).joined(separator: " "))
  }
}
