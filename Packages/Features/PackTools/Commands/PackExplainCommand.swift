import ArgumentParser
import TrackerCommandLine
import TrackerPackQuality
import TrackerPackTools

/// `pack explain`: why a rule is there, with a bad and a good example.
struct PackExplainCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule of lint, with a bad and a good example.",
    discussion: """
      Examples:
        symptoms pack explain clashing-foods
        symptoms pack explain                     lists all rules
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(
    help: ArgumentHelp("The code in square brackets after an error or warning. Default: all rules.", valueName: "code"),
    completion: .list(LintRules.all.map(\.code)))
  var code: String?

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    guard let code else { return try context.answer(RuleListView()) }
    try context.answer(try RuleView(code: code))
  }
}
