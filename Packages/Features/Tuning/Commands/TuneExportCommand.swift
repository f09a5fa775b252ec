import ArgumentParser
import TrackerCommandLine
import TrackerTuning

/// `tune export`
struct TuneExportCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the tuning to a file that others can check and apply.",
    discussion: """
      The file holds the changes, who made them and why. It holds nothing that was logged. To check it: symptoms pack \
      lint FILE

      Examples:
        symptoms tune export winter.yaml
        symptoms tune export winter.yaml --draft --by "pain clinic" --because "short nights came first"
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Argument(help: ArgumentHelp("The file. Its name ends in .yaml.", valueName: "file"), completion: .file())
  var file: String

  @Flag(help: "Write the draft instead of the tuning in use.")
  var draft = false

  @Option(help: ArgumentHelp("Who made the draft.", valueName: "who"))
  var by: String?

  @Option(help: ArgumentHelp("The reason for the draft.", valueName: "why"))
  var because: String?

  @Flag(help: "Replace a file of that name.")
  var replace = false

  func validate() throws {
    if !file.hasSuffix(".yaml") { throw ValidationError("The name of the file must end in .yaml.") }
    if !draft, by != nil || because != nil {
      throw ValidationError("--by and --because need --draft. The tuning in use has both already.")
    }
  }

  var beforeSetUp: BeforeSetUp { .explains("Here you write a tuning to a file.") }

  func run(in context: CommandContext) throws {
    let tuning = try TuningSession(context.environment, condition: which.condition)
    try context.answer(
      draft
        ? tuning.exportDraft(to: file, by: by, because: because, replacing: replace)
        : tuning.export(to: file, replacing: replace))
  }
}
