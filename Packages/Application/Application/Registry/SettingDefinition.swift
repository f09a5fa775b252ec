import TrackerCore

/// A preference of this machine or a fact of the person that can be set.
public struct SettingDefinition: Sendable, Hashable {
  public enum Shape: Sendable, Hashable {
    case choice([String])
    case bool
    case whole(ClosedRange<Int>)
    /// A time of day between two times.
    case time(ClosedRange<LocalTime>)
    /// Some of the words, each once, with commas between them.
    case order([String])
  }

  /// Where a value is kept: `settings.yaml` in the home, or the person's journal.
  public enum Scope: String, Sendable, Codable {
    case machine, person
  }

  public var id: SettingID
  public var about: String
  public var shape: Shape
  public var standard: String
  public var scope: Scope

  public init(id: SettingID, about: String, shape: Shape, standard: String, scope: Scope) {
    self.id = id
    self.about = about
    self.shape = shape
    self.standard = standard
    self.scope = scope
  }
}
