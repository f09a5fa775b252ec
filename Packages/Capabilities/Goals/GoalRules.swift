import TrackerCore

/// What goals say by themselves, as pure functions of a situation: what coaching and reminders ask.
public enum GoalRules {
  /// A goal that was reached: said once, until it is completed or the person says that it is not.
  public static func isMet(_ situation: GoalSituation) -> Bool {
    situation.goal.state == .active && !situation.goal.isAsked && situation.isReached
  }

  /// A goal that slips: stalled, or behind the pace that it needs.
  public static func isSlipping(_ situation: GoalSituation) -> Bool {
    situation.attention.contains { attention in
      switch attention {
      case .stalled, .behind, .behindSteps: true
      case .overdue, .stepDue: false
      }
    }
  }

  /// The first step that is due today or was due before; nil where there is none.
  public static func stepDue(_ situation: GoalSituation) -> GoalStep? {
    guard situation.goal.state == .active else { return nil }
    return situation.goal.steps.first { $0.done == nil && $0.due.map { $0 <= situation.day } ?? false }
  }

  /// Whether today would still count for a habit that is not met yet: its week needs the day. Only of habits that ask
  /// for a value from a threshold up; nothing can be done about one that may not be passed.
  public static func needsToday(_ situation: GoalSituation) -> Bool {
    let goal = situation.goal
    guard goal.state == .active, !situation.isOver, let habit = goal.habit, habit.side == .atLeast,
      let record = situation.record, record.isMet(on: situation.day) != true
    else { return false }
    let before = (1..<situation.day.weekday).filter { record.isMet(on: situation.day.advanced(by: -$0)) == true }.count
    // Where the days that are left after today are enough, today is free.
    return before < habit.days && before + 7 - situation.day.weekday < habit.days
  }

  /// Whether the person asked to be reminded of a goal on a day: every day, every week or month from the first one on.
  public static func asksForReminder(_ goal: Goal, on day: Day) -> Bool {
    let age = goal.created.distance(to: day)
    guard goal.state == .active, age > 0 else { return false }
    return switch goal.reminder {
    case .daily: true
    case .weekly: age % 7 == 0
    case .monthly: age % 28 == 0
    case .none: false
    }
  }
}
