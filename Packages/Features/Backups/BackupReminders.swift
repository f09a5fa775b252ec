import TrackerApplication
import TrackerCore

/// What reminds of a backup.
enum BackupReminders {
  /// The moment of the last backup.
  private static let last = "last"
  private static let day = 24

  static let overdue = ReminderRule(
    "backup", name: "Backup", about: "If no backup was made for {interval}.",
    says: "No backup was made for {interval}.", notifies: "A backup is due.", command: "symptoms backup create",
    timing: .after(hours: 14 * day, allowed: day...(365 * day), isWaking: false) { context in
      context.moments.first { $0.id == last }?.at
    },
    moments: { session, journal in
      // Where there is none, the time since the person set themselves up counts.
      let made = try BackupShelf(session.environment).latest ?? journal.action(1)?.at
      return made.map { [ReminderMoment(last, at: $0)] } ?? []
    },
    examples: [
      ReminderExample("2026-03-20T12:00", moments: [last: "2026-03-06T12:00"], isDue: true),
      ReminderExample("2026-03-20T11:59", moments: [last: "2026-03-06T12:00"], isDue: false),
      ReminderExample("2026-03-20T12:00", isDue: false),
    ])
}
