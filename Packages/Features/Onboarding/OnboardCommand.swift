import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

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
        symptoms onboard --change               change answers later; nothing that was logged is lost
        symptoms onboard --change --impact 4    change one

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

  @Option(help: ArgumentHelp("The symptoms that affect you most, with commas between them.", valueName: "ids"))
  var symptoms: String?

  @Option(help: ArgumentHelp("How much they affect your daily life, on the pack's scale.", valueName: "n"))
  var impact: String?

  @Option(help: ArgumentHelp("How they usually occur: one of the pack's patterns.", valueName: "id"))
  var pattern: String?

  @Option(help: ArgumentHelp("What to track, with commas between them, or none.", valueName: "ids"))
  var track: String?

  @Option(
    help: ArgumentHelp("What makes a flare: the pack's level, or worse than your own usual.", valueName: "usual|pack"))
  var flare: String?

  @Option(help: ArgumentHelp("The answer to another step of a pack; repeatable.", valueName: "step=value"))
  var answer: [String] = []

  @Option(
    help: ArgumentHelp("Read the answers from a YAML file.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var answers: String?

  @Flag(help: "Change answers of the set-up that is there.")
  var change = false

  @Flag(help: "Forget what was answered and not saved, and begin anew.")
  var restart = false

  /// Steps with an option of their own, by what they save.
  static let namedSteps: Set<String> = ["name", "symptoms", "impact", "pattern", "track", "flare", "pack"]

  func validate() throws {
    for text in answer where !text.contains("=") {
      throw ValidationError("--answer takes step=value, such as --answer sleep-aid=yes.")
    }
  }

  func run(in context: CommandContext) throws {
    var faults: [Diagnostic] = []
    let given = try given(&faults)
    let onboarder = Onboarder(environment: context.environment)
    let journal = try context.environment.journal()
    let setUp = try onboarder.setUp(in: journal)
    if let setUp, !change {
      guard given.isEmpty else {
        throw Failure(
          .validation, "You are set up already; nothing was changed",
          mend: "To change answers, add --change: symptoms onboard --change. What you logged is kept.")
      }
      let flow = try flow(of: setUp, onboarder)
      return try context.answer(
        OnboardingSummary(flow, state: .unchanged, home: context.environment.home, words: context.environment.words))
    }
    guard setUp != nil || !change else {
      throw Failure(.validation, "There is nothing to change: you are not set up yet", mend: "Run `symptoms onboard`.")
    }
    let earlier = try setUp.map { try flow(of: $0, onboarder) }
    if given.isEmpty && answers == nil {
      try ask(from: earlier, onboarder, journal, context)
    } else {
      try take(given, &faults, onTopOf: earlier, onboarder, context)
    }
  }

  /// The answers of options, over those of the file.
  private func given(_ faults: inout [Diagnostic]) throws -> GivenAnswers {
    var typed = GivenAnswers()
    typed.packs = pack.map { GivenAnswer.Word(text: $0) }
    typed.flare = flare.map { GivenAnswer.Word(text: $0) }
    for (key, value) in [
      ("name", name), ("symptoms", symptoms), ("impact", impact), ("pattern", pattern), ("track", track),
    ] {
      if let value { typed.values[key] = GivenAnswer(typed: value) }
    }
    for text in answer {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if let key = parts.first, let value = parts.last { typed.values[String(key)] = GivenAnswer(typed: String(value)) }
    }
    guard let answers else { return typed }
    return typed.over(try AnswersFile.read(answers, faults: &faults))
  }

  /// The answers that somebody is set up with, all of them changeable.
  private func flow(of setUp: (facts: PersonFacts, records: [ConditionRecord]), _ onboarder: Onboarder) throws
    -> OnboardingFlow
  {
    let active = setUp.records.filter { $0.ended == nil }
    let plan = try onboarder.plan(active.map(\.pack))
    var flow = OnboardingFlow(answers: OnboardingAnswers(facts: setUp.facts, records: active, plan: plan), plan: plan)
    flow.go(to: .summary)
    return flow
  }

  /// Takes answers without asking: all of them are right, or nothing is saved.
  private func take(
    _ given: GivenAnswers, _ faults: inout [Diagnostic], onTopOf earlier: OnboardingFlow?, _ onboarder: Onboarder,
    _ context: CommandContext
  ) throws {
    let chosen = given.chosenPacks(among: onboarder.listings, faults: &faults)
    if let earlier, !chosen.isEmpty, Set(chosen) != Set(earlier.answers.packs) {
      faults.append(
        Diagnostic(
          code: "other-packs", "Conditions are neither added nor ended by --change",
          allowed:
            "--change without --pack; it goes for \(earlier.answers.packs.map(\.rawValue).joined(separator: ", "))"))
    }
    let packs = earlier?.answers.packs ?? chosen
    if packs.isEmpty, given.packs.isEmpty {
      faults.append(
        Diagnostic(
          code: "missing-answer", "\(given.called("pack")) is missing: which condition do you live with?",
          allowed: onboarder.listings.map(\.id.rawValue).joined(separator: ", ")))
    }
    // With a pack that is none, what the others ask is not the whole: their questions are checked once the packs are
    // right.
    guard !packs.isEmpty, earlier != nil || packs.count == given.packs.count else { throw refusal(faults) }
    let plan = try onboarder.plan(packs)
    let answers = given.answers(for: plan, onTopOf: earlier?.answers ?? OnboardingAnswers(), faults: &faults)
    guard faults.isEmpty else { throw refusal(faults) }
    let flow = OnboardingFlow(answers: answers, plan: plan)
    try save(flow, onboarder, context)
  }

  private func refusal(_ faults: [Diagnostic]) -> Failure {
    let faults = faults.enumerated().sorted { left, right in
      (left.element.place?.line ?? .max, left.offset) < (right.element.place?.line ?? .max, right.offset)
    }.map(\.element)
    return Failure.invalid(faults, what: faults.count > 1 ? "Nothing was saved: \(faults.count) things are wrong" : nil)
  }

  private func ask(
    from earlier: OnboardingFlow?, _ onboarder: Onboarder, _ existing: (any Journal)?, _ context: CommandContext
  ) throws {
    let draft = restart ? nil : try onboarder.draft(in: existing).flatMap { $0.isChange == change ? $0 : nil }
    let kept = try draft.map {
      OnboardingFlow(answers: $0, plan: $0.packs.isEmpty ? nil : try onboarder.plan($0.packs))
    }
    let start = kept ?? earlier ?? OnboardingFlow(answers: OnboardingAnswers(), plan: nil)
    say(
      OnboardCommand.welcome(
        home: context.environment.home, isChange: change, isResumed: kept != nil, context.environment.words), context)
    let dialogue = OnboardingDialogue(context: context, listings: onboarder.offers, plan: onboarder.plan) { answers in
      guard let journal = try context.environment.journal(creating: true) else { return }
      try onboarder.keep(answers, in: journal)
    }
    guard let flow = try dialogue.run(start) else {
      let answered = try onboarder.draft(in: try context.environment.journal())?.packs.count ?? 0
      let next = change ? "symptoms onboard --change" : "symptoms onboard"
      return try context.answer(OnboardingDraftView(answered: answered, next: next))
    }
    try save(flow, onboarder, context)
  }

  private func save(_ flow: OnboardingFlow, _ onboarder: Onboarder, _ context: CommandContext) throws {
    guard let journal = try context.environment.journal(creating: true) else {
      throw Failure(.storage, "There is no journal to write to")
    }
    let flow = try onboarder.save(flow, in: journal)
    try context.answer(
      OnboardingSummary(
        flow, state: flow.answers.isChange ? .changed : .new, home: context.environment.home,
        words: context.environment.words))
  }

  /// What is said before anything is asked; with line breaks at its end.
  static func welcome(home: String, isChange: Bool, isResumed: Bool, _ words: Phrases) -> [String] {
    let head =
      isResumed
      ? "Going on where you stopped; --restart begins anew."
      : isChange
        ? "Change what you like; everything that you logged is kept." : "Welcome. A few questions, about two minutes."
    return [
      words(head),
      words(
        """
        Your answers and all that you log are kept in one file in {home}, readable by you alone. Nothing is sent \
        anywhere. Each answer is kept at once: whenever you stop, you can go on later.
        """,
        ["home": home]),
    ]
  }

  private func say(_ paragraphs: [String], _ context: CommandContext) {
    let text = paragraphs.map { context.console.style.wrap($0) + "\n" }.joined() + "\n"
    // Line by line, standard output is the answer alone.
    if context.console.asksWithKeys, context.console.format == .text {
      context.console.terminal.write(text)
    } else {
      context.console.terminal.writeError(text)
    }
  }
}
