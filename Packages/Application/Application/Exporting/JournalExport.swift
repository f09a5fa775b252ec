import TrackerCore

/// Writes what an exporter takes from the journal of a home.
public struct JournalExport {
  private let exporter: any Exporter
  private let format: ExportFormat
  private let environment: Environment

  /// - Parameter format: One of the exporter's; nil for the one that it has first.
  public init(_ exporter: any Exporter, as format: ExportFormat? = nil, in environment: Environment) {
    self.exporter = exporter
    self.format = format ?? exporter.formats.first ?? .lines
    self.environment = environment
  }

  /// Writes to a file that is its owner's alone (0600). It appears whole at the end, or not at all.
  ///
  /// - Parameter replacing: Whether a file that is there already is replaced; else it is a fault.
  /// - Throws: `Failure` before anything was set up, where there is such a file or the path leads to one that the
  ///   program keeps itself, or when reading or writing fails.
  public func write(toFile path: String, replacing: Bool) throws -> ExportView {
    let journal = try journal
    guard !HomeFiles(environment.home, files: environment.registry.homeFiles.all).include(path) else {
      throw Failure(
        .validation, "{path} belongs to the program", ["path": .verbatim(path)], recovery: "Choose another name")
    }
    let (counts, leftOut) = try OutputFile(path).write(replacing: replacing) { write in
      try self.write(journal, to: write)
    }
    environment.noteSaved()
    return ExportView(form: exporter.id, file: path, counts: counts, leftOut: leftOut > 0 ? leftOut : nil)
  }

  /// Writes to a stream, piece by piece.
  ///
  /// - Throws: `Failure` before anything was set up or when reading fails, or what `write` throws.
  public func write(to write: @escaping (String) throws -> Void) throws {
    let (counts, leftOut) = try self.write(try journal, to: write)
    if leftOut > 0 { environment.warn(ExportView.leftOut(leftOut, counts)) }
  }

  private func write(_ journal: any Journal, to write: @escaping (String) throws -> Void) throws -> (
    counts: ExportCounts, leftOut: Int
  ) {
    try journal.read { reading in
      let contents = try ExportContents(reading, in: environment)
      let counts = try exporter.write(contents, as: format, to: write)
      return (counts, contents.numberLeftOut)
    }
  }

  private var journal: any Journal {
    get throws {
      guard let journal = try environment.journal() else { throw Failure.notSetUp }
      return journal
    }
  }
}
