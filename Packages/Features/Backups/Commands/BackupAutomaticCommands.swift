import ArgumentParser
import Foundation
import TrackerApplication
import TrackerBackups
import TrackerCommandLine
import TrackerCore

/// `backup schedule`: how often a backup is made by itself.
struct BackupScheduleCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "schedule", abstract: "Have backups made by themselves.",
    discussion: """
      When a backup is due, it is made after your next command, in the background. The program \
      keeps one for each of 7 days, 4 weeks and 12 months. Your own backups always stay.

        symptoms backup schedule weekly
        symptoms backup schedule off
        symptoms settings set backup_folder /media/stick    where they go
      """)

  @Argument(help: ArgumentHelp("One of: daily, weekly, monthly, off.", valueName: "interval"))
  var interval: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    try context.answer(try BackupScheduler(context.environment).schedule(interval))
  }
}

/// `backup prune`: removes automatic backups that no rule keeps.
struct BackupPruneCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Remove old automatic backups.",
    discussion: """
      The last automatic backups of 7 days, 4 weeks and 12 months are kept. The program does this after each of \
      them. Backups that you made yourself, or gave another name, always stay.
      """)

  @Flag(help: "Show what would be removed, but remove nothing.")
  var dryRun = false

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    try context.answer(try BackupPruner(context.environment).prune(isRehearsal: dryRun))
  }
}

/// `backup run`: makes the automatic backup where it is due. The program starts it by itself, and it says nothing.
struct BackupRunCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Make the automatic backup, if it is due.", shouldDisplay: false)

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    // Whatever holds it up, it is gone after its time; the next one puts right what it leaves.
    let backup = AutomaticBackup(context.environment)
    alarm(backup.limit)
    defer { alarm(0) }
    backup.run()
  }
}
