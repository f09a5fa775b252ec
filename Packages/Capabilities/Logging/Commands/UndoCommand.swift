import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// `undo`, `undo N`, `undo ACTION` and `undo --list`.
struct UndoCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Undo your last change.",
    discussion: """
      Each command counts as one change, even a big import. You can undo back to your set-up. `symptoms redo` gets \
      back what you undid.
        symptoms undo
        symptoms undo 3         the last three
        symptoms undo --list    the last ten, with their numbers
        symptoms undo a12       only that one
      """)

  static let otherWords = ["rückgängig"]

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("How many changes, or the number of one such as a12.", valueName: "what"))
  var what: String?

  @Flag(help: "List your last changes, without undoing any.")
  var list = false

  var beforeSetUp: BeforeSetUp {
    .explains(list ? "Here you'll see your last changes." : "Here you undo your last change.")
  }

  func run(in context: CommandContext) throws {
    let wanted = try UndoWord(what)
    let logbook = Logbook(try context.session())
    switch wanted {
    case .last(let count):
      if list { return try context.answer(what == nil ? logbook.actions() : logbook.actions(count)) }
      try context.answer(logbook.undo(count))
    case .action(let id):
      if list { throw UndoWord.failure(what ?? "") }
      try context.answer(logbook.undo(action: id))
    }
  }
}

/// What is to be undone, as it is typed: so many actions, or one of them by its name.
enum UndoWord {
  case last(Int)
  case action(Int64)

  /// - Parameter text: nil for the last action.
  /// - Throws: `Failure` (`validation`) for what is neither a whole number from 1 to 100 nor the name of an action.
  init(_ text: String?) throws(Failure) {
    guard let text else {
      self = .last(1)
      return
    }
    if let count = Int(text), (1...100).contains(count) {
      self = .last(count)
    } else if let id = Action.id(named: text) {
      self = .action(id)
    } else {
      throw UndoWord.failure(text)
    }
  }

  static func failure(_ text: String) -> Failure {
    Failure(
      .validation, "“{typed}” does not fit. Type 1 to 100, or a change such as a12", ["typed": "\(text)"],
      recovery: "To see your last changes: symptoms undo --list")
  }
}
