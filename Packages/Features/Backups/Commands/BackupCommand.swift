import ArgumentParser
import TrackerApplication
import TrackerBackups
import TrackerCommandLine
import TrackerCore

/// The commands of the module.
public enum BackupsCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [BackupCommand.self]
}

/// The group of commands for backups.
struct BackupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Make backups, check them and bring them back.",
    discussion: """
      A backup is one file. It has your entries, answers, settings and own conditions. The program checks each \
      backup before it says that it is made.

        symptoms backup create                      a backup now
        symptoms backup schedule weekly             one a week, by itself
        symptoms backup list                        which there are
        symptoms backup restore FILE --home DIR     bring one back in an empty folder
      """,
    subcommands: [
      BackupCreateCommand.self, BackupListCommand.self, BackupVerifyCommand.self, BackupRestoreCommand.self,
      BackupScheduleCommand.self, BackupPruneCommand.self, BackupRunCommand.self,
    ])
}
