import ArgumentParser
import TrackerCommandLine
import TrackerTuning

/// `tune set`: changes into a draft.
struct TuneSetCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Put weights and curve points into a draft; nothing counts until it is applied.",
    discussion: """
      The weights of the groups say how much each counts in the load; they must sum to 100. With --rest the groups \
      that are not named share what is left as they did. Changing a group's weight also changes how strongly its \
      factors weigh in the forecast before the person is known. The draft is kept in the journal, or in a file with \
      --file.

      Examples:
        symptoms tune set sleep=45 exercise=30 food=15 load=10
        symptoms tune set sleep=50 --rest
        symptoms tune set short-sleep.response.6=55        the points at 6 hours
        symptoms tune set short-sleep.response="4:100 6:55 8:0"
        symptoms tune set short-sleep.log_odds=0.4 short-sleep.sure=high
        symptoms tune set sleep=pack                       as the pack has it again
        symptoms tune set review=2027-02-01                when to look at it again
        symptoms tune set --clear                          throw the draft away
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Argument(help: ArgumentHelp("Changes: \(TuningSession.forms).", valueName: "name=value"))
  var changes: [String] = []

  @Flag(help: "Let the groups that are not named share the rest of 100 in the proportion they have.")
  var rest = false

  @Flag(help: "Throw the draft away.")
  var clear = false

  @Option(
    help: ArgumentHelp("Change this file in place of the draft in the journal.", valueName: "file"), completion: .file()
  )
  var file: String?

  func validate() throws {
    if clear, !changes.isEmpty || file != nil || rest { throw ValidationError("--clear takes nothing else.") }
    if !clear, changes.isEmpty {
      throw ValidationError("Name a change, such as sleep=45; or --clear to throw the draft away.")
    }
  }

  func run(in context: CommandContext) throws {
    let tuning = try TuningSession(context.environment, condition: which.condition, file: file)
    try context.answer(clear ? tuning.clearDraft() : tuning.set(changes, spreadsRest: rest))
  }
}
