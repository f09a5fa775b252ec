import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerOnboarding

/// The commands of the module.
public enum OnboardingCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [OnboardCommand.self, ConditionsCommand.self]
}

/// `onboard`
struct OnboardCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "onboard", abstract: "Set yourself up: conditions, symptoms, and what to track.",
    discussion: """
      Without options it asks, about two minutes; every answer is kept at once, and `symptoms onboard` goes on where \
      you stopped. Everything stays in one file in your home folder, readable by you alone.

        symptoms onboard
        symptoms onboard --pack universal --symptoms pain,fatigue --impact 6 --pattern episodic --track food,sleep
        symptoms onboard --answers answers.yaml
        symptoms onboard --change               pick an answer and change it; nothing that was logged is lost
        symptoms onboard --change --impact 4    change one; or --answer step=value

      An answers file holds the same as the options:
        pack: [universal]
        name: Ada
        symptoms: [pain, fatigue]
        impact: 6
        pattern: episodic
        track: [food, sleep]
      """)

  @OptionGroup var global: GlobalOptions

  @Option(
    help: ArgumentHelp(
      "A condition, by id, name or alias; repeatable. `symptoms pack list` shows them.", valueName: "id"))
  var pack: [String] = []

  @Option(help: ArgumentHelp("What the program calls you, up to 50 characters; may be left out.", valueName: "name"))
  var name: String?

  @OptionGroup var answered: AnswerOptions

  @Flag(help: "Change answers of the set-up that is there.")
  var change = false

  @Flag(help: "Forget what was answered and not saved, and begin anew.")
  var restart = false

  func run(in context: CommandContext) throws {
    let onboarder = Onboarder(in: context.environment)
    if let given = try answered.given(packs: pack, name: name) {
      return try context.answer(change ? onboarder.change(given) : onboarder.onboard(given))
    }
    if !change, let summary = try onboarder.summary() { return try context.answer(summary) }
    try ask(onboarder, context)
  }

  private func ask(_ onboarder: Onboarder, _ context: CommandContext) throws {
    let earlier = change ? try onboarder.flowToChange() : nil
    let draft = restart ? nil : try onboarder.draft().flatMap { $0.isChange == change ? $0 : nil }
    let kept = try draft.map {
      OnboardingFlow(answers: $0, plan: $0.packs.isEmpty ? nil : try onboarder.plan($0.packs))
    }
    let start = kept ?? earlier ?? OnboardingFlow(answers: OnboardingAnswers(), plan: nil)
    let dialogue = OnboardingDialogue(onboarder: onboarder, context: context)
    dialogue.welcome(isChange: change, isResumed: kept != nil)
    guard let flow = try dialogue.run(start, keeping: onboarder.keep) else {
      let next = change ? "symptoms onboard --change" : "symptoms onboard"
      return try context.answer(OnboardingDraftView(answered: try onboarder.draft()?.packs.count ?? 0, next: next))
    }
    try context.answer(try onboarder.save(flow))
  }
}
