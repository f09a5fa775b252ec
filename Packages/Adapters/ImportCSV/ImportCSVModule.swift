import TrackerApplication
import TrackerCore

/// Diaries as CSV files come in.
public enum ImportCSVModule: TrackerModule {
  public static let id: ModuleID = "import-csv"

  public static func contribute(to registry: inout Registry) {
    registry.importers.add(CSVImporter())
    registry.strings.add(.german)
  }
}
