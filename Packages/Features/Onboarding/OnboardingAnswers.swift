import TrackerCore

/// What was answered so far: kept as a draft after each answer, so that onboarding goes on where it broke off.
public struct OnboardingAnswers: Codable, Hashable, Sendable {
  /// Where the draft is kept; cached state, so keeping one is no action.
  public static let document = DocumentKind<OnboardingAnswers>("onboarding", "draft")

  public internal(set) var packs: [PackID] = []
  /// What each step keeps; a step without a value is not answered, or was skipped.
  public internal(set) var values: [StepID: JSONValue] = [:]
  /// Whether flares are judged relative to the person's own usual; nil while not asked.
  public internal(set) var isFlareRelative: Bool?
  /// The question that comes next, counted from 0 among the stages of the flow.
  var next = 0
  /// Whether the open question leads back to the list of all answers; nil for no.
  var isReview: Bool?
  /// Optional steps that were skipped and are still to be offered once more; nil before all were asked.
  var again: [StepID]?
  /// Whether this changes the answers of somebody who is set up.
  public internal(set) var isChange = false
  /// What changing began with; nil for the answers of a new person.
  private var start: Start?

  /// Answers as they were before anything was changed.
  private struct Start: Codable, Hashable, Sendable {
    var values: [StepID: JSONValue]
    var isFlareRelative: Bool?
  }

  /// Nothing answered yet.
  public init() {}

  /// Drops what can't be answered so any more, after other packs were chosen, or another answer leaves out a choice.
  mutating func fit(_ plan: OnboardingPlan) {
    for step in plan.steps {
      guard case .choices = step.answer, let list = values[step.id]?.list else { continue }
      let left = list.filter { value in step.options.contains { $0.id == value.text } }
      if left.count < list.count, !left.isEmpty { values[step.id] = .list(left) }
    }
    let isAllowed = { (id: StepID, value: JSONValue) in plan.steps.first { $0.id == id }?.allows(value) ?? false }
    values = values.filter(isAllowed)
    if let values = start?.values { start?.values = values.filter(isAllowed) }
  }

  /// The answers that were changed on top of those of now, which another command may have changed since.
  ///
  /// - Parameter now: What the person is set up with now.
  func onTop(of now: OnboardingAnswers, _ plan: OnboardingPlan) -> OnboardingAnswers {
    guard let start else { return self }
    var merged = self
    for id in Set(values.keys).union(now.values.keys) where values[id] == start.values[id] {
      merged.values[id] = now.values[id]
    }
    if isFlareRelative == start.isFlareRelative {
      // The definition goes with the answer that offered it.
      let isGone = plan.offersRelativeFlare(now.values) && !plan.offersRelativeFlare(merged.values)
      merged.isFlareRelative = isGone ? nil : now.isFlareRelative
    }
    return merged
  }

  /// The answers of somebody who is set up.
  init(facts: PersonFacts, records: [ConditionRecord], plan: OnboardingPlan) {
    packs = records.map(\.pack)
    isFlareRelative = records.contains(where: \.isFlareRelative)
    isChange = true
    for step in plan.steps {
      let value: JSONValue? =
        switch step.fact {
        case .name: facts.name.map { .text($0) }
        case .symptoms: .list((facts.symptoms + records.flatMap { $0.symptoms ?? [] }).map { .text($0.rawValue) })
        case .impact: facts.impact.map { .number(Double($0)) }
        case .pattern: facts.pattern.map { .text($0) }
        case .track: .list(facts.tracked.map { .text($0.id) })
        case .diagnosis: step.kept(records.first { $0.pack == step.condition }?.diagnosis)
        // What is known is not asked.
        case .profile: nil
        case .other(let fact): facts.others[fact]
        }
      if let value { values[step.id] = value }
    }
    keepOffered(plan)
    start = Start(values: values, isFlareRelative: isFlareRelative)
  }

  /// The answers with which the questions about another condition begin: those of when it was tracked before.
  ///
  /// - Parameter earlier: Its last record; nil where it never was tracked.
  init(adding plan: OnboardingPlan, earlier: ConditionRecord?) {
    packs = plan.packs.map(\.pack.id)
    isFlareRelative = earlier?.isFlareRelative
    for step in plan.steps {
      values[step.id] =
        switch step.fact {
        case .symptoms: earlier?.symptoms.map { .list($0.map { .text($0.rawValue) }) }
        case .diagnosis: step.kept(earlier?.diagnosis)
        default: earlier?.answers?[step.saves]
        }
    }
    keepOffered(plan)
  }

  /// Choices that a pack no longer offers are not shown; what is kept of them stays where it is.
  private mutating func keepOffered(_ plan: OnboardingPlan) {
    for step in plan.steps where !step.options.isEmpty {
      guard case .list = values[step.id] else { continue }
      let ids = step.chosen(in: values[step.id]).map(\.id).reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      values[step.id] = .list(ids.map { .text($0) })
    }
    fit(plan)
  }

  /// Which of the illnesses of a pack the answers name; nil where they name none.
  func diagnosis(of pack: PackID, in plan: OnboardingPlan) -> [String]? {
    let chosen = plan.steps.filter { $0.condition == pack }.flatMap { $0.chosen(in: values[$0.id]) }.map(\.id)
    return chosen.isEmpty ? nil : chosen
  }

  /// The answers that belong to the profile, by the keys of its documents.
  func profile(in plan: OnboardingPlan) -> [String: JSONValue] {
    plan.steps.reduce(into: [:]) { answers, step in
      if case .profile(let field) = step.fact { answers[field] = values[step.id] }
    }
  }

  /// The symptoms chosen for one of several conditions; nil where it is the only one, or nothing was chosen: then the
  /// check-in asks what the pack's check-in lists.
  func symptoms(of pack: ConditionPack, among plan: OnboardingPlan) -> [SymptomID]? {
    guard plan.packs.count > 1 else { return nil }
    let chosen = plan.steps.filter { $0.fact == .symptoms }.flatMap { $0.chosen(in: values[$0.id]) }
    return chosen.isEmpty ? nil : chosen.map { SymptomID($0.id) }.filter { pack.symptom($0) != nil }
  }

  /// The facts that the answers make, on top of earlier ones: what is not asked stays as it was.
  ///
  /// - Parameter steps: Those whose answers count; one without an answer clears what it saves.
  func facts(_ steps: [OnboardingStep], onTopOf earlier: PersonFacts) -> PersonFacts {
    var facts = earlier
    for step in steps {
      let value = values[step.id]
      let chosen = step.chosen(in: value)
      switch step.fact {
      case .name: facts.name = value?.text
      case .symptoms:
        // Symptoms that the packs no longer offer are kept.
        let others = earlier.symptoms.filter { symptom in !step.options.contains { $0.id == symptom.rawValue } }
        facts.symptoms = chosen.map { SymptomID($0.id) } + others
      case .impact: facts.impact = value?.number.map { Int($0.rounded()) }
      case .pattern: facts.pattern = value?.text
      case .track: facts.tracked = step.tracked(in: value, onTopOf: earlier.tracked)
      // These are no facts: they are kept with their condition, and with the profile.
      case .diagnosis, .profile: break
      case .other(let fact):
        // What the step cannot hold was not shown, and is kept.
        if value != nil || earlier.others[fact].map(step.allows) ?? true { facts.others[fact] = value }
      }
    }
    return facts
  }
}

extension OnboardingStep {
  /// The ids of options as the step keeps them; nil for none.
  func kept(_ ids: [String]?) -> JSONValue? {
    guard let ids, !ids.isEmpty else { return nil }
    if case .choice = answer { return ids.first.map { .text($0) } }
    return .list(ids.map { .text($0) })
  }

  /// The categories that an answer says are tracked, with those that the step does not ask about.
  func tracked(in value: JSONValue?, onTopOf earlier: [TrackedCategory]) -> [TrackedCategory] {
    chosen(in: value).compactMap { option in
      option.log.map { TrackedCategory(id: option.id, name: option.name, log: $0, metric: option.metric) }
    } + earlier.filter { category in !options.contains { $0.id == category.id } }
  }
}
