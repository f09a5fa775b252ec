import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// `no …`: an explicit none.
struct NoCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "no", abstract: "Log that there was none of something.",
    discussion: """
      A day without an entry tells nothing; a none does.
        symptoms no exercise          no exercise today
        symptoms no pain              no pain: a symptom of yours by id, name or alias
        symptoms no pain, fatigue     neither of the two
        symptoms no omelette          none of that food or drink
        symptoms no ibuprofen         none of a medicine you logged before
        symptoms no food yesterday    the same as --date yesterday
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions

  @Option(help: ArgumentHelp("The day: YYYY-MM-DD, today, yesterday or a weekday.", valueName: "day"))
  var date: String?

  @Argument(help: ArgumentHelp("What there was none of.", valueName: "word"))
  var words: [String]

  func run(in context: CommandContext) throws {
    try context.answer(Logbook(context.session()).logNone(of: words, date: date))
  }
}
