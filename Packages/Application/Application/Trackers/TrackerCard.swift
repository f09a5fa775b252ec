import TrackerCore

/// A tracker at a glance: the mean of seven days, how far the day has come, today, then start, goal and progress. The
/// list of trackers has a line for each, the hub a card. What is unknown is nil, never 0.
public struct TrackerCard: Encodable, Sendable {
  /// Of the tracker.
  public var id: String
  /// As people read it.
  public var name: Phrase
  /// What the numbers are of; nil where the person has no metric of the tracker.
  public var metric: MetricID?
  /// In English.
  public var unit: String?
  /// The day's value.
  public var today: Double?
  /// The last seven days that are over.
  public var week: TrackerDay.Mean
  /// How much of the goal the day has, 0 … 1 or more; nil without a goal, or where less is wanted, not more.
  public var share: Double?
  /// Where a target began.
  public var start: Double?
  /// What a day is compared with.
  public var goal: Double?
  /// How much of the goal is reached, 0 … 1: of a habit, the days of this week.
  public var progress: Double?
  /// The goal that it is; nil for one that the tracker has of itself.
  public var goalID: GoalID?
  /// A line that changes the goal; nil without one that can be changed so.
  public var goalCommand: String?
  /// A line that changes where a target began; nil where there is no start.
  public var startCommand: String?
  /// A line that logs a value.
  public var command: String
  /// A line that logs one, too, for somebody who is asked for what is missing; nil where nothing asks.
  public let entering: String?
  /// The values of the last fourteen days by their dates, today included. A day that is not there is unknown.
  public var recent: [String: Double]
  /// The same as a line of signs; nil where nothing is known.
  public let line: Sparkline?
  /// What it is made of; empty where there is one value.
  public var parts: [TrackerPart]
  /// The goal of the person that it is compared with; nil without any.
  public let followed: FollowedGoal?
  /// The same in words; nil for what is unknown.
  public let told: Told

  public struct Told: Sendable {
    public var today: Phrase?
    public var mean: Phrase?
    public var start: Phrase?
    public var goal: Phrase?
  }

  private enum CodingKeys: String, CodingKey {
    case id, name, metric, unit, today, week, share, start, goal, progress, goalID, goalCommand, startCommand, command
    case recent, parts
  }

  /// Days before the day that are read for cards.
  private static let daysBack = 27
  /// Days that are shown one by one.
  private static let daysShown = 14

  /// The cards of trackers on the session's day, of which the days are read as one table.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public static func all(
    of trackers: [Tracker], in session: Session, _ journal: any JournalReading
  ) throws -> [TrackerCard] {
    try TrackerDay.all(of: trackers, on: session.today, back: daysBack, in: session, journal: journal)
      .map(TrackerCard.init)
  }

  /// - Throws: what the tracker throws that says something of its own of the day.
  public init(_ day: TrackerDay) throws {
    let tracker = day.tracker
    let own = try tracker.today?(day)
    let goal = day.goal
    let goalMetric = goal.flatMap { day.table.catalogue[$0.aim.metric] }
    func told(_ value: Double?, of metric: MetricDefinition?) -> Phrase? {
      value.flatMap { value in metric.map { tracker.told(value, $0) } }
    }
    let today = own?.value ?? day.metric.flatMap { day.number($0.id) }
    let week = day.mean(days: 7)
    var (start, share, progress) = (Double?.none, own?.share, goal?.progress)
    switch goal?.aim {
    case .habit(let habit)?:
      let now = day.number(habit.metric)
      if share == nil, habit.side == .atLeast, habit.threshold > 0 { share = now.map { $0 / habit.threshold } }
      progress = min(1, Double(goal?.metThisWeek ?? 0) / Double(habit.days))
    case .target(let target)?:
      start = target.start
      if share == nil { share = goal?.progress }
    case nil: break
    }
    id = tracker.id
    name = tracker.name
    metric = day.metric?.id
    unit = day.metric?.unit
    self.today = today
    self.week = week
    self.share = share
    self.start = start
    self.goal = goal?.wanted
    self.progress = progress
    followed = goal
    goalID = goal?.id
    goalCommand = goal?.command
    startCommand = goal?.startCommand
    command = own?.command ?? tracker.command
    entering = own?.entering ?? tracker.entering
    let days = (1 - Self.daysShown...0).map { day.day.advanced(by: $0) }
    let values = days.map { date in day.metric.flatMap { day.table[$0.id, date].number } }
    recent = Dictionary(
      uniqueKeysWithValues: zip(days, values).compactMap { date, value in value.map { ("\(date)", $0) } })
    line =
      recent.isEmpty
      ? nil : day.metric.map { Sparkline(values, of: $0) }
    parts = own?.parts ?? []
    self.told = Told(
      today: own == nil ? told(today, of: day.metric) : own?.told, mean: own?.mean ?? told(week.mean, of: day.metric),
      start: own?.start ?? told(start, of: goalMetric), goal: own?.goal ?? told(goal?.wanted, of: goalMetric))
  }
}

extension FollowedGoal {
  /// A line that changes it, with the numbers that it has now.
  var command: String {
    switch aim {
    case .habit(let habit):
      let side = habit.side == .atLeast ? "--at-least" : "--at-most"
      return "symptoms goals edit \(id.rawValue.shellWord) \(side) \(habit.threshold.decimal(upTo: 2))"
    case .target(let target):
      return "symptoms goals edit \(id.rawValue.shellWord) --target \(target.target.decimal(upTo: 2))"
    }
  }

  /// A line that changes where it began; nil for a habit, and where that is unknown.
  var startCommand: String? {
    guard case .target(let target) = aim, let start = target.start else { return nil }
    return "symptoms goals edit \(id.rawValue.shellWord) --from \(start.decimal(upTo: 2))"
  }
}
