import TrackerApplication
import TrackerCore

/// Tuning of condition packs by a clinician: overlays kept in the person's journal, tried on their own past, one
/// command back.
public enum TuningModule: TrackerModule {
  public static let id: ModuleID = "tuning"

  public static func contribute(to registry: inout Registry) {
    registry.documentKinds.add(AnyDocumentKind(TuningRecord.document), AnyDocumentKind(TuningDraft.document))
    registry.metrics.add(TuningMetrics.inForce)
  }
}
