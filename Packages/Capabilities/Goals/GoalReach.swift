import TrackerCore

/// On which days a goal with targets was reached. A day's answer follows from the days up to it alone.
struct GoalReach {
  /// What is known of one number.
  struct Part {
    let metric: MetricDefinition?
    /// Of the last days, not-a-number where unknown; the last one is of the day that is asked about.
    let values: [Double]

    init(_ metric: MetricDefinition?, _ values: [Double]) {
      self.metric = metric
      self.values = values
    }
  }

  /// How many known days a level needs before a target counts as reached: one day may be an exception.
  private static let fewestDays = 4

  private let goal: Goal
  private let day: Day
  private let parts: [Part]

  /// - Parameters:
  ///   - day: That of the last values.
  ///   - parts: In the order of the goal's targets.
  init(_ goal: Goal, on day: Day, parts: [Part]) {
    self.goal = goal
    self.day = day
    self.parts = parts
  }

  /// The first day on which it was reached, from its beginning to the day it is to be reached by.
  var first: Day? {
    let last = min(goal.due ?? day, day)
    guard goal.created <= last else { return nil }
    let read = day.advanced(by: 1 - (parts.map(\.values.count).min() ?? 0))
    let from = max(goal.created, read)
    guard from <= last else { return nil }
    return (0...from.distance(to: last)).lazy.map(from.advanced(by:)).first(where: isReached)
  }

  /// Whether every number was at its target by what was known on a day, and every step done.
  func isReached(on asked: Day) -> Bool {
    guard goal.shareOfSteps(on: asked).map({ $0 >= 1 }) ?? true else { return false }
    return zip(goal.targets, parts).allSatisfy { target, part in
      let known = part.values.dropLast(asked.distance(to: day))
      guard let metric = part.metric, let start = target.start,
        let level = GoalSituation.level(known, of: metric),
        GoalMath.progress(from: start, to: target.target, at: level) >= 1
      else { return false }
      let since = min(known.count, GoalSituation.daysOfLevel.within, goal.created.distance(to: asked) + 1)
      return metric.runsOn || known.suffix(max(0, since)).count { !$0.isNaN } >= GoalReach.fewestDays
    }
  }
}
