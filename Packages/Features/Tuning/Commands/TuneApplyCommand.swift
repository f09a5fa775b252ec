import ArgumentParser
import TrackerCommandLine
import TrackerTuning

/// `tune apply`
struct TuneApplyCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Apply the draft, or a file, from today.",
    discussion: """
      A tuning needs a name and a reason; both are saved. Forecasts of earlier days do not change. To undo it: \
      symptoms tune revert

      Examples:
        symptoms tune apply --by "pain clinic" --because "short nights came before every flare this winter"
        symptoms tune apply --file winter.yaml            the name and reason are in the file
        symptoms tune apply --by … --because … --from 2026-04-01
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Option(help: ArgumentHelp("Apply this file instead of the draft.", valueName: "file"), completion: .file())
  var file: String?

  @Option(help: ArgumentHelp("Who decided it, unless the file says so.", valueName: "who"))
  var by: String?

  @Option(help: ArgumentHelp("The reason, in a sentence, unless the file says so.", valueName: "why"))
  var because: String?

  @Option(help: ArgumentHelp("The first day it counts: today, tomorrow or a day within a year.", valueName: "day"))
  var from: String?

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you apply a tuning.") }

  func run(in context: CommandContext) throws {
    let tuning = try TuningSession(context.environment, condition: which.condition, file: file)
    try context.answer(tuning.apply(by: by, because: because, from: from))
  }
}
