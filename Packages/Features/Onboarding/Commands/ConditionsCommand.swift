import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerOnboarding

/// `conditions`: which conditions are tracked.
struct ConditionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conditions", abstract: "List, add and end the conditions you track.",
    discussion: """
      Each condition has its own flares, load, forecast and score; the check-in asks what they share once. Whatever \
      changes, everything that was logged stays.

        symptoms conditions
        symptoms conditions add CONDITION
        symptoms conditions end CONDITION
      """,
    subcommands: [ConditionsListCommand.self, ConditionsAddCommand.self, ConditionsEndCommand.self],
    defaultSubcommand: ConditionsListCommand.self)
}

/// `conditions list`
struct ConditionsListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the conditions, those that ended among them.")

  @OptionGroup var global: GlobalOptions

  func run(in context: CommandContext) throws {
    try context.answer(try ConditionsEditor(in: context.environment).list())
  }
}

/// `conditions add`
struct ConditionsAddCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Track another condition from today on.",
    discussion: """
      Its check-in joins yours from today on, with the symptoms it chooses beforehand unless you name others. Earlier \
      days count for it as far as you logged what it asks.

        symptoms conditions add CONDITION
        symptoms conditions add CONDITION --symptoms pain,fatigue --flare usual
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(
    help: ArgumentHelp("A condition, by id, name or alias. `symptoms pack list` shows them.", valueName: "condition"))
  var pack: String

  @Option(help: ArgumentHelp("The symptoms of it that affect you most, with commas between them.", valueName: "ids"))
  var symptoms: String?

  @Option(
    help: ArgumentHelp("What makes a flare: the pack's level, or worse than your own usual.", valueName: "usual|pack"))
  var flare: String?

  @Option(
    help: ArgumentHelp("The answer to a step that makes a pack of your own; repeatable.", valueName: "step=value"))
  var answer: [String] = []

  func validate() throws { try GivenAnswers.validate(answer) }

  func run(in context: CommandContext) throws {
    let given = GivenAnswers(typed: ["symptoms": symptoms], flare: flare, others: answer)
    try context.answer(try ConditionsEditor(in: context.environment).add(pack, given))
  }
}

/// `conditions end`
struct ConditionsEndCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "end", abstract: "Track a condition no longer; everything that was logged stays.",
    discussion: """
      From today on its check-in, load and forecast are gone. Its past stays, and `symptoms conditions add` takes it \
      up again.

        symptoms conditions end CONDITION
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("One of your conditions, by id, name or alias.", valueName: "condition"))
  var pack: String

  func run(in context: CommandContext) throws {
    try context.answer(try ConditionsEditor(in: context.environment).end(pack))
  }
}
