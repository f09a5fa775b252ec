extension ConditionPack {
  /// What some of its parts depend on of a person. O(parts).
  public var traits: Set<PersonTraits.Part> {
    let care = symptoms.map(\.seekCare) + (trackables ?? []).map(\.seekCare) + (metricCare ?? []).map(\.seekCare)
    let rules = care.flatMap { $0?.rules ?? [] }
    let parts: [AppliesTo?] =
      symptoms.map(\.appliesTo) + risk.factors.map(\.appliesTo) + (trackables ?? []).map(\.appliesTo)
      + (insights ?? []).map(\.appliesTo) + goals.map(\.appliesTo) + rules.map(\.appliesTo)
      + onboarding.flatMap(\.options).map(\.appliesTo)
    return parts.reduce(into: []) { $0.formUnion($1?.traits ?? []) }
  }

  /// The pack without the parts that are not for a person.
  ///
  /// Symptoms and metrics stay, so that what was logged of them can be read and counts; they are not asked for, and a
  /// symptom makes no day a flare. Where no symptom of the flare would be left, all of them stay in it. A factor made
  /// of others goes with any of them. What is not known of the person leaves a part in, but a factor for a diagnosis
  /// counts only once that is chosen.
  public func fitted(to person: PersonTraits) -> ConditionPack {
    guard !traits.isEmpty else { return self }
    return leavingOut({ $0?.holds(for: person) == false }, factors: { $0?.counts(for: person) == false })
  }

  /// The pack without every part that is only for some, in the same way.
  public var forEverybody: ConditionPack { leavingOut({ $0 != nil }, factors: { $0 != nil }) }

  private func leavingOut(
    _ isLeftOut: (AppliesTo?) -> Bool, factors isNotCounted: (AppliesTo?) -> Bool
  ) -> ConditionPack {
    var pack = self
    let gone = Set(symptoms.filter { isLeftOut($0.appliesTo) }.map(\.id))
    for index in symptoms.indices { pack.symptoms[index].seekCare?.rules.removeAll { isLeftOut($0.appliesTo) } }
    pack.checkIn.removeAll(where: gone.contains)
    let deciding = flare.symptoms.filter { !gone.contains($0.id) }
    if !deciding.isEmpty { pack.flare.symptoms = deciding }
    pack.flare.together = flare.together.flatMap {
      min($0, pack.flare.symptoms.count) == 1 ? nil : min($0, pack.flare.symptoms.count)
    }
    pack.risk = risk.leavingOut { isNotCounted($0.appliesTo) }
    pack.insights?.removeAll { isLeftOut($0.appliesTo) }
    pack.goals.removeAll { isLeftOut($0.appliesTo) }
    for index in (trackables ?? []).indices {
      pack.trackables?[index].seekCare?.rules.removeAll { isLeftOut($0.appliesTo) }
      guard isLeftOut(pack.trackables?[index].appliesTo) else { continue }
      pack.trackables?[index].asking = nil
      pack.trackables?[index].isHidden = true
    }
    for index in (metricCare ?? []).indices {
      pack.metricCare?[index].seekCare.rules.removeAll { isLeftOut($0.appliesTo) }
    }
    pack.onboarding = onboarding.compactMap { step in step.leavingOut { isLeftOut($0.appliesTo) } }
    pack.leftOut = LeftOut(
      symptoms: gone, factors: Set(risk.factors.map(\.id)).subtracting(pack.risk.factors.map(\.id)))
    return pack
  }

  /// The parts that are not for the person whom a pack was fitted to.
  public struct LeftOut: Sendable, Hashable {
    public var symptoms: Set<SymptomID> = []
    public var factors: Set<FactorID> = []

    public init(symptoms: Set<SymptomID> = [], factors: Set<FactorID> = []) {
      self.symptoms = symptoms
      self.factors = factors
    }

    /// By names that tell it from any other; empty for nothing.
    public var names: [String] {
      symptoms.map { "symptoms.\($0)" }.sorted() + factors.map { "factors.\($0)" }.sorted()
    }
  }
}

extension RiskModel {
  /// The model without some factors, and without those that are made of any of them.
  func leavingOut(_ isLeftOut: (RiskFactor) -> Bool) -> RiskModel {
    var model = self
    model.factors.removeAll(where: isLeftOut)
    var count = factors.count
    while model.factors.count < count {
      count = model.factors.count
      let known = Set(model.factors.map(\.id))
      model.factors.removeAll { !$0.parts.allSatisfy(known.contains) }
    }
    return model
  }
}
