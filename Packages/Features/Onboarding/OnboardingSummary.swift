import TrackerApplication
import TrackerCore

/// What a person is set up with: the answer of `onboard`.
public struct OnboardingSummary: ReadModel {
  public static let schema = "onboarding/1"

  /// A question with its answer in words.
  public struct Line: Encodable, Hashable, Sendable {
    /// The step's id, or `packs` or `flare`.
    public var id: String
    public var title: String
    public var answer: String

    public init(id: String, title: String, answer: String) {
      self.id = id
      self.title = title
      self.answer = answer
    }

    /// `Your symptoms: Pain`, `Who are you? Ada`
    public var sentence: String { "\(title)\(title.hasSuffix("?") ? "" : ":") \(answer)" }
  }

  /// What was done: set up, changed, or nothing because somebody is set up already.
  public enum State: String, Encodable, Sendable { case new, changed, unchanged }

  public internal(set) var state: State
  public internal(set) var conditions: [PackID]
  public internal(set) var answers: [Line]
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
    let checkIn = Next(command: "symptoms check-in", does: words("say how you are today (about a minute)"))
    let today = Next(command: "symptoms today", does: words("see today's forecast"))
    next =
      [checkIn, today]
      + (state == .new
        ? [] : [Next(command: "symptoms onboard --change", does: words("change these answers"))])
  }

  /// One answer in words.
  public static func line(of stage: OnboardingFlow.Stage, _ flow: OnboardingFlow, _ words: Phrases) -> Line {
    switch stage {
    case .conditions:
      return Line(
        id: "packs", title: conditions(flow, words),
        answer: flow.plan?.packs.map(\.pack.name).joined(separator: ", ") ?? words("(none)"))
    case .step(let step):
      let value = flow.answers.values[step.id]
      return Line(
        id: step.id.rawValue, title: step.title,
        answer: value.map { step.words(of: $0, words) } ?? words("(no answer)"))
    case .flare:
      let flares = flow.plan.map { FlareChoices(plan: $0, words) }
      let answer = flow.answers.isFlareRelative.map { $0 ? flares?.usual ?? "" : flares?.pack ?? "" }
      return Line(id: "flare", title: words("What counts as a flare"), answer: answer ?? words("(no answer)"))
    case .summary: return Line(id: "summary", title: words("Your answers"), answer: "")
    }
  }

  /// What the chosen packs are called.
  public static func conditions(_ flow: OnboardingFlow, _ words: Phrases) -> String {
    flow.plan?.packs.count == 1 ? words("Condition") : words("Conditions")
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    switch state {
    // The answers were shown and confirmed a moment ago.
    case .new:
      [
        .heading(.init("\(format("You're all set."))")), .sentence("\(format("Next:"))"),
        .commands(next.map { .init($0.command, $0.does) }),
      ]
    case .changed: [.sentence("\(format("Your changes are saved. Nothing you've logged is lost."))")]
    case .unchanged:
      [
        .sentence("\(format("You're already set up."))"),
        .details(answers.map { .fact(.init($0.title, "\($0.answer)")) }),
        .sentence("\(format("To change your answers, type: symptoms onboard --change"))"),
      ]
    }
  }
}

/// The answer when onboarding was left before its end.
public struct OnboardingDraftView: ReadModel {
  public static let schema = "onboarding-draft/1"
  /// Questions that were answered.
  var answered: Int
  /// How to go on.
  var next: String

  /// - Parameters:
  ///   - answered: How many conditions were chosen.
  ///   - next: The command to go on with.
  public init(answered: Int, next: String) {
    self.answered = answered
    self.next = next
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard answered > 0 else {
      return [.sentence("\(format("Nothing was saved. To try again: {command}", ["command": next]))")]
    }
    return [
      .sentence("\(format("You can finish this later. Your answers are kept."))"),
      .sentence("\(format("To carry on, type: {command}", ["command": next]))"),
    ]
  }
}
