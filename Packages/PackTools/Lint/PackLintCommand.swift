import ArgumentParser
import TrackerCommands
import TrackerCore
import TrackerPacks

/// `pack lint`: every fault of packs, in one run.
struct PackLintCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Show every fault of packs in one run.",
    discussion: """
      Looks at pack.yaml, the packs below it and the scenarios as written. Exits with 1 when there is an error; warnings alone are fine.

      Examples:
        symptoms pack lint                        all packs that can be found
        symptoms pack lint Conditions             all packs of a folder
        symptoms pack lint Conditions/my-pack     one pack
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(
    help: ArgumentHelp("Folders of packs, folders with a pack.yaml, or ids; all packs unless given.", valueName: "path"),
    completion: .directory)
  var paths: [String] = []

  func run(in context: CommandContext) throws {
    let view = PackLintView(
      of: try context.packs(at: paths), in: context.packLibrary, host: context.packHost)
    try context.answer(view)
    if view.errors > 0 { throw Failure(.negative, "The packs have faults: \(view.errors.of("error"))") }
  }
}
