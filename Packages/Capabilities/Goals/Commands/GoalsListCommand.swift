import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerGoals

/// `goals list`: the goals at a glance.
struct GoalsListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "See your goals at a glance.",
    discussion: """
        symptoms goals                          those you follow now
        symptoms goals list --all                    also those that are done or put away
        symptoms goals list --sort due               by priority, due, progress or created
        symptoms goals list --category health        of one category
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("Sort by priority, due, progress or created.", valueName: "order"))
  var sort: String?

  @Option(help: ArgumentHelp("Only this category.", valueName: "category"))
  var category: String?

  @Option(help: ArgumentHelp("Only this priority: low, medium or high.", valueName: "priority"))
  var priority: String?

  @Option(help: ArgumentHelp("Only these: active, completed or archived.", valueName: "state"))
  var state: String?

  @Flag(help: "Show every goal.")
  var all = false

  func validate() throws {
    guard sort.map({ GoalQuery.Order(rawValue: $0) != nil }) ?? true else {
      throw ValidationError("--sort takes priority, due, progress or created.")
    }
    guard priority.map({ GoalPriority(rawValue: $0) != nil }) ?? true else {
      throw ValidationError("--priority takes low, medium or high.")
    }
    guard state.map({ Goal.State(rawValue: $0) != nil }) ?? true else {
      throw ValidationError("--state takes active, completed or archived.")
    }
  }

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see your goals.") }

  func run(in context: CommandContext) throws {
    var query = GoalQuery()
    query.order = sort.flatMap(GoalQuery.Order.init) ?? .priority
    query.category = category
    query.priority = priority.flatMap(GoalPriority.init)
    if all { query.states = Set(Goal.State.allCases) }
    if let state = state.flatMap(Goal.State.init) { query.states = [state] }
    query.isFull = all
    try context.answer(try GoalBook(try context.session()).overview(query))
    try context.askToComplete()
  }
}

/// `goals show`: one goal.
struct GoalsShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "See one goal: where it is, where it leads, and what your days did.")

  @OptionGroup var goal: GoalArgument

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see one of your goals.") }

  func run(in context: CommandContext) throws {
    try context.answer(try GoalBook(try context.session()).show(goal.name))
    try context.askToComplete()
  }
}

/// `goals today`: what a day did for the goals.
struct GoalsTodayCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "today", abstract: "See what today did for your goals, and what your own days suggest.")

  @Option(help: ArgumentHelp("Another day, such as yesterday, monday or 2026-11-20.", valueName: "day"))
  var date: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what a day did for your goals.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    try context.answer(try GoalBook(session).day(try session.day(date)))
    try context.askToComplete()
  }
}

/// `goals upcoming`: what is due next.
struct GoalsUpcomingCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "upcoming", abstract: "See what is due next: goals and steps.")

  @Option(help: ArgumentHelp("How many days to look ahead.", valueName: "n"))
  var days = 30

  @OptionGroup var global: GlobalOptions

  func validate() throws {
    guard (1...40_000).contains(days) else { throw ValidationError("--days takes a whole number from 1 to 40000.") }
  }

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see which goals are due.") }

  func run(in context: CommandContext) throws {
    try context.answer(try GoalBook(try context.session()).upcoming(days: days))
  }
}

/// `goals history`: what was changed of a goal.
struct GoalsHistoryCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "See what you changed of a goal, and when.")

  @OptionGroup var goal: GoalArgument

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see the changes of a goal.") }

  func run(in context: CommandContext) throws {
    try context.answer(try GoalBook(try context.session()).history(of: goal.name))
  }
}

/// `goals progress`: week by week, or a share by hand.
struct GoalsProgressCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: "See how a goal has moved, or say how much of it is done.",
    discussion: """
        symptoms goals progress walk            week by week
        symptoms goals progress walk --weeks 26
        symptoms goals progress papers 40%      for a goal without steps or numbers
      """)

  @OptionGroup var goal: GoalArgument

  @Argument(help: ArgumentHelp("How much is done, such as 40%.", valueName: "share"))
  var share: String?

  @Option(help: ArgumentHelp("How many weeks to look back.", valueName: "n"))
  var weeks = 12

  @OptionGroup var global: GlobalOptions

  func validate() throws {
    guard (1...520).contains(weeks) else { throw ValidationError("--weeks takes a whole number from 1 to 520.") }
  }

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see how a goal comes along.") }

  func run(in context: CommandContext) throws {
    let book = GoalBook(try context.session())
    guard let share else { return try context.answer(try book.progress(of: goal.name, weeks: weeks)) }
    try context.answer(try book.setProgress(of: goal.name, to: share))
    try context.askToComplete()
  }
}
