import TrackerCore

/// The preferences in force. The Settings module has the one that reads `settings.yaml`.
public protocol SettingsStore: Sendable {
  /// Where the preferences are kept, for messages.
  var place: String { get }
  /// The value in force, with where it comes from.
  ///
  /// - Throws: `Failure` (`validation`) when the file holds something that is not allowed.
  func value(of setting: SettingDefinition) throws -> SettingValue
  /// Keeps a value, nil to go back to the default. What other commands change meanwhile stays.
  ///
  /// - Returns: The value in force before and the one that is now; `before` is nil where what was kept could not be
  ///   read.
  /// - Throws: `Failure` (`validation`, `storage`, `system`); then nothing is changed.
  @discardableResult
  func set(_ value: String?, for setting: SettingDefinition) throws -> (before: SettingValue?, now: SettingValue)
}

/// A setting's value and its origin.
public struct SettingValue: Sendable, Hashable, Codable {
  public var value: String
  /// `default`, the settings file, an environment variable or `your journal`.
  public var origin: Phrase
  /// What the file says in place of the value, where that can no longer be set.
  public var retired: String?

  public init(value: String, origin: Phrase, retired: String? = nil) {
    self.value = value
    self.origin = origin
    self.retired = retired
  }
}
