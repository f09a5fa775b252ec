import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// `redo` and `redo ACTION`.
struct RedoCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo", abstract: "Get back what you undid.",
    discussion: """
      This is not possible if you have logged something else in its place.
        symptoms redo
        symptoms redo a12       one that `symptoms undo --list` shows as undone
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("The number of a change, such as a12.", valueName: "change"))
  var change: String?

  var beforeSetUp: BeforeSetUp { .explains("Here you get back what you undid.") }

  func run(in context: CommandContext) throws {
    let logbook = Logbook(try context.session())
    guard let change else { return try context.answer(logbook.redo()) }
    try context.answer(logbook.redo(action: UndoWord.action(change)))
  }
}
