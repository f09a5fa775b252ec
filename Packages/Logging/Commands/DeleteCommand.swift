import ArgumentParser
import TrackerCommands
import TrackerCore

/// `delete ID …`
struct DeleteCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Delete entries; `symptoms undo` brings them back.",
    discussion: "`symptoms list` shows ids; their first three characters are enough where they are unique.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("Ids of entries, or their beginnings.", valueName: "id"))
  var ids: [String]

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let (deleted, moves) = try session.record("delete") { journal in
      let entries = try ids.map { try session.entry(withID: $0, in: journal) }
      for entry in entries { try journal.delete(entry.id) }
      return entries
    }
    try context.answer(
      SavedView("Deleted", deleted.map(session.view), moves, today: session.today, hint: "Bring it back with: symptoms undo"))
  }
}
