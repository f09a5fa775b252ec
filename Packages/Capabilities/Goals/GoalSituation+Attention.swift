import TrackerCore

/// Why a goal needs a look.
public enum GoalAttention: Sendable, Hashable, Encodable {
  /// The day it was to be reached by has passed.
  case overdue(Day)
  /// A step was due.
  case stepDue(String, Day)
  /// No progress in so many days.
  case stalled(days: Int)
  /// At the pace of late it is not reached in time: where it would be then, in the unit of the metric.
  case behind(expected: Double, on: Day)
  /// Fewer steps are done than of the time has passed.
  case behindSteps(done: Int, of: Int)

  private enum Key: String, CodingKey { case reason, day, days, expected, done, of }

  /// An object with the reason and its figures.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .overdue(let day):
      try container.encode("overdue", forKey: .reason)
      try container.encode(day, forKey: .day)
    case .stepDue(_, let day):
      try container.encode("step-due", forKey: .reason)
      try container.encode(day, forKey: .day)
    case .stalled(let days):
      try container.encode("stalled", forKey: .reason)
      try container.encode(days, forKey: .days)
    case .behind(let expected, let day):
      try container.encode("behind", forKey: .reason)
      try container.encode(expected, forKey: .expected)
      try container.encode(day, forKey: .day)
    case .behindSteps(let done, let of):
      try container.encode("behind", forKey: .reason)
      try container.encode(done, forKey: .done)
      try container.encode(of, forKey: .of)
    }
  }
}

extension GoalSituation {
  /// Days without progress after which a goal is stalled.
  static let daysOfStall = 28
  /// Progress below this is none.
  private static let leastProgress = 0.01
  /// So much of the way a target may be missed by, in the shares of the whole, before the pace is too slow.
  private static let slack = 0.05
  /// So much more of the time than of the steps may have passed.
  private static let slackOfSteps = 0.25

  /// What needs attention, the most urgent first; empty for a goal that is not active, or that is reached.
  public var attention: [GoalAttention] {
    guard goal.state == .active, !isReached else { return [] }
    return [overdue, stepDue, behind, stalled].compactMap(\.self)
  }

  /// A goal that was reached in time is reached, whatever the days since were.
  private var overdue: GoalAttention? { goal.due.flatMap { $0 < day ? .overdue($0) : nil } }

  private var stepDue: GoalAttention? {
    goal.steps.first { $0.isOpen(on: day) && $0.due.map { $0 < day } ?? false }
      .flatMap { step in step.due.map { .stepDue(step.title, $0) } }
  }

  /// The part whose pace misses its target, and by how much.
  var partBehind: (part: GoalSituation, expected: Double)? {
    parts.lazy.compactMap { part in part.expectedBehind.map { (part, $0) } }.first
  }

  /// Where a target's number would be on the day to reach it by, where that is too little.
  private var expectedBehind: Double? {
    guard let due = goal.due, due > day, let target = goal.target, let start = target.start, let current,
      let perWeek = pace?.perWeek
    else { return nil }
    // Whoever sets a goal wants another pace than before: only days since then say whether it is too slow.
    guard goal.created.distance(to: day) >= GoalPace.fewestDays else { return nil }
    let expected = current + perWeek / 7 * Double(day.distance(to: due))
    let sign: Double = target.target < start ? -1 : 1
    let missing = sign * (target.target - expected)
    return missing > GoalSituation.slack * abs(target.target - start)
      ? metric.map { GoalMath.clip(expected, $0.reach) } ?? expected : nil
  }

  private var behind: GoalAttention? {
    guard let due = goal.due, due > day else { return nil }
    let time = Double(goal.created.distance(to: day)) / Double(max(1, goal.created.distance(to: due)))
    if let partBehind { return .behind(expected: partBehind.expected, on: due) }
    guard goal.aim == nil, let share = goal.shareOfSteps(on: day), time - share > GoalSituation.slackOfSteps else {
      return nil
    }
    return .behindSteps(done: goal.steps.count { !$0.isOpen(on: day) }, of: goal.steps.count)
  }

  private var stalled: GoalAttention? {
    let days = GoalSituation.daysOfStall
    guard goal.created.distance(to: day) >= days, goal.due.map({ $0 >= day }) ?? true else { return nil }
    let since = day.advanced(by: -days)
    if goal.steps.contains(where: { $0.done.map { $0 > since && $0 <= day } ?? false }) { return nil }
    if goal.target != nil {
      let moves = parts.compactMap(\.hasMoved)
      return !moves.isEmpty && !moves.contains(true) ? .stalled(days: days) : nil
    }
    if let record {
      let recent = record.met.suffix(days)
      return recent.count { $0 != nil } >= GoalPace.fewestDays && !recent.contains(true) ? .stalled(days: days) : nil
    }
    return goal.steps.contains { $0.isOpen(on: day) } ? .stalled(days: days) : nil
  }

  /// Whether a target's number is nearer to it than 28 days ago; nil where that is not known.
  private var hasMoved: Bool? {
    guard let target = goal.target, let start = target.start, let current,
      let before = level(daysBefore: GoalSituation.daysOfStall)
    else { return nil }
    let moved =
      GoalMath.progress(from: start, to: target.target, at: current)
      - GoalMath.progress(from: start, to: target.target, at: before)
    return moved >= GoalSituation.leastProgress
  }
}
