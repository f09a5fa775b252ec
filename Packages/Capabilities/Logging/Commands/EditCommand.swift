import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// `edit ID field=value …`
struct EditCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change an entry.",
    discussion: """
        symptoms edit k3f9a                      in a form
        symptoms edit k3f9a quality=5
        symptoms edit k3f9a notes= at=21:30      clears the notes, changes the time
        symptoms edit k3f9a day=2026-03-01       moves it to another day, at the same time
        symptoms edit k3f9a tags=travel,work     gives it these tags; tags= clears them
      To see the ids: symptoms list. The first 3 characters are usually enough.
      """)

  static let otherWords = ["ändern"]

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions

  @Argument(help: ArgumentHelp("The id of the entry.", valueName: "id"))
  var id: String

  @Argument(help: ArgumentHelp("name=value, or name= to clear it.", valueName: "field=value"))
  var words: [String] = []

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you change an entry.") }

  func run(in context: CommandContext) throws {
    guard words.isEmpty else { return try context.answer(Logbook(context.session()).edit(id, words)) }
    guard context.console.canAsk else {
      throw Failure(
        .usage, "“{command}” is not complete: {name} is missing",
        ["command": .verbatim("edit"), "name": .verbatim("<field=value>")])
    }
    let sheet = try EntrySheet(changing: id, in: try context.session())
    var dialogue = EntryDialogue(sheet, in: context) { words, sheet, context in
      var context = context
      context.environment.answers.seen.merge(sheet.seen) { _, seen in seen }
      return try Logbook(context.session()).edit(sheet.entry?.id.rawValue ?? id, words, finishing: sheet.key)
    }
    try dialogue.run()
  }
}
