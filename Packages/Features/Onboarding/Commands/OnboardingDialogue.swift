import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerOnboarding

/// Asks the questions of a flow one after another, and keeps the draft after each answer.
struct OnboardingDialogue {
  let onboarder: Onboarder
  let context: CommandContext

  var words: Phrases { context.environment.words }

  /// Says what is kept and where, before anything is asked.
  ///
  /// - Parameter command: What was typed.
  func welcome(isChange: Bool, isResumed: Bool, command: String) {
    let says: [String] =
      switch (isResumed, isChange) {
      case (true, _):
        [words("Carrying on where you stopped. To start again: {command} --restart", ["command": command])]
      case (false, true): [words("Change whatever you like. Nothing you've logged is lost.")]
      case (false, false):
        [
          words("Welcome. This takes about two minutes. You can stop and carry on later."),
          words("Everything stays in one file on this computer. Nothing is sent anywhere."),
        ]
      }
    context.console.say(says.map { .sentence("\($0)") }, isApart: true)
  }

  /// What is kept and where stays in sight above the first question, with the line that was typed.
  private static let rowsOfWelcome = 4

  /// Says what the questions about another condition are for.
  func welcome(toAdd flow: OnboardingFlow) {
    let name = flow.plan?.packs.map(\.pack.name).joined(separator: ", ") ?? ""
    let says = words("A few questions about {name}. Nothing is saved before the end.", ["name": name])
    context.console.say([.sentence("\(says)")], isApart: true)
  }

  /// - Parameter keeping: Called after each answer with what was answered so far.
  /// - Returns: the flow to save; nil when the person left.
  func run(_ start: OnboardingFlow, keeping: (OnboardingAnswers) throws -> Void = { _ in }) throws -> OnboardingFlow? {
    var flow = start
    while true {
      switch try ask(&flow) {
      case .finished: return flow
      case .left: return nil
      case .back: flow.back()
      case .open: break
      }
      try keeping(flow.answers)
    }
  }

  /// - Returns: `open` where another question follows.
  private func ask(_ flow: inout OnboardingFlow) throws -> FormSignal {
    switch flow.stage {
    case .conditions: try askConditions(&flow)
    case .step(let step): try askStep(step, &flow)
    case .flare: try askFlare(&flow)
    case .summary: try askSummary(&flow)
    }
  }

  private func askConditions(_ flow: inout OnboardingFlow) throws -> FormSignal {
    var form = ChoiceForm(
      heading: FormHeading(
        title: words("Which condition do you have?"),
        asks: words("Choose one or more. Start typing to search, also by symptom."),
        explains: missing),
      options: onboarder.choices(), chosen: flow.answers.packs.map(\.rawValue), allowsSeveral: true,
      atLeast: 1,
      canGoBack: false)
    form.otherwise = own.map {
      .init(id: $0.id.rawValue, says: words("Not listed? Choose “{name}”.", ["name": $0.name]))
    }
    let signal = try context.console.ask(&form, above: OnboardingDialogue.rowsOfWelcome)
    guard signal == .finished else { return signal }
    flow.choose(try onboarder.plan(form.chosen.map(PackID.init(rawValue:))))
    context.environment.note(.onboardingStep)
    trace(OnboardingSummary.conditions(flow, words), flow.plan?.packs.map(\.pack.name).joined(separator: ", "))
    return .open
  }

  /// The pack for those whose condition is not among the others.
  private var own: PackListing? { onboarder.offers.first(where: \.buildsOwn) }

  /// What those do whose condition is not among the packs.
  private var missing: String {
    guard let own else {
      return words("Not listed? Choose the general tracker for now.")
    }
    return words("Not listed? Choose “{name}” and describe it in your own words.", ["name": own.name])
  }

  private func askStep(_ step: OnboardingStep, _ flow: inout OnboardingFlow) throws -> FormSignal {
    let heading = FormHeading(
      progress: progress(flow),
      title: step.title,
      asks: step.asks, explains: explanation(of: step, flow))
    let now = flow.answers.values[step.id]
    let canGoBack = flow.canGoBack
    let value: JSONValue?
    switch step.answer {
    case .text(let maxLength):
      var form = TextForm(
        heading: heading, input: TextInput(now?.text ?? "", maxLength: maxLength), isOptional: step.isOptional,
        canGoBack: canGoBack)
      let signal = try context.console.ask(&form)
      guard signal == .finished else { return signal }
      value = form.answer.map { .text($0) }
    case .date:
      let answer = try askDate(step, now: now, heading: heading, canGoBack: canGoBack)
      guard answer.signal == .finished else { return answer.signal }
      value = answer.value
    case .texts:
      let answer = try askTexts(step, now: now, heading: heading, canGoBack: canGoBack)
      guard answer.signal == .finished else { return answer.signal }
      value = answer.value
    case .scale(let scale):
      let slider = Slider(id: step.id.rawValue, name: scale.name, scale: scale, value: now?.number)
      var form = SliderForm(
        heading: heading, sliders: [slider], atLeast: step.isOptional ? 0 : 1, canGoBack: canGoBack,
        finishes: "Enter continues"
      )
      let signal = try context.console.ask(&form)
      guard signal == .finished else { return signal }
      value = form.sliders[0].value.map { .number($0) }
    case .choice(let options):
      let signal = try choose(
        options, heading: heading, chosen: step.chosen(in: now), several: false, atLeast: step.isOptional ? 0 : 1,
        canGoBack: canGoBack)
      guard signal.signal == .finished else { return signal.signal }
      value = signal.chosen.first.map { .text($0) }
    case .choices(let options, let preselected, let atLeast):
      let chosen = now == nil ? options.filter { preselected.contains($0.id) } : step.chosen(in: now)
      let signal = try choose(
        options, heading: heading, chosen: chosen, several: true, atLeast: step.isOptional ? 0 : atLeast,
        canGoBack: canGoBack)
      guard signal.signal == .finished else { return signal.signal }
      value = signal.chosen.isEmpty && step.isOptional ? nil : .list(signal.chosen.map { .text($0) })
    }
    flow.answer(step, value)
    context.environment.note(.onboardingStep)
    trace(step.title, value.map { step.words(of: $0, words) } ?? words("(skipped)"))
    return .open
  }

  private func progress(_ flow: OnboardingFlow) -> String? {
    // One that is offered once more at the end has no place among the others.
    flow.isOfferedAgain
      ? nil
      : flow.progress.map { words("Step {number} of {count}", ["number": "\($0.number)", "count": "\($0.count)"]) }
  }

  private func explanation(of step: OnboardingStep, _ flow: OnboardingFlow) -> String? {
    guard !flow.isOfferedAgain else { return words("You skipped this. Skip it again to leave it empty.") }
    return step.explains
  }

  private func choose(
    _ options: [OnboardingStep.Option], heading: FormHeading, chosen: [OnboardingStep.Option], several: Bool,
    atLeast: Int, canGoBack: Bool
  ) throws -> (signal: FormSignal, chosen: [String]) {
    var form = ChoiceForm(
      heading: heading, options: options.map(ChoiceOption.init), chosen: chosen.map(\.id), allowsSeveral: several,
      atLeast: atLeast,
      canGoBack: canGoBack)
    let signal = try context.console.ask(&form)
    return (signal, form.chosen)
  }

  private func askFlare(_ flow: inout OnboardingFlow) throws -> FormSignal {
    guard let plan = flow.plan else { return .back }
    let flares = FlareChoices(plan: plan, words)
    let chosen = flow.answers.isFlareRelative.map { [$0 ? "usual" : "pack"] } ?? []
    var form = ChoiceForm(
      heading: FormHeading(
        progress: progress(flow), title: words("What counts as a flare"),
        asks: words("When should a day count as a flare day?"),
        explains: words("If your symptoms never go away, the first choice usually fits better.")),
      options: [
        ChoiceOption(id: "usual", name: flares.usual, about: flares.aboutUsual),
        ChoiceOption(id: "pack", name: flares.pack),
      ], chosen: chosen, allowsSeveral: false, atLeast: 1, canGoBack: flow.canGoBack)
    let signal = try context.console.ask(&form)
    guard signal == .finished, let answer = form.chosen.first else { return signal }
    flow.answerFlare(isRelative: answer == "usual")
    trace(words("What counts as a flare"), answer == "usual" ? flares.usual : flares.pack)
    return .open
  }

  /// Shows all answers; saves, or goes to one of them.
  private func askSummary(_ flow: inout OnboardingFlow) throws -> FormSignal {
    let stages = flow.stages.filter { $0 != .summary }
    let answers = stages.map { OnboardingSummary.line(of: $0, flow, words) }
    let save = ChoiceOption(
      id: "save", name: words(flow.answers.isChange ? "Save changes" : "Yes, save and finish"))
    let options = stages.indices.map { index in
      ChoiceOption(id: "\(index)", name: answers[index].sentence)
    }
    var form = ChoiceForm(
      heading: FormHeading(
        title: words("Your answers"), asks: words("Is this right? Type y, or select an answer to change it.")),
      options: [save] + options,
      chosen: ["save"], allowsSeveral: false, atLeast: 1, canGoBack: !flow.answers.isChange)
    form.offersSearch = false
    form.shortcuts = Dictionary(uniqueKeysWithValues: YesNo.yes.map { ($0, save.id) })
    let signal = try context.console.ask(&form)
    guard signal == .finished, let answer = form.chosen.first else { return signal }
    if let index = Int(answer) {
      flow.review(stages[index])
      return .open
    }
    guard let missing = flow.missing.first else { return .finished }
    flow.review(missing)
    return .open
  }

  /// What remains on the screen of a question that was drawn with keys.
  private func trace(_ title: String, _ answer: String?) {
    guard context.console.asksWithKeys, context.console.format == .text, let answer else { return }
    let line = OnboardingSummary.Line(id: "", title: title, answer: answer).sentence
    context.console.say([.list(.init(["\(line)"], mark: .done))])
  }
}
