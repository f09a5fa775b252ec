import TrackerCore

/// A part of what a tracker follows, such as the steps of a day: its value beside its goal. What is unknown is nil,
/// never 0.
public struct TrackerPart: Encodable, Sendable {
  /// As people read it.
  public var name: Phrase
  /// What the number is of.
  public var metric: MetricID
  /// The day's value, in the unit of the metric; the lower end of a range.
  public var today: Double?
  /// The upper end of a range; nil for what is none.
  public var upTo: Double?
  /// What a day is compared with; nil without a goal.
  public var goal: Double?
  /// How much of the goal the day has, 0 … 1 or more; nil without a goal, and where less is wanted, not more.
  public var share: Double?
  /// A line that logs it.
  public var command: String
  /// The same in words; nil for what is unknown.
  public let told: Told

  public struct Told: Sendable {
    public var today: Phrase?
    public var goal: Phrase?
    /// Both in one, such as `12 of 25 minutes`.
    public var both: Phrase?
  }

  private enum CodingKeys: String, CodingKey { case name, metric, today, upTo, goal, share, command }

  /// - Parameters:
  ///   - metric: One of the tracker's.
  ///   - other: Another metric of the tracker for the same, such as minutes of logged exercise beside those of a watch:
  ///     the higher one of both counts, and a goal of either is its goal.
  ///   - told: A value of it in a few words.
  ///   - beside: A value beside its goal in a few words.
  public init(
    _ name: Phrase, of metric: MetricID, or other: MetricID? = nil, on day: TrackerDay, command: String,
    told: (_ value: Double) -> Phrase, beside: (_ value: Double, _ goal: Double) -> Phrase
  ) {
    self.name = name
    self.metric = metric
    self.command = command
    let metrics = [metric] + (other.map { [$0] } ?? [])
    let today = metrics.compactMap { day.number($0) }.max()
    let followed = metrics.compactMap { metric in day.goals.first { $0.aim.metric == metric } }.first
    let goal = followed?.wanted
    self.today = today
    self.goal = goal
    if case .habit(let habit)? = followed?.aim, habit.side == .atLeast, habit.threshold > 0 {
      share = today.map { $0 / habit.threshold }
    }
    let both = today.flatMap { today in goal.map { beside(today, $0) } }
    self.told = Told(today: today.map(told), goal: goal.map(told), both: both)
  }

  /// A range between the values of two metrics of the tracker; unknown where one of them is.
  ///
  /// - Parameter told: The range in a few words.
  public init(
    _ name: Phrase, from lowest: MetricID, to highest: MetricID, on day: TrackerDay, command: String,
    told: (_ low: Double, _ high: Double) -> Phrase
  ) {
    self.name = name
    self.metric = lowest
    self.command = command
    let ends = day.number(lowest).flatMap { low in day.number(highest).map { (low, $0) } }
    today = ends?.0
    upTo = ends?.1
    self.told = Told(today: ends.map(told))
  }
}

extension TrackerPart {
  /// What there is to say of it: `12 of 25 minutes`; a dash where the day is unknown.
  public func text(_ format: TextFormatter) -> String {
    if let both = told.both { return format(both) }
    let now = told.today.map { format($0) } ?? "–"
    guard let goal = told.goal else { return now }
    return format("{today}, goal {goal}", ["today": now, "goal": format(goal)])
  }
}
