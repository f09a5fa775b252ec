import ArgumentParser
import TrackerCommandLine
import TrackerTuning

/// `tune revert`
struct TuneRevertCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "revert",
    abstract: "Take the last tuning back: what counted before it counts from today on.",
    discussion: """
      The days that it was in force on keep it, and it stays on record. One that was announced for a later day is \
      taken back first.

      Examples:
        symptoms tune revert
        symptoms tune revert --to-pack       all of them: the pack counts as it is
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Flag(help: "Take back every tuning, so that the pack counts as it is.")
  var toPack = false

  func run(in context: CommandContext) throws {
    let tuning = try TuningSession(context.environment, condition: which.condition)
    try context.answer(tuning.revert(isToPack: toPack))
  }
}
