import TrackerApplication
import TrackerCore

/// Reminds of a report that is due, for whoever switched that on.
enum ReportReminder {
  private static let moment = "due"

  static let due = ReminderRule(
    "report", name: "Report", about: "When the next report is due, as report schedule says.",
    says: "Your next report is due.", notifies: "Your next report is due.", command: "symptoms report schedule",
    timing: .moments,
    moments: { session, journal in
      guard let schedule = try ReportSchedule(in: journal) else { return [] }
      let day = try schedule.due(on: session.today, in: journal)
      return [ReminderMoment("\(moment)-\(day)", at: session.calendar.start(of: day))]
    }, inCalendars: .nothing,
    examples: [
      ReminderExample("2026-03-20T09:00", moments: [moment: "2026-03-20T04:00"], isDue: true),
      ReminderExample("2026-03-19T09:00", moments: [moment: "2026-03-20T04:00"], isDue: false),
      ReminderExample("2026-03-20T09:00", isDue: false),
    ])
}
