import ArgumentParser
import TrackerCommandLine
import TrackerTuning

/// `tune fit`
struct TuneFitCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Propose weights of the groups from the person's own history; never applies them.",
    discussion: """
      Looks at which groups' scores went together with how bad the next day was, beside what today and the days before \
      say already. The weights are pulled to those in force, strongly where the history is short, and each comes with \
      the range that the days allow. With --draft the proposal goes into the draft, to be tried and changed further.

      Examples:
        symptoms tune fit
        symptoms tune fit --draft
        symptoms tune backtest
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Flag(help: "Put the proposal into the draft.")
  var draft = false

  func run(in context: CommandContext) throws {
    let tuning = try TuningSession(context.environment, condition: which.condition)
    try context.answer(tuning.fit(isDrafted: draft))
  }
}
