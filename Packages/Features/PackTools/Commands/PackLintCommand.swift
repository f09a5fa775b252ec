import ArgumentParser
import Foundation
import TrackerCommandLine
import TrackerPackQuality
import TrackerPackTools

/// `pack lint`: every error and warning of packs, in one run.
struct PackLintCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check packs and show every error and warning.",
    discussion: """
      Lint checks pack.yaml, the packs that it builds on, scenarios, translations and ids. It exits with 1 when there \
      is an error; warnings alone are fine. To read why a rule is there, type: symptoms pack explain CODE

      Use the profile draft while you write a pack, and shared (the default) before other people use it. Use clinical \
      before clinicians rely on it.

      --fix changes what has exactly one answer, such as words that need quotes. It also puts right \
      how keys and letters are written, takes invisible characters out and locks ids. The rest of a file stays as it is.

      Examples:
        symptoms pack lint                        all packs on this machine
        symptoms pack lint Conditions             all packs in a folder
        symptoms pack lint Conditions/my-pack --profile clinical
        symptoms pack lint winter.yaml            a tuning, with the pack that it tunes
        symptoms pack lint --format github        annotations for a pull request
        symptoms pack lint Conditions/my-pack --fix --dry-run
        symptoms pack lint Conditions/my-pack --watch
        symptoms pack lint --write-baseline lint-baseline.json
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(
    help: ArgumentHelp(
      "Folders of packs, folders with a pack.yaml, ids, or tuning files. Default: all packs.", valueName: "path"
    ),
    completion: .directory)
  var paths: [String] = []

  @Option(help: "How strict to be.")
  var profile: LintProfile = .shared

  @Option(help: "How to write the result.")
  var format: ToolFormat = .text

  @Option(help: ArgumentHelp("Leave out the errors and warnings in this file.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all errors and warnings to a file for --baseline, and exit with 0.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Flag(help: "Change what has exactly one answer, and say what was changed.")
  var fix = false

  @Flag(help: "With --fix: change nothing, and show what would be changed.")
  var dryRun = false

  @Flag(help: "Check again after each change of a file, until you press Ctrl-C.")
  var watch = false

  func validate() throws {
    if dryRun, !fix { throw ValidationError("--dry-run needs --fix.") }
    if fix, watch { throw ValidationError("--fix and --watch cannot be used together. Leave one of them out.") }
    if fix || watch, writeBaseline != nil {
      throw ValidationError("--write-baseline cannot be used with --fix or --watch. Leave one of them out.")
    }
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline cannot be used together. Leave one of them out.")
    }
  }

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    let lint = PackLint(paths: paths, profile: profile, baseline: baseline)
    if fix {
      try context.answer(LintFix(paths: paths, profile: profile, isDryRun: dryRun).run(in: context.environment))
    } else if watch {
      PackWatch(lint).run(in: context.environment) {
        context.console.terminal.write($0)
      } wait: {
        Thread.sleep(forTimeInterval: PackWatch.pause)
        return true
      }
    } else if let writeBaseline {
      try context.answer(try lint.writeBaseline(to: writeBaseline, in: context.environment))
    } else {
      try context.answer(lint.report(in: context.environment), as: format)
    }
  }
}
