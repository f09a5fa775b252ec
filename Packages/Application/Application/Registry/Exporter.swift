import TrackerCore

/// Exports one thing of a journal, such as all of it or the entries of a kind. Where it goes, and that a file is whole
/// or not there at all, is the same for all (`JournalExport`).
public protocol Exporter: Sendable {
  /// For ever; the command is called `export <id>`.
  var id: String { get }
  /// Such as `Everything`.
  var name: String { get }
  /// How it can be written; the first is taken where nothing else is asked for.
  var formats: [ExportFormat] { get }

  /// Writes it, piece by piece.
  ///
  /// - Returns: How much was written.
  /// - Throws: what reading the journal or `write` throws.
  func write(
    _ contents: ExportContents, as format: ExportFormat, to write: @escaping (String) throws -> Void
  ) throws -> ExportCounts
}

/// Exports what is of some days, for another part of the program that names them: a report writes itself so.
public protocol ExporterOfDays: Exporter {
  /// The same exporter for some days.
  ///
  /// - Parameter person: What it says of who the person is; nothing where nobody is to be told from it.
  func ofDays(_ days: ClosedRange<Day>, about person: NamedPerson, in session: Session) -> any Exporter
}

/// Exports a table, in every format.
public protocol TableExporter: Exporter {
  /// - Throws: `Failure` (`usage`) where it needs to be told more.
  func table(of contents: ExportContents) throws -> ExportTable
  /// What its rows are, for the answer.
  func counts(rows: Int) -> ExportCounts
}

extension TableExporter {
  public var formats: [ExportFormat] { ExportTable.Format.allCases.map(\.ofExports) }

  public func write(
    _ contents: ExportContents, as format: ExportFormat, to write: @escaping (String) throws -> Void
  ) throws -> ExportCounts {
    counts(rows: try table(of: contents).write(as: ExportTable.Format(format), to: write))
  }
}

/// How much an export holds; nil for what is no part of it.
public struct ExportCounts: Sendable, Hashable, Codable {
  public var entries: Int?
  public var deleted: Int?
  public var documents: Int?
  public var forecasts: Int?
  public var patterns: Int?
  public var definitions: Int?
  /// Commands that saved something.
  public var actions: Int?
  /// Damaged parts that are kept, and used no more.
  public var setAside: Int?
  /// Files that are attached to entries.
  public var attachments: Int?
  /// Of those that the journal names, the files that are missing or damaged.
  public var missingAttachments: Int?
  /// Rows of a table with a row for each day and number.
  public var rows: Int?

  public init(
    entries: Int? = nil, deleted: Int? = nil, documents: Int? = nil, forecasts: Int? = nil, patterns: Int? = nil,
    definitions: Int? = nil, actions: Int? = nil, setAside: Int? = nil, attachments: Int? = nil,
    missingAttachments: Int? = nil, rows: Int? = nil
  ) {
    self.entries = entries
    self.deleted = deleted
    self.documents = documents
    self.forecasts = forecasts
    self.patterns = patterns
    self.definitions = definitions
    self.actions = actions
    self.setAside = setAside
    self.attachments = attachments
    self.missingAttachments = missingAttachments
    self.rows = rows
  }
}
