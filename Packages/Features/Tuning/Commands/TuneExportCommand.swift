import ArgumentParser
import TrackerCommandLine
import TrackerTuning

/// `tune export`
struct TuneExportCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the tuning in force, or the draft, to a file that others can check and apply.",
    discussion: """
      The file holds the changes, who signed for them and why, and nothing that was logged. Check it with `symptoms \
      pack lint FILE`; scenarios in a folder `scenarios` beside it are run by `symptoms pack test FILE`.

      Examples:
        symptoms tune export winter.yaml
        symptoms tune export winter.yaml --draft --by "pain clinic" --because "short nights came first"
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Argument(help: ArgumentHelp("The file; its name ends in .yaml.", valueName: "file"), completion: .file())
  var file: String

  @Flag(help: "Write the draft, not what is in force.")
  var draft = false

  @Option(help: ArgumentHelp("Who signs for the draft.", valueName: "who"))
  var by: String?

  @Option(help: ArgumentHelp("The reason for the draft.", valueName: "why"))
  var because: String?

  @Flag(help: "Put it in place of a file of this name.")
  var replace = false

  func validate() throws {
    if !file.hasSuffix(".yaml") { throw ValidationError("The file's name must end in .yaml, such as \(file).yaml.") }
    if !draft, by != nil || because != nil {
      throw ValidationError("--by and --because go with --draft: what is in force is signed already.")
    }
  }

  func run(in context: CommandContext) throws {
    let tuning = try TuningSession(context.environment, condition: which.condition)
    try context.answer(
      draft
        ? tuning.exportDraft(to: file, by: by, because: because, replacing: replace)
        : tuning.export(to: file, replacing: replace))
  }
}
