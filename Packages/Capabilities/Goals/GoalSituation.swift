import TrackerCore

/// What is known of a goal on a day: progress, pace, habit, and what needs attention. It follows from the goal and from
/// days of its metric alone.
public struct GoalSituation: Sendable {
  public let goal: Goal
  /// The day it is about: the last one that is looked at.
  public let day: Day
  /// What the goal watches; nil where it watches nothing, or a metric that no module has any more.
  let metric: MetricDefinition?
  /// The known values of the last days, the earliest first, not-a-number where unknown; the last one is of `day`.
  let values: [Double]
  /// The same without what the day may still add to: what counts up, such as minutes, counts once the day is over.
  let settled: [Double]
  /// Whether the day is over: nothing more is logged of it.
  let isOver: Bool
  /// nil where the goal has no habit, or no day of it is known.
  let record: HabitRecord?

  /// Where the metric is of late; nil where none of the last 28 days is known.
  public let current: Double?
  /// 0 … 1; nil while nothing is known.
  public let progress: Double?
  public let pace: GoalPace?
  /// What is known of the goal's other numbers, each as of a goal that watches it alone.
  let others: [GoalSituation]
  /// The first day on which it was reached, up to the one it was to be reached by; nil where none of the days that are
  /// read is known as such. It is told from the days up to then alone, so that nothing takes it back.
  public let reachedOn: Day?
  /// Whether there is nothing left to do: now, or since a day it was to be reached by, or since nothing is known any
  /// more. Habits have no end.
  public let isReached: Bool

  /// - Parameters:
  ///   - table: Holds the goal's metric for as many days before the day as are read.
  ///   - isOver: Whether the day is over.
  ///   - days: How many days before the day are read; nil for as many as `lookback` says. What looks at fewer alone,
  ///     such as the pace, is the same with fewer.
  init(_ goal: Goal, on day: Day, in table: DayTable, isOver: Bool, reading days: Int? = nil) {
    self.goal = goal
    self.day = day
    self.isOver = isOver
    let metric = goal.aim.flatMap { table.catalogue[$0.metric] }
    let first = day.advanced(by: -(days ?? GoalSituation.lookback(of: goal, on: day)))
    let values = goal.aim.map { table.numbers(of: $0.metric, on: first...day) } ?? []
    let isOpen = !isOver && metric?.fold == .sum && metric?.known == .evening
    let settled = isOpen ? values.dropLast() + (values.isEmpty ? [] : [.nan]) : values
    let record = goal.habit.map { HabitRecord($0, values: values, from: first, isOver: isOver) }
    let current = metric.flatMap { GoalSituation.level(settled[...], of: $0) }
    let ofMetric = goal.target.flatMap { target in
      current.map { GoalMath.progress(from: target.start ?? $0, to: target.target, at: $0) }
    }
    let others = (goal.others ?? []).map {
      GoalSituation(goal.watching($0), on: day, in: table, isOver: isOver, reading: first.distance(to: day))
    }
    let ofMetrics = GoalMath.mean([ofMetric] + others.map(\.progress))
    let ofHabit = record.flatMap { $0.strengths.last ?? nil }
    let ofHand = goal.aim == nil && goal.steps.isEmpty ? goal.share : nil
    let progress = GoalMath.mean([ofMetrics ?? ofHabit ?? ofHand, goal.shareOfSteps(on: day)])
    pace = goal.target.map {
      GoalPace(settled[...], current: current, target: $0.target, due: goal.due, today: day)
    }
    self.metric = metric
    self.values = values
    self.settled = settled
    self.record = record
    self.current = current
    self.progress = progress
    self.others = others
    let reach = GoalReach(
      goal, on: day, parts: [GoalReach.Part(metric, settled)] + others.map { .init($0.metric, $0.settled) })
    let isFull = goal.habit == nil && progress.map { $0 >= 1 } ?? false
    let isReachedNow = isFull && (goal.targets.isEmpty || reach.isReached(on: day))
    self.isReachedNow = isReachedNow
    let isPast = goal.due.map { $0 < day } ?? false
    let isUnknown = ([current] + others.map(\.current)).contains(nil)
    reachedOn = goal.targets.isEmpty || !(isReachedNow || isPast || isUnknown) ? nil : reach.first
    isReached = isReachedNow || (reachedOn != nil && (isPast || isUnknown))
  }

  /// Whether it is reached by what is known of the last 28 days.
  let isReachedNow: Bool

  /// What is known of each of its numbers.
  var parts: [GoalSituation] { [self] + others }

  // MARK: What is read

  /// Of a habit, about a year: what is further back is no part of its strength, and of its streak more than anybody
  /// counts.
  private static let daysOfHabit = 370
  /// Of a target: 28 days now, against the 28 before.
  static let daysOfTarget = 59
  /// So many days before its last one a goal is looked through for the one on which it was reached.
  private static let daysOfReach = 370

  /// How many days before a day are needed.
  static func lookback(of goal: Goal, on day: Day) -> Int {
    switch goal.aim {
    case .habit?: min(daysOfHabit, max(daysOfTarget, goal.created.distance(to: day)))
    case .target?:
      max(
        daysOfTarget,
        max(goal.created, min(goal.due ?? day, day).advanced(by: -daysOfReach)).distance(to: day) + daysOfLevel.within)
    case nil: 0
    }
  }

  /// The metrics of some goals, each with the days before the day that are needed.
  static func metrics(of goals: some Sequence<Goal>, on day: Day) -> [MetricID: Int] {
    goals.reduce(into: [:]) { metrics, goal in
      for metric in goal.metrics { metrics[metric] = max(metrics[metric] ?? 0, lookback(of: goal, on: day)) }
    }
  }

  // MARK: Figures

  /// Days of which the level is made, and within how many they are looked for.
  static let daysOfLevel = (known: 7, within: 28)

  /// The level of the last seven known days.
  static func level(_ values: ArraySlice<Double>, of metric: MetricDefinition) -> Double? {
    metric.level(of: values.suffix(daysOfLevel.within).filter { !$0.isNaN }.suffix(daysOfLevel.known).map(\.self))
  }

  /// The level so many days before the day.
  func level(daysBefore days: Int) -> Double? {
    metric.flatMap { GoalSituation.level(settled.dropLast(days), of: $0) }
  }

  /// The week of a habit; nil for any other goal.
  var week: HabitRecord.Week? { record?.week(of: day, isOver: isOver) }

  /// The streak of a habit; nil for any other goal.
  var streak: HabitRecord.Streak? { record?.streak(isOver: isOver) }

  /// The first day that was read; nil where the goal watches nothing.
  var firstRead: Day? { values.isEmpty ? nil : day.advanced(by: 1 - values.count) }

  /// Whether anything is known of the goal on a day up to the situation's: of a habit, whether it was met; of a target,
  /// one of its numbers. Steps, and a share that is set by hand, are always known.
  func isKnown(on asked: Day) -> Bool {
    if let record { return record.isMet(on: asked) != nil }
    guard goal.aim != nil, goal.steps.isEmpty else { return true }
    let days = asked.distance(to: day)
    return parts.contains { $0.settled.dropLast(days).last?.isNaN == false }
  }

  /// The value of a day; nil where it is unknown or too long ago.
  func value(daysBefore days: Int) -> Double? {
    let index = values.count - 1 - days
    return values.indices.contains(index) && !values[index].isNaN ? values[index] : nil
  }
}

extension Goal {
  /// The share of steps that were done by a day, 0 … 1; nil without steps.
  func shareOfSteps(on day: Day) -> Double? {
    guard !steps.isEmpty else { return nil }
    return Double(steps.count { $0.done.map { $0 <= day } ?? false }) / Double(steps.count)
  }
}

extension HabitRecord {
  /// - Parameters:
  ///   - values: From the first day on; not-a-number where unknown.
  ///   - isOver: Whether the last day is over. One that is not is only known where nothing can change it any more.
  init(_ habit: GoalHabit, values: [Double], from first: Day, isOver: Bool) {
    var met = values.map { habit.isMet(DayValue($0.isNaN ? nil : $0)) }
    let settled = habit.side == .atLeast
    if !isOver, let last = met.last, last != settled { met[met.count - 1] = nil }
    self.init(perWeek: habit.days, first: first, met: met)
  }
}
