import ArgumentParser

/// `tune`: the weights and curves of a condition.
struct TuneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tune",
    abstract: "Change how much each factor counts (for clinicians).",
    discussion: """
      A tuning changes the weights of a condition for one person. The condition pack itself stays as it is. You \
      make a draft, try it on the person's past, and apply it. It counts from that day on; earlier days do not change.

        symptoms tune show                              see the weights
        symptoms tune set sleep=45 exercise=30 food=15  change a draft; weights add up to 100
        symptoms tune fit                               propose weights from the past
        symptoms tune backtest                          compare the past with and without it
        symptoms tune apply --by "pain clinic" --because "short nights came before every flare"
        symptoms tune revert                            undo it

      These figures show what goes together with flares. They do not show causes and are not medical advice.
      """,
    subcommands: [
      TuneShowCommand.self, TuneSetCommand.self, TuneFitCommand.self, TuneBacktestCommand.self, TuneApplyCommand.self,
      TuneHistoryCommand.self, TuneRevertCommand.self,
      TuneExportCommand.self,
    ])
}
