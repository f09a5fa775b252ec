import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerWholeJournal

/// `export all`: everything that the journal keeps.
struct ExportAllCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "all", abstract: "Export everything, so that it can be imported again.",
    discussion: """
      The file has your entries with all earlier versions. It also has your answers, forecasts and the list of \
      changes. Each line is JSON. What the program can calculate again is not in it. Your settings and your own packs \
      are files of their own. Files that you attached are in it with --attachments. Only your user account can open \
      the file.

      Examples:
        symptoms export all journal.jsonl                  to a file
        symptoms export all journal.jsonl --attachments    with the files that you attached
        symptoms export all - | gzip > journal.jsonl.gz     to another program
        symptoms import all journal.jsonl                  bring it back
      """, aliases: ["json"])

  @OptionGroup var export: ExportOptions

  @Flag(help: "Put the files that you attached in it, too.")
  var attachments = false

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you export your journal.") }

  func run(in context: CommandContext) throws {
    try export.run(JournalExporter(takesAttachments: attachments), in: context)
  }
}
