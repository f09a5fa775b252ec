import TrackerCore

extension ConditionPack {
  /// Factors that look at what makes a flare: they can't be said to come before it or after it.
  public var factorsOfOutcome: Set<FactorID> {
    let metrics = Set(flare.metrics(of: id))
    let responses = risk.factors.filter { $0.metric.map(metrics.contains) ?? false }.map(\.id)
    return risk.compoundsPartsFirst.reduce(into: Set(responses)) { found, compound in
      if !found.isDisjoint(with: compound.parts) { found.insert(compound.id) }
    }
  }
}
