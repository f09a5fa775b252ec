import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore
import TrackerPackQuality

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
    let view: PackLintView
    do {
      view = try looked(in: context)
    } catch let failure as Failure where writeBaseline == nil {
      try context.answer(failed: PackLintView(profile: profile, failure: failure), as: format)
      throw failure
    }
    if let writeBaseline {
      try LintBaseline(view.findings.map(\.diagnostic)).write(to: writeBaseline)
      return context.console.terminal.write("Wrote \(view.findings.count.of("finding")) to \(writeBaseline)\n")
    }
    if view.isUnread { try context.answer(failed: view, as: format) } else { try context.answer(view, as: format) }
    if let failure = view.failure { throw failure }
    if view.errors > 0 { throw Failure(.negative, "The packs have faults: \(view.errors.of("error"))") }
  }

  private func looked(in context: CommandContext) throws -> PackLintView {
    let options = LintOptions(
      profile: profile, today: DayCalendar(zone: context.environment.zone).day(of: context.environment.now))
    let known = try baseline.map(LintBaseline.init(file:))
    return PackLintView(
      of: try context.environment.packs(at: paths), in: context.environment.packs, host: context.environment.packHost,
      options: options,
      baseline: known)
  }
}

extension LintProfile: ExpressibleByArgument {}

extension Failure {
  /// Files that could not be read, in one line; nil where none of the findings is that.
  static func unread(_ findings: [Diagnostic]) -> Failure? {
    let unread = findings.filter { LintRules.unreadable.contains($0.code) }
    guard let diagnostic = unread.first else { return nil }
    let others = unread.count > 1 ? "; and \((unread.count - 1).of("other file"))" : ""
    return Failure(.system, "\(diagnostic.place.map { "\($0): " } ?? "")\(diagnostic.sentence)\(others)")
  }
}
