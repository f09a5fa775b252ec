import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerReflections

/// `journal write`, and `journal` alone: an entry from the editor, from standard input or from the line.
struct JournalWriteCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "write", abstract: "Write about a day.",
    discussion: """
        symptoms journal                               write in your editor
        symptoms journal category=gratitude            the same, in a category
        symptoms journal mood=4                        only your mood
        symptoms journal write "A good day" mood=4     all in one line
        symptoms journal - < text.txt                  from a file
        symptoms journal write --date yesterday        for another day
        symptoms journal "Tea" title=Sunday at=14:30   also activity= and keywords=

      Moods: 1 is very bad, 2 bad, 3 neutral, 4 good, 5 very good. You can also type the word.
      The editor is the one that VISUAL or EDITOR names.
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions

  @Option(help: ArgumentHelp("Another day, such as yesterday, monday or 2026-11-20.", valueName: "day"))
  var date: String?

  @Argument(help: ArgumentHelp("Your text, - to read it, and name=value.", valueName: "word"))
  var words: [String] = []

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you write about your day.") }

  /// A text of more than this is never read to its end.
  private static let most = 64 << 20

  func run(in context: CommandContext) throws {
    let line = try ReflectionLine(words, date: date)
    let book = ReflectionBook(try context.session())
    // What would be refused is refused before a text is written to it.
    try book.check(line)
    if line.readsInput {
      return try context.answer(book.save(line, text: context.console.terminal.readAll(most: Self.most)))
    }
    if line.isWhole { return try context.answer(book.save(line)) }
    guard context.console.terminal.isInteractive else { throw ReflectionBook.noText }
    if let saved = try book.write(line) {
      try context.answer(saved)
    } else {
      try context.answer(ReflectionNothingView())
    }
  }
}

/// `journal edit`: the text of an entry in the editor.
struct JournalEditCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change the text of an entry in your editor.",
    discussion: """
        symptoms journal edit k3f9a
        symptoms edit k3f9a mood=3        changes anything else
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions

  @Argument(help: ArgumentHelp("The id of the entry.", valueName: "id"))
  var id: String

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you change what you wrote.") }

  func run(in context: CommandContext) throws {
    let book = ReflectionBook(try context.session())
    guard context.console.terminal.isInteractive else {
      _ = try book.show(id)
      throw Failure(
        .usage, "An editor needs a terminal", ["id": .verbatim(id)],
        recovery: "To change it without one: symptoms edit {id} text=\"…\"")
    }
    if let saved = try book.edit(id) { try context.answer(saved) } else { try context.answer(ReflectionNothingView()) }
  }
}
