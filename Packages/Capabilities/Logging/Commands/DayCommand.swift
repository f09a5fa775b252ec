import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerLogging

/// `day [close]`: a day's record, and closing it.
struct DayCommand: AskingCommand {
  enum Step: String, CaseIterable { case show, close }

  static let configuration = CommandConfiguration(
    commandName: "day", abstract: "See a day, or mark it complete.",
    discussion: """
      On a complete day, tracked foods and activities without an entry count as “no”. Your check-in and sleep \
      stay as they are. Before that, you are asked about symptoms without an answer. Ctrl-C keeps what you answered \
      and leaves the day as it was.
        symptoms day
        symptoms day yesterday
        symptoms day close
        symptoms day close yesterday
      To see many days below each other: symptoms timeline
      """)

  static let otherWords = ["tag"]

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions

  @Option(help: ArgumentHelp("Another day, such as yesterday, monday or 2026-11-20.", valueName: "day"))
  var date: String?

  @Argument(help: ArgumentHelp("“close” marks the day complete. You can add a day.", valueName: "word"))
  var words: [String] = []

  var beforeSetUp: BeforeSetUp {
    step == .close
      ? .savesNothing("Here you mark a day complete.")
      : .explains("Here you'll see how a day was, and what is not logged.")
  }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let typed = words.dropFirst(step == nil ? 0 : 1).joined(separator: " ")
    if let word = words.first, step == nil, date != nil || DayWord.read(typed, today: session.today) == nil,
      let near = nearestMatch(to: word, among: Step.allCases.map(\.rawValue))
    {
      throw Failure(
        .usage, "“{typed}” is not a day. Did you mean “{near}”?", ["typed": "\(word)", "near": "\(near)"],
        recovery: "Type: symptoms day {near}")
    }
    let day = try session.day(typed.isEmpty ? date : typed)
    switch step ?? .show {
    case .show: try context.answer(Logbook(session).record(of: day))
    case .close: try context.answer(close(day, Logbook(session), context.console))
    }
  }

  /// What was typed in the first place; nil for a day's record.
  private var step: Step? { words.first.flatMap { Step(rawValue: $0.lowercased()) } }

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
