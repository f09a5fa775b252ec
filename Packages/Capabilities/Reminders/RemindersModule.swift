import TrackerApplication
import TrackerCore

/// Reminders: off until switched on, quiet at night, and given by what the computer already has.
public enum RemindersModule: TrackerModule {
  public static let id: ModuleID = "reminders"

  public static func contribute(to registry: inout Registry) {
    registry.documentKinds.add(AnyDocumentKind(ReminderPlan.document) { _, _ in [DocumentPart("your reminders")] })
    registry.settings.add(ReminderSetting.isOn, ReminderSetting.quietFrom, ReminderSetting.quietUntil)
    registry.homeFiles.add(
      HomeFile(
        ReminderState.name, .file(beside: []), "Which reminders this computer has given, and how it gives them."),
      HomeFile(ReminderState.table, .file(beside: []), "Lines for cron, only while they are installed."))
    registry.outgoing.add(OutgoingFile("reminders install --ics", "Your reminders, as a file for a calendar."))
    registry.filesElsewhere.add(
      FilesElsewhere("reminders", "what gives your reminders") { environment in
        TimerKind.allCases.flatMap { $0.installed(in: environment) }
      })
    registry.closingQuestions.add(
      ClosingQuestion(
        ReminderSetting.isOn.id, asks: "Would you like a reminder when you have not checked in by 20:00?",
        choices: [(ReminderSetting.off, "No reminders"), (ReminderSetting.on, "Yes, remind me")]))
    registry.strings.add(.german)
  }
}
