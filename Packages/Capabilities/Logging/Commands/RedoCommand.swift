import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// `redo`, `redo N` and `redo ACTION`.
struct RedoCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo", abstract: "Get back what you undid.",
    discussion: """
      What you undid last comes back first. Once you save something else, only a change that you name comes back. \
      It does not if you have logged something in its place.
        symptoms redo
        symptoms redo 3         the last three
        symptoms redo a12       one that `symptoms undo --list` shows as undone
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("How many changes, or the number of one such as a12.", valueName: "what"))
  var what: String?

  var beforeSetUp: BeforeSetUp { .explains("Here you get back what you undid.") }

  func run(in context: CommandContext) throws {
    let wanted = try UndoWord(what)
    let logbook = Logbook(try context.session())
    switch wanted {
    case .last(let count): try context.answer(logbook.redo(count))
    case .action(let id): try context.answer(logbook.redo(action: id))
    }
  }
}
