/// A goal that is suggested: what a person can choose while setting up, or as `goals add --template ID`.
///
/// Modules bring some (`Registry.goalTemplates`), and packs others (`goals:` in `pack.yaml`).
public struct GoalTemplate: Sendable, Hashable, Codable {
  /// In kebab-case.
  public var id: String
  public var title: Phrase
  /// One sentence that says what it means.
  public var says: Phrase
  /// The id of a category, such as `health`.
  public var category: String
  public var aim: GoalAim
  /// Where the figures come from, each with its place; never empty.
  public var sources: [String]
  /// For whom it is suggested; nil for everybody.
  public var appliesTo: AppliesTo?

  /// Makes a template.
  public init(
    id: String, title: Phrase, says: Phrase, category: String = "health", aim: GoalAim, sources: [String],
    appliesTo: AppliesTo? = nil
  ) {
    self.appliesTo = appliesTo
    self.id = id
    self.title = title
    self.says = says
    self.category = category
    self.aim = aim
    self.sources = sources
  }
}

/// What a goal watches: a number that is to get somewhere, or a habit.
public enum GoalAim: Sendable, Hashable, Codable {
  case target(GoalTarget)
  case habit(GoalHabit)

  /// The metric that is watched.
  public var metric: MetricID {
    switch self {
    case .target(let target): target.metric
    case .habit(let habit): habit.metric
    }
  }
}

/// A metric that is to get from one value to another, in the unit of the metric.
public struct GoalTarget: Sendable, Hashable, Codable {
  public var metric: MetricID
  /// nil in a template: the value of now is taken.
  public var start: Double?
  public var target: Double

  /// Makes a target.
  public init(metric: MetricID, start: Double? = nil, target: Double) {
    self.metric = metric
    self.start = start
    self.target = target
  }
}

/// A condition that is to be met on some days of every week.
public struct GoalHabit: Sendable, Hashable, Codable {
  /// On which side of the threshold a day is met; the threshold itself always is.
  public enum Side: String, Sendable, Hashable, Codable, CaseIterable {
    case atLeast = "at_least"
    case atMost = "at_most"
  }

  public var metric: MetricID
  public var side: Side
  /// In the unit of the metric.
  public var threshold: Double
  /// Days of a week, 1 … 7.
  public var days: Int

  /// Makes a habit.
  public init(metric: MetricID, side: Side, threshold: Double, days: Int) {
    self.metric = metric
    self.side = side
    self.threshold = threshold
    self.days = days
  }

  /// How many days of a week a habit can be of.
  public static let daysOfWeek = 1...7

  /// Whether a day is met, nil while it is unknown: that is neither met nor missed.
  public func isMet(_ value: DayValue) -> Bool? {
    value.number.map { side == .atLeast ? $0 >= threshold : $0 <= threshold }
  }
}
