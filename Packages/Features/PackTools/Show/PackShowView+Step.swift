import TrackerCore

extension PackShowView {
  struct Step: Encodable, Sendable {
    var id: StepID
    var title: String
    var asks: String
    /// `text`, `texts`, `scale`, `choice` or `choices`.
    var kind: String
    var options: [OnboardingStep.Option]
    var preselected: [String]
    var saves: String
    var isOptional: Bool
  }
}

extension PackShowView.Step {
  init(_ step: OnboardingStep) {
    let kind: (name: String, options: [OnboardingStep.Option], preselected: [String]) =
      switch step.answer {
      case .text: ("text", [], [])
      case .texts: ("texts", [], [])
      case .date: ("date", [], [])
      case .scale: ("scale", [], [])
      case .choice(let options): ("choice", options, [])
      case .choices(let options, let preselected, _): ("choices", options, preselected)
      }
    self.init(
      id: step.id, title: step.title, asks: step.asks, kind: kind.name, options: kind.options,
      preselected: kind.preselected,
      saves: step.saves, isOptional: step.isOptional)
  }
}
