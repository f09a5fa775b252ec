import ArgumentParser
import TrackerApplication
import TrackerCheckIn
import TrackerCommandLine
import TrackerConsole
import TrackerCore

/// `same`: the check-in as it was last time, once the person has seen it in words.
struct SameCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "same", abstract: "Say that you are as last time.",
    discussion: """
        symptoms same                   as last time (within 7 days)
        symptoms same pain 7            as last time, but pain 7
        symptoms same --date yesterday  for another day

      In a terminal you see the answers first: Enter saves them, Esc leaves. It is the same as symptoms check-in same.
      """)

  static let otherWords = ["gleich", "wie-gestern"]

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions

  @Option(help: ArgumentHelp("Another day, such as yesterday, monday or 2026-11-20.", valueName: "day"))
  var date: String?

  @Argument(help: ArgumentHelp("What is not the same, such as pain 7.", valueName: "word"))
  var words: [String] = []

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you repeat a check-in.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let typed = try CheckInParser(session).parse(["same"] + words, date: date)
    let checkIn = CheckIn(session, at: typed.instant)
    func save(_ checkIn: CheckIn) throws -> CheckInView {
      try checkIn.save(
        typed.answers, metrics: typed.metrics, notes: typed.notes, tags: typed.tags, repeatsEarlier: true)
    }
    if context.console.canAsk, !asking.yes {
      let words = context.environment.words
      let lines = try save(checkIn.rehearsed).preview(TextFormatter(words, year: session.today.year))
      let form = PreviewForm(heading: FormHeading(title: words("Your check-in, as last time")), lines: lines)
      guard try context.console.preview(form) == .save else {
        throw Failure(
          .negative, "Nothing was saved", ["command": .verbatim(checkIn.command)],
          recovery: "To answer by yourself: {command}")
      }
    }
    try context.answer(save(checkIn))
  }
}
