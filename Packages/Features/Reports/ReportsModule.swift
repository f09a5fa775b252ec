import TrackerApplication
import TrackerCore
import TrackerPages

/// Reports of some days, made of what every module says of them.
public enum ReportsModule: TrackerModule {
  public static let id: ModuleID = "reports"

  public static func contribute(to registry: inout Registry) {
    registry.reportSections.add(OverallSection())
    registry.clinicianSections.add(QuestionsSection())
    registry.documentKinds.add(
      AnyDocumentKind(KeptReport.document, called: "a report"),
      AnyDocumentKind(KeptQuestion.document, called: "a question for a clinician"))
    registry.reminderRules.add(ReportReminder.due)
    registry.outgoing.add(OutgoingFile("report", "With --output, a report of some days."))
    registry.strings.add(.german, .germanOfPages)
  }
}
