import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore
import TrackerPackQuality

/// `pack explain`: why a rule is there, with a bad and a good example.
struct PackExplainCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say why a rule of lint is there, with a bad and a good example.",
    discussion: """
      Examples:
        symptoms pack explain clashing-foods
        symptoms pack explain                     lists all rules
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(
    help: ArgumentHelp("The code in square brackets behind a finding.", valueName: "code"),
    completion: .list(LintRules.all.map(\.code)))
  var code: String?

  func run(in context: CommandContext) throws {
    guard let code else { return try context.answer(RuleListView()) }
    guard let rule = LintRules.rule(code) else {
      let near = LintRules.nearestCode(to: code).map { "; did you mean “\($0)”?" } ?? ""
      throw Failure(
        .validation, "There is no rule “\(code)”\(near)", mend: "See all of them with `symptoms pack explain`.")
    }
    try context.answer(RuleView(rule))
  }
}
