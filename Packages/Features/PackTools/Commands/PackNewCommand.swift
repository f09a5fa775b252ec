import ArgumentParser
import TrackerCommandLine
import TrackerPackTools

/// `pack new`: a pack to start from.
struct PackNewCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Start a new pack with an example of everything.",
    discussion: """
      The command makes a folder with a pack that works. You can check it, test it and set it up at once. Then replace \
      the examples. The folder has the name of the id; an id cannot change later.

      Examples:
        symptoms pack new my-pack --in Conditions
        symptoms pack new my-pack --name "My condition"
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("The pack's id: small letters, digits and hyphens.", valueName: "id"))
  var id: String

  @Option(help: ArgumentHelp("What people call the condition. Default: the id.", valueName: "text"))
  var name: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("Where to make the pack's folder. Default: this folder.", valueName: "dir"),
    completion: .directory)
  var parent = "."

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    try context.answer(try NewPack(id: id, name: name, in: parent).write(in: context.environment))
  }
}
