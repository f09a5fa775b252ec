import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// `delete ID …`
struct DeleteCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Delete entries; `symptoms undo` brings them back.",
    discussion: "`symptoms list` shows ids; their first three characters are enough where they are unique.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("Ids of entries, or their beginnings.", valueName: "id"))
  var ids: [String]

  func run(in context: CommandContext) throws { try context.answer(Logbook(context.session()).delete(ids)) }
}
