import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerPatterns

/// `patterns export`: what the days say, for a clinician or another program.
struct PatternsExportCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write your patterns as a page for a clinician, or as a table.",
    discussion: """
        symptoms patterns export                                a page to read
        symptoms patterns export --output patterns.md           the same, in a file
        symptoms patterns export --format csv --output out.csv  a row for each thing
        symptoms patterns export --format json                  for another program

      The page shows what holds up, with its counts, and says what the labels mean. The table has everything. What \
      you muted is left out.
      """)

  @Option(
    help: ArgumentHelp("How it is written: md, csv or json. Without it, the file's name decides.", valueName: "format"),
    completion: .list(["md", "csv", "json"]))
  var format: String?

  @Option(
    help: ArgumentHelp("The file. Without it, the export is shown on the screen.", valueName: "file"),
    completion: .file())
  var output = "-"

  @Flag(help: "Replace a file that already exists.")
  var force = false

  @OptionGroup var which: PatternsToExport

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you export your patterns.") }

  func run(in context: CommandContext) throws {
    try context.export(which.exporter(in: context), toFile: output, as: format, replacing: force)
  }
}

/// `export patterns`: the same among all exports.
struct ExportPatternsCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "patterns", abstract: "Export your patterns as a page or a table.",
    discussion: """
      A page in Markdown is for a clinician. A table has a row for each thing that you logged.

      Example:
        symptoms export patterns patterns.md
      """)

  @OptionGroup var export: ExportOptions

  @OptionGroup var which: PatternsToExport

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you export your patterns.") }

  func run(in context: CommandContext) throws { try export.run(which.exporter(in: context), in: context) }
}

/// Which patterns are exported.
struct PatternsToExport: ParsableArguments {
  @Option(help: ArgumentHelp("Only one of your conditions, by its id.", valueName: "id"))
  var condition: String?

  @OptionGroup var period: PatternPeriod

  func exporter(in context: CommandContext) throws -> PatternsExporter {
    let (session, days) = (try context.session(), try period.value())
    return PatternsExporter(
      try context.console.reportingPatterns {
        try PatternsReport(of: condition, days: days, in: session, steps: $0)
      })
  }
}
