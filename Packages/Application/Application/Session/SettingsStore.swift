import TrackerCore

/// The preferences in force. The Settings module has the one that reads `settings.yaml`.
public protocol SettingsStore: Sendable {
  /// Where the preferences are kept, for messages.
  var place: String { get }
  /// The value in force, with where it comes from; the default where what was set can't be used (`faults`).
  ///
  /// - Throws: `Failure` (`system`) when what is kept can't be read, `validation` for a setting of the journal.
  func value(of setting: SettingDefinition) throws -> SettingValue
  /// What was set and can't be used, each with its place: the default holds there.
  ///
  /// - Throws: `Failure` (`system`) when what is kept can't be read.
  func faults() throws -> [Diagnostic]
  /// Keeps a value, nil to go back to the default. What other commands change meanwhile stays.
  ///
  /// - Returns: The value in force before and the one that is now; `before` is nil where what was kept could not be
  ///   read.
  /// - Throws: `Failure` (`validation`, `storage`, `system`); then nothing is changed.
  @discardableResult
  func set(_ value: String?, for setting: SettingDefinition) throws -> (before: SettingValue?, now: SettingValue)
  /// Keeps several values in one step, all of them or none.
  ///
  /// - Returns: In their order, as `set` gives them.
  /// - Throws: As `set` does.
  func set(_ values: [(setting: SettingDefinition, value: String?)]) throws -> [(
    before: SettingValue?, now: SettingValue
  )]
  /// Goes back to every default. What was kept before is put beside.
  ///
  /// - Returns: Where that is; nil where there was nothing.
  /// - Throws: `Failure` (`system`).
  func reset() throws -> String?
}

extension SettingsStore {
  /// None, where nothing can be wrong.
  public func faults() throws -> [Diagnostic] { [] }

  /// One after the other, where there is no other way.
  public func set(_ values: [(setting: SettingDefinition, value: String?)]) throws -> [(
    before: SettingValue?, now: SettingValue
  )] {
    try values.map { try set($0.value, for: $0.setting) }
  }

  /// Nothing, where nothing is kept.
  public func reset() throws -> String? { nil }
}

/// A setting's value and its origin.
public struct SettingValue: Sendable, Hashable, Codable {
  public var value: String
  /// `default`, the settings file, an environment variable, an option or `your journal`.
  public var origin: Phrase
  /// What the file says in place of the value, where that can no longer be set.
  public var retired: String?
  /// Whether it counts for this command alone, and hides what is kept: that of a variable or an option.
  public var isPassing = false

  private enum CodingKeys: String, CodingKey {
    case value, origin, retired
  }

  public init(value: String, origin: Phrase, retired: String? = nil, isPassing: Bool = false) {
    self.value = value
    self.origin = origin
    self.retired = retired
    self.isPassing = isPassing
  }
}
