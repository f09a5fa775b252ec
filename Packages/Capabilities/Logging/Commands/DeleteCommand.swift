import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// `delete ID …`
struct DeleteCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Delete an entry (undo brings it back).",
    discussion: "To see the ids: symptoms list. The first 3 characters are usually enough.")

  static let otherWords = ["löschen"]

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("The ids of the entries.", valueName: "id"))
  var ids: [String]

  /// Whether a screen with keys runs it.
  @Flag(name: .customLong("on-screen"), help: .hidden)
  var isOnScreen = false

  var beforeSetUp: BeforeSetUp { .explains("Here you delete entries.") }

  func run(in context: CommandContext) throws {
    try context.answer(Logbook(context.session()).delete(ids, isOnScreen: isOnScreen))
  }
}
