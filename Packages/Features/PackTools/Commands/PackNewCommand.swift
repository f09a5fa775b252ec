import ArgumentParser
import TrackerCommandLine
import TrackerPackTools

/// `pack new`: a pack to start from.
struct PackNewCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Start a pack: a folder with one example of everything, and a scenario that passes.",
    discussion: """
      The folder is named after the id, which is for ever. What is in it can be linted, tested and onboarded with at \
      once; replace the examples by what the condition has.

      Examples:
        symptoms pack new my-pack --in Conditions
        symptoms pack new my-pack --name "My condition"
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("Id of the pack: small letters, digits and hyphens.", valueName: "id"))
  var id: String

  @Option(help: ArgumentHelp("What people call the condition; the id in words unless given.", valueName: "text"))
  var name: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("Folder to make the pack's folder in; here unless given.", valueName: "dir"),
    completion: .directory)
  var parent = "."

  func run(in context: CommandContext) throws {
    try context.answer(try NewPack(id: id, name: name, in: parent).write(in: context.environment))
  }
}
