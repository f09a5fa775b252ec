import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerWholeJournal

/// `import all`: brings the export of a whole journal back.
struct ImportAllCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "all", abstract: "Import everything from a file that export all made.",
    discussion: """
      In an empty folder you get back everything, with all changes. Every command answers as before. If you already \
      have entries, the import adds only what is new. That is one change, which undo takes back. What you changed \
      later stays as it is, and what you deleted stays deleted.

      Examples:
        symptoms import all journal.jsonl --home DIR    into an empty folder
        symptoms import all journal.jsonl --dry-run     try it without saving
      """, aliases: ["lossless"])

  @Argument(help: ArgumentHelp("The file.", valueName: "file"), completion: .file(extensions: ["jsonl"]))
  var file: String

  @Flag(help: "Show what would be imported, without saving it.")
  var dryRun = false

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    try context.answer(try JournalImport(in: context.environment).run(file, isRehearsal: dryRun))
  }
}
