import TrackerApplication
import TrackerCore

/// Where a person stands among the questions: a pure value, so that going forwards, back and resuming can be tested
/// without a screen.
public struct OnboardingFlow: Sendable {
  /// A question, or the list of all answers at the end.
  public enum Stage: Hashable, Sendable {
    /// Which packs.
    case conditions
    case step(OnboardingStep)
    /// Whether flares are judged relative to the own usual; asked when the answers offer it.
    case flare
    /// All answers, to be saved or changed.
    case summary
  }

  public private(set) var answers: OnboardingAnswers
  /// nil until packs are chosen.
  public private(set) var plan: OnboardingPlan?

  /// Goes on where the answers stopped; answers that the plan does not take are dropped.
  ///
  /// - Parameter plan: That of the packs among the answers; nil where there are none yet.
  public init(answers: OnboardingAnswers, plan: OnboardingPlan?) {
    self.answers = answers
    self.plan = plan
    if let plan { self.answers.fit(plan) }
    self.answers.next = max(0, min(answers.next, stages.count - 1))
  }

  /// All questions in their order. Somebody who is set up is not asked for conditions.
  public var stages: [Stage] {
    let first: [Stage] = answers.isChange ? [] : [.conditions]
    guard let plan else { return first }
    let steps = plan.steps.flatMap { step -> [Stage] in
      let offers =
        step.chosen(in: answers.values[step.id]).contains { $0.relativeFlare }
        && plan.offersRelativeFlare(answers.values)
      return offers ? [.step(step), .flare] : [.step(step)]
    }
    return first + steps + [.summary]
  }

  /// The question that is open.
  public var stage: Stage { stages[answers.next] }
  /// Whether there is a question before the open one.
  public var canGoBack: Bool { answers.next > 0 }
  /// Such as 3 of 7; the summary is no question.
  public var progress: (number: Int, count: Int)? {
    stage == .summary || (plan == nil) ? nil : (answers.next + 1, stages.count - 1)
  }

  /// Opens the question before, where there is one.
  public mutating func back() { answers.next = max(0, answers.next - 1) }

  /// Opens a question; stays where it is not asked.
  public mutating func go(to stage: Stage) { answers.next = stages.firstIndex(of: stage) ?? answers.next }

  /// Answers which packs, and opens the first question of their plan; answers that it does not take are dropped.
  public mutating func choose(_ plan: OnboardingPlan) {
    self.plan = plan
    answers.packs = plan.packs.map(\.pack.id)
    answers.fit(plan)
    if plan.relativeFlares.isEmpty { answers.isFlareRelative = nil }
    answers.next = 1
  }

  /// Answers a step, and opens the question after the open one.
  ///
  /// - Parameter value: As the step keeps it; nil where an optional step was skipped.
  public mutating func answer(_ step: OnboardingStep, _ value: JSONValue?) {
    answers.values[step.id] = value
    if let plan, !plan.offersRelativeFlare(answers.values) { answers.isFlareRelative = nil }
    goOn()
  }

  /// Answers whether flares are judged relative to the own usual, and opens the question after the open one.
  public mutating func answerFlare(isRelative: Bool) {
    answers.isFlareRelative = isRelative
    goOn()
  }

  private mutating func goOn() { answers.next = min(answers.next + 1, stages.count - 1) }

  /// Questions that must be answered before anything can be saved.
  public var missing: [Stage] {
    stages.filter { stage in
      switch stage {
      case .conditions, .summary: false
      case .step(let step): answers.values[step.id] == nil && !step.isOptional
      case .flare: answers.isFlareRelative == nil
      }
    }
  }
}
