import TrackerApplication
import TrackerCore

/// Tuning of condition packs by a clinician: overlays kept in the person's journal, tried on their own past, one
/// command back.
public enum TuningModule: TrackerModule {
  public static let id: ModuleID = "tuning"

  public static func contribute(to registry: inout Registry) {
    registry.documentKinds.add(
      AnyDocumentKind(TuningRecord.document, called: "the tuning of {condition}"),
      AnyDocumentKind(TuningDraft.document, called: "the draft of a tuning of {condition}"))
    registry.metrics.add(TuningMetrics.inForce)
    registry.healthChecks.add(TuningHealthCheck())
    registry.outgoing.add(OutgoingFile("tune export", "A tuning, as a file for somebody else."))
    registry.strings.add(.german)
  }
}
