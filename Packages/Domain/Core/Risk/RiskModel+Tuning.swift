extension RiskModel {
  /// The one dial of a tuning: each factor's prior log-odds times the weight of its group in force over the weight in
  /// the pack, so that load score and forecast move together (`docs/forecast.md`, 3.2, and `docs/tuning.md`).
  ///
  /// A group that has no weight in the pack, or is not in it, leaves its factors' priors as they are written.
  ///
  /// - Parameter untuned: The pack's own model, whose priors are meant for its own weights.
  public func withPriorsDialled(from untuned: RiskModel) -> RiskModel {
    var model = self
    let ratios = weightRatios(to: untuned)
    for index in model.factors.indices { model.factors[index].prior.logOdds *= ratios[model.factors[index].group] ?? 1 }
    return model
  }

  /// By group, its weight over the weight that another model gives it; 1 where that is 0 or missing.
  public func weightRatios(to untuned: RiskModel) -> [GroupID: Double] {
    let own = Dictionary(untuned.groups.map { ($0.id, $0.weight) }) { first, _ in first }
    return Dictionary(
      groups.map { group in
        guard let before = own[group.id], before > 0 else { return (group.id, 1) }
        return (group.id, group.weight / before)
      }
    ) { first, _ in first }
  }
}
