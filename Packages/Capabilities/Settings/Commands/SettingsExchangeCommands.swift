import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerSettings

/// `settings export`
struct SettingsExportCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write your settings to a file.",
    discussion: """
      The file is YAML, and you can edit it. It has the settings of this computer and those in your journal.

        symptoms settings export settings-mine.yaml
        symptoms settings export                     on the screen
      """)

  @Argument(
    help: ArgumentHelp("The file. Without it, or with -, the settings are shown on the screen.", valueName: "file"),
    completion: .file())
  var file = "-"
  @Flag(help: "Replace a file that already exists.") var force = false
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    let editor = SettingsEditor(context.environment)
    if file == "-" {
      // YAML is for people and for reading in again; for scripts there is the list.
      return global.json
        ? try context.answer(try editor.list()) : context.console.terminal.writeDocument(try editor.exportedText())
    }
    try context.answer(try SettingsExportView(editor, toFile: file, replacing: force))
  }
}

/// `settings import`
struct SettingsImportCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Read settings from a file.",
    discussion: """
      You see what will change, and it asks first. Lines that cannot be used are named and left out. Settings that the \
      file does not name stay as they are.

        symptoms settings import settings-mine.yaml
        symptoms settings import settings-mine.yaml --dry-run
      """)

  @Argument(help: ArgumentHelp("The file.", valueName: "file"), completion: .file()) var file: String
  @Flag(help: "Show what would change, but save nothing.") var dryRun = false
  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    let editor = SettingsEditor(context.environment)
    let preview = try editor.importSettings(file, isRehearsal: true)
    guard !dryRun, preview.changesSomething else { return try context.answer(preview) }
    try context.confirm(preview, command: "symptoms settings import \(file.shellWord) --yes")
    try context.answer(try editor.importSettings(file, isRehearsal: false))
  }
}

extension CommandContext {
  /// Shows what would change and asks whether it should.
  ///
  /// - Parameter command: What is typed to do it where nobody can be asked.
  /// - Throws: `OpenQuestions` until it is answered.
  func confirm(_ preview: SettingsChangeView, command: String) throws {
    guard preview.changesSomething else { return }
    let doubt = Doubt(
      code: "change-settings", question: "Change these settings?", problem: "Nothing was changed, as nobody said yes",
      fix: "To do it, type: {command}", ["command": .verbatim(command)])
    if environment.answers[doubt] == nil {
      console.say(preview.blocks(TextFormatter(environment.words)), isApart: true)
    }
    try environment.answers.settle([doubt])
  }
}
