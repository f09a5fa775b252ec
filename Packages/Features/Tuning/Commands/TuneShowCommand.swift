import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// `tune show`
struct TuneShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show the weights and priors: the pack's, those in force, and the draft's.",
    discussion: """
      The weights of the groups make up the load; the log-odds of a factor are what the forecast believes of it before \
      it knows the person, times the weight of its group over the pack's. A star marks what differs.

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
    if let file {
      let (desk, bytes) = try TuningDesk.forFile(file, condition: which.condition, in: context.environment)
      return try context.answer(
        TuneShowView(desk, draft: try desk.tuned(bytes, file: file), file: file, listsAllFactors: factors))
    }
    let desk = try TuningDesk(context.environment, condition: which.condition)
    // A draft that no longer fits the pack is no reason to refuse the rest.
    do {
      try context.answer(TuneShowView(desk, draft: try desk.proposed(nil), listsAllFactors: factors))
    } catch let failure as Failure where desk.draft != nil && failure.kind == .validation {
      try context.answer(TuneShowView(desk, draft: nil, listsAllFactors: factors))
      context.console.terminal.writeError(
        "The draft can't be used: \(failure.message). Throw it away with `symptoms tune set --clear`.\n")
    }
  }
}
