import TrackerApplication
import TrackerCore

extension Environment {
  /// The questions that some packs lead to, with the steps that modules bring.
  func onboardingPlan(of packs: [LoadedPack]) -> OnboardingPlan {
    OnboardingPlan(
      packs: packs, extra: registry.onboardingSteps.all.map { $0.said(in: words, for: packs.map(\.pack)) })
  }
}

/// The questions that a choice of packs leads to.
public struct OnboardingPlan: Sendable {
  /// In the order in which they were chosen.
  public let packs: [LoadedPack]
  /// Of the packs in their order, then of modules; steps of one id are one.
  public let steps: [OnboardingStep]

  /// - Parameters:
  ///   - extra: Steps that modules bring.
  ///   - uncollected: Kinds of entries that the person has switched off: what they answer is not offered.
  ///   - asks: Whether a step is asked; all are where nothing else is said.
  init(
    packs: [LoadedPack], extra: [OnboardingStep], leavingOut uncollected: Set<LogKindID> = [],
    where asks: (OnboardingStep) -> Bool = { _ in true }
  ) {
    self.packs = packs
    let all = (packs.flatMap(\.pack.onboarding) + extra).map { $0.leavingOut(uncollected) }
    steps = all.filter(asks).reduce(into: []) { steps, step in
      if let index = steps.firstIndex(where: { $0.id == step.id }) {
        steps[index] = steps[index].joined(with: step)
      } else {
        steps.append(step)
      }
    }
  }

  /// The flare definitions relative to one's own usual that the packs offer.
  var relativeFlares: [(pack: ConditionPack, relative: FlareRule.Relative)] {
    packs.compactMap { loaded in loaded.pack.flare.relative.map { (loaded.pack, $0) } }
  }

  /// The step that is answered under a name: its id, or what it saves.
  public func step(_ name: String) -> OnboardingStep? {
    steps.first { $0.id.rawValue == name } ?? steps.first { $0.saves == name }
  }

  /// Whether one of the chosen options offers the relative definition, and a pack has one.
  func offersRelativeFlare(_ values: [StepID: JSONValue]) -> Bool {
    guard !relativeFlares.isEmpty else { return false }
    return steps.contains { step in step.chosen(in: values[step.id]).contains(where: \.relativeFlare) }
  }
}

extension OnboardingStep {
  /// This step without the options that entries of some kinds answer.
  fileprivate func leavingOut(_ kinds: Set<LogKindID>) -> OnboardingStep {
    guard !kinds.isEmpty, case .choices(let options, let preselected, let atLeast) = answer else { return self }
    let left = options.filter { option in !(option.log.map(kinds.contains) ?? false) }
    var result = self
    result.answer = .choices(
      left, preselected: preselected.filter { id in left.contains { $0.id == id } }, atLeast: min(atLeast, left.count))
    return result
  }

  /// This step with the options of another one of its id added; the first one's words stay.
  func joined(with other: OnboardingStep) -> OnboardingStep {
    var result = self
    switch (answer, other.answer) {
    case (.choice(let mine), .choice(let others)):
      result.answer = .choice(mine + others.filter { option in !mine.contains { $0.id == option.id } })
    case (
      .choices(let mine, let preselected, let atLeast),
      .choices(let others, let alsoPreselected, let othersAtLeast)
    ):
      result.answer = .choices(
        mine + others.filter { option in !mine.contains { $0.id == option.id } },
        preselected: preselected + alsoPreselected.filter { !preselected.contains($0) },
        atLeast: max(atLeast, othersAtLeast))
    default: break
    }
    result.isOptional = isOptional && other.isOptional
    return result
  }

  /// A step of a module, in a language and with what it suggests for some packs.
  ///
  /// - Parameter words: The words of the language.
  func said(in words: Phrases, for packs: [ConditionPack]) -> OnboardingStep {
    var result = self
    result.title = words(title)
    result.asks = words(asks)
    result.explains = explains.map { words($0) }
    switch suggestions {
    case .texts(let texts): result.suggestions = .texts(texts.map { words($0) })
    case .riskFactors:
      let suspects = packs.flatMap(\.suspects).reduce(into: [RiskFactor]()) { known, factor in
        if !known.contains(where: { $0.metric == factor.metric }) { known.append(factor) }
      }
      result.suggestions = .texts(suspects.map(\.name))
    case nil: break
    }
    return result
  }

  /// The texts that are suggested for the answer; empty where there are none.
  public var suggested: [String] { if case .texts(let texts) = suggestions { texts } else { [] } }

  /// What can be chosen; empty for a step that takes text or a value on a scale.
  public var options: [Option] {
    switch answer {
    case .choice(let options), .choices(let options, _, _): options
    case .text, .texts, .scale: []
    }
  }

  /// What is chosen beforehand, as the step keeps it; nil where nothing is.
  var preselected: JSONValue? {
    guard case .choices(_, let preselected, _) = answer, !preselected.isEmpty else { return nil }
    return .list(preselected.map { .text($0) })
  }

  /// The options that an answer names, in the answer's order.
  public func chosen(in value: JSONValue?) -> [Option] {
    let ids = value?.text.map { [$0] } ?? value?.list?.compactMap(\.text) ?? []
    return ids.compactMap { id in options.first { $0.id == id } }
  }

  /// Whether an answer, such as one kept in a draft, can still be given.
  func allows(_ value: JSONValue) -> Bool {
    switch answer {
    case .text(let maxLength): (value.text?.count).map { $0 <= maxLength } ?? false
    case .texts(let maxLength, let atLeast, let atMost):
      value.list.map { list in
        (atLeast...atMost).contains(list.count) && list.allSatisfy { ($0.text?.count ?? .max) <= maxLength }
      }
        ?? false
    case .scale(let scale): value.number.map(scale.holds) ?? false
    case .choice: chosen(in: value).count == 1
    case .choices(_, _, let atLeast):
      value.list.map { chosen(in: value).count == $0.count && $0.count >= atLeast } ?? false
    }
  }

  /// An answer in words: names of what was chosen, a number with the name of its band.
  ///
  /// - Parameter value: As the step keeps it.
  public func words(of value: JSONValue, _ phrases: Phrases = .english) -> String {
    switch answer {
    case .text: return value.text ?? ""
    case .texts: return value.list?.compactMap(\.text).joined(separator: ", ") ?? ""
    case .scale(let scale):
      let number = value.number ?? 0
      return "\(number.words)\(scale.band(of: number).map { ", \($0.name)" } ?? "")"
    case .choice, .choices:
      let names = chosen(in: value).map(\.name)
      return names.isEmpty ? phrases("(nothing)") : names.joined(separator: ", ")
    }
  }
}
