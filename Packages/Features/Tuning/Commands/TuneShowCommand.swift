import ArgumentParser
import TrackerCommandLine
import TrackerTuning

/// `tune show`
struct TuneShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "See the weights: the pack's, those in use, and the draft's.",
    discussion: """
      The group weights make up the load score. The log-odds of a factor are what the forecast starts from before it \
      knows the person. They scale with the weight of the group. Rows that differ are marked.

      Examples:
        symptoms tune show
        symptoms tune show --factors              with every factor
        symptoms tune show --file winter.yaml     with a file instead of the draft
        symptoms tune show --json
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Option(help: ArgumentHelp("Show this file instead of the draft.", valueName: "file"), completion: .file())
  var file: String?

  @Flag(help: "Show every factor, not only those changed by themselves.")
  var factors = false

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see the weights, and any draft.") }

  func run(in context: CommandContext) throws {
    let tuning = try TuningSession(context.environment, condition: which.condition, file: file)
    try context.answer(tuning.show(listsAllFactors: factors))
  }
}
