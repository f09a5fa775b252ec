import ArgumentParser
import TrackerCommandLine
import TrackerCore
import TrackerGoals

/// The goal that a command is about.
struct GoalArgument: ParsableArguments {
  @Argument(help: ArgumentHelp("The goal; the start of its name is enough.", valueName: "goal"))
  var name: String
}

/// What `goals add` and `goals edit` take.
struct GoalOptions: ParsableArguments {
  @Option(help: ArgumentHelp("What it means, in your words.", valueName: "text"))
  var about: String?

  @Option(help: ArgumentHelp("The category, such as health.", valueName: "category"))
  var category: String?

  @Option(help: ArgumentHelp("How much it matters: low, medium or high.", valueName: "priority"))
  var priority: String?

  @Option(help: ArgumentHelp("The day to reach it by: 2027-03-01, friday or “in 6 weeks”.", valueName: "day"))
  var by: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("What to watch, such as sleep.hours. To see all: symptoms pack metrics", valueName: "metric"))
  var track: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Where you start. Default: where you are now.", valueName: "number"))
  var from: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Where you want to get to, such as 8, 165 lb or 1.5l.", valueName: "number"))
  var target: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("For a habit: a day counts from this value on.", valueName: "number"))
  var atLeast: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("For a habit: a day counts up to this value.", valueName: "number"))
  var atMost: String?

  @Option(help: ArgumentHelp("For a habit: how many days a week, 1 to 7.", valueName: "n"))
  var days: String?

  @Option(help: ArgumentHelp("A step. You can repeat it.", valueName: "text"))
  var step: [String] = []

  @Option(help: ArgumentHelp("How often to remind you: daily, weekly, monthly or none.", valueName: "often"))
  var remind: String?

  var change: GoalChange {
    var change = GoalChange()
    change.about = about
    change.category = category
    change.priority = priority
    change.due = by
    change.metrics = track
    change.starts = from
    change.targets = target
    change.atLeast = atLeast
    change.atMost = atMost
    change.days = days
    change.steps = step
    change.reminder = remind
    return change
  }

  /// Whether nothing was given.
  var isEmpty: Bool {
    [about, category, priority, by, atLeast, atMost, days, remind].allSatisfy { $0 == nil }
      && [track, from, target, step].allSatisfy(\.isEmpty)
  }
}
