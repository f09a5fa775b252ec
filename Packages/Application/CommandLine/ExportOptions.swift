import ArgumentParser
import TrackerApplication
import TrackerCore

/// What commands that export take: where to, how it is written, and whether a file is replaced.
public struct ExportOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The file. Without it, or with -, the export is shown on the screen.", valueName: "file"),
    completion: .file())
  public var file = "-"

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "How it is written: csv, markdown, json or jsonl. Without it, the file's name decides.", valueName: "format"),
    completion: .list(ExportFormat.allCases.map(\.rawValue)))
  public var format: String?

  @Flag(help: "Replace a file that already exists.")
  public var force = false

  public init() {}

  /// Exports to the file or the screen.
  ///
  /// - Throws: `Failure` (`usage`) for a format that the exporter does not have, and what exporting throws.
  public func run(_ exporter: any Exporter, in context: CommandContext) throws {
    try context.export(exporter, toFile: file, as: format, replacing: force)
  }
}

extension CommandContext {
  /// Exports to a file or the screen.
  ///
  /// - Parameters:
  ///   - file: The file's path; `-` for the screen.
  ///   - word: How it is written, as it is typed; nil where the file's name decides. On the screen it is then JSON for
  ///     somebody who wants answers in JSON.
  ///   - replacing: Whether a file that is there already is replaced.
  /// - Throws: `Failure` (`usage`) for a format that the exporter does not have, and what exporting throws.
  public func export(_ exporter: any Exporter, toFile file: String, as word: String?, replacing: Bool) throws {
    let shown: ExportFormat? = file == "-" && console.format == .json && exporter.formats.contains(.json) ? .json : nil
    let format = try exporter.format(word, ofFile: file) ?? shown
    let export = JournalExport(exporter, as: format, in: environment)
    if file == "-" {
      try export.write { console.terminal.writeDocument($0) }
    } else {
      try answer(try export.write(toFile: file, replacing: replacing))
    }
  }
}

extension Exporter {
  fileprivate func format(_ word: String?, ofFile file: String) throws(Failure) -> ExportFormat? {
    guard let word else { return ExportFormat(file: file).flatMap { formats.contains($0) ? $0 : nil } }
    if let found = ExportFormat(word: word), formats.contains(found) { return found }
    throw .cannotExport(as: word, else: formats)
  }
}
