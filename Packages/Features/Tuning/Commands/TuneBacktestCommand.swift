import ArgumentParser
import TrackerCommandLine
import TrackerTuning

/// `tune backtest`
struct TuneBacktestCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "backtest",
    abstract: "Show what a tuning would have changed in the person's own past.",
    discussion: """
      Every finished day is worked out twice: as it is in force now, and with the draft (or a file). Forecasts are \
      made anew for both, each from the days before it alone. Shown are the days whose band changes, how well load and \
      forecast did against what came, and the five days that change most, side by side. Nothing is changed. Where \
      there is no draft, the pack is held against what is in force.

      Brier skill: how much better the forecast is than the person's own flare rate so far; above 0 is better. \
      Calibration error: how far what was said is from what came; 0 is right. AUC: how often a flare got more than \
      another day; 0.5 tells nothing apart.

      Examples:
        symptoms tune backtest
        symptoms tune backtest --file winter.yaml
        symptoms tune backtest --against pack      with the pack itself as the one side
        symptoms tune backtest --json              every day whose band changes, and all numbers
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Option(help: ArgumentHelp("Try this file in place of the draft.", valueName: "file"), completion: .file())
  var file: String?

  @Option(help: ArgumentHelp("What to compare with: in-force, unless given, or pack.", valueName: "in-force|pack"))
  var against: TuningSession.Reference?

  func run(in context: CommandContext) throws {
    let tuning = try TuningSession(context.environment, condition: which.condition, file: file)
    try context.answer(tuning.backtest(against: against))
  }
}

extension TuningSession.Reference: ExpressibleByArgument {}
