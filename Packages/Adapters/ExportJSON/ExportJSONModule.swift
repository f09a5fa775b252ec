import TrackerApplication
import TrackerCore

/// Journals go out as JSON.
public enum ExportJSONModule: TrackerModule {
  public static let id: ModuleID = "export-json"

  public static func contribute(to registry: inout Registry) {
    registry.exporters.add(JSONExporter())
    registry.strings.add(.german)
  }
}
