import ArgumentParser
import TrackerCommandLine

/// The commands of the module.
public enum RemindersCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [RemindersCommand.self]
}

/// The group of commands for reminders.
struct RemindersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reminders", abstract: "Be reminded, if you want to be.",
    discussion: """
      Reminders are off until you switch them on. Nothing reminds you during your quiet hours. A notification never \
      shows what you logged.

        symptoms reminders on check-in              one reminder
        symptoms reminders on check-in --at 19:00   at another time
        symptoms reminders install                  let this computer remind you
        symptoms reminders off                      all of them off
      """,
    subcommands: [
      RemindersShowCommand.self, RemindersListCommand.self, RemindersOnCommand.self, RemindersOffCommand.self,
      RemindersDueCommand.self, RemindersSnoozeCommand.self, RemindersNextCommand.self, RemindersAuditCommand.self,
      RemindersInstallCommand.self, RemindersUninstallCommand.self,
    ],
    defaultSubcommand: RemindersShowCommand.self)
}
