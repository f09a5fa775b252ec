import TrackerApplication
import TrackerCore

/// A setting with its value, where that comes from and what may be set.
struct SettingState: Codable, Sendable, Hashable {
  var id: SettingID
  var about: String
  var value: String
  var origin: Phrase
  var defaultValue: String
  var allowed: Phrase
  var scope: SettingDefinition.Scope
  /// What the file names and cannot be chosen now; nil where there is no such value.
  var retired: String?

  private enum CodingKeys: String, CodingKey {
    case id, about, value, origin, allowed, scope
    case defaultValue = "standard"
  }

  init(_ definition: SettingDefinition, value: SettingValue) {
    self.id = definition.id
    self.about = definition.about
    self.value = value.value
    self.origin = value.origin
    self.retired = value.retired
    self.defaultValue = definition.defaultValue
    self.allowed = definition.allowed
    self.scope = definition.scope
  }

  /// Its value, with where that comes from.
  func fact(_ format: TextFormatter) -> Block {
    if let retired {
      let values: [String: Phrase] = ["old": .verbatim(retired), "used": SettingState.used(value), "origin": origin]
      let text = format(.words("“{old}” cannot be chosen yet. {used} is used ({origin}).", values))
      return .fact(.init(id.rawValue, "\(text)"))
    }
    // A list can be wider than a line: it is broken after its commas.
    let words = value.split(separator: ",").map { String($0) }
    let pieces = words.dropLast().map { RichText("\($0),", .strong) } + words.suffix(1).map { RichText($0, .strong) }
    let values = pieces.reduce(RichText("")) { $0.isEmpty ? $1 : $0 + " " + $1 }
    return .fact(.init(id.rawValue, "\(values) (\(format(origin)))"))
  }

  /// A value as a sentence names it.
  static func used(_ value: String) -> Phrase {
    value == LanguageTag.english.rawValue ? "English" : .verbatim(value)
  }
}

/// What a command did to a setting.
struct SettingChange: Codable, Sendable, Hashable {
  /// nil where the settings file could not be used.
  var before: String?
  var now: SettingState
}
