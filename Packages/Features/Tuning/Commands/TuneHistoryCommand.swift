import ArgumentParser
import TrackerCommandLine
import TrackerTuning

/// `tune history`
struct TuneHistoryCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "See every tuning: when, by whom, why, and what it changed.",
    discussion: """
      Tunings are never deleted. If one was undone, the list says so.

      Examples:
        symptoms tune history
        symptoms tune history --json        with the text of every tuning
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see every tuning.") }

  func run(in context: CommandContext) throws {
    try context.answer(TuningSession(context.environment, condition: which.condition).history())
  }
}
