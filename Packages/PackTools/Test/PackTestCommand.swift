import ArgumentParser
import TrackerCommands
import TrackerCore
import TrackerPacks

/// `pack test`: runs the scenarios of packs.
struct PackTestCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the scenarios of packs.",
    discussion: """
      A scenario says what was logged on some days and what the pack must make of it: its load, groups, factors and flare days. They run with \
      the program's own reading and scoring. Exits with 1 when a scenario fails, or when there is none.

      Examples:
        symptoms pack test                        all packs that can be found
        symptoms pack test Conditions/my-pack     one pack
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(
    help: ArgumentHelp("Folders of packs, folders with a pack.yaml, or ids; all packs unless given.", valueName: "path"),
    completion: .directory)
  var paths: [String] = []

  func run(in context: CommandContext) throws {
    let library = context.packLibrary
    let reports = try context.packs(at: paths).map { library.test($0.id, in: $0.folder, catalogue: context.registry.catalogue) }
    let view = PackTestView(reports)
    try context.answer(view)
    if view.passed + view.failed == 0, view.isFine { throw Failure(.negative, "There is no scenario, so nothing was tested") }
    if !view.isFine {
      throw Failure(.negative, view.failed > 0 ? "\(view.failed.of("scenario")) failed" : "Packs or scenarios have faults")
    }
  }
}
