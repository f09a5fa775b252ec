import ArgumentParser
import TrackerCommandLine
import TrackerCore
import TrackerPackTools

/// `pack show`: a pack as it is in force, merged with those it extends.
struct PackShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a pack as merged with the packs it extends.",
    discussion: """
      With --origins, every line names the file and line that its value comes from, so that what is inherited and what \
      is the pack's own can be told apart.
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("The pack's id.", valueName: "id"))
  var pack: String

  @Flag(help: "Say where each value comes from.")
  var origins = false

  func run(in context: CommandContext) throws {
    try context.answer(try PackShowView(of: PackID(pack), origins: origins, in: context.environment))
  }
}
