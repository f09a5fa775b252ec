import ArgumentParser
import TrackerCommandLine
import TrackerSettings

/// `settings reset`: takes settings back to their defaults.
struct SettingsResetCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset", abstract: "Go back to the defaults.",
    discussion: """
      What is kept in your journal comes back with undo. Your settings file from before is kept as \
      settings.yaml.before. With errors in it, it is settings.yaml.broken.

        symptoms settings reset theme     one setting
        symptoms settings reset --all     all of them; it asks first
      """)

  @Argument(help: "The settings to reset.") var settings: [String] = []
  @Flag(help: "Reset all settings.") var all = false
  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func validate() throws {
    if settings.isEmpty != all { throw ValidationError("Name a setting, or add --all for all of them.") }
  }

  func run(in context: CommandContext) throws {
    let editor = SettingsEditor(context.environment)
    guard all else { return try context.answer(try editor.reset(settings)) }
    try context.confirm(
      try editor.resetAll(isRehearsal: true), command: "symptoms settings reset --all --yes")
    try context.answer(try editor.resetAll())
  }
}
