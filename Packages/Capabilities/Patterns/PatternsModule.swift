import TrackerApplication
import TrackerCore

/// What goes together with better and worse days in a person's records, and holds up against luck.
public enum PatternsModule: TrackerModule {
  public static let id: ModuleID = "patterns"

  public static func contribute(to registry: inout Registry) {
    registry.documentKinds.add(AnyDocumentKind(FactorChoice.document, parts: FactorChoice.parts))
    registry.chores.add(Chore("patterns", arguments: ["patterns", "look"], isDue: StandingLooks.areDue))
    registry.documentKinds.add(
      AnyDocumentKind(Experiment.document, called: "your experiment"), AnyDocumentKind(Experiment.current),
      AnyDocumentKind(ExperimentAnswer.document, called: "an answer for your experiment"))
    registry.dayDocuments.add(Experiment.ofDays, ExperimentAnswer.ofDays)
    registry.todaySources.add(ExperimentTodaySource())
    registry.reminderRules.add(ExperimentReminder.today)
    registry.exporters.add(PatternsExporter())
    registry.reportSections.add(PatternsSection())
    registry.clinicianSections.add(ClaimsSection())
    registry.strings.add(.german)
    registry.outgoing.add(
      OutgoingFile("patterns replay", "With --findings, the patterns in a diary that is not yours."))
  }
}

extension FactorChoice {
  /// What a change of a choice is called.
  @Sendable static func parts(_ before: FactorChoice?, _ after: FactorChoice?) -> [DocumentPart] {
    let name = (after ?? before)?.name ?? ""
    return [
      DocumentPart(
        "what you want to hear of {name}", ["name": name], wasThere: before != nil, isThere: after != nil)
    ]
  }
}
