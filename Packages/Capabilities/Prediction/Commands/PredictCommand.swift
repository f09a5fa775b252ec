import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPrediction

/// `predict`: how likely a flare is, why, and how much each factor counts.
struct PredictCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "predict", abstract: "See tomorrow's forecast in detail.",
    discussion: """
        symptoms predict                     tomorrow, as things stand
        symptoms predict --explain           every step from your average to it
        symptoms predict --date today        today's forecast
        symptoms predict --date yesterday    an earlier day's, and what happened
        symptoms predict --weights           how much each factor counts

      Things that move the forecast are not always the cause of a flare.
      """)

  @OptionGroup var global: GlobalOptions

  @Option(
    help: ArgumentHelp("Another day, such as today, yesterday, monday or 2026-11-20.", valueName: "day"))
  var date: String?

  @Option(help: ArgumentHelp("Only this condition.", valueName: "id"))
  var condition: String?

  @Flag(help: "Show every step from your average to the forecast.")
  var explain = false

  @Flag(help: "Show how much each factor counts, and how soon it shows.")
  var weights = false

  @Flag(help: "Show the figures behind the sentences, in log-odds. For clinicians.")
  var figures = false

  func validate() throws {
    if weights && date != nil {
      throw ValidationError("--weights shows what counts today. Leave --date out.")
    }
  }

  var beforeSetUp: BeforeSetUp {
    .explains(
      weights ? "Here you'll see how much each factor counts." : "Here you'll see tomorrow's forecast, and why.")
  }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let tomorrow = session.today.advanced(by: 1)
    let isTomorrow = date.map { $0.lowercased() == "tomorrow" || Day($0) == tomorrow } ?? true
    let day = isTomorrow ? tomorrow : try session.day(date)
    try context.answer(
      try PredictView(
        of: day, in: session, condition: condition, isExplained: explain || (figures && !weights),
        withWeights: weights, showsFigures: figures))
  }
}
