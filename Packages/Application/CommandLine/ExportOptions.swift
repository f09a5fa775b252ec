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
      "How it is written: csv, markdown or jsonl. Without it, the file's name decides.", valueName: "format"))
  public var format: String?

  @Flag(help: "Replace a file that already exists.")
  public var force = false

  public init() {}

  /// Exports to the file or the screen.
  ///
  /// - Throws: `Failure` (`usage`) for a format that the exporter does not have, and what exporting throws.
  public func run(_ exporter: any Exporter, in context: CommandContext) throws {
    let export = JournalExport(exporter, as: try format(of: exporter), in: context.environment)
    if file == "-" {
      try export.write { context.console.terminal.writeDocument($0) }
    } else {
      try context.answer(try export.write(toFile: file, replacing: force))
    }
  }

  private func format(of exporter: any Exporter) throws(Failure) -> ExportFormat? {
    guard let format else {
      return ExportFormat(file: file).flatMap { exporter.formats.contains($0) ? $0 : nil }
    }
    if let found = ExportFormat(rawValue: format.lowercased()), exporter.formats.contains(found) { return found }
    throw Failure(
      .usage, "This cannot be exported as “{format}”",
      [
        "format": .verbatim(format), "formats": .anyOf(exporter.formats.map { .verbatim($0.rawValue) }),
      ], recovery: "Use {formats}")
  }
}
