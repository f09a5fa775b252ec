import TrackerCore

/// One day of somebody made up.
public struct SyntheticDay: Sendable, Hashable {
  public struct Night: Sendable, Hashable {
    /// Minutes after the midnight before the day; negative in the evening before.
    public var asleep: Int
    /// Minutes after midnight.
    public var awake: Int
    /// 1 … 10
    public var quality: Int
  }

  public struct Exercise: Sendable, Hashable {
    /// A type of the log kind `exercise`.
    public var type: String
    public var minutes: Int
    /// 1 … 10
    public var intensity: Int
    /// Minutes after midnight.
    public var time: Int
  }

  public struct Meal: Sendable, Hashable {
    /// A type of the log kind `food`.
    public var type: String
    public var items: [String]
    public var isLarge: Bool
    /// Minutes after midnight.
    public var time: Int
  }

  /// From 0.
  public var index: Int
  public var night: Night
  public var exercise: Exercise?
  public var meals: [Meal]
  /// 1 … 10
  public var stress: Int
  public var workMinutes: Int
  /// Answers on each symptom's own scale.
  public var symptoms: [SymptomID: Double]
  /// Whether the person logs nothing at all that day.
  public var isAway: Bool
}
