import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// `no …`: an explicit none.
struct NoCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "no", abstract: "Log that there was none, such as no exercise.",
    discussion: """
      If you log nothing, it is not clear whether there was none. “no exercise” says so, and that helps the forecast.
        symptoms no exercise          no exercise today
        symptoms no pain              one of your symptoms
        symptoms no pain, fatigue     two symptoms
        symptoms no food omelette     a food or drink
        symptoms no ibuprofen         a medicine you logged before
        symptoms no food yesterday    the same as --date yesterday
      """)

  static let otherWords = ["kein", "keine", "keinen", "keiner", "ohne"]

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions

  @Option(help: ArgumentHelp("Another day, such as yesterday, monday or 2026-11-20.", valueName: "day"))
  var date: String?

  @Argument(help: ArgumentHelp("What you did not have or do.", valueName: "word"))
  var words: [String]

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you log “no”, as in no exercise.") }

  func run(in context: CommandContext) throws {
    try context.answer(Logbook(context.session()).logNone(of: words, date: date))
  }
}
