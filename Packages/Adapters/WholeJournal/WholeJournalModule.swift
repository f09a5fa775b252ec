import TrackerApplication
import TrackerCore

/// The whole journal as a file, and back.
public enum WholeJournalModule: TrackerModule {
  public static let id: ModuleID = "whole-journal"

  public static func contribute(to registry: inout Registry) {
    registry.exporters.add(JournalExporter())
    registry.importers.add(JournalFormat())
    registry.strings.add(.german)
  }
}
