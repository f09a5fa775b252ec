import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerPatterns

/// `patterns experiment`: from a suspect to an answer.
struct PatternsExperimentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "experiment", abstract: "Try something with and without it, and see what differs.",
    discussion: """
        symptoms patterns experiment start soup    see the plan; you are asked before it begins
        symptoms patterns experiment today         see whether today is with it or without
        symptoms patterns experiment answer no     today was otherwise than planned
        symptoms patterns experiment result        see what it says

      It is for foods, drinks and activities that you log on most days. It is not for medicines, or for what \
      could harm you. Stop if you feel unwell.
      """,
    subcommands: [
      PatternsExperimentStartCommand.self, PatternsExperimentTodayCommand.self, PatternsExperimentStatusCommand.self,
      PatternsExperimentAnswerCommand.self, PatternsExperimentStopCommand.self, PatternsExperimentResultCommand.self,
      PatternsExperimentListCommand.self,
    ], defaultSubcommand: PatternsExperimentStartCommand.self)
}

/// `patterns experiment start`, and `patterns experiment` with what it is about.
struct PatternsExperimentStartCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Plan an experiment, and begin it the next day.",
    discussion: """
      Without --yes, nothing is saved until you say so.

        symptoms patterns experiment start soup
        symptoms patterns experiment start soup --yes
      """)

  @Option(help: ArgumentHelp("The condition that it is about.", valueName: "id"))
  var condition: String?

  @Argument(help: ArgumentHelp("What to have and to leave out.", valueName: "factor"))
  var words: [String] = []

  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you plan an experiment.") }

  func run(in context: CommandContext) throws {
    let book = ExperimentBook(try context.session())
    guard !words.isEmpty else { return try context.answer(try book.status()) }
    let factor = words.joined(separator: " ")
    guard !asking.yes else { return try context.answer(try book.start(factor, for: condition)) }
    let plan = try book.plan(factor, for: condition)
    guard context.console.canAsk else { return try context.answer(plan) }
    let doubt = ExperimentPlanView.question
    if context.environment.answers[doubt] != true {
      context.console.say(plan.blocks(book.format), isApart: true)
      try context.environment.answers.settle([doubt])
    }
    try context.answer(try book.start(factor, for: condition))
  }
}

/// `patterns experiment today`
struct PatternsExperimentTodayCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "today", abstract: "See whether today is a day with it or without.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what today is in an experiment.") }

  func run(in context: CommandContext) throws {
    try context.answer(try ExperimentBook(try context.session()).status(isShort: true))
  }
}

/// `patterns experiment status`
struct PatternsExperimentStatusCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "See how far the experiment is, and how the days went.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see how far an experiment is.") }

  func run(in context: CommandContext) throws {
    try context.answer(try ExperimentBook(try context.session()).status())
  }
}

/// `patterns experiment answer`
struct PatternsExperimentAnswerCommand: TrackerCommand {
  /// What can be answered.
  enum Answer: String, CaseIterable, ExpressibleByArgument { case yes, no }

  static let configuration = CommandConfiguration(
    commandName: "answer", abstract: "Say whether a day had it, whatever you logged.",
    discussion: """
        symptoms patterns experiment answer no
        symptoms patterns experiment answer yes --date yesterday
      """)

  @Argument(help: ArgumentHelp("yes or no.", valueName: "answer"))
  var answer: Answer

  @Option(help: ArgumentHelp("Another day, such as yesterday, monday or 2026-11-20.", valueName: "day"))
  var date: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you answer for an experiment.") }

  func run(in context: CommandContext) throws {
    try context.answer(try ExperimentBook(try context.session()).answer(answer == .yes, on: date))
  }
}

/// `patterns experiment stop`
struct PatternsExperimentStopCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "stop", abstract: "Stop the experiment. Undo continues it.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you stop an experiment.") }

  func run(in context: CommandContext) throws {
    try context.answer(try ExperimentBook(try context.session()).stop())
  }
}

/// `patterns experiment result`
struct PatternsExperimentResultCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "result", abstract: "See what an experiment says.",
    discussion: """
      It says so at the end, or before that if it is very clear. Looking more often \
      would find mere luck.
      """)

  @Argument(help: ArgumentHelp("Its number in the list. Without it, the latest one.", valueName: "number"))
  var number: Int?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what an experiment says.") }

  func run(in context: CommandContext) throws {
    try context.answer(try ExperimentBook(try context.session()).result(of: number))
  }
}

/// `patterns experiment list`
struct PatternsExperimentListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "See all your experiments.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see your experiments.") }

  func run(in context: CommandContext) throws {
    try context.answer(try ExperimentBook(try context.session()).list())
  }
}
