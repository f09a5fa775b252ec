import TrackerApplication
import TrackerCore

/// Backups of everything that is a person's.
public enum BackupsModule: TrackerModule {
  public static let id: ModuleID = "backups"

  /// How often a backup is made by itself.
  public static let schedule = SettingDefinition(
    id: "backup", topic: .data, title: "Backups",
    about: "How often is a backup made by itself?", shape: .choice(BackupInterval.words),
    defaultValue: BackupInterval.off)

  /// Where backups go.
  public static let folder = SettingDefinition(
    id: "backup_folder", topic: .data, title: "Backup folder",
    about: "Where do backups go? With backups, into the folder with your data.", shape: .folder,
    defaultValue: BackupFolder.name)

  /// Whether files that are attached to entries are in backups.
  /// The check of `doctor` that looks at the files of attachments.
  static let attachmentCheck = "attachments"

  public static let attachments = SettingDefinition(
    id: "backup.attachments", topic: .data, title: "Attachments in backups",
    about: "Are files that you attached in backups?", shape: .switched, defaultValue: SettingDefinition.on)

  /// What the setting says; yes where it can't be read.
  static func takesAttachments(in environment: Environment) -> Bool {
    (try? environment.settings.value(of: attachments).value) != SettingDefinition.off
  }

  public static func contribute(to registry: inout Registry) {
    registry.settings.add(schedule, folder, attachments)
    registry.homeFiles.add(
      HomeFile(
        BackupFolder.name,
        .files(endings: [BackupFolder.endings.plain, BackupFolder.endings.sealed, BackupFolder.damaged]),
        "A copy of everything that is yours."),
      HomeFile(BackupState.name, .file(beside: []), "When backups were made and checked."),
      HomeFile(Restoration.name, .folder, "A backup on its way back, only while it is restored."))
    registry.outgoing.add(OutgoingFile("backup create", "A copy of everything that is yours."))
    registry.filesElsewhere.add(
      FilesElsewhere("backups", "your backups") { environment in
        let folder = BackupFolder(environment)
        return folder.path == BackupFolder(in: environment.home).path || folder.files.isEmpty ? [] : [folder.path]
      })
    registry.unfinishedWork.add(
      UnfinishedWork("restore") { home, registry in try Restoration(home: home, registry: registry).finish() },
      UnfinishedWork("backup") { home, _ in
        BackupFolder(in: home).clearWorkshop()
        BackupState.clearUnfinished(in: home)
      })
    registry.journalUpdates.add(
      JournalUpdate("backup") { form, environment in UpdateBackup(environment: environment).make(form: form) })
    registry.chores.add(
      Chore("backup", arguments: ["backup", "run"]) { environment in AutomaticBackup(environment).isDue })
    registry.closingQuestions.add(
      ClosingQuestion(
        schedule.id, asks: "How often should a backup be made by itself?",
        choices: [
          (BackupInterval.off, "Not by itself"), (BackupInterval.weekly.rawValue, "Every week"),
          (BackupInterval.daily.rawValue, "Every day"), (BackupInterval.monthly.rawValue, "Every month"),
        ]))
    registry.reminderRules.add(BackupReminders.overdue)
    registry.healthChecks.add(BackupHealthCheck())
    registry.strings.add(.german)
  }
}
