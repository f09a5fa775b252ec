import ArgumentParser
import TrackerCommandLine
import TrackerTuning

/// `tune fit`
struct TuneFitCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Propose group weights from the person's own past.",
    discussion: """
      The program looks at which groups' scores came before a worse next day, allowing for the days before. The \
      proposal stays close to the weights in use when there are few days. Each weight comes with a range. Nothing is \
      applied; --draft puts the proposal into the draft.

      Examples:
        symptoms tune fit
        symptoms tune fit --draft
        symptoms tune backtest
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Flag(help: "Put the proposal into the draft.")
  var draft = false

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see weights that the past suggests.") }

  func run(in context: CommandContext) throws {
    let tuning = try TuningSession(context.environment, condition: which.condition)
    try context.answer(tuning.fit(isDrafted: draft))
  }
}
