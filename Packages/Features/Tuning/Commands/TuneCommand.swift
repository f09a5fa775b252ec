import ArgumentParser

/// `tune`: what can be done with the weights and curves of a condition.
struct TuneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tune",
    abstract: "Tune a condition's weights and curves, and see what that would have changed.",
    discussion: """
      For clinicians and for people who know themselves well. A tuning is laid over the condition pack, which is never \
      edited. It is made as a draft, tried on the person's own past, and counts only once it is applied, from that day \
      on: days before keep what they had.

        symptoms tune show                              the weights, and what is in force
        symptoms tune set sleep=45 exercise=30 food=15  into a draft; the weights must sum to 100
        symptoms tune fit                               weights that fit the past, as a proposal
        symptoms tune backtest                          the past with and without the draft
        symptoms tune apply --by "pain clinic" --because "short nights came before every flare"
        symptoms tune revert                            back, in one command

      What is computed here goes together with flares in the records; it says nothing of causes and is no advice on \
      treatment.
      """,
    subcommands: [
      TuneShowCommand.self, TuneSetCommand.self, TuneFitCommand.self, TuneBacktestCommand.self, TuneApplyCommand.self,
      TuneHistoryCommand.self, TuneRevertCommand.self,
      TuneExportCommand.self,
    ])
}
