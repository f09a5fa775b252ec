import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// `undo [N]`: takes the last actions back.
struct UndoCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Take the last command that wrote back; again for the one before.",
    discussion: """
      Each command that wrote is one action, an import of years too. Undoing keeps what was undone on record. It stops \
      at the action that set you up.
        symptoms undo
        symptoms undo 3
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("How many actions.", valueName: "n"))
  var count = 1

  func validate() throws {
    guard (1...100).contains(count) else { throw ValidationError("undo takes a whole number from 1 to 100.") }
  }

  func run(in context: CommandContext) throws { try context.answer(Logbook(context.session()).undo(count)) }
}
