import ArgumentParser
import TrackerCommandLine
import TrackerPackQuality
import TrackerPackTools

/// `pack lint`: every problem of packs, in one run.
struct PackLintCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Show every fault of packs in one run.",
    discussion: """
      Looks at pack.yaml, the packs below it, scenarios, languages and ids as written. Exits with 1 when there is an \
      error; warnings alone are fine. `symptoms pack explain CODE` says why a rule is there, with an example.

      Profiles: draft while a pack is written, shared (unless given) before others take it, clinical before clinicians \
      rely on it.

      Examples:
        symptoms pack lint                        all packs that can be found
        symptoms pack lint Conditions             all packs of a folder
        symptoms pack lint Conditions/my-pack --profile clinical
        symptoms pack lint winter.yaml            a tuning, on the pack that it tunes
        symptoms pack lint --format github        annotations for a pull request
        symptoms pack lint --write-baseline lint-baseline.json
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(
    help: ArgumentHelp(
      "Folders of packs, folders with a pack.yaml, ids, or files of tunings; all packs unless given.", valueName: "path"
    ),
    completion: .directory)
  var paths: [String] = []

  @Option(help: "How strict to be: draft, shared or clinical.")
  var profile: LintProfile = .shared

  @Option(help: "How findings are written: text, json, junit, sarif or github.")
  var format: ToolFormat = .text

  @Option(help: ArgumentHelp("Leave out the findings that this file knows.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all findings to a file for --baseline, and exit with 0.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("Either read a baseline or write one; leave one of the two out.")
    }
  }

  func run(in context: CommandContext) throws {
    let lint = PackLint(paths: paths, profile: profile, baseline: baseline)
    if let writeBaseline {
      try context.answer(try lint.writeBaseline(to: writeBaseline, in: context.environment))
    } else {
      try context.answer(lint.report(in: context.environment), as: format)
    }
  }
}
