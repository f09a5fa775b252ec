import ArgumentParser
import TrackerCommandLine
import TrackerHealth

/// The commands of the module.
public enum HealthCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [HealthCommand.self]
}

/// `health`: what sleep, activity and the heart were like.
struct HealthCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "health", abstract: "See what your sleep, activity and heart were like.",
    discussion: """
        symptoms health                       this week and month, and what stood out
        symptoms health sleep                 the sleep score with its parts
        symptoms health activity --days 90    steps, weekdays and workouts
        symptoms health heart                 the resting rate, and days that stand out

      All of it is in your records. It does not say why something happened, and it is no diagnosis. What is not logged \
      is not known, never zero.
      """,
    subcommands: [
      HealthSummaryCommand.self, HealthSleepCommand.self, HealthActivityCommand.self, HealthHeartCommand.self,
    ], defaultSubcommand: HealthSummaryCommand.self)
}

/// The days of a page.
struct HealthDays: ParsableArguments {
  @Option(help: ArgumentHelp("How many days, 7 to 365. Default: 30.", valueName: "n"))
  var days = HealthMaker.usualDays
}

/// `health summary`: all areas at a glance.
struct HealthSummaryCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "summary", abstract: "See this week and month beside those before.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see your sleep, activity and heart.") }

  func run(in context: CommandContext) throws {
    try context.answer(try HealthMaker(try context.session()).overview())
  }
}

/// `health sleep`: the nights.
struct HealthSleepCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "sleep", abstract: "See how you slept: the sleep score and its parts.")

  @OptionGroup var span: HealthDays
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see how you slept.") }

  func run(in context: CommandContext) throws {
    try context.answer(try HealthMaker(try context.session(), days: span.days).sleep())
  }
}

/// `health activity`: steps, exercise and workouts.
struct HealthActivityCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "activity", abstract: "See how you moved: steps, weekdays and workouts.")

  @OptionGroup var span: HealthDays
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see how you moved.") }

  func run(in context: CommandContext) throws {
    try context.answer(try HealthMaker(try context.session(), days: span.days).activity())
  }
}

/// `health heart`: the resting rate and more.
struct HealthHeartCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "heart", abstract: "See your heart: the resting rate, and days that stand out.")

  @OptionGroup var span: HealthDays
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what your heart rate was like.") }

  func run(in context: CommandContext) throws {
    try context.answer(try HealthMaker(try context.session(), days: span.days).heart())
  }
}
