import TrackerApplication
import TrackerCore

/// What programs for measurements of the body share: data points of Open mHealth.
public enum OpenMHealthModule: TrackerModule {
  public static let id: ModuleID = "open-mhealth"

  public static func contribute(to registry: inout Registry) {
    registry.exporters.add(OpenMHealthExporter())
    registry.strings.add(.german)
  }
}
