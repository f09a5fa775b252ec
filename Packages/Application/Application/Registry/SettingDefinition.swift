import TrackerCore

/// A preference of this machine or a fact of the person that can be set.
public struct SettingDefinition: Sendable {
  /// Which values a setting takes; each is typed and kept as text.
  public enum Shape: Sendable, Hashable {
    case choice([String])
    case bool
    case whole(ClosedRange<Int>)
    /// A time of day between two times.
    case time(ClosedRange<LocalTime>)
    /// Some of the words, each once, with commas between them.
    case order([String])
    /// The whole path of a folder, or the word that is the default.
    case folder
  }

  /// Whose a value is: this machine's or the person's.
  public enum Scope: String, Sendable, Codable {
    case machine, person
  }

  /// Where a value is kept.
  public enum Backing: Sendable {
    /// `settings.yaml` in the home: a preference of this machine.
    case settingsFile
    /// The person's journal, in the way of the module that brings the setting.
    case journal(any SettingBacking)
  }

  public var id: SettingID
  public var about: String
  public var shape: Shape
  public var defaultValue: String
  public var backing: Backing
  /// Values that could be set once and may still stand in a file, each with the value that holds in its place;
  /// `doctor` says so.
  public var retired: [String: String]

  public init(
    id: SettingID, about: String, shape: Shape, defaultValue: String, backing: Backing = .settingsFile,
    retired: [String: String] = [:]
  ) {
    self.id = id
    self.about = about
    self.shape = shape
    self.defaultValue = defaultValue
    self.backing = backing
    self.retired = retired
  }

  public var scope: Scope {
    switch backing {
    case .settingsFile: .machine
    case .journal: .person
    }
  }

  /// The value where nothing was set.
  public var settingDefault: SettingValue { SettingValue(value: defaultValue, origin: "default") }
}
