import TrackerApplication
import TrackerCore

/// Writes everything that a journal keeps and that does not follow from the rest, as JSON Lines: nothing is rounded,
/// renamed or left out. `docs/using.md` says what the lines mean.
public struct JournalExporter: Exporter {
  public let id = "all"
  public let name = "Everything"
  public let formats: [ExportFormat] = [.lines]

  public init() {}

  /// Writes record by record, so that a long journal never stands in memory.
  ///
  /// - Throws: What reading the journal or `write` throws.
  public func write(
    _ contents: ExportContents, as format: ExportFormat, to write: @escaping (String) throws -> Void
  ) throws -> ExportCounts {
    var counts = JournalLine.Counts()
    try write(try JournalLine.header(program: ProgramVersion.number, exportedAt: contents.exportedAt))
    try contents.eachRecord { record in
      counts.add(record)
      try write(try JournalLine.text(of: record))
    }
    try write(JournalLine.end(counts))
    return ExportCounts(
      entries: counts.entries - counts.deleted, deleted: counts.deleted, documents: counts.documents,
      forecasts: counts.forecasts, definitions: counts.definitions, actions: counts.actions,
      setAside: counts.setAside)
  }
}
