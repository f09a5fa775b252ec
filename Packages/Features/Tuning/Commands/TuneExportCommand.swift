import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

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
    let desk = try TuningDesk(context.environment, condition: which.condition)
    let text: String
    if draft {
      guard let document = try desk.draftDocument() else {
        throw Failure(.validation, "There is no draft", mend: "Make one with `symptoms tune set NAME=VALUE …`.")
      }
      text = document.signed(by: by, because: because).text
    } else {
      guard let inForce = desk.inForce else {
        throw Failure(
          .validation, "\(desk.condition.untuned.name) is not tuned, so there is nothing to write",
          mend: "Add --draft to write the draft.")
      }
      text = inForce.overlay.text
    }
    try OverlayFile.write(text, to: file, replacing: replace)
    let document = try OverlayDocument(text, file: file)
    let missing = ["by", "because"].filter { document.text(at: $0) == nil }
    try context.answer(TuneExportView(file: file, condition: desk.condition.id, isDraft: draft, missing: missing))
  }
}

/// That a tuning was written to a file.
struct TuneExportView: StyledReadModel {
  static let schema = "tune-export/1"

  var file: String
  var condition: PackID
  var isDraft: Bool
  /// Keys that it needs before it can be applied.
  var missing: [String]

  func text(_ style: TextStyle) -> String {
    let lack = missing.isEmpty ? [] : ["Nobody has signed it yet: it lacks \(missing.joined(separator: " and "))."]
    return (["Wrote \(file)"] + lack + ["Check it with: symptoms pack lint \(file)"]).joined(separator: "\n") + "\n"
  }
}
