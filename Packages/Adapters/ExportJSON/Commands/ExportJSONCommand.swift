import ArgumentParser
import TrackerApplication
import TrackerCommandLine

/// The command of the module.
public enum ExportJSONCommands: CommandModule {
  public static let subcommands: [String: [any ParsableCommand.Type]] = ["export": [ExportJSONCommand.self]]
}

/// `export json`: all that the journal keeps.
struct ExportJSONCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "json", abstract: "Export everything as JSON.",
    discussion: """
      The file has your entries, settings and forecasts, one on each line, the oldest first. It leaves out what the \
      program can calculate again, and earlier versions of entries. Only your user account can open the file.

      Examples:
        symptoms export json journal.json               to a file
        symptoms export json - | gzip > journal.json.gz  to another program
      """)

  @Argument(
    help: ArgumentHelp("The file. Without it, or with -, the export is shown on the screen.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var file = "-"

  @Flag(help: "Replace a file that already exists.")
  var force = false

  @Flag(help: "List deleted entries too, with their ids and times.")
  var deleted = false

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you export your journal.") }

  func run(in context: CommandContext) throws {
    let export = try JournalExport("json", in: context.environment, includesDeleted: deleted)
    if file == "-" {
      try export.write { context.console.terminal.write($0) }
    } else {
      try context.answer(try export.write(toFile: file, replacing: force))
    }
  }
}
