import ArgumentParser
import TrackerCommandLine
import TrackerSettings

/// The group of commands for preferences.
struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", abstract: "See or change settings.",
    discussion: """
      Most settings are kept in settings.yaml, beside your journal. You can edit that file yourself. When your day \
      begins is kept in your journal.

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
    commandName: "list", abstract: "See all settings, and what each can be set to.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    try context.answer(try SettingsEditor(context.environment, isHomeNamed: global.home != nil).list())
  }
}

/// `settings get`: one setting.
struct SettingsGetCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "get", abstract: "See one setting.")

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
  @Argument(help: "Its new value. To see what is allowed: symptoms settings") var value: String
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("This setting is kept in your journal.") }

  func run(in context: CommandContext) throws {
    try context.answer(try SettingsEditor(context.environment).set(setting, to: value))
  }
}

/// `settings reset`: takes settings back to their defaults.
struct SettingsResetCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset", abstract: "Go back to the defaults.",
    discussion: "This also replaces a settings file that has errors. The old file is kept as settings.yaml.broken.")

  @Argument(help: "The settings to reset. Without any, all of them.") var settings: [String] = []
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    try context.answer(try SettingsEditor(context.environment).reset(settings))
  }
}
