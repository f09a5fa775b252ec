import TrackerApplication
import TrackerCore

/// A goal that is reached, that slips, or that is on pace again.
extension GoalCoaching {
  // MARK: Reached

  /// Said of the first day on which a goal is reached. A share that is set by hand is of now, so it has no first day:
  /// whoever sets it is asked at once.
  static let met = CoachingRule(
    "goal-met", "You reached one of your goals.", category: .goal, severity: .positive, priority: 4, quietDays: 14,
    metrics: metrics { $0.target == nil ? nil : GoalSituation.daysOfTarget + 1 }, documents: documents,
    examples: [
      .speaks(
        "You have reached your goal “Sleep more”. To complete it: symptoms goals complete example",
        [sleep: .days(20, 6) + [8, 8, 8, 8, 8, 8, 8.2]], goal: sleepMore()),
      .speaks(
        "You have reached your goal “Sort papers”. To complete it: symptoms goals complete example",
        goal: papers(done: [-3, 0])),
      .silent("it was reached the day before", [sleep: .days(20, 6) + .days(8, 8)], goal: sleepMore()),
      .silent("not there yet", [sleep: .days(20, 6) + .days(6, 8)], goal: sleepMore()),
      .silent(
        "the person said that it is not complete", [sleep: .days(20, 6) + [8, 8, 8, 8, 8, 8, 8.2]],
        goal: { sleepMore()($0).with { $0.isAsked = true } }),
      .silent(
        "it was put away", [sleep: .days(20, 6) + [8, 8, 8, 8, 8, 8, 8.2]],
        goal: { day in sleepMore()(day).with { $0.archived = day } }),
      .silent("too few days since it began", [sleep: .days(20, 8)], goal: sleepMore(age: 2)),
      .silent(
        "what adds up today counts tomorrow", [moved: .days(20, 60) + [10, 10, 10, 10, 10, 10, 10, 5]],
        goal: example("Sit less", age: 30, .target(GoalTarget(metric: moved, start: 60, target: 9.5)))),
      .silent("a step is left", goal: papers(done: [-3, nil])),
    ]
  ) { day in
    try followed(day).compactMap { goal in
      guard goal.habit == nil, GoalRules.isMet(situation(goal, day)),
        !GoalRules.isMet(situation(goal, day, back: 1))
      else { return nil }
      return CoachingNotice(
        .words(
          "You have reached your goal “{goal}”. To complete it: {command}",
          ["goal": .verbatim(goal.title), "command": .verbatim("symptoms goals complete \(goal.id)")]),
        command: "symptoms goals show \(goal.id)", subject: subject(of: goal.id), value: goal.target?.target)
    }
  }

  // MARK: Slipping

  static let slipping = CoachingRule(
    "goal-slipping", "One of your goals has no progress, or is behind its pace.", category: .goal, priority: 3,
    quietDays: 14, metrics: metrics { _ in GoalSituation.daysOfTarget }, documents: documents,
    examples: [
      .speaks(
        "There was no progress on “Sleep more” in the last 28 days.", [sleep: .days(60, 6.5)], goal: sleepMore()),
      .speaks(
        "“Sleep more” is behind: at this pace it is 6.9 hours on 2026-04-11, not 8.",
        [sleep: rising(by: 0.01)], goal: sleepMore(due: 30)),
      .speaks(
        "“Sort papers” is behind its plan: 1 of 3 steps is done.",
        goal: papers(done: [-40, nil, nil], due: 10)),
      .speaks(
        "There was no progress on “Walk” in the last 28 days.", [moved: .days(30, of: 5, 0)],
        goal: example("Walk", age: 40, .habit(GoalHabit(metric: moved, side: .atLeast, threshold: 20, days: 4)))),
      .silent("it moves", [sleep: rising(by: 0.03)], goal: sleepMore(due: 60)),
      .silent("it is young", [sleep: .days(60, 6.5)], goal: sleepMore(age: 20)),
      .silent("it began a few days ago", [sleep: rising(by: 0.01)], goal: sleepMore(age: 13, due: 30)),
      .silent("nothing is known", goal: sleepMore(due: 30)),
      .silent("it is overdue, which goals says", [sleep: .days(60, 6.5)], goal: sleepMore(due: -1)),
      .silent(
        "it is completed", [sleep: .days(60, 6.5)],
        goal: { day in sleepMore()(day).with { $0.completed = day } }),
    ]
  ) { day in
    try followed(day).compactMap { goal in
      let situation = situation(goal, day)
      return GoalRules.slip(situation).map { slip in
        CoachingNotice(
          sentence(of: slip, situation), command: "symptoms goals show \(goal.id)", subject: subject(of: goal.id),
          value: situation.current, comparedWith: goal.target?.target)
      }
    }
  }

  private static func sentence(of slip: GoalAttention, _ situation: GoalSituation) -> Phrase {
    let text: Phrase
    var values: [String: Phrase] = ["goal": .verbatim(situation.goal.title)]
    switch slip {
    case .behind(let expected, let day):
      let part = situation.partBehind?.part ?? situation
      let unit = GoalUnit(part.metric?.unit)
      text = "“{goal}” is behind: at this pace it is {value} on {day}, not {target}."
      values["value"] = unit.amount(expected)
      values["day"] = .day(day)
      values["target"] = unit.value(part.goal.target?.target ?? expected)
    case .behindSteps(let done, let of):
      text =
        done == 1
        ? "“{goal}” is behind its plan: 1 of {count} steps is done."
        : "“{goal}” is behind its plan: {done} of {count} steps are done."
      values["done"] = .count(done)
      values["count"] = .count(of)
    case .stalled, .overdue, .stepDue:
      text = "There was no progress on “{goal}” in the last {days} days."
      values["days"] = .count(GoalSituation.daysOfStall)
    }
    return text.filled(with: values)
  }

  // MARK: Back on pace

  /// So many days before are looked at: on none of them was the goal on pace, and on one at least it was behind.
  private static let daysBehind = 13

  /// A goal that was behind and is as fast as it needs to be. A goal whose pace is not known says nothing.
  static let onPace = CoachingRule(
    "goal-on-pace", "One of your goals was behind, and is on pace again.", category: .goal, severity: .positive,
    priority: 2, quietDays: 7,
    metrics: metrics { $0.target == nil || $0.due == nil ? nil : GoalSituation.daysOfTarget + daysBehind },
    documents: documents,
    examples: [
      .speaks(
        "“Sleep more” is on pace again: 0.18 hours a week, and 0.17 are needed.",
        [sleep: .days(60, 6.5) + recovery], goal: sleepMore(due: 40)),
      .silent("on pace the day before as well", [sleep: .days(60, 6.5) + recovery + [7.25]], goal: sleepMore(due: 40)),
      .silent("still behind", [sleep: .days(60, 6.5) + recovery.dropLast()], goal: sleepMore(due: 40)),
      .silent("it was never behind", [sleep: rising(by: 0.03)], goal: sleepMore(due: 40)),
      .silent(
        "it was a little slow, but not behind", [sleep: rising(by: 0.018, from: 6.3) + [7.46, 7.56, 7.66]],
        goal: sleepMore(due: 30)),
      .silent("the pace is not known", [sleep: .days(60, 6.5) + .days(24, nil)], goal: sleepMore(due: 40)),
      .silent("no day to reach it by", [sleep: .days(60, 6.5) + recovery], goal: sleepMore()),
    ]
  ) { day in
    try followed(day).compactMap { goal in
      let now = situation(goal, day)
      guard let pace = GoalRules.pace(now), GoalRules.slip(now) == nil else { return nil }
      var wasBehind = false
      for back in 1...daysBehind {
        let before = situation(goal, day, back: back)
        guard GoalRules.pace(before) == nil else { return nil }
        wasBehind = wasBehind || GoalRules.isBehind(before)
      }
      guard wasBehind else { return nil }
      let unit = GoalUnit(now.metric?.unit)
      return CoachingNotice(
        .words(
          pace.needed < 0
            ? "“{goal}” is on pace again: {pace} less a week, and {needed} are needed."
            : "“{goal}” is on pace again: {pace} a week, and {needed} are needed.",
          [
            "goal": .verbatim(goal.title), "pace": unit.size(ofChange: pace.perWeek),
            "needed": unit.number(ofChange: pace.needed),
          ]), command: "symptoms goals show \(goal.id)", subject: subject(of: goal.id), value: pace.perWeek,
        comparedWith: pace.needed)
    }
  }
}
