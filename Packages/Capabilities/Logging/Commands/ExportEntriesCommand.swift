import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerLogging

/// `export entries`: the entries of a kind as a table.
struct ExportEntriesCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "entries", abstract: "Export the entries of one kind as a table.",
    discussion: """
      The table has a row for each entry and a column for each field. Values are written as you would type them. A \
      spreadsheet never runs a cell as a formula. To keep everything, with earlier versions, use export all.

      Examples:
        symptoms export entries --kind food food.csv      for a spreadsheet
        symptoms export entries --kind rest nights.md     as a table in a text
      """)

  @Option(help: ArgumentHelp("Which entries, such as food or check-in.", valueName: "kind"))
  var kind: String?

  @OptionGroup var export: ExportOptions

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you export your entries.") }

  func run(in context: CommandContext) throws { try export.run(EntriesExporter(kind: kind), in: context) }
}
