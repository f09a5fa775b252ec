import TrackerApplication
import TrackerCore

/// What reminds of checking in.
enum CheckInReminders {
  static let all = [daily, morning, evening]

  /// No check-in by the evening.
  private static let daily = ReminderRule(
    "check-in", name: "Daily check-in", about: "If you have not checked in by {time}.",
    says: "You have not checked in today.", notifies: "Your check-in for today is open.",
    command: "symptoms check-in", timing: .daily(at: LocalTime(wrapping: 20 * 60)), isOnAtFirst: true,
    checks: [isOpenToday], entry: .init(CheckInKind.id),
    examples: [
      ReminderExample("2026-03-12T20:00", isDue: true),
      ReminderExample("2026-03-12T21:05", last: "2026-03-11T20:30", isDue: true),
      ReminderExample("2026-03-12T19:59", isDue: false),
      ReminderExample("2026-03-12T20:05", last: "2026-03-12T09:00", isDue: false),
    ])

  /// No check-in in the morning.
  private static let morning = ReminderRule(
    "morning-check-in", name: "Morning check-in", about: "If you have not checked in by {time}, in the morning.",
    says: "You have not checked in this morning.", notifies: "Your check-in for this morning is open.",
    command: "symptoms check-in", timing: .daily(at: LocalTime(wrapping: 9 * 60)),
    checks: [
      isOpenToday,
      ReminderRule.Check(holds: "It is before noon.", fails: "It is afternoon, so the morning is over.") { context in
        context.now < context.calendar.firstInstant(on: context.day, from: noon)
      },
    ], entry: .init(CheckInKind.id),
    examples: [
      ReminderExample("2026-03-12T09:10", last: "2026-03-11T20:30", isDue: true),
      ReminderExample("2026-03-12T08:50", isDue: false),
      ReminderExample("2026-03-12T09:10", last: "2026-03-12T08:30", isDue: false),
      ReminderExample("2026-03-12T13:00", isDue: false),
    ])

  /// No check-in since the afternoon.
  private static let evening = ReminderRule(
    "evening-check-in", name: "Evening check-in", about: "If you have not checked in between 16:00 and {time}.",
    says: "You have not checked in this evening.", notifies: "Your check-in for this evening is open.",
    command: "symptoms check-in", timing: .daily(at: LocalTime(wrapping: 20 * 60 + 30)),
    checks: [
      ReminderRule.Check(
        holds: "You have not checked in since 16:00.", fails: "You have checked in since 16:00."
      ) { context in
        let afternoon = context.calendar.firstInstant(on: context.day, from: LocalTime(wrapping: 16 * 60))
        return context.last.map { $0.instant < afternoon } ?? true
      }
    ], entry: .init(CheckInKind.id),
    examples: [
      ReminderExample("2026-03-12T20:30", last: "2026-03-12T09:00", isDue: true),
      ReminderExample("2026-03-12T20:45", isDue: true),
      ReminderExample("2026-03-12T20:45", last: "2026-03-12T18:00", isDue: false),
      ReminderExample("2026-03-12T20:15", isDue: false),
    ])

  private static let noon = LocalTime(wrapping: 720)

  private static let isOpenToday = ReminderRule.Check(
    holds: "You have not checked in today.", fails: "You have checked in today."
  ) { context in context.last?.day != context.day }
}
