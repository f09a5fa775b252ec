import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPackTools

/// `pack docs`: writes what is made from packs: a README and the list of shipped ids, and the reference of rules.
struct PackDocsCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Write the README.md and ids.lock of packs.",
    discussion: """
      People read README.md before they use a pack. ids.lock lists every id that the pack has ever had, so that lint \
      notices when one is removed. The command makes both files from pack.yaml and writes them beside it. With \
      --check it writes nothing, and exits with 1 when a file is out of date.

      Add --release when you publish a revision. ids.lock then keeps what the revision means. If the pack changes and \
      its revision does not, lint says so.

      Examples:
        symptoms pack docs Conditions/my-pack
        symptoms pack docs Conditions --check
        symptoms pack docs Conditions/my-pack --release
        symptoms pack docs --rules docs/pack-rules.md     the reference of lint's rules
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(
    help: ArgumentHelp("Folders of packs, folders with a pack.yaml, or ids.", valueName: "path"), completion: .directory
  )
  var paths: [String] = []

  @Flag(help: "Write nothing; exit with 1 when a file is out of date.")
  var check = false

  @Flag(help: "Lock what the revision means, before other people get it.")
  var release = false

  @Option(
    help: ArgumentHelp("Write the reference of lint's rules to this file.", valueName: "file"), completion: .file())
  var rules: String?

  func validate() throws {
    if paths.isEmpty, rules == nil { throw ValidationError("Give the packs to write about, or a file with --rules.") }
  }

  private var arguments: [String] { paths + (release ? ["--release"] : []) + (rules.map { ["--rules", $0] } ?? []) }

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    let docs = PackDocs(paths: paths, rules: rules, isRelease: release)
    let view = check ? try docs.check(in: context.environment) : try docs.write(in: context.environment)
    try context.answer(view)
    if check, !view.stale.isEmpty {
      throw Failure(
        .negative, view.stale.count == 1 ? "1 file is out of date" : "{count} files are out of date",
        [
          "count": .count(view.stale.count),
          "command": .verbatim((["symptoms pack docs"] + arguments.map(\.shellWord)).joined(separator: " ")),
        ], recovery: "To write them, type: {command}")
    }
  }
}
