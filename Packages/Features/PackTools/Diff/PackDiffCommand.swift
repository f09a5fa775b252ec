import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore
import TrackerPackQuality

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
    let (old, new) = (try pack(at: before, in: context), try pack(at: after, in: context))
    var view = PackDiffView(before: old, after: new)
    if journal { view.days = try BandChange.all(from: old, to: new, in: context.environment) }
    try context.answer(view)
    if !view.differences.isEmpty {
      throw Failure(.negative, "The packs differ in \(view.differences.count.of("thing"))")
    }
  }

  private func pack(at path: String, in context: CommandContext) throws -> ConditionPack {
    let library = context.environment.packs
    let found = library.packs(at: path)
    guard let location = found.first, found.count == 1 else {
      throw Failure(
        .validation, found.isEmpty ? "There is no pack at \(path)" : "There are \(found.count) packs at \(path)",
        mend: "Name the folder of one pack, or its id.")
    }
    let check = library.check(location.id, in: location.folder)
    guard let loaded = check.loaded else {
      throw Failure(
        .validation, "The pack at \(location.folder) has faults, so it can't be compared",
        mend: "See them with `symptoms pack lint \(location.folder)`.",
        diagnostics: check.diagnostics.filter { $0.severity == .error })
    }
    return loaded.pack
  }
}
