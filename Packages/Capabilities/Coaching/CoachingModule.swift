import TrackerApplication
import TrackerCore

/// What is worth knowing about a day: the list of it, and which rules the person does not want to hear.
public enum CoachingModule: TrackerModule {
  public static let id: ModuleID = "coaching"

  public static func contribute(to registry: inout Registry) {
    registry.documentKinds.add(AnyDocumentKind(MutedInsights.document, called: "which insights are muted"))
    registry.reminderRules.add(CoachingReminders.new)
    registry.reportSections.add(InsightsSection())
    registry.strings.add(.german)
  }
}
