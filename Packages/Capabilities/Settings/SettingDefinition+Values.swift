import TrackerApplication
import TrackerCore

extension SettingDefinition {
  /// What may be set, in words.
  public var allowed: Phrase {
    switch shape {
    case .choice(let words): .verbatim(words.joined(separator: ", "))
    case .bool: .verbatim("true, false")
    case .whole(let range):
      .words("{low} to {high}", ["low": .count(range.lowerBound), "high": .count(range.upperBound)])
    case .time(let range):
      .words("{low} to {high}", ["low": "\(range.lowerBound)", "high": "\(range.upperBound)"])
    case .order(let words):
      .words(
        "some of {words}, with commas between them", ["words": .verbatim(words.joined(separator: ", "))])
    case .folder: .words("{default}, or a whole path that begins with /", ["default": .verbatim(defaultValue)])
    }
  }

  /// A value as it is kept: `4:00` becomes `04:00`.
  ///
  /// - Throws: a diagnostic with what is allowed.
  public func normalised(_ text: String, at place: Place? = nil) throws(Diagnostic) -> String {
    let value: String? =
      switch shape {
      case .choice(let words): words.first { $0 == text.lowercased() }
      case .bool: ["true", "false"].first { $0 == text.lowercased() }
      case .whole(let range): Int(text).flatMap { range.contains($0) ? String($0) : nil }
      case .time(let range): LocalTime(text).flatMap { range.contains($0) ? $0.description : nil }
      case .order(let words): SettingDefinition.order(text, of: words)
      case .folder: text == defaultValue ? text : SettingDefinition.folder(text)
      }
    if let value { return value }
    var nearest: String?
    if case .choice(let words) = shape { nearest = nearestMatch(to: text, among: words) }
    if case .order(let words) = shape {
      let unknown = SettingDefinition.words(of: text).first { !words.contains($0) }
      nearest = unknown.flatMap { nearestMatch(to: $0, among: words) }
    }
    throw Diagnostic(
      code: "setting-value", text.isEmpty ? "{setting} needs a value" : "“{value}” is not allowed for {setting}",
      ["setting": "\(id)", "value": .verbatim(text)], at: place, found: text, allowed: allowed, nearest: nearest)
  }

  /// A path as a line of the settings file can hold it; nil where it is not whole, or has a line break in it.
  private static func folder(_ text: String) -> String? {
    guard text.hasPrefix("/"), !text.contains(where: \.isNewline), !text.contains("\0") else { return nil }
    return text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  private static func words(of text: String) -> [String] { text.lowercased().split(separator: ",").map { $0.trimmed } }

  /// The words of a list with commas, nil where one is none of those allowed or stands twice.
  private static func order(_ text: String, of allowed: [String]) -> String? {
    let words = words(of: text)
    guard !words.isEmpty, words.allSatisfy(allowed.contains), Set(words).count == words.count else { return nil }
    return words.joined(separator: ",")
  }
}
