import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
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
      In a terminal it asks what the condition's pack asks. With options or an answers file, what they do not say is \
      as it was when you tracked the condition before, else as its pack chooses beforehand. The check-in asks \
      about every symptom you choose. Earlier days count for it as far as you logged what it asks.

        symptoms conditions add CONDITION
        symptoms conditions add CONDITION --symptoms pain,fatigue --flare usual
        symptoms conditions add CONDITION --answers answers.yaml
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(
    help: ArgumentHelp("A condition, by id, name or alias. `symptoms pack list` shows them.", valueName: "condition"))
  var pack: String

  @OptionGroup var answered: AnswerOptions

  func run(in context: CommandContext) throws {
    let editor = ConditionsEditor(in: context.environment)
    let given = try answered.given()
    guard given == nil, context.console.canAsk else {
      return try context.answer(
        try editor.add(pack, given ?? GivenAnswers(packs: [], typed: [:], flare: nil, others: [])))
    }
    let dialogue = OnboardingDialogue(onboarder: Onboarder(in: context.environment), context: context)
    let start = try editor.flowToAdd(pack)
    dialogue.welcome(toAdd: start)
    guard let flow = try dialogue.run(start) else {
      return try context.answer(OnboardingDraftView(answered: 0, next: ""))
    }
    try context.answer(try editor.add(flow))
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
