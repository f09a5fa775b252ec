import TrackerCore

/// One day of a simulated person: what they did, how it was, what of it they logged, and the true probability of a
/// flare.
public struct SimulatedDay: Sendable, Hashable {
  /// The night before the day.
  public struct Night: Sendable, Hashable {
    /// When the person fell asleep, in minutes after the midnight before the day; negative in the evening before.
    public var asleep: Int
    /// When they woke, in minutes after midnight.
    public var awake: Int
    /// How well they slept, 1 … 10; high is good.
    public var quality: Int
  }

  /// The exercise of a day.
  public struct Exercise: Sendable, Hashable {
    /// A type of the log kind `exercise`.
    public var type: String
    /// How long it took.
    public var minutes: Int
    /// How hard it was, 1 … 10.
    public var intensity: Int
    /// When it began, in minutes after midnight.
    public var time: Int
  }

  /// One meal of a day.
  public struct Meal: Sendable, Hashable {
    /// A type of the log kind `food`.
    public var type: String
    /// What was eaten, by the names that packs give to foods.
    public var items: [String]
    /// Whether the person would call it a large meal.
    public var isLarge: Bool
    /// When it was eaten, in minutes after midnight.
    public var time: Int
  }

  /// A part of a day that a person logs, or leaves out, as a whole.
  public enum Part: Sendable, Hashable, CaseIterable {
    /// The log kinds of these names, and the answers of the check-in.
    case rest, exercise, food, activity, checkIn
  }

  /// The calendar day.
  public var day: Day
  /// The night that ended on the day.
  public var night: Night
  /// nil on a day without exercise, whether or not that was logged.
  public var exercise: Exercise?
  /// Breakfast, lunch and dinner.
  public var meals: [Meal]
  /// How stressful the day was, 1 … 10.
  public var stress: Int
  /// Minutes of work; 0 at the weekend.
  public var workMinutes: Int
  /// Answers to the check-in on each symptom's own scale.
  public var symptoms: [SymptomID: Double]

  /// Whether the person logs nothing at all on the day.
  public var isAway: Bool
  /// The parts that are not logged; all of them on a day away.
  public var unanswered: Set<Part>

  /// The worst of the symptoms that make a flare, on their scale, high is bad; whether it was logged or not.
  public var severity: Double
  /// Whether the severity reaches the pack's flare; whether it was logged or not.
  public var isFlare: Bool
  /// The true probability of a flare on the day, given everything before it and the person's own parameters
  /// (`docs/forecast.md`, 8.2).
  public var probability: Double

  /// The metrics of what was logged; those of a part that was left out are missing.
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
