import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerOnboarding

/// Questions whose answer is several texts of one's own.
extension OnboardingDialogue {
  /// What a question came to: `open` where it has to be asked again.
  typealias TextsAnswer = (signal: FormSignal, value: JSONValue?)

  /// The option that leads to texts of one's own; nothing that is suggested has this id.
  private static let own = "-own"

  /// Asks for texts: where some are suggested, they are chosen from a list that ends with texts of one's own.
  func askTexts(_ step: OnboardingStep, now: JSONValue?, heading: FormHeading, canGoBack: Bool) throws -> TextsAnswer {
    let kept = now?.list?.compactMap(\.text) ?? []
    guard !step.suggested.isEmpty else {
      return try askTyped(step, kept, heading: heading, canGoBack: canGoBack)
    }
    // What was typed before stands in the list, too.
    let typed = kept.filter { text in !step.suggested.contains { $0.lowercased() == text.lowercased() } }
    let texts = step.suggested + typed
    let options = texts.map { ChoiceOption(id: $0.lowercased(), name: $0) }
    let own = words("Something else, in your own words")
    var chosen = kept.map { $0.lowercased() }
    while true {
      var form = ChoiceForm(
        heading: heading, options: options + [ChoiceOption(id: Self.own, name: own)], chosen: chosen,
        allowsSeveral: true, atLeast: 0, canGoBack: canGoBack)
      form.otherwise = .init(id: Self.own, says: words("Not listed? Choose “{name}”.", ["name": own]))
      let signal = try context.console.ask(&form)
      guard signal == .finished else { return (signal, nil) }
      chosen = form.chosen.filter { $0 != Self.own }
      let listed = texts.filter { chosen.contains($0.lowercased()) }
      guard form.chosen.contains(Self.own) else { return try take(listed, for: step) }
      let more = FormHeading(
        progress: heading.progress, title: heading.title, asks: words("What else?"),
        explains: words("Put commas between several things."))
      let answer = try askTyped(step, [], heading: more, canGoBack: true, beside: listed)
      if answer.signal != .back { return answer }
    }
  }

  /// Asks for a day; one that is none, or still to come, is asked for again.
  func askDate(_ step: OnboardingStep, now: JSONValue?, heading: FormHeading, canGoBack: Bool) throws -> TextsAnswer {
    var form = TextForm(
      heading: heading, input: TextInput(now?.text ?? "", maxLength: 20), isOptional: step.isOptional,
      canGoBack: canGoBack)
    let signal = try context.console.ask(&form)
    guard signal == .finished, let text = form.answer?.trimmed, !text.isEmpty else { return (signal, nil) }
    var diagnostics: [Diagnostic] = []
    let value = step.value(of: GivenAnswer([text]), called: step.title, diagnostics: &diagnostics)
    if let value { return (.finished, value) }
    tell(diagnostics)
    return (.open, nil)
  }

  private func tell(_ diagnostics: [Diagnostic]) {
    context.console.say(
      diagnostics.map { diagnostic in
        let allowed = diagnostic.allowed.map { words("Allowed: {values}.", ["values": words($0)]) }
        return .sentence("\(["\(words(diagnostic.message)).", allowed].compactMap { $0 }.joined(separator: " "))")
      })
  }

  /// - Parameter chosen: What is part of the answer whatever is typed.
  private func askTyped(
    _ step: OnboardingStep, _ texts: [String], heading: FormHeading, canGoBack: Bool, beside chosen: [String] = []
  ) throws -> TextsAnswer {
    guard case .texts(let maxLength, let atLeast, let atMost) = step.answer else { return (.open, nil) }
    var form = TextForm(
      heading: heading,
      input: TextInput(
        GivenAnswer.line(of: .list(texts.map { .text($0) })), maxLength: (maxLength + 4) * atMost),
      isOptional: step.isOptional || atLeast == 0, canGoBack: canGoBack)
    let signal = try context.console.ask(&form)
    guard signal == .finished else { return (signal, nil) }
    return try take(chosen + GivenAnswer(typed: form.answer ?? "").texts, for: step)
  }

  /// The answer as the step keeps it; where it does not fit, that is said, and it is asked again.
  private func take(_ texts: [String], for step: OnboardingStep) throws -> TextsAnswer {
    guard !texts.isEmpty else { return (.finished, nil) }
    var diagnostics: [Diagnostic] = []
    if let value = step.value(of: GivenAnswer(texts), called: step.title, diagnostics: &diagnostics) {
      return (.finished, value)
    }
    guard !diagnostics.isEmpty else { return (.finished, nil) }
    tell(diagnostics)
    return (.open, nil)
  }
}
