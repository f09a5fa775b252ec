import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore
import TrackerPackQuality

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
    // An empty text stands in every name.
    let wanted = run.flatMap { $0.isEmpty ? nil : $0.lowercased() }
    let view: PackTestView
    do {
      view = PackTestView(try tested(in: context, wanted), fewestPercent: minCoverage, showsDifferences: diff)
    } catch let failure as Failure {
      try context.answer(failed: PackTestView([], fewestPercent: minCoverage, failure: failure), as: format)
      throw failure
    }
    if view.isUnread { try context.answer(failed: view, as: format) } else { try context.answer(view, as: format) }
    if let failure = view.failure { throw failure }
    if view.passed + view.failed == 0, view.isFine {
      throw Failure(
        .negative, wanted == nil ? "There is no scenario, so nothing was tested" : "No scenario has that in its name")
    }
    if !view.isFine {
      throw Failure(
        .negative, view.failed > 0 ? "\(view.failed.of("scenario")) failed" : "Packs or scenarios have faults")
    }
    if !view.uncovered.isEmpty {
      let names = view.uncovered.map(\.id.rawValue).joined(separator: ", ")
      throw Failure(
        .negative, "Too little is held by scenarios: \(names)",
        mend: "Write scenarios that fail with the faults named above.")
    }
  }

  /// - Parameter wanted: What the names of the scenarios that are run hold, in small letters; nil for all.
  private func tested(in context: CommandContext, _ wanted: String?) throws -> [PackTestView.Pack] {
    let library = context.environment.packs
    let host = context.environment.packHost
    return try context.environment.packs(at: paths).map { location in
      PackTestView.Pack(
        library.test(location.id, in: location.folder, host: host) { name in
          wanted.map(name.lowercased().contains) ?? true
        },
        isWhole: wanted == nil,
        coverage: coverage || minCoverage != nil
          ? library.coverage(of: location.id, in: location.folder, host: host) : nil)
    }
  }
}
