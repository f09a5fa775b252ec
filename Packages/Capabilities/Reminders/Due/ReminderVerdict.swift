import TrackerApplication
import TrackerCore

/// Whether a rule is due now, with each condition for it, and when it could be due next.
struct ReminderVerdict: Sendable {
  /// A condition, in the words for what it is now.
  struct Condition: Hashable, Sendable {
    var holds: Bool
    var words: Phrase
  }

  let rule: ReminderRule
  let conditions: [Condition]
  /// The occasions that are due now: none unless every condition holds.
  let due: [ReminderOccasion]
  /// nil where that is not known, or the rule is off.
  let next: Instant?
  /// What fills what the rule says.
  let values: [String: Phrase]

  /// - Parameter delivered: Whether the person was reminded of an occasion.
  init(
    on rule: ReminderRule, by plan: ReminderPlan, in context: ReminderContext,
    delivered: (_ occasion: String) -> Bool
  ) {
    let clock = ReminderClock(timing: plan.timing(of: rule), quiet: plan.quietHours, context: context)
    let snoozed = plan.snoozed(rule)
    let reached = clock.reached.map { occasion -> ReminderOccasion in
      var occasion = occasion
      if let own = rule.occasion { occasion.id = own(context) }
      // Whoever snoozes asks to be reminded of the same thing once more.
      if let snoozed, snoozed > occasion.since { occasion.id += "@\(snoozed.seconds)" }
      return occasion
    }
    let fresh = reached.filter { !delivered($0.id) }
    var conditions = ReminderVerdict.general(rule, plan, context, snoozed: snoozed)
    conditions.append(ReminderVerdict.time(plan.timing(of: rule), isReached: !reached.isEmpty))
    conditions += rule.checks.map { check in
      let holds = check.test(context)
      return Condition(holds: holds, words: holds ? check.holds : check.fails)
    }
    if !reached.isEmpty {
      conditions.append(
        fresh.isEmpty
          ? Condition(holds: false, words: "This computer has reminded you of it already.")
          : Condition(holds: true, words: "This computer has not reminded you of it yet."))
    }
    self.rule = rule
    values = plan.timing(of: rule).values.merging(rule.values(context)) { $1 }
    self.conditions = conditions
    due = conditions.allSatisfy(\.holds) ? fresh : []
    if !due.isEmpty {
      next = context.now
    } else {
      next = plan.isOn && plan.isOn(rule) ? clock.next(notBefore: max(snoozed ?? context.now, context.now)) : nil
    }
  }

  /// What must be so for every rule.
  private static func general(
    _ rule: ReminderRule, _ plan: ReminderPlan, _ context: ReminderContext, snoozed: Instant?
  ) -> [Condition] {
    let quiet = plan.quietHours
    let hours = ["from": Phrase.verbatim("\(quiet.start)"), "until": Phrase.verbatim("\(quiet.end)")]
    let isQuiet = quiet.contains(context.now, in: context.calendar)
    var conditions = [
      plan.isOn
        ? Condition(holds: true, words: "Reminders are on.")
        : Condition(holds: false, words: "Reminders are off."),
      plan.isOn(rule)
        ? Condition(holds: true, words: "This one is on.")
        : Condition(holds: false, words: "This one is off."),
      isQuiet
        ? Condition(holds: false, words: .words("These are your quiet hours, {from} to {until}.", hours))
        : Condition(
          holds: true,
          words: quiet.isNone
            ? "You have no quiet hours." : .words("It is outside your quiet hours, {from} to {until}.", hours)),
    ]
    if let snoozed, snoozed > context.now {
      let (date, time) = context.calendar.local(snoozed)
      conditions.append(
        Condition(
          holds: false,
          words: .words("It is snoozed until {time} on {day}.", ["time": .verbatim("\(time)"), "day": .day(date)])))
    }
    return conditions
  }

  /// Whether the time has come.
  private static func time(_ timing: ReminderRule.Timing, isReached: Bool) -> Condition {
    let words: Phrase
    let values = timing.values
    switch timing {
    case .daily: words = isReached ? "It is {time} or later." : "It is not {time} yet."
    case .weekly: words = isReached ? "It is {weekday}, {time} or later." : "It is not {weekday} at {time} or later."
    case .after: words = isReached ? "The time has gone by: {interval}." : "The time has not gone by yet: {interval}."
    case .moments: words = isReached ? "Its time has come." : "Its time has not come."
    }
    return Condition(holds: isReached, words: words.filled(with: values))
  }
}

extension ReminderRule.Timing {
  /// What of it stands in sentences: `{time}`, `{weekday}`, `{interval}`.
  var values: [String: Phrase] {
    switch self {
    case .daily(let at): ["time": .verbatim("\(at)")]
    case .weekly(let weekday, let at):
      ["time": .verbatim("\(at)"), "weekday": .words(Day.weekdayName(weekday), [:])]
    case .after(let hours, _, _, _): ["interval": Phrase.interval(hours: hours)]
    case .moments: [:]
    }
  }
}

extension Phrase {
  /// `3 hours`, `2 weeks`, in the largest unit that leaves no rest.
  static func interval(hours: Int) -> Phrase {
    switch hours {
    case 1: "1 hour"
    case 24: "1 day"
    case let hours where hours % 168 == 0 && hours > 168: .words("{count} weeks", ["count": .count(hours / 168)])
    case let hours where hours % 24 == 0: .words("{count} days", ["count": .count(hours / 24)])
    default: .words("{hours} hours", ["hours": .count(hours)])
    }
  }
}

extension Day {
  /// `Sunday` for 7.
  static func weekdayName(_ weekday: Int) -> String {
    // A Monday.
    Day(number: 4).advanced(by: weekday - 1).weekdayName
  }
}
