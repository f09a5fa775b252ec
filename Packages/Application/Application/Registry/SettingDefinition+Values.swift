import TrackerCore
import TrackerEntryLanguage

extension SettingDefinition {
  /// What may be set, in words.
  public var allowed: Phrase {
    switch shape {
    case .choice(let words): .verbatim(words.joined(separator: ", "))
    case .bool: .verbatim("true, false")
    case .whole(let range):
      .words("{low} to {high}", ["low": .count(range.lowerBound), "high": .count(range.upperBound)])
    case .decimal(let range):
      .words(
        "{low} to {high}", ["low": .number(range.lowerBound, upTo: 1), "high": .number(range.upperBound, upTo: 1)])
    case .time(let range):
      .words("{low} to {high}", ["low": "\(range.lowerBound)", "high": "\(range.upperBound)"])
    case .order(let words):
      .words(
        "some of {words}, with commas between them", ["words": .verbatim(words.joined(separator: ", "))])
    case .several(let words):
      .words("none, or some of {words}, with commas between them", ["words": .verbatim(words.joined(separator: ", "))])
    case .colour: .words("{default}, or a colour such as #2f6b4f", ["default": .verbatim(defaultValue)])
    case .folder: .words("{default}, or a whole path that begins with /", ["default": .verbatim(defaultValue)])
    case .hours: "none, or hours such as 09:00-17:00, with commas between them"
    }
  }

  /// The words that can be chosen, where there are some.
  public var words: [String] {
    switch shape {
    case .choice(let words), .order(let words), .several(let words): words
    case .bool: ["true", "false"]
    case .whole, .decimal, .time, .colour, .folder, .hours: []
    }
  }

  /// A value as people read it: `21:00`, `Chance of a flare, Yesterday`. Those that are typed in English are told in
  /// the person's language.
  public func words(of value: String) -> Phrase {
    func word(_ word: String) -> Phrase { told(word) ?? SettingDefinition.common[word] ?? .verbatim(word) }
    switch shape {
    case .order, .several: return .parts(SettingDefinition.words(of: value).map(word))
    default: return word(value)
    }
  }

  /// Words that many settings have.
  private static let common: [String: Phrase] = [
    on: "on", off: "off", none: "none", "auto": "automatic", "always": "always", "never": "never", "true": "yes",
    "false": "no", "daily": "daily", "weekly": "weekly", "monthly": "monthly", "light": "light colours",
    "dark": "dark colours",
    "system": "as this computer",
  ]

  /// A value as it is kept: `4:00` and `4am` become `04:00`.
  ///
  /// - Throws: a diagnostic with what is allowed.
  public func normalised(_ text: String, at place: Place? = nil) throws(Diagnostic) -> String {
    let lower = text.lowercased()
    let value: String? =
      switch shape {
      case .choice(let words): words.first { $0 == lower }
      case .bool: ["true", "false"].first { $0 == lower }
      case .whole(let range): Int(text).flatMap { range.contains($0) ? String($0) : nil }
      case .decimal(let range): SettingDefinition.decimal(text, in: range)
      case .time(let range): LocalTime(typed: text).flatMap { range.contains($0) ? $0.description : nil }
      case .order(let words): SettingDefinition.order(text, of: words)
      case .several(let words): lower == SettingDefinition.none ? lower : SettingDefinition.order(text, of: words)
      case .colour: lower == defaultValue ? lower : SettingDefinition.colour(lower)
      case .folder: text == defaultValue ? text : SettingDefinition.folder(text)
      case .hours: lower == SettingDefinition.none ? lower : SettingDefinition.hours(text)
      }
    if let value { return value }
    let typed =
      switch shape {
      case .order, .several: SettingDefinition.words(of: text).first { !words.contains($0) }
      default: Optional(text)
      }
    throw Diagnostic(
      code: "setting-value", text.isEmpty ? "{setting} needs a value" : "“{value}” is not allowed for {setting}",
      ["setting": "\(id)", "value": .verbatim(text)], at: place, found: text, allowed: allowed,
      nearest: typed.flatMap { nearestMatch(to: $0, among: words) })
  }

  /// A number as it is kept, with a point and one digit after it at most.
  private static func decimal(_ text: String, in range: ClosedRange<Double>) -> String? {
    guard let number = Double(text.replacing(",", with: ".")), range.contains(number) else { return nil }
    return number.decimal(upTo: 1)
  }

  /// `#2f6b4f`, also of `2F6B4F` and of three digits.
  private static func colour(_ text: String) -> String? {
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    guard digits.allSatisfy(\.isHexDigit), digits.allSatisfy(\.isASCII) else { return nil }
    if digits.count == 3 { return "#" + digits.flatMap { [$0, $0] } }
    return digits.count == 6 ? "#\(digits)" : nil
  }

  /// A path as a line of the settings file can hold it; nil where it is not whole, or has a line break in it.
  private static func folder(_ text: String) -> String? {
    guard text.hasPrefix("/"), !text.contains(where: \.isNewline), !text.contains("\0") else { return nil }
    return text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// `9-17` and `9:00 – 17:00` as `09:00-17:00`; nil where a part is none.
  private static func hours(_ text: String) -> String? {
    let spans = text.split(separator: ",", omittingEmptySubsequences: false).map { part -> ClockSpan? in
      let ends = part.replacing("–", with: "-").split(separator: "-", omittingEmptySubsequences: false).map(\.trimmed)
      guard ends.count == 2, let start = LocalTime(typed: ends[0]), let end = LocalTime(typed: ends[1]) else {
        return nil
      }
      return ClockSpan(from: start, to: end)
    }
    guard spans.count <= 12, spans.allSatisfy({ $0 != nil }) else { return nil }
    return spans.compactMap { $0?.description }.joined(separator: ",")
  }

  private static func words(of text: String) -> [String] { text.lowercased().split(separator: ",").map { $0.trimmed } }

  /// The words of a list with commas, nil where one is none of those allowed or stands twice.
  private static func order(_ text: String, of allowed: [String]) -> String? {
    let words = words(of: text)
    guard !words.isEmpty, words.allSatisfy(allowed.contains), Set(words).count == words.count else { return nil }
    return words.joined(separator: ",")
  }
}

extension [SettingDefinition] {
  /// Why a setting can't have a value beside those of others; nil where it can.
  ///
  /// - Parameter values: The value of every setting as it would be.
  public func exclusion(of setting: SettingDefinition, _ values: (SettingDefinition) throws -> String) rethrows
    -> (says: Phrase, other: SettingID)?
  {
    for definition in self {
      for rule in definition.rules where definition.id == setting.id || rule.other == setting.id {
        guard let other = first(where: { $0.id == rule.other }),
          rule.excludes(try values(definition), try values(other))
        else { continue }
        return (rule.says, definition.id == setting.id ? other.id : definition.id)
      }
    }
    return nil
  }
}
