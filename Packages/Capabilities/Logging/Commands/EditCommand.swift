import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// `edit ID field=value …`
struct EditCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change fields of an entry; the earlier version is kept.",
    discussion: """
        symptoms edit k3f9a quality=5
        symptoms edit k3f9a notes= at=21:30      clears the notes, moves the time
        symptoms edit k3f9a day=2026-03-01       moves it to another day, at the same time
      `symptoms list` shows ids; their first three characters are enough where they are unique.
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions

  @Argument(help: ArgumentHelp("The entry's id, or its beginning.", valueName: "id"))
  var id: String

  @Argument(help: ArgumentHelp("field=value, or field= to clear it.", valueName: "field=value"))
  var words: [String]

  func run(in context: CommandContext) throws { try context.answer(Logbook(context.session()).edit(id, words)) }
}
