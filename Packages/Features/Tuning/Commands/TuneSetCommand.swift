import ArgumentParser
import TrackerCommandLine
import TrackerTuning

/// `tune set`: changes into a draft.
struct TuneSetCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Change weights and curves in a draft.",
    discussion: """
      The draft has no effect until you apply it. Group weights must add up to 100. With --rest, the groups you do \
      not name share what is left. A group's weight also scales the log-odds of its factors. The draft is kept in the \
      journal, or in a file with --file.

      Examples:
        symptoms tune set sleep=45 exercise=30 food=15 load=10
        symptoms tune set sleep=50 --rest
        symptoms tune set short-sleep.response.6=55        the points at 6 hours
        symptoms tune set short-sleep.response="4:100 6:55 8:0"
        symptoms tune set short-sleep.log_odds=0.4 short-sleep.sure=high
        symptoms tune set sleep=pack                       as in the pack again
        symptoms tune set review=2027-02-01                when to review it
        symptoms tune set --clear                          delete the draft
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Argument(
    help: ArgumentHelp("What to change, such as sleep=45 or short-sleep.log_odds=0.4.", valueName: "name=value"))
  var changes: [String] = []

  @Flag(help: "Let the groups you do not name share the rest of 100.")
  var rest = false

  @Flag(help: "Delete the draft.")
  var clear = false

  @Option(
    help: ArgumentHelp("Change this file instead of the draft.", valueName: "file"), completion: .file()
  )
  var file: String?

  func validate() throws {
    if clear, !changes.isEmpty || file != nil || rest { throw ValidationError("Use --clear on its own.") }
    if !clear, changes.isEmpty {
      throw ValidationError("Add a change, such as sleep=45, or --clear to delete the draft.")
    }
  }

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you draft new weights.") }

  func run(in context: CommandContext) throws {
    let tuning = try TuningSession(context.environment, condition: which.condition, file: file)
    try context.answer(clear ? tuning.clearDraft() : tuning.set(changes, spreadsRest: rest))
  }
}
