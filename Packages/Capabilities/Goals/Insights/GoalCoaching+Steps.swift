import TrackerApplication
import TrackerCore

/// Steps, and the streaks of habits.
extension GoalCoaching {
  // MARK: Steps

  /// An open step is told of on the day it is due and every seven days after that, so it needs no other quiet period:
  /// another step of the goal may be due on the next day.
  static let stepDue = CoachingRule(
    "goal-step-due", "A step of one of your goals is due.", category: .goal, priority: 3, quietDays: 1,
    metrics: { _ in [:] }, documents: documents,
    examples: [
      .speaks("A step of “Sort papers” is due: buy folders.", goal: papers(due: [0, 20])),
      .speaks("A step of “Sort papers” was due on 2026-03-05: buy folders.", goal: papers(due: [-7, 20])),
      .speaks("2 steps of “Sort papers” are due.", goal: papers(due: [0, 0])),
      .speaks("2 steps of “Sort papers” were due on 2026-02-26.", goal: papers(due: [-14, -14])),
      .speaks("A step of “Sort papers” is due: one drawer a day.", goal: papers(due: [-7, 0])),
      .silent("due on another day", goal: papers(due: [1, -3])),
      .silent("done", goal: papers(done: [0], due: [0])),
      .silent(
        "the goal is put away", goal: { day in papers(due: [0])(day).with { $0.archived = day } }),
    ]
  ) { day in
    try followed(day).compactMap { goal in
      let dues = Set(goal.steps.compactMap(\.due)).filter { $0 <= day.day && $0.distance(to: day.day) % 7 == 0 }
      for due in dues.sorted(by: >) {
        let steps = GoalRules.stepsDue(of: goal, on: due).filter { $0.isOpen(on: day.day) }
        guard let step = steps.first else { continue }
        let text: Phrase =
          switch (steps.count, due == day.day) {
          case (1, true): "A step of “{goal}” is due: {step}."
          case (1, false): "A step of “{goal}” was due on {day}: {step}."
          case (_, true): "{count} steps of “{goal}” are due."
          case (_, false): "{count} steps of “{goal}” were due on {day}."
          }
        return CoachingNotice(
          text.filled(with: [
            "goal": .verbatim(goal.title), "step": .verbatim(step.title), "day": .day(due),
            "count": .count(steps.count),
          ]), command: "symptoms goals show \(goal.id)", subject: subject(of: goal.id), value: Double(steps.count))
      }
      return nil
    }
  }

  // MARK: Streaks

  /// The lengths that are told.
  private static let lengths: [HabitRecord.Streak.Unit: [Int]] = [.days: [7, 14, 28], .weeks: [4, 8]]
  /// Days that are looked at: longer streaks than those that are told need not be counted.
  private static let daysOfStreak = 84

  /// A habit's streak as `goals` counts it. Nothing is said where it may have begun before the days that are read.
  static let streak = CoachingRule(
    "goal-streak", "You kept up a habit of your goals for one, two, four or eight weeks.", category: .habit,
    severity: .positive, priority: 2, quietDays: 1,
    metrics: metrics { $0.habit == nil ? nil : daysOfStreak + 2 }, documents: documents,
    examples: [
      .speaks("Your streak for “Walk” is 7 days.", [moved: [0, 0] + .days(7, 30)], goal: walk(days: 7)),
      .speaks(
        "Your streak for “Walk” is 14 days.", [moved: [0, 0] + .days(7, 30) + [0] + .days(7, 30)],
        goal: walk(days: 7)),
      // The day is a Thursday, and the fourth of its week.
      .speaks("Your streak for “Walk” is 4 weeks.", [moved: .days(25, 30)], goal: walk(days: 4)),
      .speaks(
        "Your streak for “Calm days” is 7 days.", [stress: [8, 8] + .days(7, 3) + [nil]],
        goal: calm),
      .silent("eight days", [moved: [0, 0] + .days(8, 30)], goal: walk(days: 7)),
      .silent("the streak has ended", [moved: .days(6, 30) + [0, 0] + .days(1, 30)], goal: walk(days: 7)),
      .silent("today is not met yet", [moved: [0, 0] + .days(7, 30) + [nil]], goal: walk(days: 7)),
      .silent(
        "a day on which it may still be passed", [stress: [8, 8] + .days(7, 3)],
        goal: calm),
      .silent(
        "it may have begun earlier", [moved: .days(26, nil) + .days(56, nil) + .days(7, 30)],
        goal: walk(days: 7, age: 200)),
    ]
  ) { day in
    try followed(day).compactMap { goal in
      guard let habit = goal.habit, let now = streak(of: goal, habit, on: day.day, in: day.table),
        lengths[now.unit]?.contains(now.length) == true,
        let before = streak(of: goal, habit, on: day.day.advanced(by: -1), in: day.table), before.length < now.length
      else { return nil }
      let text: Phrase =
        now.unit == .days ? "Your streak for “{goal}” is {count} days." : "Your streak for “{goal}” is {count} weeks."
      return CoachingNotice(
        text.filled(with: ["goal": .verbatim(goal.title), "count": .count(now.length)]),
        command: "symptoms goals progress \(goal.id)", subject: subject(of: goal.id), value: Double(now.length))
    }
  }

  /// The streak up to a day; nil where it may be longer than what is read.
  private static func streak(of goal: Goal, _ habit: GoalHabit, on day: Day, in table: DayTable) -> HabitRecord.Streak?
  {
    // A day of what may not be passed is known once it is over, which today is not.
    let isOver = habit.side == .atMost
    let last = isOver ? day.advanced(by: -1) : day
    let wanted = GoalSituation.lookback(of: goal, on: last)
    let first = last.advanced(by: -min(wanted, daysOfStreak))
    let record = HabitRecord(
      habit, values: table.numbers(of: habit.metric, on: first...last), from: first, isOver: isOver)
    let run = record.run(isOver: isOver)
    return run.mayBeLonger && wanted > daysOfStreak ? nil : run.streak
  }
}
