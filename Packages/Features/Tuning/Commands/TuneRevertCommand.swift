import ArgumentParser
import TrackerCommandLine
import TrackerTuning

/// `tune revert`
struct TuneRevertCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "revert",
    abstract: "Undo the last tuning.",
    discussion: """
      The one before applies again from today. Earlier days do not change, and it stays in the history. A tuning \
      planned for a later day is undone first.

      Examples:
        symptoms tune revert
        symptoms tune revert --to-pack       undo all of them, back to the pack
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Flag(help: "Undo every tuning, back to the pack.")
  var toPack = false

  var beforeSetUp: BeforeSetUp { .explains("Here you undo the last tuning.") }

  func run(in context: CommandContext) throws {
    let tuning = try TuningSession(context.environment, condition: which.condition)
    try context.answer(tuning.revert(isToPack: toPack))
  }
}
