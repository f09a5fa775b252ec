import ArgumentParser
import TrackerCommandLine
import TrackerPackTools

/// `pack list`: what packs there are.
struct PackListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the condition packs on this machine.",
    discussion: """
      The program looks for packs in these places: --packs DIR, the folders of SYMPTOMS_PACKS, packs/ of the home \
      folder. Last, it looks in Conditions/ beside or above the program. If two packs have the same id, it uses the \
      first one.
      """)

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws { try context.answer(try PackListView(in: context.environment)) }
}
