import TrackerApplication
import TrackerCore

/// The daily check-in.
public enum CheckInModule: TrackerModule {
  public static let id: ModuleID = "check-in"

  public static func contribute(to registry: inout Registry) {
    registry.logKinds.add(CheckInKind.self)
    registry.dayDrafts.add(CheckInDraft.ofDays)
    registry.todaySources.add(CheckInTodaySource())
    for rule in CheckInRules.all { registry.coachingRules.add(rule) }
    registry.columnNames.add(
      ColumnNames(
        "check-in.notes",
        [
          "notes", "note", "comment", "comments", "remarks", "journal", "diary", "Notizen", "Notiz", "Kommentar",
          "Bemerkung", "Bemerkungen", "Tagebuch",
        ]))
    registry.columnNames.add(
      ColumnNames("check-in.tags", ["tags", "labels", "hashtags", "Schlagwörter", "Schlagworte", "Etiketten"]))
    for rule in CheckInReminders.all { registry.reminderRules.add(rule) }
    registry.strings.add(.german)
  }
}
