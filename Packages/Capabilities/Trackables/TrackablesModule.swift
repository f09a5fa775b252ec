import TrackerApplication
import TrackerCore

/// What people track of their own: its definitions, and what is done with them. Its entries are of the kind `custom`.
public enum TrackablesModule: TrackerModule {
  public static let id: ModuleID = "trackables"

  public static func contribute(to registry: inout Registry) {
    registry.documentKinds.add(
      AnyDocumentKind(TrackableDefinition.document) { before, after in
        let label = (after ?? before)?.label ?? ""
        return [
          DocumentPart(
            "what you track as {name}", ["name": label], wasThere: before != nil, isThere: after != nil)
        ]
      })
    registry.exporters.add(TrackablesExporter())
    registry.factorSources.add(TrackableFactors())
    registry.strings.add(.german)
  }
}
