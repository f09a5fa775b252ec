import ArgumentParser
import TrackerCommandLine
import TrackerCore
import TrackerPackTools

/// `pack show`: a pack as it is in force, merged with those it extends.
struct PackShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show everything in a pack.",
    discussion: """
      Values that the pack takes from the packs it builds on are included. With --origins, every line names the file \
      and line that its value comes from.
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("The pack's id.", valueName: "id"))
  var pack: String

  @Flag(help: "Show where each value comes from.")
  var origins = false

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    try context.answer(try PackShowView(of: PackID(pack), origins: origins, in: context.environment))
  }
}
