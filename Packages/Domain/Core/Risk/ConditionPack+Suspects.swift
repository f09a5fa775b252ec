extension ConditionPack {
  /// The factors that a person may suspect to make their days worse: those that can raise the risk, one for each
  /// metric, but for symptoms and what the program works out from the other factors.
  public var suspects: [RiskFactor] {
    risk.factors.reduce(into: []) { known, factor in
      guard let metric = factor.metric, factor.highestPoints > 0,
        !["symptom.", "risk."].contains(where: metric.rawValue.hasPrefix),
        !known.contains(where: { $0.metric == metric })
      else { return }
      known.append(factor)
    }
  }
}
