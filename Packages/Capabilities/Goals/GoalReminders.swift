import TrackerApplication
import TrackerCore

/// What reminds of goals. A notification names none of them; the person's own screen does.
enum GoalReminders {
  static let all = [open, step, asked, review]

  /// So many goals are looked at, those with the highest priority.
  private static let mostFollowed = 50
  /// So many are named.
  private static let mostNamed = 3

  /// A rule that is due on a day on which some goals call for it.
  ///
  /// - Parameters:
  ///   - hour: When it reminds unless the person says otherwise.
  ///   - holds: Said where there is such a goal, and `fails` where there is none.
  ///   - goals: Those that call for it.
  private static func rule(
    _ id: ReminderID, _ name: Phrase, _ about: Phrase, says: Phrase, notifies: Phrase, command: String, hour: Int,
    holds: Phrase, fails: Phrase, inCalendars: ReminderRule.InCalendars,
    goals: @escaping @Sendable (_ all: [Goal], Session, any JournalReading) throws -> [Goal]
  ) -> ReminderRule {
    ReminderRule(
      id, name: name, about: about, says: says, notifies: notifies, command: command,
      timing: .daily(at: LocalTime(wrapping: hour * 60)),
      checks: [.init(holds: holds, fails: fails) { !$0.moments.isEmpty }],
      moments: { session, journal in
        let all = Goal.followed(among: try GoalBook.goals(in: journal), on: nil, most: mostFollowed)
        let now = session.environment.now
        return try goals(all, session, journal).map {
          ReminderMoment($0.id.rawValue, at: now, values: ["goal": .verbatim($0.title)])
        }
      },
      values: { context in
        let named = context.moments.prefix(mostNamed).compactMap { $0.values["goal"] }
        let rest = context.moments.count - named.count
        return [
          "goals": rest > 0
            ? .words(
              "{goals} and {count} more", ["goals": .list(named, last: "{first}, {last}"), "count": .count(rest)])
            : .allOf(named)
        ]
      },
      inCalendars: inCalendars, examples: examples(hour))
  }

  /// Dates of the goals that are followed.
  private static func dates(_ dates: @escaping @Sendable (Goal) -> [ReminderDate]) -> ReminderRule.InCalendars {
    .dates { _, journal in
      Goal.followed(among: try GoalBook.goals(in: journal), on: nil, most: mostFollowed).flatMap(dates)
    }
  }

  private static func examples(_ hour: Int) -> [ReminderExample] {
    func at(_ minutes: Int) -> String { "2026-03-12T\(LocalTime(wrapping: minutes))" }
    return [
      ReminderExample(at(hour * 60), moments: ["walk": at(hour * 60)], isDue: true),
      ReminderExample(at(hour * 60 + 90), moments: ["walk": at(0), "sleep": at(0)], isDue: true),
      ReminderExample(at(hour * 60 - 1), moments: ["walk": at(0)], isDue: false),
      ReminderExample(at(hour * 60), isDue: false),
    ]
  }

  /// A habit that needs today.
  private static let open = rule(
    "goal-open", "Habit not met yet", "If a habit of your goals still needs today, by {time}.",
    says: "Still open today: {goals}.", notifies: "One of your goals still needs today.",
    command: "symptoms goals today", hour: 19, holds: "A habit of your goals needs today.",
    fails: "No habit of your goals needs today.", inCalendars: .nothing
  ) { goals, session, journal in
    let habits = goals.filter { $0.habit != nil }
    guard !habits.isEmpty else { return [] }
    return try GoalBook.situations(of: habits, on: session.today, in: session, journal: journal)
      .filter(GoalRules.needsToday).map(\.goal)
  }

  /// A step that is due today.
  private static let step = rule(
    "goal-step", "Step of a goal", "If a step of a goal is due that day, at {time}.",
    says: "A step is due today: {goals}.", notifies: "A step of one of your goals is due today.",
    command: "symptoms goals upcoming", hour: 9, holds: "A step of a goal is due today.",
    fails: "No step of a goal is due today.",
    inCalendars: dates { goal in
      goal.steps.filter { $0.done == nil }.compactMap { step in
        step.due.map { ReminderDate("\(goal.id)/\(step.title)", on: $0) }
      }
    }
  ) { goals, session, _ in goals.filter { !GoalRules.stepsDue(of: $0, on: session.today).isEmpty } }

  /// What the person asked for with `--remind`.
  private static let asked = rule(
    "goal", "Your goals", "As often as you chose for a goal (goals edit --remind weekly), at {time}.",
    says: "You wanted to be reminded: {goals}.", notifies: "You wanted to be reminded of a goal.",
    command: "symptoms goals", hour: 10, holds: "You asked to be reminded of a goal today.",
    fails: "You did not ask to be reminded of a goal today.",
    inCalendars: dates { goal in
      goal.reminder.days.map { [ReminderDate(goal.id.rawValue, on: goal.created.advanced(by: $0), every: $0)] } ?? []
    }
  ) { goals, session, _ in goals.filter { GoalRules.asksForReminder($0, on: session.today) } }

  /// A look at all goals, once a week.
  private static let review = ReminderRule(
    "weekly-review", name: "Weekly review", about: "Every {weekday} at {time}, if you follow goals.",
    says: "Time for a look at your goals.", notifies: "Time for your weekly review.", command: "symptoms goals",
    timing: .weekly(on: 7, at: LocalTime(wrapping: 18 * 60)),
    checks: [
      .init(holds: "You follow goals.", fails: "You follow no goals.") { !$0.moments.isEmpty }
    ],
    moments: { session, journal in
      Goal.followed(among: try GoalBook.goals(in: journal), on: nil, most: 1).map {
        ReminderMoment($0.id.rawValue, at: session.environment.now)
      }
    },
    examples: [
      ReminderExample("2026-03-15T18:00", moments: ["walk": "2026-03-15T18:00"], isDue: true),
      ReminderExample("2026-03-15T17:59", moments: ["walk": "2026-03-15T17:59"], isDue: false),
      ReminderExample("2026-03-14T18:00", moments: ["walk": "2026-03-14T18:00"], isDue: false),
      ReminderExample("2026-03-15T18:00", isDue: false),
    ])
}

extension GoalReminder {
  /// After how many days it comes again; nil for never. A month has 28 days, so that it stays on its weekday.
  var days: Int? {
    switch self {
    case .daily: 1
    case .weekly: 7
    case .monthly: 28
    case .none: nil
    }
  }
}
