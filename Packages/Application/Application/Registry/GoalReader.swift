import TrackerCore

/// How the goals of a person are known to modules that do not keep them.
public struct GoalReader: Sendable {
  /// The active goals of some metrics on a day, in the order in which they matter.
  ///
  /// - Parameters:
  ///   - metrics: Goals that watch other ones, or none, are left out.
  ///   - most: At most so many of each metric, those that matter most: what runs every day asks for one.
  public typealias Reading =
    @Sendable (
      _ metrics: Set<MetricID>, _ most: Int, _ day: Day, _ session: Session, _ journal: any JournalReading,
      _ documents: DocumentShelf
    ) throws -> [FollowedGoal]

  public let id: String
  public let goals: Reading

  public init(_ id: String, goals: @escaping Reading) {
    self.id = id
    self.goals = goals
  }
}

extension Session {
  /// The active goals of some metrics, those that matter most first.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func goals(watching metrics: Set<MetricID>, in journal: any JournalReading) throws -> [FollowedGoal] {
    let documents = DocumentShelf(journal)
    return try environment.registry.goalReaders.all.flatMap {
      try $0.goals(metrics, .max, today, self, journal, documents)
    }
  }
}

/// A goal of a person as other modules see it.
public struct FollowedGoal: Sendable, Hashable, Encodable {
  public var id: GoalID
  public var title: String
  /// A target has its start.
  public var aim: GoalAim
  /// Where the metric is of late, in its unit; nil where nothing is known.
  public var current: Double?
  /// 0 … 1; nil where nothing is known. Of a habit it says how firm it is.
  public var progress: Double?
  /// Days of this week that were met; nil for a target.
  public var metThisWeek: Int?
  /// Days or weeks in a row that were met; nil for a target.
  public var streak: Streak?

  public struct Streak: Sendable, Hashable, Encodable {
    public var length: Int
    /// Whether weeks are counted, not days.
    public var isOfWeeks: Bool

    public init(length: Int, isOfWeeks: Bool) {
      self.length = length
      self.isOfWeeks = isOfWeeks
    }
  }

  public init(
    id: GoalID, title: String, aim: GoalAim, current: Double?, progress: Double?, metThisWeek: Int? = nil,
    streak: Streak? = nil
  ) {
    self.id = id
    self.title = title
    self.aim = aim
    self.current = current
    self.progress = progress
    self.metThisWeek = metThisWeek
    self.streak = streak
  }

  /// The number that a day is compared with: the threshold of a habit, or the target.
  public var wanted: Double {
    switch aim {
    case .habit(let habit): habit.threshold
    case .target(let target): target.target
    }
  }
}

extension FollowedGoal {
  private enum Key: String, CodingKey {
    case id, title, metric, side, threshold, days, start, target, current, progress, metThisWeek, streak
  }

  /// What it watches stands beside the rest, as in the JSON of `goals`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(aim.metric, forKey: .metric)
    switch aim {
    case .habit(let habit):
      try container.encode(habit.side, forKey: .side)
      try container.encode(habit.threshold, forKey: .threshold)
      try container.encode(habit.days, forKey: .days)
    case .target(let target):
      try container.encodeIfPresent(target.start, forKey: .start)
      try container.encode(target.target, forKey: .target)
    }
    try container.encodeIfPresent(current, forKey: .current)
    try container.encodeIfPresent(progress, forKey: .progress)
    try container.encodeIfPresent(metThisWeek, forKey: .metThisWeek)
    try container.encodeIfPresent(streak, forKey: .streak)
  }
}
