import TrackerCore

/// Writes a journal in one form. Where it goes, and that a file is whole or not there at all, is the same for all
/// (`JournalExport`).
public protocol Exporter: Sendable {
  /// Such as `json`; for ever.
  var id: String { get }
  /// Such as `Everything (JSON)`.
  var name: String { get }

  /// Writes it, piece by piece.
  ///
  /// - Returns: How much was written.
  /// - Throws: what reading the journal or `write` throws.
  func write(_ contents: ExportContents, to write: @escaping (String) throws -> Void) throws -> ExportCounts
}

/// How much an export holds.
public struct ExportCounts: Sendable, Hashable, Codable {
  public var entries: Int
  /// nil where deleted entries were not asked for.
  public var deleted: Int?
  public var documents: Int
  public var forecasts: Int
  public var definitions: Int

  public init(entries: Int = 0, deleted: Int? = nil, documents: Int = 0, forecasts: Int = 0, definitions: Int = 0) {
    self.entries = entries
    self.deleted = deleted
    self.documents = documents
    self.forecasts = forecasts
    self.definitions = definitions
  }
}
