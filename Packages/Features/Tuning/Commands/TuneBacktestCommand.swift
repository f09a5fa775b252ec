import ArgumentParser
import TrackerCommandLine
import TrackerTuning

/// `tune backtest`
struct TuneBacktestCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "backtest",
    abstract: "Compare the person's past with and without a tuning.",
    discussion: """
      Every past day is calculated twice: with the weights in use, and with the draft or a file. Each forecast uses \
      only the days before it. You see which days change band, the scores of both, and the five days that change \
      most. Without a draft, the pack is compared with the weights in use. Nothing is changed.

      Brier skill score: compared with the person's average so far; above 0 is better. AUC: 0.5 is chance, 1 is \
      perfect. Calibration error (ECE): 0 is perfect. Calibration slope: 1 is ideal, below 1 is overconfident.

      Examples:
        symptoms tune backtest
        symptoms tune backtest --file winter.yaml
        symptoms tune backtest --against pack      compared with the pack itself
        symptoms tune backtest --json              every day that changes band, and all figures
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Option(help: ArgumentHelp("Try this file instead of the draft.", valueName: "file"), completion: .file())
  var file: String?

  @Option(help: ArgumentHelp("What to compare with: in-force (the default) or pack.", valueName: "in-force|pack"))
  var against: TuningSession.Reference?

  var beforeSetUp: BeforeSetUp { .explains("Here you compare past days with and without a tuning.") }

  func run(in context: CommandContext) throws {
    let tuning = try TuningSession(context.environment, condition: which.condition, file: file)
    try context.answer(tuning.backtest(against: against))
  }
}

extension TuningSession.Reference: ExpressibleByArgument {}
