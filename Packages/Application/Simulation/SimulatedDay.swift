import TrackerCore

/// One day of somebody made up: what they did, how it was, what of it they logged, and how likely a flare truly was.
public struct SimulatedDay: Sendable, Hashable {
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

  /// What a person logs, or leaves out, as one.
  public enum Part: Sendable, Hashable, CaseIterable {
    case rest, exercise, food, activity, checkIn
  }

  public var day: Day
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
  /// What is left out, everything on a day away.
  public var unanswered: Set<Part>

  /// The worst of the symptoms that make a flare, on their scale, high is bad; whether it was logged or not.
  public var severity: Double
  public var isFlare: Bool
  /// The true probability of a flare on this day, given all that came before and how this person works.
  public var probability: Double

  /// What is known of metrics from what was logged; a metric that was left out is not there.
  public var metrics: [MetricID: Double]
  /// Points of the pack's factors at the end of the day in the pack's order, from what was logged; nil where unknown.
  public var values: [Double?]

  /// The severity where it was logged, else nil.
  public var loggedSeverity: Double? { unanswered.contains(.checkIn) ? nil : severity }
  /// Whether it was a flare where that was logged, else nil.
  public var loggedFlare: Bool? { unanswered.contains(.checkIn) ? nil : isFlare }

  /// Every metric that days in a world can have a value of.
  static func metrics(in world: SimulatedWorld) -> Set<MetricID> {
    DayLife.metrics(in: world).union(world.pack.checkIn.compactMap(world.pack.symptom).map(\.metric))
  }
}
