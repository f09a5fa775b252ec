import TrackerCore

/// The answer of an export to a file.
public struct ExportView: ReadModel {
  public static let schema = "export/1"

  /// The exporter's id.
  let form: String
  let file: String
  let counts: ExportCounts

  public func blocks(_ format: TextFormatter) -> [Block] {
    let parts = [
      format.count(counts.entries, "1 entry", "{count} entries"),
      counts.deleted.map { format.count($0, "1 deleted entry", "{count} deleted entries") },
      format.count(counts.documents, "1 document", "{count} documents"),
      format.count(counts.forecasts, "1 forecast", "{count} forecasts"),
      format.count(
        counts.definitions, "1 definition of a condition", "{count} definitions of conditions"),
    ]
    let contents = parts.compactMap { $0 }.joined(separator: ", ")
    return [
      .sentence("\(format("Exported to {file}: {contents}.", ["contents": contents, "file": file]))"),
      .sentence("\(format("The file shows what you logged as plain text. Only your user account can open it."))"),
    ]
  }
}
