import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerReminders

/// `reminders show`: what is on, what is due and what comes next.
struct RemindersShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "See which reminders are on, and what is due.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see your reminders.") }

  func run(in context: CommandContext) throws { try context.answer(try Reminders(try context.session()).overview()) }
}

/// `reminders list`: every rule.
struct RemindersListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "See everything that you can be reminded of.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see your reminders.") }

  func run(in context: CommandContext) throws { try context.answer(try Reminders(try context.session()).list()) }
}

/// `reminders due`: what is due now.
struct RemindersDueCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "due", abstract: "See what is due now.",
    discussion: """
      With --notify, each reminder is shown once, outside the terminal. If this computer cannot do that, you get a \
      line in it. If nothing is due, nothing is said.

        symptoms reminders due
        symptoms reminders due --notify    for a timer
      """)

  @Flag(help: "Remind of what is due, and say nothing if nothing is.")
  var notify = false

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what is due.") }

  func run(in context: CommandContext) throws {
    guard notify else { return try context.answer(try Reminders(try context.session()).due()) }
    // A timer may outlive the journal; there is nobody to be told then.
    guard try context.environment.journal() != nil else { return }
    let view = try Reminders(try context.session()).give()
    if !view.isSilent { try context.answer(view) }
  }
}

/// `reminders next`: when each one could come next.
struct RemindersNextCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "next", abstract: "See when each reminder could come next.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see when reminders come.") }

  func run(in context: CommandContext) throws { try context.answer(try Reminders(try context.session()).next()) }
}

/// `reminders audit`: why each one is due or not.
struct RemindersAuditCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "See why each reminder is due now, or is not.")

  @Argument(help: ArgumentHelp("One reminder. Without it, all of them.", valueName: "reminder"))
  var reminder: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see why reminders come.") }

  func run(in context: CommandContext) throws {
    try context.answer(try Reminders(try context.session()).audit(reminder))
  }
}
