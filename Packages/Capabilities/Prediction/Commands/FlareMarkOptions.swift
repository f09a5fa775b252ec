import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerPrediction

/// The day of a mark, the condition it is for, and a note.
struct FlareMarkOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Another day, such as yesterday, monday or 2026-11-20.", valueName: "day"))
  var day: String?

  @Option(help: ArgumentHelp("A note for yourself, up to 500 characters.", valueName: "text"))
  var note: String?

  @Option(help: ArgumentHelp("Which condition the flare belongs to, if you track several.", valueName: "id"))
  var condition: String?

  /// Marks the day; which of several conditions is asked where a person is at the keyboard.
  func mark(_ mark: FlareMarking.Mark, in context: CommandContext) throws {
    let marking = FlareMarking(
      session: try context.session(), mark: mark, day: day, note: note, condition: condition)
    try marking.answer(in: context)
  }
}

extension FlareMarking {
  /// Marks the day, and answers; which of several conditions is asked where a person is at the keyboard.
  ///
  /// - Parameter adding: Adds to the answer.
  func answer(in context: CommandContext, adding: (FlareMarkView) throws -> FlareMarkView = { $0 }) throws {
    guard !choices.isEmpty, context.console.canAsk else {
      return try context.answer(try adding(answer()))
    }
    // Whatever is to be asked of the day is asked first: the command then runs again with the answer.
    let day = try readDay()
    try settle(day)
    guard let condition = try ask(among: choices, context) else { return }
    try context.answer(try adding(on(day).of(condition).answer()))
  }

  /// - Returns: nil where the person left.
  private func ask(among conditions: [ActiveCondition], _ context: CommandContext) throws -> PackID? {
    let words = context.environment.words
    var form = ChoiceForm(
      heading: FormHeading(
        title: words(mark == .open ? "Which condition is this a flare of?" : "Which condition's flare is over?")),
      options: conditions.map { .init(id: $0.id.rawValue, name: $0.pack.name, aliases: $0.pack.aliases) },
      allowsSeveral: false, atLeast: 1, canGoBack: false)
    guard try context.console.ask(&form) == .finished else { return nil }
    return form.chosen.first.map(PackID.init(rawValue:))
  }
}
