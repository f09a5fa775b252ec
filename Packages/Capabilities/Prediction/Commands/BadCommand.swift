import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerEntryLanguage
import TrackerPrediction

/// `bad`: today is a flare day. One word, for when more is too much.
struct BadCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "bad", abstract: "Say that it is bad now: marks a flare day.",
    discussion: """
        symptoms bad
        symptoms bad in bed all day      with a few words
        symptoms bad --date yesterday    or: symptoms bad yesterday

      It asks for no numbers. Add them when you can: symptoms check-in. Typed twice in a day it changes nothing. \
      If you track several conditions, it counts for all of them. \
      To undo it: symptoms undo
      """)

  static let otherWords = ["schlecht", "schub"]

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions

  @Option(help: ArgumentHelp("Another day, such as yesterday, monday or 2026-11-20.", valueName: "day"))
  var date: String?

  /// As `flares open` calls it.
  @Option(help: .hidden)
  var day: String?

  @Option(help: ArgumentHelp("Which condition the flare belongs to, if you track several.", valueName: "id"))
  var condition: String?

  @Argument(help: ArgumentHelp("A few words, if you like.", valueName: "word"))
  var words: [String] = []

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you mark a bad day.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    // A day alone is no note.
    let end = LineEnd(of: words, keeping: 0, readDay: session.readDay)
    let isDay = end.words.isEmpty && end.time == nil && date == nil && day == nil
    let day = date ?? day ?? (isDay ? end.day : nil)
    let note = isDay && end.day != nil ? "" : words.joined(separator: " ").trimmed
    let marking = FlareMarking(
      session: session, mark: .open, day: day, note: note.isEmpty ? nil : note, condition: condition, isForAll: true)
    try marking.answer(in: context) { view in
      var view = view
      view.sayWhatIsLater(on: try day.map { _ in try marking.readDay() })
      return view
    }
  }
}
