import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerOnboarding

/// `conditions`: which conditions are tracked.
struct ConditionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conditions", abstract: "See, add or stop conditions.",
    discussion: """
      Each condition has its own flares and its own forecast. Your check-in asks about a shared symptom only once. \
      Nothing you've logged is ever lost.

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
    commandName: "list", abstract: "See your conditions, also those you stopped tracking.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see your conditions.") }

  func run(in context: CommandContext) throws {
    try context.answer(try ConditionsEditor(in: context.environment).list())
  }
}

/// `conditions add`
struct ConditionsAddCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Track another condition from today.",
    discussion: """
      Asks a few questions about the condition. You can also give answers as options or in a file. The rest are your \
      last answers, or the suggested ones. Your check-in then asks about the symptoms you choose. Earlier days count \
      as far as you logged those symptoms.

        symptoms conditions add CONDITION
        symptoms conditions add CONDITION --symptoms pain,fatigue --flare usual
        symptoms conditions add CONDITION --answers answers.yaml
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(
    help: ArgumentHelp("A condition. To see all: symptoms pack list", valueName: "condition"))
  var pack: String

  @OptionGroup var answered: AnswerOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you add another condition.") }

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
      return try context.answer(OnboardingDraftView(answered: 0, next: "symptoms conditions add \(pack)"))
    }
    try context.answer(try editor.add(flow))
  }
}

/// `conditions end`
struct ConditionsEndCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "end", abstract: "Stop tracking a condition. Nothing you logged is lost.",
    discussion: """
      From today there is no check-in and no forecast for it. Everything you logged stays. You can add it again at any \
      time.

        symptoms conditions end CONDITION
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("One of your conditions.", valueName: "condition"))
  var pack: String

  var beforeSetUp: BeforeSetUp { .explains("Here you stop tracking a condition.") }

  func run(in context: CommandContext) throws {
    try context.answer(try ConditionsEditor(in: context.environment).end(pack))
  }
}
