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

  private enum CodingKeys: String, CodingKey {
    case id, about, value, origin, allowed, scope
    case defaultValue = "standard"
  }

  init(_ definition: SettingDefinition, value: SettingValue) {
    self.id = definition.id
    self.about = definition.about
    self.value = value.value
    self.origin = value.origin
    self.defaultValue = definition.defaultValue
    self.allowed = definition.allowed
    self.scope = definition.scope
  }

  /// Its value, with where that comes from.
  func fact(_ format: TextFormatter) -> Block {
    .fact(.init(id.rawValue, "\(value, .strong) (\(format(origin)))"))
  }
}

/// What a command did to a setting.
struct SettingChange: Codable, Sendable, Hashable {
  /// nil where the settings file could not be used.
  var before: String?
  var now: SettingState
}
