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
    commandName: "onboard", abstract: "Set up, or change your set-up.",
    discussion: """
      Asks a few questions, which takes about two minutes. You can stop at any time and carry on later. Everything \
      stays in one file on this computer. Only your user account can read it. What you answer with options is not \
      asked. Without a terminal nothing is asked, and each answer that is needed must be given.

        symptoms onboard
        symptoms onboard --pack universal --symptoms pain,fatigue --impact 6 --pattern episodic --track food,sleep
        symptoms onboard --answers answers.yaml
        symptoms onboard --change               change your answers; nothing you've logged is lost
        symptoms onboard --change --impact 4    change one answer

      A file of answers looks like this:
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
      "A condition. You can repeat it. To see all: symptoms pack list", valueName: "id"))
  var pack: [String] = []

  @Option(help: ArgumentHelp("What you would like to be called. You can leave it out.", valueName: "name"))
  var name: String?

  @OptionGroup var answered: AnswerOptions

  @Option(help: ArgumentHelp("What you do or take against it, with commas between.", valueName: "list"))
  var treatments: String?

  @Option(help: ArgumentHelp("What you suspect to make it worse, with commas between.", valueName: "list"))
  var triggers: String?

  @Flag(help: "Change your answers.")
  var change = false

  @Flag(help: "Start again from the first question.")
  var restart = false

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you change your answers.") }

  func run(in context: CommandContext) throws {
    let onboarder = Onboarder(in: context.environment)
    if let given = try answered.given(packs: pack, ["name": name, "treatments": treatments, "triggers": triggers]) {
      if !change, context.console.canAsk, let open = try onboarder.flow(leftOpenBy: given) {
        return try ask(onboarder, context, from: open)
      }
      return try context.answer(change ? onboarder.change(given) : onboarder.onboard(given))
    }
    if !change, let summary = try onboarder.summary() { return try context.answer(summary) }
    try ask(onboarder, context)
  }

  /// - Parameter open: What answers on the command line leave to be asked; nil without any.
  private func ask(_ onboarder: Onboarder, _ context: CommandContext, from open: OnboardingFlow? = nil) throws {
    let earlier = change ? try onboarder.flowToChange() : open
    let draft = restart || open != nil ? nil : try onboarder.draft().flatMap { $0.isChange == change ? $0 : nil }
    let kept = try draft.map {
      OnboardingFlow(answers: $0, plan: $0.packs.isEmpty ? nil : try onboarder.plan($0.packs))
    }
    let start = kept ?? earlier ?? OnboardingFlow(answers: OnboardingAnswers(), plan: nil)
    let dialogue = OnboardingDialogue(onboarder: onboarder, context: context)
    let command = change ? "symptoms onboard --change" : "symptoms onboard"
    dialogue.welcome(isChange: change, isResumed: kept != nil, command: command)
    guard let flow = try dialogue.run(start, keeping: onboarder.keep) else {
      return try context.answer(OnboardingDraftView(answered: try onboarder.draft()?.packs.count ?? 0, next: command))
    }
    let saved = try onboarder.save(flow)
    // That all is done is said once it is, also where the answer to a closing question can't be kept.
    do { if !change { try context.askClosingQuestions() } } catch {
      try context.answer(saved)
      throw error
    }
    try context.answer(saved)
  }
}
