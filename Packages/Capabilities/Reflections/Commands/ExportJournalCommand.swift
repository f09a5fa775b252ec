import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerReflections

/// `export journal`: every entry of the journal as a table.
struct ExportJournalCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "journal", abstract: "Export what you wrote, with its moods and categories.",
    discussion: """
        symptoms export journal journal.csv     for a spreadsheet
        symptoms export journal journal.md      as a table in a text
      """)

  @OptionGroup var export: ExportOptions

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you export what you wrote.") }

  func run(in context: CommandContext) throws { try export.run(ReflectionsExporter(), in: context) }
}
