import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerLogging

/// `note …`: several things on one line.
struct NoteCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "note", abstract: "Log several things in one line.",
    discussion: """
        symptoms note slept 5h, pain 6, no exercise, walked 20m, 2 beers
        symptoms note "pain 4 at 8:30; lunch soup, tea"
        symptoms note slept badly, 7h work --date yesterday
        symptoms note - < text.txt               read it, so that it stands in no history

      Put commas between things. In a terminal you see first what it becomes. Enter saves it, e changes the line, Esc \
      leaves. What is not understood is kept as a text in your journal. One undo removes all of it.
      """)

  static let otherWords = ["notiz"]

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions

  @Option(help: ArgumentHelp("Another day, such as yesterday, monday or 2026-11-20.", valueName: "day"))
  var date: String?

  @Flag(help: "Show what would be saved, without saving it.")
  var dryRun = false

  @Argument(help: ArgumentHelp("What to log, or - to read it.", valueName: "word"))
  var words: [String] = []

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you log several things.") }

  /// A text of more than this is never read to its end.
  private static let most = 1 << 20

  func run(in context: CommandContext) throws {
    let isRead = words == ["-"]
    // Before anything is read, so that nothing is read in vain.
    _ = try context.session()
    var line = words.joined(separator: " ")
    if isRead {
      let bytes = context.console.terminal.readAll(most: Self.most)
      guard bytes.count < Self.most else {
        throw Failure(
          .validation, "Nothing was saved: this is too long for a note",
          recovery: "Keep it as a text, with this in place of note: symptoms journal -")
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw Failure(
          .validation, "Nothing was saved: this is not plain text", recovery: "Save it as UTF-8 and try again.")
      }
      line = text.replacing("\r\n", with: "\n")
    }
    var context = context
    let asks = context.console.canAsk && !isRead && !asking.yes
    while true {
      let logbook = Logbook(try context.session())
      guard !dryRun else { return try context.answer(try logbook.note(line, date: date, isRehearsal: true)) }
      guard asks else { return try context.answer(try logbook.note(line, date: date)) }
      let rehearsed = try logbook.note(line, date: date, isRehearsal: true)
      if let doubt = rehearsed.open.first {
        guard let answer = context.console.confirm(doubt) else { throw Self.leaving }
        context.environment.answers[doubt] = answer
        continue
      }
      switch try context.console.preview(preview(rehearsed, context)) {
      case .save: return try context.answer(try logbook.note(line, date: date))
      case .leave: throw Self.leaving
      case .edit:
        guard let changed = try edit(line, context) else { throw Self.leaving }
        line = changed
      }
    }
  }

  private func preview(_ view: NoteView, _ context: CommandContext) -> PreviewForm {
    let words = context.environment.words
    return PreviewForm(
      heading: FormHeading(title: words("This will be saved")), lines: view.preview(TextFormatter(words)),
      canEdit: true)
  }

  private func edit(_ line: String, _ context: CommandContext) throws -> String? {
    var form = TextForm(
      heading: FormHeading(title: context.environment.words("Change the line")),
      input: TextInput(line, maxLength: max(1000, line.count + 200)), isOptional: false, canGoBack: false)
    guard try context.console.ask(&form) == .finished else { return nil }
    return form.answer
  }

  private static let leaving = Failure(
    .negative, "Nothing was saved", recovery: "To get the line back, press the up arrow key.")
}
