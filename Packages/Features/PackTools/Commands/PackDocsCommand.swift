import ArgumentParser
import TrackerCommandLine
import TrackerCore
import TrackerPackTools

/// `pack docs`: writes what is made from packs: a README and the list of shipped ids, and the reference of rules.
struct PackDocsCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Write the README.md and ids.lock of packs.",
    discussion: """
      README.md is what people read before they take a pack; ids.lock holds every id the pack has ever shipped, so \
      that lint notices one that goes. Both stand beside pack.yaml and are made from it; ids are only ever added. With \
      --check nothing is written, and the command exits with 1 when a file is out of date.

      Examples:
        symptoms pack docs Conditions/my-pack
        symptoms pack docs Conditions --check
        symptoms pack docs --rules docs/pack-rules.md     the reference of lint's rules
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(
    help: ArgumentHelp("Folders of packs, folders with a pack.yaml, or ids.", valueName: "path"), completion: .directory
  )
  var paths: [String] = []

  @Flag(help: "Write nothing; exit with 1 when a file is out of date.")
  var check = false

  @Option(
    help: ArgumentHelp("Write the reference of lint's rules to this file.", valueName: "file"), completion: .file())
  var rules: String?

  func validate() throws {
    if paths.isEmpty, rules == nil { throw ValidationError("Name the packs to write about, or a file with --rules.") }
  }

  func run(in context: CommandContext) throws {
    let docs = PackDocs(paths: paths, rules: rules)
    let view = check ? try docs.check(in: context.environment) : try docs.write(in: context.environment)
    try context.answer(view)
    if check, !view.stale.isEmpty {
      throw Failure(
        .negative, "Out of date: \(view.stale.count.of("file"))",
        recovery: "Write them with `symptoms pack docs \(paths.joined(separator: " "))`.")
    }
  }
}
