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
    commandName: "json", abstract: "Write everything as JSON: entries, documents and forecasts.",
    discussion: """
      One JSON object, with an entry to a line, the oldest first. Nothing is rounded or left out but what can be made \
      anew from the rest, and what was there before a change. A file is yours alone to read; it appears whole or not \
      at all.

      EXAMPLES
        A file:      symptoms export json journal.json
        To a filter: symptoms export json - | gzip > journal.json.gz
      """)

  @Argument(
    help: ArgumentHelp("The file; - or nothing for standard output.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var file = "-"

  @Flag(help: "Replace a file that is there already.")
  var force = false

  @Flag(help: "Name the entries that were deleted too, with their ids and when that was.")
  var deleted = false

  @OptionGroup var global: GlobalOptions

  func run(in context: CommandContext) throws {
    let export = try JournalExport("json", in: context.environment, includesDeleted: deleted)
    if file == "-" {
      try export.write { context.console.terminal.write($0) }
    } else {
      try context.answer(try export.write(toFile: file, replacing: force))
    }
  }
}
