import TrackerApplication
import TrackerCore

/// What reminds of fasts. A notification says nothing of how they stand.
enum FastReminders {
  static let all = [goal, start, row]

  /// The goal of the running fast is reached.
  private static let goal = ReminderRule(
    "fast-goal", name: "Goal of a fast", about: "When a running fast reaches its goal.",
    says: "Your fast has reached its goal.", notifies: "Your fast: there is something to look at.",
    command: "symptoms fast", timing: .moments,
    moments: { session, journal in
      let now = session.environment.now
      guard let fast = try journal.value(RunningFast.document), let reached = fast.goalReached(at: now) else {
        return []
      }
      return [ReminderMoment("\(fast.start.seconds)-\(reached.seconds)", at: reached, until: reached + 12 * 3600)]
    },
    examples: [
      ReminderExample("2026-03-12T12:00", moments: ["fast": "2026-03-12T12:00"], isDue: true),
      ReminderExample("2026-03-12T11:59", moments: ["fast": "2026-03-12T12:00"], isDue: false),
      ReminderExample("2026-03-12T12:00", isDue: false),
    ])

  /// No fast is running in the evening.
  private static let start = ReminderRule(
    "fast-start", name: "Start of a fast", about: "If no fast is running at {time}.", says: "No fast is running.",
    notifies: "Would you like to start a fast?", command: "symptoms fast start",
    timing: .daily(at: LocalTime(wrapping: 20 * 60)),
    checks: [
      .init(holds: "No fast is running.", fails: "A fast is running.") { $0.moments.isEmpty }
    ],
    moments: { _, journal in
      try journal.value(RunningFast.document).map { [ReminderMoment("\($0.start.seconds)", at: $0.start)] } ?? []
    },
    examples: [
      ReminderExample("2026-03-12T20:00", isDue: true),
      ReminderExample("2026-03-12T19:59", isDue: false),
      ReminderExample("2026-03-12T20:30", moments: ["fast": "2026-03-12T19:30"], isDue: false),
    ])

  private static let hours = FastMetrics.hours.id
  private static let goalMet = FastMetrics.goalMet.id
  /// Days are read so far back: two that count, with one that does not before each.
  private static let daysBack = 4

  /// Days in a row with a fast that end today.
  private static let row = ReminderRule(
    "fast-row", name: "Days in a row with a fast", about: "If your days in a row with a fast end today, by {time}.",
    says: "Your days in a row with a fast continue if one ends today.",
    notifies: "Your days in a row with a fast may end today.",
    command: "symptoms fast", timing: .daily(at: LocalTime(wrapping: 12 * 60)),
    checks: [
      .init(
        holds: "Yesterday was a day without a fast, after two days or more with one.",
        fails: "There are no days in a row with a fast that end today."
      ) { context in
        let first = context.day.advanced(by: -daysBack)
        let streak = FastStreak(upTo: context.day) { day in
          day >= first && context.table[hours, day].number != nil && context.table[goalMet, day].number != 0
        }
        return streak.endsToday && streak.days > 1
      }
    ], metrics: [hours: daysBack, goalMet: daysBack], inCalendars: .nothing,
    examples: [
      ReminderExample("2026-03-12T12:00", values: [hours: [16, 16, nil, nil]], isDue: true),
      ReminderExample("2026-03-12T12:00", values: [hours: [16, nil, 16, nil, nil]], isDue: true),
      ReminderExample(
        "2026-03-12T12:00", values: [hours: [16, 16, 12, nil], goalMet: [1, 1, 0, nil]], isDue: true),
      ReminderExample("2026-03-12T11:59", values: [hours: [16, 16, nil, nil]], isDue: false),
      ReminderExample("2026-03-12T12:00", values: [hours: [16, 16, 16, nil]], isDue: false),
      ReminderExample("2026-03-12T12:00", values: [hours: [16, 16, nil, 16]], isDue: false),
      ReminderExample("2026-03-12T12:00", values: [hours: [16, 16, nil, nil, nil]], isDue: false),
      ReminderExample("2026-03-12T12:00", values: [hours: [nil, 16, nil, nil]], isDue: false),
      ReminderExample("2026-03-12T12:00", isDue: false),
    ])
}
