import TrackerApplication
import TrackerCore

extension ConditionRecord {
  /// A condition that is tracked from a day on, by the pack as it is now.
  init(of loaded: LoadedPack, since day: Day, isFlareRelative: Bool) {
    self.init(
      pack: loaded.pack.id, since: day, isFlareRelative: isFlareRelative,
      versions: [.init(from: day, hash: loaded.hash, revision: loaded.pack.revision)])
  }

  /// What is said of the condition alone: its symptoms, and what the person says of themselves too. A step without an
  /// answer leaves what was said before.
  mutating func take(_ answers: OnboardingAnswers, of plan: OnboardingPlan) {
    for step in plan.steps {
      guard let value = answers.values[step.id] else { continue }
      switch step.fact {
      case .symptoms: symptoms = step.chosen(in: value).map { SymptomID($0.id) }
      case .impact, .pattern: self.answers = (self.answers ?? [:]).merging([step.saves: value]) { _, new in new }
      case .diagnosis: diagnosis = step.chosen(in: value).map(\.id)
      case .name, .track, .other, .profile: break
      }
    }
    self.answers = self.answers ?? [:]
  }
}

extension [ConditionRecord] {
  /// Whether a symptom chosen for all conditions together counts for one that is tracked.
  ///
  /// - Parameter packs: Of the conditions that are tracked.
  func standFor(_ symptom: SymptomID, by packs: [ConditionPack]) -> Bool {
    contains { record in
      record.ended == nil && packs.contains { $0.id == record.pack && record.standsFor(symptom, by: $0) }
    }
  }

  /// Copies which symptoms were chosen for all conditions together. A condition that asks for its chosen ones alone
  /// keeps those of them that it had, and gets new ones that no condition asked with the others has.
  ///
  /// - Parameters:
  ///   - earlier: Those that were chosen for the other conditions before.
  ///   - packs: Of the conditions that are tracked.
  /// - Returns: What is left for the others.
  mutating func take(chosen: [SymptomID], knowing earlier: [SymptomID], of packs: [ConditionPack]) -> [SymptomID] {
    let own = indices.filter { self[$0].ended == nil && self[$0].symptoms != nil }
    guard !own.isEmpty else { return chosen }
    let together = packs.filter { pack in !own.contains { self[$0].pack == pack.id } }
    let known = Set(earlier).union(own.flatMap { self[$0].symptoms ?? [] })
    for index in own {
      let pack = packs.first { $0.id == self[index].pack }
      let new = chosen.filter { symptom in
        !known.contains(symptom) && pack?.symptom(symptom) != nil && !together.contains { $0.symptom(symptom) != nil }
      }
      self[index].symptoms = (self[index].symptoms ?? []).filter(chosen.contains) + new
    }
    let alone = Set(own.flatMap { self[$0].symptoms ?? [] })
    return chosen.filter { earlier.contains($0) || !alone.contains($0) }
  }
}
