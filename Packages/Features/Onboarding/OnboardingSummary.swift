import TrackerApplication
import TrackerCore

/// What a person is set up with: the answer of `onboard`.
struct OnboardingSummary: StyledReadModel {
  static let schema = "onboarding/1"

  struct Line: Encodable, Hashable, Sendable {
    var id: String
    var title: String
    var answer: String

    /// `Your symptoms: Pain`, `Who are you? Ada`
    var sentence: String { "\(title)\(title.hasSuffix("?") ? "" : ":") \(answer)" }
  }

  enum State: String, Encodable, Sendable { case new, changed, unchanged }

  var state: State
  var conditions: [PackID]
  var answers: [Line]
  /// The folder in which everything is kept.
  var home: String
  /// Commands to go on with, each with what it does.
  var next: [Next]

  struct Next: Encodable, Hashable, Sendable {
    var command: String
    var does: String
  }

  init(_ flow: OnboardingFlow, state: State, home: String, words: Phrases) {
    self.state = state
    self.home = home
    conditions = flow.answers.packs
    let stages: [OnboardingFlow.Stage] = [.conditions] + flow.stages.filter { $0 != .conditions && $0 != .summary }
    answers = stages.map { OnboardingSummary.line(of: $0, flow, words) }
    let checkIn = Next(command: "symptoms check-in", does: words("how are you today?"))
    let today = Next(command: "symptoms today", does: words("today's risk, and what is logged"))
    next =
      [checkIn, today]
      + (state == .new
        ? [] : [Next(command: "symptoms onboard --change", does: words("change answers; nothing is lost"))])
  }

  /// One answer in words.
  static func line(of stage: OnboardingFlow.Stage, _ flow: OnboardingFlow, _ words: Phrases) -> Line {
    switch stage {
    case .conditions:
      return Line(
        id: "packs", title: words("Conditions"),
        answer: flow.plan?.packs.map(\.pack.name).joined(separator: ", ") ?? words("none yet"))
    case .step(let step):
      let value = flow.answers.values[step.id]
      return Line(
        id: step.id.rawValue, title: step.title,
        answer: value.map { step.words(of: $0, words) } ?? words("not answered"))
    case .flare:
      let flares = flow.plan.map { FlareWords(plan: $0, words) }
      let answer = flow.answers.isFlareRelative.map { $0 ? flares?.usual ?? "" : flares?.pack ?? "" }
      return Line(id: "flare", title: words("What a flare is"), answer: answer ?? words("not answered"))
    case .summary: return Line(id: "summary", title: words("Your answers"), answer: "")
    }
  }

  func text(_ style: TextStyle) -> String {
    let head =
      switch state {
      case .new: style.words("You are set up.")
      case .changed: style.words("Your answers are changed; everything that you logged is kept.")
      case .unchanged: style.words("You are set up already; nothing was changed.")
      }
    let column = min(answers.map(\.title.visibleWidth).max() ?? 0, 24)
    let lines = answers.map { line in
      if style.isPlain || style.width < 60 { return style.wrap(line.sentence, indent: 2) }
      return "  " + line.title.padded(to: column) + "  "
        + style.wrap(line.answer, indent: column + 4, first: column + 4)
    }
    let commands = next.map(\.command.visibleWidth).max() ?? 0
    let steps = next.map { next in
      style.isPlain || style.width < 60
        ? style.wrap("\(next.command): \(next.does)", indent: 2)
        : "  \(next.command.padded(to: commands))  \(next.does)"
    }
    let kept = style.wrap(style.words("Kept in {home}, readable by you alone.", ["home": home]), indent: 2)
    return ([style.wrap(style.paint(head, .bold))] + lines + [kept, style.words("Next:")] + steps).joined(
      separator: "\n") + "\n"
  }
}

/// The answer when onboarding was left before its end.
struct OnboardingDraftView: StyledReadModel {
  static let schema = "onboarding-draft/1"
  /// Questions that were answered.
  var answered: Int
  /// How to go on.
  var next: String

  func text(_ style: TextStyle) -> String {
    style.wrap(
      answered == 0
        ? style.words("Nothing was saved.")
        : style.words("Not finished; your answers are kept. To go on: {command}", ["command": next]),
      indent: 2) + "\n"
  }
}
