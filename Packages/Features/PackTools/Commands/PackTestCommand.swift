import ArgumentParser
import TrackerCommandLine
import TrackerPackTools

/// `pack test`: runs the scenarios of packs.
struct PackTestCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the scenarios of packs.",
    discussion: """
      A scenario says what was logged on some days and what the pack must make of it: its load, groups, factors and \
      flare days. They run with the program's own reading and scoring. Exits with 1 when a scenario fails, when there \
      is none, or when too little is covered.

      With --coverage, one small fault after the other is put into each pack (a weight of 0, a flattened or shifted \
      curve, a symptom left out of the flare, …), and those that no scenario notices are named.

      Examples:
        symptoms pack test                        all packs that can be found
        symptoms pack test Conditions/my-pack     one pack
        symptoms pack test winter.yaml            a tuning: the folder scenarios beside it, on the pack as tuned
        symptoms pack test my-pack --run sleep --diff
        symptoms pack test --coverage --min-coverage 85
        symptoms pack test --format junit         for CI
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(
    help: ArgumentHelp(
      "Folders of packs, folders with a pack.yaml, ids, or files of tunings; all packs unless given.", valueName: "path"
    ),
    completion: .directory)
  var paths: [String] = []

  @Option(help: ArgumentHelp("Run only scenarios whose name holds this text; case does not matter.", valueName: "text"))
  var run: String?

  @Flag(
    help: "Show what the engine saw where a scenario fails: the day's groups and factors, or the course of the values.")
  var diff = false

  @Flag(help: "Show which faults in the pack no scenario notices.")
  var coverage = false

  @Option(
    help: ArgumentHelp(
      "Fail when fewer percent of the faults are noticed, 0 to 100; implies --coverage.", valueName: "percent"))
  var minCoverage: Double?

  @Option(help: "How the outcome is written: text, json, junit, sarif or github.")
  var format: ToolFormat = .text

  func validate() throws {
    if let minCoverage, !(0...100).contains(minCoverage) {
      throw ValidationError("--min-coverage takes a number from 0 to 100.")
    }
    if coverage || minCoverage != nil, run != nil {
      throw ValidationError("--run leaves scenarios out, so that coverage would say nothing; leave one of the two out.")
    }
  }

  func run(in context: CommandContext) throws {
    let test = PackTest(
      paths: paths, name: run, measuresCoverage: coverage, minCoverage: minCoverage, showsDifferences: diff)
    try context.answer(test.report(in: context.environment), as: format)
  }
}
