import TrackerCore

/// The answer of an export to a file.
public struct ExportView: ReadModel {
  public static let schema = "export/1"

  /// The exporter's id.
  let form: String
  let file: String
  let counts: ExportCounts

  public func blocks(_ format: TextFormatter) -> [Block] {
    let deleted = counts.deleted.map { ", \($0) deleted" } ?? ""
    let parts = [
      "\(counts.entries) \(counts.entries == 1 ? "entry" : "entries")\(deleted)", counts.documents.of("document"),
      counts.forecasts.of("forecast"), "\(counts.definitions.of("definition")) of conditions",
    ]
    return [
      .sentence("Exported to \(file): \(parts.joined(separator: "; "))."),
      .sentence("It holds what you logged in plain text; only you can read the file."),
    ]
  }
}
