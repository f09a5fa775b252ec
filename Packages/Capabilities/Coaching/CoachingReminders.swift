import TrackerApplication
import TrackerCore

/// What reminds of insights.
enum CoachingReminders {
  private static let hour = 10

  /// There is an insight that `today` shows.
  static let new = ReminderRule(
    "insight", name: "New insight", about: "If there is something new on today, at {time}.",
    says: "There is something new today.", notifies: "There is something new to see.",
    command: "symptoms insights", timing: .daily(at: LocalTime(wrapping: hour * 60)),
    checks: [
      .init(holds: "There is something new today.", fails: "There is nothing new today.") { !$0.moments.isEmpty }
    ],
    moments: { session, journal in
      let coach = try Coach(session, in: journal)
      let today = session.today
      let table = try journal.dayTable(
        try coach.metrics(), on: today...today, catalogue: session.person.catalogue)
      return try coach.shown(on: today, in: table).map { ReminderMoment($0.id, at: session.environment.now) }
    },
    inCalendars: .nothing,
    examples: [
      ReminderExample("2026-03-12T10:00", moments: ["late-night": "2026-03-12T10:00"], isDue: true),
      ReminderExample("2026-03-12T09:59", moments: ["late-night": "2026-03-12T09:59"], isDue: false),
      ReminderExample("2026-03-12T10:00", isDue: false),
    ])
}
