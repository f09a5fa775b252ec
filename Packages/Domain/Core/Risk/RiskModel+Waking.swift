extension RiskModel {
  /// The factors whose value of a day is known on waking, such as last night's sleep: all that they look at is, and
  /// their window ends that day.
  public func factorsKnownOnWaking(_ catalogue: MetricCatalogue) -> Set<FactorID> {
    let responses = factors.filter { factor in
      guard case .response(let window, _) = factor.rule, window.lag == 0 else { return false }
      return catalogue[window.metric]?.known == .waking
    }
    return compoundsPartsFirst.reduce(into: Set(responses.map(\.id))) { known, compound in
      if compound.parts.allSatisfy(known.contains) { known.insert(compound.id) }
    }
  }
}
