import TrackerCore

/// Writes all that the journal of a home keeps, in the form of an exporter.
public struct JournalExport {
  private let exporter: any Exporter
  private let environment: Environment
  private let includesDeleted: Bool

  /// - Parameters:
  ///   - id: The exporter's, as the registry has it.
  ///   - includesDeleted: Whether the ids of deleted entries are written too.
  /// - Throws: `Failure` (`usage`) where no module brings such an exporter.
  public init(_ id: String, in environment: Environment, includesDeleted: Bool = false) throws(Failure) {
    self.init(try environment.registry.exporter(id), in: environment, includesDeleted: includesDeleted)
  }

  /// - Parameter includesDeleted: Whether the ids of deleted entries are written too.
  public init(_ exporter: any Exporter, in environment: Environment, includesDeleted: Bool = false) {
    self.exporter = exporter
    self.environment = environment
    self.includesDeleted = includesDeleted
  }

  /// Writes to a file that is its owner's alone (0600). It appears whole at the end, or not at all.
  ///
  /// - Parameter replacing: Whether a file that is there already is replaced; else it is a fault.
  /// - Throws: `Failure` before anything was set up, where there is such a file or the path leads to one that the
  ///   program keeps itself, or when reading or writing fails.
  public func write(toFile path: String, replacing: Bool) throws -> ExportView {
    let journal = try journal
    guard !HomeFiles(environment.home).include(path) else {
      throw Failure(
        .validation, "{path} belongs to the program", ["path": .verbatim(path)], recovery: "Choose another name")
    }
    let counts = try OutputFile(path).write(replacing: replacing) { write in try self.write(journal, to: write) }
    return ExportView(form: exporter.id, file: path, counts: counts)
  }

  /// Writes to a stream, piece by piece.
  ///
  /// - Throws: `Failure` before anything was set up or when reading fails, or what `write` throws.
  public func write(to write: @escaping (String) throws -> Void) throws {
    _ = try self.write(try journal, to: write)
  }

  private func write(_ journal: any Journal, to write: @escaping (String) throws -> Void) throws -> ExportCounts {
    try journal.read { reading in
      try exporter.write(
        ExportContents(reading, exportedAt: environment.now, includesDeleted: includesDeleted), to: write)
    }
  }

  private var journal: any Journal {
    get throws {
      guard let journal = try environment.journal() else { throw Failure.notSetUp }
      return journal
    }
  }
}
