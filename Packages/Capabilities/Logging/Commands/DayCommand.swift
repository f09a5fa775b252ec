import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerLogging

/// `day [close]`: a day's record, and closing it.
struct DayCommand: AskingCommand {
  enum Step: String, ExpressibleByArgument, CaseIterable { case show, close }

  static let configuration = CommandConfiguration(
    commandName: "day", abstract: "A day's record; `day close` says that it is complete.",
    discussion: """
      On a closed day, what you track and did not log counts as none: no entry of a food means that you did not \
      have it. What you do not track stays unknown, and so does sleep. In a terminal it asks about the symptoms that \
      you have not answered; Ctrl-C keeps what you answered and leaves the day open. Elsewhere it prints the line to \
      type.
        symptoms day
        symptoms day close --date yesterday
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions

  @Option(help: ArgumentHelp("The day: YYYY-MM-DD, today, yesterday or a weekday.", valueName: "day"))
  var date: String?

  @Argument(help: ArgumentHelp("show or close.", valueName: "step"))
  var step = Step.show

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let day = try session.day(date)
    switch step {
    case .show: try context.answer(Logbook(session).record(of: day))
    case .close: try context.answer(close(day, Logbook(session), context.console))
    }
  }

  private func close(_ day: Day, _ logbook: Logbook, _ console: Console) throws -> SavedView {
    guard console.canAsk else { return try logbook.close(day) }
    let words = console.style.words
    let when =
      day == logbook.session.today
      ? words("today") : words("on {day}", ["day": words.short(day, inYear: logbook.session.today.year)])
    let questions = SymptomQuestions(console: console, day: when)
    let asked = try questions.answers(to: logbook.openSymptoms(on: day))
    return try asked.isBrokenOff
      ? logbook.keep(asked.values, on: day) : logbook.close(day, answering: asked.values)
  }
}
