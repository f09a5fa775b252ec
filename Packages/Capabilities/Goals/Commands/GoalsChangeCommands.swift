import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerGoals

/// `goals add`: a goal, in one line or question by question.
struct GoalsAddCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a goal.",
    discussion: """
      Type nothing more, and you are asked. Or say it in one line:

        symptoms goals add "Sleep more" --track sleep.hours --target 8 --by "in 8 weeks"
        symptoms goals add "Walk" --track exercise.minutes --at-least 20 --days 4
        symptoms goals add "Sort papers" --step "buy folders" --step "one drawer a day"
        symptoms goals add "Rest well" --track sleep.hours --target 8 --track stress.level --target 3
        symptoms goals add --template regular-sleep

      A target is reached when the last seven days you logged are there. A habit counts the days of each week.
      """)

  @Argument(help: ArgumentHelp("What it is called.", valueName: "title"))
  var title: String?

  @OptionGroup var options: GoalOptions

  @Option(help: ArgumentHelp("A suggested goal.", valueName: "id"))
  var template: String?

  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you add a goal.") }

  func run(in context: CommandContext) throws {
    let book = GoalBook(try context.session())
    var change = options.change
    change.title = title
    change.template = template
    if title == nil, template == nil {
      guard options.isEmpty, context.console.canAsk else { throw GoalBook.titleNeeded }
      guard let asked = try GoalDialogue(context).ask() else { return }
      change = asked
    }
    try context.answer(try book.add(change))
  }
}

/// `goals edit`: another title, target or day.
struct GoalsEditCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change a goal. What you do not name stays as it is.",
    discussion: """
        symptoms goals edit walk --title "Walk more" --days 5
        symptoms goals edit sleep --target 7.5 --by 2027-06-01
        symptoms goals edit sleep --no-by
      """)

  @OptionGroup var goal: GoalArgument

  @Option(help: ArgumentHelp("Another title.", valueName: "title"))
  var title: String?

  @OptionGroup var options: GoalOptions

  @Flag(help: "Take away the day to reach it by.")
  var noBy = false

  @Flag(help: "Take away what it means.")
  var noAbout = false

  @Flag(help: "Stop watching a number.")
  var noTrack = false

  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you change a goal.") }

  func run(in context: CommandContext) throws {
    var change = options.change
    change.title = title
    if noBy { change.clears.insert(.due) }
    if noAbout { change.clears.insert(.about) }
    if noTrack { change.clears.insert(.aim) }
    try context.answer(try GoalBook(try context.session()).edit(goal.name, change))
  }
}

/// `goals step`: the steps of a goal.
struct GoalsStepCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "step", abstract: "Add a step to a goal, or say that one is done.",
    discussion: """
        symptoms goals step papers "buy folders" --by friday
        symptoms goals step papers --done 1
        symptoms goals step papers --reopen 1
        symptoms goals step papers --move 3 --to 1
        symptoms goals step papers --due 2 --by 2027-03-01
        symptoms goals step papers --remove 2
      """)

  @OptionGroup var goal: GoalArgument

  @Argument(help: ArgumentHelp("A new step.", valueName: "text"))
  var text: String?

  @Option(help: ArgumentHelp("The day it is due.", valueName: "day"))
  var by: String?

  @Option(help: ArgumentHelp("This step is done.", valueName: "number"))
  var done: String?

  @Option(help: ArgumentHelp("This step is not done after all.", valueName: "number"))
  var reopen: String?

  @Option(help: ArgumentHelp("Remove this step.", valueName: "number"))
  var remove: String?

  @Option(help: ArgumentHelp("Move this step.", valueName: "number"))
  var move: String?

  @Option(help: ArgumentHelp("Where to move it: 1 is first.", valueName: "number"))
  var to: Int?

  @Option(help: ArgumentHelp("Change the day this step is due. Without --by it has none.", valueName: "number"))
  var due: String?

  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  func validate() throws {
    let given = [text, done, reopen, remove, move, due].count { $0 != nil }
    guard given == 1, (move == nil) == (to == nil) else {
      throw ValidationError("Say one thing: a new step, --done, --reopen, --remove, --due, or --move with --to.")
    }
  }

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you add steps to a goal.") }

  func run(in context: CommandContext) throws {
    try context.answer(try GoalBook(try context.session()).step(goal.name, change))
    try context.askToComplete()
  }

  private var change: GoalBook.StepChange {
    if let text { return .add(text, due: by) }
    if let done { return .done(done) }
    if let reopen { return .reopen(reopen) }
    if let move, let to { return .move(move, to: to) }
    if let due { return .due(due, by) }
    return .remove(remove ?? "")
  }
}

/// `goals complete`: it is done.
struct GoalsCompleteCommand: TrackerCommand {
  static let configuration = CommandConfiguration(commandName: "complete", abstract: "Say that a goal is done.")

  @OptionGroup var goal: GoalArgument

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you say that a goal is done.") }

  func run(in context: CommandContext) throws {
    try context.answer(try GoalBook(try context.session()).complete(goal.name))
  }
}

/// `goals reopen`: it is followed again.
struct GoalsReopenCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "reopen", abstract: "Follow a goal again that was done or put away.")

  @OptionGroup var goal: GoalArgument

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you follow a goal again.") }

  func run(in context: CommandContext) throws {
    try context.answer(try GoalBook(try context.session()).reopen(goal.name))
  }
}

/// `goals archive`: it is kept and no more followed.
struct GoalsArchiveCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "archive", abstract: "Put a goal away. It is kept, but no longer followed.")

  @OptionGroup var goal: GoalArgument

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you put a goal away.") }

  func run(in context: CommandContext) throws {
    try context.answer(try GoalBook(try context.session()).archive(goal.name))
  }
}

/// `goals delete`: it is gone, until `undo`.
struct GoalsDeleteCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Delete a goal (undo brings it back).")

  @OptionGroup var goal: GoalArgument

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you delete a goal.") }

  func run(in context: CommandContext) throws {
    try context.answer(try GoalBook(try context.session()).delete(goal.name))
  }
}

/// `goals category`: the categories, and new ones.
struct GoalsCategoryCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "category", abstract: "See the categories of goals, or add your own.",
    discussion: """
        symptoms goals category
        symptoms goals category garden --icon ✿ --colour "#4CAF50"
      """)

  @Argument(help: ArgumentHelp("What it is called.", valueName: "name"))
  var name: String?

  @Option(help: ArgumentHelp("Its colour, such as #4CAF50.", valueName: "colour"))
  var colour: String?

  @Option(help: ArgumentHelp("The sign that stands before it.", valueName: "sign"))
  var icon: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see the categories of goals.") }

  func run(in context: CommandContext) throws {
    let book = GoalBook(try context.session())
    guard let name else { return try context.answer(try book.categories()) }
    try context.answer(try book.putCategory(name, colour: colour, icon: icon))
  }
}
