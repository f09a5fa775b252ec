import ArgumentParser
import TrackerCommandLine
import TrackerSettings

/// The group of commands for preferences.
struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", abstract: "See or change settings.",
    discussion: """
      Settings of this computer are kept in settings.yaml, beside your journal. You can edit that file yourself. \
      Settings about you are kept in your journal, so that undo knows them.

      Examples:
        symptoms settings
        symptoms settings edit
        symptoms settings show theme
        symptoms settings set day_start 05:00
        symptoms settings export settings.yaml
      """,
    subcommands: [
      SettingsListCommand.self, SettingsShowCommand.self, SettingsSetCommand.self, SettingsEditCommand.self,
      SettingsResetCommand.self, SettingsExportCommand.self, SettingsImportCommand.self,
      SettingsRetentionCommand.self,
    ],
    defaultSubcommand: SettingsListCommand.self)
}

/// `settings list`: every setting by what it is about.
struct SettingsListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "See all settings.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    try context.answer(try SettingsEditor(context.environment, isHomeNamed: global.home != nil).list())
  }
}

/// `settings show`: one setting.
struct SettingsShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "See one setting: what it means and what is allowed.", aliases: ["get"])

  @Argument(help: "The name of the setting.") var setting: String
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    try context.answer(try SettingsEditor(context.environment).setting(setting))
  }
}

/// `settings set`: changes one setting.
struct SettingsSetCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Change a setting.",
    discussion: "A new start of the day counts from today. Days you have already logged stay as they are.")

  @Argument(help: "The name of the setting.") var setting: String
  @Argument(help: "Its new value. To see what is allowed: symptoms settings show NAME") var value: String
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("This setting is kept in your journal.") }

  func run(in context: CommandContext) throws {
    try context.answer(try SettingsEditor(context.environment).set(setting, to: value))
  }
}
