import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// `history ID` and `history ID --restore N`.
struct HistoryCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "See every version of an entry, and get an earlier one back.",
    discussion: """
        symptoms history k3f9a
        symptoms history k3f9a --restore 2    make it what version 2 says
      Each edit makes a new version, and the earlier ones stay. Deleted entries have a history, too. Undo takes a \
      restored version back.
      To see the ids: symptoms list, or symptoms trash for deleted entries.
      """)

  static let otherWords = ["verlauf"]

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("The id of the entry.", valueName: "id"))
  var id: String

  @Option(help: ArgumentHelp("Make the entry what this version says.", valueName: "version"))
  var restore: Int?

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see how an entry changed.") }

  func run(in context: CommandContext) throws {
    let logbook = Logbook(try context.session())
    guard let restore else { return try context.answer(logbook.history(id)) }
    try context.answer(logbook.restore(id, version: restore))
  }
}
