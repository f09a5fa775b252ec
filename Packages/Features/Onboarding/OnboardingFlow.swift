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
  private let asksConditions: Bool
  /// The names of what was answered before the flow began, so that it is not asked for.
  private var given: Set<String> = []

  /// Goes on where the answers stopped; answers that the plan does not take are dropped.
  ///
  /// - Parameters:
  ///   - plan: That of the packs among the answers; nil where there are none yet.
  ///   - asksConditions: Whether the conditions are a question; somebody who is set up is not asked for them.
  public init(answers: OnboardingAnswers, plan: OnboardingPlan?, asksConditions: Bool = true) {
    self.answers = answers
    self.plan = plan
    self.asksConditions = asksConditions && !answers.isChange
    fit()
    self.answers.next = max(0, min(answers.next, stages.count - 1))
    // What is changed is picked from the list of all answers.
    if answers.isChange { self.answers.isReview = stage == .summary ? nil : true }
  }

  /// Begins at the first question that is not answered yet; those that are answered stand in the list of all answers.
  ///
  /// - Parameter answers: With the packs of the plan.
  public init(given answers: OnboardingAnswers, plan: OnboardingPlan) {
    self.init(answers: answers, plan: plan)
    let answered = stages.filter { stage in
      switch stage {
      case .conditions: true
      case .step(let step): self.answers.values[step.id] != nil
      case .flare: self.answers.isFlareRelative != nil
      case .summary: false
      }
    }
    given = Set(answered.map(\.name))
    self.answers.next = stages.firstIndex { !given.contains($0.name) } ?? stages.count - 1
  }

  /// All questions in their order.
  public var stages: [Stage] {
    let first: [Stage] = asksConditions ? [.conditions] : []
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
  /// Whether there is a question before the open one, or the list of all answers that it was opened from.
  public var canGoBack: Bool { before != nil || answers.isReview == true }
  /// Where the question before the open one stands, nil where there is none to go back to.
  private var before: Int? { stages[..<answers.next].lastIndex { !given.contains($0.name) } }
  /// Whether the open question was skipped before and is offered once more.
  public var isOfferedAgain: Bool {
    guard case .step(let step) = stage else { return false }
    return answers.isReview == true && answers.again?.contains(step.id) == true
  }
  /// Such as 3 of 7; the summary is no question.
  public var progress: (number: Int, count: Int)? {
    stage == .summary || (plan == nil) ? nil : (answers.next + 1, stages.count - 1)
  }

  /// Opens the question before, where there is one, or the list of all answers where the question was opened from it.
  public mutating func back() {
    if answers.isReview == true { finishReview() } else { answers.next = before ?? answers.next }
  }

  /// Opens one question of the list of all answers, to which its answer leads back.
  public mutating func review(_ stage: Stage) {
    go(to: stage)
    answers.isReview = true
  }

  /// Opens a question; stays where it is not asked.
  public mutating func go(to stage: Stage) { answers.next = stages.firstIndex(of: stage) ?? answers.next }

  /// Answers which packs, and opens the first question of their plan; answers that it does not take are dropped.
  public mutating func choose(_ plan: OnboardingPlan) {
    self.plan = plan
    answers.packs = plan.packs.map(\.pack.id)
    fit()
    if plan.relativeFlares.isEmpty { answers.isFlareRelative = nil }
    answers.next = 0
    goOn()
  }

  /// Answers a step, and opens the question that is next: the one after it, or where it was opened from the list of all
  /// answers that list, with what is missing before it.
  ///
  /// - Parameter value: As the step keeps it; nil where an optional step was skipped.
  public mutating func answer(_ step: OnboardingStep, _ value: JSONValue?) {
    let offered = plan?.offersRelativeFlare(answers.values) == true
    answers.values[step.id] = value
    answers.again?.removeAll { $0 == step.id }
    fit()
    // The definition goes with the answer that offered it.
    if offered, plan?.offersRelativeFlare(answers.values) != true { answers.isFlareRelative = nil }
    goOn()
  }

  /// Leaves out of the plan what is not for a person with these answers, and of the answers what it does not take.
  private mutating func fit() {
    guard let fitted = plan?.fitted(to: answers.values) else { return }
    plan = fitted
    answers.fit(fitted)
  }

  /// Answers whether flares are judged relative to the own usual, and opens the question that is next.
  public mutating func answerFlare(isRelative: Bool) {
    answers.isFlareRelative = isRelative
    goOn()
  }

  private mutating func goOn() {
    if answers.isReview != true {
      let open = stages.indices.first { $0 > answers.next && !given.contains(stages[$0].name) }
      answers.next = open ?? stages.count - 1
      guard stage == .summary, answers.again == nil else { return }
      answers.again = plan?.steps.filter { $0.isOptional && answers.values[$0.id] == nil }.map(\.id)
      answers.isReview = true
    }
    let skipped = plan?.steps.first { answers.again?.contains($0.id) == true }
    if let next = missing.first ?? skipped.map(Stage.step) { go(to: next) } else { finishReview() }
  }

  private mutating func finishReview() {
    answers.isReview = nil
    answers.again = []
    go(to: .summary)
  }

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

extension OnboardingFlow.Stage {
  /// The same whatever the answers leave of its choices.
  fileprivate var name: String {
    switch self {
    case .conditions: "conditions"
    case .step(let step): "step.\(step.id)"
    case .flare: "flare"
    case .summary: "summary"
    }
  }
}
