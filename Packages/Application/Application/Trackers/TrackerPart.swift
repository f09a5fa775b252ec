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
  /// A line that logs it.
  public var command: String
  /// The same in words; nil for what is unknown.
  public let told: Told

  public struct Told: Sendable {
    public var today: Phrase?
    public var goal: Phrase?
  }

  private enum CodingKeys: String, CodingKey { case name, metric, today, upTo, goal, command }

  /// - Parameters:
  ///   - metric: One of the tracker's.
  ///   - told: A value of it in a few words.
  public init(
    _ name: Phrase, of metric: MetricID, on day: TrackerDay, command: String, told: (_ value: Double) -> Phrase
  ) {
    self.name = name
    self.metric = metric
    self.command = command
    today = day.number(metric)
    goal = day.goals.first { $0.aim.metric == metric }?.wanted
    self.told = Told(today: today.map(told), goal: goal.map(told))
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
    self.told = Told(today: ends.map(told), goal: nil)
  }
}

extension TrackerPart {
  /// What there is to say of it: `8,200 steps, goal 10,000 steps`; a dash where the day is unknown.
  public func text(_ format: TextFormatter) -> String {
    let now = told.today.map { format($0) } ?? "–"
    guard let goal = told.goal else { return now }
    return format("{today}, goal {goal}", ["today": now, "goal": format(goal)])
  }
}
