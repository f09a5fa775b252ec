import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPrediction

/// `predict`: what is said of tomorrow, why, and what has been learnt.
struct PredictCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "predict", abstract: "How likely a flare is tomorrow, why, and what your days have taught.",
    discussion: """
      symptoms predict                     tomorrow, from all logged until now
      symptoms predict --explain           every step from your usual to it
      symptoms predict --date yesterday    what was said of an earlier day
      symptoms predict --weights           what each factor weighs: what the
                                             pack believes, what you taught it

      The steps of an explanation are log-odds: they add up exactly, which percentages don't. A step of 0.1 moves a \
      forecast of 50 % by 2 or 3 points of percent. What goes together in your records need not be a cause.
      """)

  @OptionGroup var global: GlobalOptions

  @Option(
    help: ArgumentHelp("The day spoken of: tomorrow, today, yesterday, YYYY-MM-DD or a weekday.", valueName: "day"))
  var date: String?

  @Option(help: ArgumentHelp("Only this condition.", valueName: "id"))
  var condition: String?

  @Flag(help: "Every step from your usual to the forecast.")
  var explain = false

  @Flag(help: "What each factor weighs, and after how many days it shows.")
  var weights = false

  func validate() throws {
    if weights && date != nil {
      throw ValidationError("--weights tells what has been learnt until now: leave --date out.")
    }
  }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let tomorrow = session.today.advanced(by: 1)
    let isTomorrow = date.map { $0.lowercased() == "tomorrow" || Day($0) == tomorrow } ?? true
    let day = isTomorrow ? tomorrow : try session.day(date)
    try context.answer(
      try PredictView(of: day, in: session, condition: condition, isExplained: explain, withWeights: weights))
  }
}
