import ArgumentParser
import TrackerCommandLine
import TrackerCore
import TrackerPackTools

/// `pack diff`: what changed between two packs.
struct PackDiffCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two packs by what they mean, not line by line.",
    discussion: """
      Comments, layout and the order of keys make no difference. Values from the packs that they build on are \
      compared, too. With --journal, the program calculates the load score of every day in your journal with both \
      packs. It then lists the days that move to another band. The command exits with 1 when the packs differ.

      Examples:
        symptoms pack diff old/my-pack Conditions/my-pack
        symptoms pack diff old/my-pack my-pack --journal
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("The old pack: a folder or an id.", valueName: "before"), completion: .directory)
  var before: String

  @Argument(help: ArgumentHelp("The new pack: a folder or an id.", valueName: "after"), completion: .directory)
  var after: String

  @Flag(help: "Show which days in your journal move to another band.")
  var journal = false

  var beforeSetUp: BeforeSetUp { .explains("With --journal, you'll see which days would change.") }

  func run(in context: CommandContext) throws {
    let view = try PackDiffView(from: before, to: after, showsDays: journal, in: context.environment)
    try context.answer(view)
    if !view.differences.isEmpty {
      let count = view.differences.count
      throw Failure(
        .negative, count == 1 ? "The packs differ in 1 place" : "The packs differ in {count} places",
        ["count": .count(count)])
    }
  }
}
