import ArgumentParser
import TrackerCommandLine
import TrackerPackTools

/// `pack test`: runs the scenarios of packs.
struct PackTestCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the scenarios of packs.",
    discussion: """
      A scenario says what a person logged on some days. It also says what load score, groups, factors and flare \
      days the pack must make of it. The command exits with 1 when a scenario fails, when there is none, or when \
      coverage is too low.

      Coverage tells how good the scenarios are. With --coverage, the program makes many small changes to each pack, \
      one at a time. Examples are a weight of 0, a flatter curve or a symptom missing from the flare rule. It lists \
      the changes that no scenario notices.

      Examples:
        symptoms pack test                        all packs on this machine
        symptoms pack test Conditions/my-pack     one pack
        symptoms pack test winter.yaml            a tuning, with the folder scenarios beside it
        symptoms pack test my-pack --run sleep --diff
        symptoms pack test --coverage --min-coverage 85
        symptoms pack test --format junit         for CI
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(
    help: ArgumentHelp(
      "Folders of packs, folders with a pack.yaml, ids, or tuning files. Default: all packs.", valueName: "path"
    ),
    completion: .directory)
  var paths: [String] = []

  @Option(help: ArgumentHelp("Run only scenarios with this text in their name.", valueName: "text"))
  var run: String?

  @Flag(
    help: "Show the day's groups and factors, or the values, where a scenario fails.")
  var diff = false

  @Flag(help: "Show which changes to the pack no scenario notices.")
  var coverage = false

  @Option(
    help: ArgumentHelp(
      "Fail if scenarios notice fewer than this percentage of changes (0 to 100). Turns --coverage on.",
      valueName: "percent"))
  var minCoverage: Double?

  @Option(help: "How to write the result.")
  var format: ToolFormat = .text

  func validate() throws {
    if let minCoverage, !(0...100).contains(minCoverage) {
      throw ValidationError("--min-coverage takes a number from 0 to 100.")
    }
    if coverage || minCoverage != nil, run != nil {
      throw ValidationError("--run and --coverage cannot be used together. Coverage needs all scenarios.")
    }
  }

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    let test = PackTest(
      paths: paths, name: run, measuresCoverage: coverage, minCoverage: minCoverage, showsDifferences: diff)
    try context.answer(test.report(in: context.environment), as: format)
  }
}
