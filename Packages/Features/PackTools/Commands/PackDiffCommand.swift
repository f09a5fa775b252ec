import ArgumentParser
import TrackerCommandLine
import TrackerCore
import TrackerPackTools

/// `pack diff`: what changed between two packs, in meaning.
struct PackDiffCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what two packs say otherwise, in meaning and not in lines.",
    discussion: """
      Both packs are read and merged with those below them; comments, layout and where a value stands make no \
      difference. With --journal, the load of every day in your journal is worked out with both, and the days whose \
      band changes are listed. Exits with 1 when the packs differ.

      Examples:
        symptoms pack diff old/my-pack Conditions/my-pack
        symptoms pack diff old/my-pack my-pack --journal
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("The pack as it was: a folder or an id.", valueName: "before"), completion: .directory)
  var before: String

  @Argument(help: ArgumentHelp("The pack as it is: a folder or an id.", valueName: "after"), completion: .directory)
  var after: String

  @Flag(help: "Show which days of your journal would change their band.")
  var journal = false

  func run(in context: CommandContext) throws {
    let view = try PackDiffView(from: before, to: after, showsDays: journal, in: context.environment)
    try context.answer(view)
    if !view.differences.isEmpty {
      throw Failure(.negative, "The packs differ in \(view.differences.count.of("thing"))")
    }
  }
}
