import TrackerApplication
import TrackerCore

/// What reminds of an experiment. A notification does not say what it is about.
enum ExperimentReminder {
  /// What today is.
  static let today = ReminderRule(
    "experiment", name: "Day of an experiment", about: "If today has a plan in your experiment, from {time} on.",
    says: "Your experiment has a plan for today.", notifies: "Your experiment: see what today is.",
    command: "symptoms patterns experiment today", timing: .daily(at: LocalTime(wrapping: 8 * 60)),
    checks: [
      .init(holds: "An experiment is running.", fails: "No experiment is running.") { !$0.moments.isEmpty }
    ],
    moments: { session, journal in
      guard let experiment = try journal.currentExperiment(), experiment.isWith(session.today) != nil else {
        return []
      }
      return [ReminderMoment("\(experiment.number)", at: session.environment.now)]
    },
    examples: [
      ReminderExample("2026-03-12T08:00", moments: ["1": "2026-03-12T08:00"], isDue: true),
      ReminderExample("2026-03-12T07:59", moments: ["1": "2026-03-12T07:59"], isDue: false),
      ReminderExample("2026-03-12T08:00", isDue: false),
    ])
}
