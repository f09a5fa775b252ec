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
    let checkIn = Next(command: "symptoms check-in", does: words("how are you today?"))
    let today = Next(command: "symptoms today", does: words("today's risk, and what is logged"))
    next =
      [checkIn, today]
      + (state == .new
        ? [] : [Next(command: "symptoms onboard --change", does: words("change answers; nothing is lost"))])
  }

  /// One answer in words.
  public static func line(of stage: OnboardingFlow.Stage, _ flow: OnboardingFlow, _ words: Phrases) -> Line {
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
      let flares = flow.plan.map { FlareChoices(plan: $0, words) }
      let answer = flow.answers.isFlareRelative.map { $0 ? flares?.usual ?? "" : flares?.pack ?? "" }
      return Line(id: "flare", title: words("What a flare is"), answer: answer ?? words("not answered"))
    case .summary: return Line(id: "summary", title: words("Your answers"), answer: "")
    }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let head =
      switch state {
      case .new: format("You are set up.")
      case .changed: format("Your answers are changed; everything that you logged is kept.")
      case .unchanged: format("You are set up already; nothing was changed.")
      }
    return [
      .heading(.init("\(head)")), .details(answers.map { .fact(.init($0.title, "\($0.answer)")) }),
      .sentence("\(format("Kept in {home}, readable by you alone.", ["home": home]))"),
      .sentence("\(format("Next:"))"), .commands(next.map { .init($0.command, $0.does) }),
    ]
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
    let says =
      answered == 0
      ? format("Nothing was saved.")
      : format("Not finished; your answers are kept. To go on: {command}", ["command": next])
    return [.sentence("\(says)")]
  }
}
