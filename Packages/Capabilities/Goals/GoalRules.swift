import TrackerCore

/// What goals say by themselves, as pure functions of a situation: what coaching and reminders ask.
public enum GoalRules {
  /// A goal that was reached, until it is completed or the person says that it is not.
  public static func isMet(_ situation: GoalSituation) -> Bool {
    situation.goal.state == .active && !situation.goal.isAsked && situation.isReachedNow
  }

  /// In its first days a goal cannot slip: its pace is that of the days before it.
  private static let firstDays = 14

  /// Why a goal slips: it is stalled, or behind the pace that it needs; nil where it does not.
  public static func slip(_ situation: GoalSituation) -> GoalAttention? {
    guard situation.goal.created.distance(to: situation.day) >= firstDays else { return nil }
    return situation.attention.first { attention in
      switch attention {
      case .stalled, .behind, .behindSteps: true
      case .overdue, .stepDue: false
      }
    }
  }

  /// Whether a goal is behind the pace that its target needs.
  static func isBehind(_ situation: GoalSituation) -> Bool {
    situation.attention.contains { if case .behind = $0 { true } else { false } }
  }

  /// The pace of a goal's target that is as fast as it needs to be; nil where it is not, or not known.
  static func pace(_ situation: GoalSituation) -> (perWeek: Double, needed: Double)? {
    guard situation.goal.state == .active, !situation.isReached, situation.others.isEmpty,
      let perWeek = situation.pace?.perWeek,
      let needed = situation.pace?.neededPerWeek, needed != 0, perWeek / needed >= 1
    else { return nil }
    return (perWeek, needed)
  }

  /// The steps of an active goal that are due on a day and were not done by then.
  public static func stepsDue(of goal: Goal, on day: Day) -> [GoalStep] {
    goal.state == .active ? goal.steps.filter { $0.due == day && $0.isOpen(on: day) } : []
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
    guard goal.state == .active, age > 0, let days = goal.reminder.days else { return false }
    return age % days == 0
  }
}
