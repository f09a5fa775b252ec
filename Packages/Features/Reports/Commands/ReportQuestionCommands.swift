import ArgumentParser
import TrackerCommandLine
import TrackerReports

/// The group of commands for questions; by itself, it lists them.
struct ReportQuestionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "questions", abstract: "Write down what you want to ask.",
    discussion: """
      Your questions stand on the first page of a report for a clinician, until you remove them.

      Examples:
        symptoms report questions
        symptoms report questions add "Is my dose right?"
        symptoms report questions remove 1
      """,
    subcommands: [ReportQuestionsListCommand.self, ReportQuestionsAddCommand.self, ReportQuestionsRemoveCommand.self],
    defaultSubcommand: ReportQuestionsListCommand.self)
}

/// `report questions list`
struct ReportQuestionsListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List what you want to ask.",
    discussion: """
      Example:
        symptoms report questions list
      """)

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what you want to ask.") }

  func run(in context: CommandContext) throws {
    try context.answer(try QuestionBook(try context.session()).list())
  }
}

/// `report questions add`
struct ReportQuestionsAddCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Write down a question, or several.",
    discussion: """
      Example:
        symptoms report questions add "Is my dose right?" "Which exercise is safe?"
      """)

  @Argument(help: ArgumentHelp("What you want to ask, each question in quotation marks.", valueName: "question"))
  var questions: [String]

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you write down what to ask.") }

  func run(in context: CommandContext) throws {
    try context.answer(try QuestionBook(try context.session()).keep(questions))
  }
}

/// `report questions remove`
struct ReportQuestionsRemoveCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a question.",
    discussion: """
      “symptoms undo” brings it back.

      Example:
        symptoms report questions remove 1
      """)

  @Argument(help: ArgumentHelp("Its number in the list.", valueName: "question"))
  var number: Int

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you remove a question.") }

  func run(in context: CommandContext) throws {
    try context.answer(try QuestionBook(try context.session()).remove(number))
  }
}
