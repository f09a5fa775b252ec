import ArgumentParser
import TrackerCommandLine
import TrackerPackTools

/// `pack list`: what packs there are.
struct PackListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the packs that can be found.",
    discussion: """
      Packs are looked for in --packs DIR, in the folders of SYMPTOMS_PACKS, in packs/ of the home folder and in \
      Conditions/ beside or above the program; the first folder that holds an id wins. A pack whose head can't be read \
      is shown with its fault.
      """)

  @OptionGroup var global: GlobalOptions

  func run(in context: CommandContext) throws { try context.answer(try PackListView(in: context.environment)) }
}
