import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// `day [close]`: a day's record, and closing it.
struct DayCommand: TrackerCommand {
  enum Step: String, ExpressibleByArgument, CaseIterable { case show, close }

  static let configuration = CommandConfiguration(
    commandName: "day", abstract: "A day's record; `day close` says that it is complete.",
    discussion: """
      On a closed day, what was not named was none: no entry of a food means that you did not have it. Scales and \
      sleep stay unanswered.
        symptoms day
        symptoms day close --date yesterday
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("The day: YYYY-MM-DD, today, yesterday or a weekday.", valueName: "day"))
  var date: String?

  @Argument(help: ArgumentHelp("show or close.", valueName: "step"))
  var step = Step.show

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let day = try DayWord.day(date, today: session.today)
    switch step {
    case .show: try context.answer(Logbook(session).record(of: day))
    case .close: try context.answer(Logbook(session).close(day))
    }
  }
}
