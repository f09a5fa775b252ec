import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerUsage

/// The commands of the module.
public enum UsageCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [EventsCommand.self]
}

/// The group of commands for counted events.
struct EventsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "events", abstract: "See or erase the counts of what you use.",
    discussion: """
      The program counts nothing unless you agree: symptoms settings set events on. A count has a name and a time, and \
      nothing of what you logged. It never leaves this computer.

        onboarding.step   a question was answered while setting up
        tracker.action    an entry or a check-in was saved
        reminder.opened   a reminder was opened
        hub.card          you looked at today or hub
        goal.action       a goal was changed
        import.run        a file was imported
      """,
    subcommands: [EventsShowCommand.self, EventsClearCommand.self], defaultSubcommand: EventsShowCommand.self)
}

/// `events show`
struct EventsShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(commandName: "show", abstract: "See the counts.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws { try context.answer(UsageBook(context.environment).counts()) }
}

/// `events clear`
struct EventsClearCommand: TrackerCommand {
  static let configuration = CommandConfiguration(commandName: "clear", abstract: "Erase the counts.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws { try context.answer(UsageBook(context.environment).clear()) }
}
