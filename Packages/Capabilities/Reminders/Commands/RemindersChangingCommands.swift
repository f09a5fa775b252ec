import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerReminders

/// `reminders on`: switches them on, or one of them.
struct RemindersOnCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "on", abstract: "Switch reminders on, or one of them.",
    discussion: """
      A reminder that you name is switched on, and so are reminders as a whole.

        symptoms reminders on
        symptoms reminders on check-in --at 19:00
        symptoms reminders on drink --every 2h
        symptoms reminders on weekly-review --on monday --at 18:00
      """)

  @Argument(help: ArgumentHelp("One reminder. To see all: symptoms reminders list", valueName: "reminder"))
  var reminder: String?

  @Option(help: ArgumentHelp("The time of day, such as 19:00 or 7pm.", valueName: "time"))
  var at: String?

  @Option(help: ArgumentHelp("The weekday, for weigh-in and weekly-review.", valueName: "weekday"))
  var on: String?

  @Option(help: ArgumentHelp("How long to wait, such as 3h or 2w.", valueName: "time"))
  var every: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you switch reminders on.") }

  func run(in context: CommandContext) throws {
    try context.answer(
      try Reminders(try context.session()).turnOn(reminder, ReminderWishes(at: at, on: on, every: every)))
  }
}

/// `reminders off`: switches them off, or one of them.
struct RemindersOffCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "off", abstract: "Switch reminders off, or one of them.")

  @Argument(help: ArgumentHelp("One reminder. Without it, all of them.", valueName: "reminder"))
  var reminder: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you switch reminders off.") }

  func run(in context: CommandContext) throws {
    try context.answer(try Reminders(try context.session()).turnOff(reminder))
  }
}

/// `reminders snooze`: silences them for a while, or one of them.
struct RemindersSnoozeCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "snooze", abstract: "Be reminded again later.",
    discussion: """
      The reminder is silent for that time. If it is still due after that, it comes once more.

        symptoms reminders snooze check-in 1h
        symptoms reminders snooze all 1d
      """)

  @Argument(help: ArgumentHelp("One reminder, or all.", valueName: "reminder"))
  var reminder: String

  @Argument(help: ArgumentHelp("How long, such as 30m, 2h or 1d.", valueName: "time"))
  var time: String

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you snooze reminders.") }

  func run(in context: CommandContext) throws {
    try context.answer(try Reminders(try context.session()).snooze(reminder, for: time))
  }
}
