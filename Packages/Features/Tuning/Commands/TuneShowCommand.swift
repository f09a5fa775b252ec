import ArgumentParser
import TrackerCommandLine
import TrackerTuning

/// `tune show`
struct TuneShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show the weights and priors: the pack's, those in force, and the draft's.",
    discussion: """
      The weights of the groups make up the load; the log-odds of a factor are what the forecast believes of it before \
      it knows the person, times the weight of its group over the pack's. Rows that differ say so.

      Examples:
        symptoms tune show
        symptoms tune show --factors              with every factor
        symptoms tune show --file winter.yaml     with a file in place of the draft
        symptoms tune show --json
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Option(help: ArgumentHelp("Show this file in place of the draft.", valueName: "file"), completion: .file())
  var file: String?

  @Flag(help: "List every factor, also those of which nothing but the weight of their group differs.")
  var factors = false

  func run(in context: CommandContext) throws {
    let tuning = try TuningSession(context.environment, condition: which.condition, file: file)
    try context.answer(tuning.show(listsAllFactors: factors))
  }
}
