import ArgumentParser
import TrackerCommandLine
import TrackerSettings

/// The group of commands for preferences.
struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", abstract: "Look at preferences and change them.",
    discussion: """
      Preferences of this machine are kept in settings.yaml of the home folder, which can be edited by hand too; \
      settings of yours, such as when your day begins, are kept in your journal.

      EXAMPLES
        symptoms settings list
        symptoms settings set colour never
        symptoms settings set day_start 05:00
      """,
    subcommands: [
      SettingsListCommand.self, SettingsGetCommand.self, SettingsSetCommand.self, SettingsResetCommand.self,
    ],
    defaultSubcommand: SettingsListCommand.self)
}

/// `settings list`: every setting with its value and where that comes from.
struct SettingsListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Every setting with its value, where that comes from and what may be set.")

  @OptionGroup var global: GlobalOptions

  func run(in context: CommandContext) throws {
    try context.answer(try SettingsEditor(context.environment, isHomeNamed: global.home != nil).list())
  }
}

/// `settings get`: one setting.
struct SettingsGetCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "get", abstract: "One setting with its value and where that comes from.")

  @Argument(help: "The setting.") var setting: String
  @OptionGroup var global: GlobalOptions

  func run(in context: CommandContext) throws {
    try context.answer(try SettingsEditor(context.environment).setting(setting))
  }
}

/// `settings set`: changes one setting.
struct SettingsSetCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Change a setting.",
    discussion: "A setting that is kept in your journal holds from today on; what was logged before stays as it is.")

  @Argument(help: "The setting.") var setting: String
  @Argument(help: "Its value; `settings list` says what may be set.") var value: String
  @OptionGroup var global: GlobalOptions

  func run(in context: CommandContext) throws {
    try context.answer(try SettingsEditor(context.environment).set(setting, to: value))
  }
}

/// `settings reset`: takes settings back to their standard.
struct SettingsResetCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset", abstract: "Take settings back to their standard: the named ones, or all.",
    discussion: "It mends a settings file that can't be used as well: the file is kept beside as settings.yaml.broken.")

  @Argument(help: "Settings; all where none is named.") var settings: [String] = []
  @OptionGroup var global: GlobalOptions

  func run(in context: CommandContext) throws {
    try context.answer(try SettingsEditor(context.environment).reset(settings))
  }
}
