import TrackerApplication
import TrackerCore

/// What reminds of trackers.
enum TrackerReminders {
  /// Days before today that a weight lasts: with one of them, the week has one.
  private static let days = 6

  /// Once a week, unless there was a weight since the last time.
  static let weighIn = ReminderRule(
    "weigh-in", name: "Weekly weigh-in",
    about: "Every {weekday} at {time}, if you have not logged your weight for a week.",
    says: "You have not logged your weight for a week.", notifies: "Time for your weekly weigh-in.",
    command: "symptoms log weight", timing: .weekly(on: 7, at: LocalTime(wrapping: 9 * 60)),
    checks: [
      .init(
        holds: "You have not logged your weight for a week.", fails: "You have logged your weight in the last week."
      ) { context in context.last.map { $0.day.distance(to: context.day) > days } ?? true }
    ], entry: .init("weight", days: days),
    examples: [
      ReminderExample("2026-03-15T09:00", isDue: true),
      ReminderExample("2026-03-15T10:00", last: "2026-03-08T09:05", isDue: true),
      ReminderExample("2026-03-15T10:00", last: "2026-03-09T09:05", isDue: false),
      ReminderExample("2026-03-15T08:59", isDue: false),
      ReminderExample("2026-03-14T10:00", isDue: false),
    ])
}
