import ArgumentParser
import TrackerCommandLine
import TrackerPackQuality
import TrackerPackTools

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
    try context.answer(try RuleView(code: code))
  }
}
