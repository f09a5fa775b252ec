import ArgumentParser
import TrackerCommandLine
import TrackerTuning

/// `tune apply`
struct TuneApplyCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Put the draft, or a file, in force from today on.",
    discussion: """
      It needs somebody who signs for it and a reason; both stay on record. What was said of days before stays as it \
      was. `symptoms tune revert` takes it back.

      Examples:
        symptoms tune apply --by "pain clinic" --because "short nights came before every flare this winter"
        symptoms tune apply --file winter.yaml            signed by those named in the file
        symptoms tune apply --by … --because … --from 2026-04-01
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Option(help: ArgumentHelp("Apply this file in place of the draft.", valueName: "file"), completion: .file())
  var file: String?

  @Option(help: ArgumentHelp("Who signs for it; a file may say it itself.", valueName: "who"))
  var by: String?

  @Option(help: ArgumentHelp("The reason, in a sentence; a file may say it itself.", valueName: "why"))
  var because: String?

  @Option(help: ArgumentHelp("The first day it counts: today, tomorrow or a day within a year.", valueName: "day"))
  var from: String?

  func run(in context: CommandContext) throws {
    let tuning = try TuningSession(context.environment, condition: which.condition, file: file)
    try context.answer(tuning.apply(by: by, because: because, from: from))
  }
}
