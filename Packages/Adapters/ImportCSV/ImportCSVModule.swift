import TrackerApplication
import TrackerCore

/// Diaries as CSV files come in.
public enum ImportCSVModule: TrackerModule {
  public static let id: ModuleID = "import-csv"

  public static func contribute(to registry: inout Registry) {
    registry.importers.add(CSVImporter())
    registry.outgoing.add(OutgoingFile("import csv", "With --guess, what the columns mean, beside the file."))
    registry.strings.add(.german)
  }
}
