extension RiskModel {
  /// The load of a day: windows, curves, compounds, groups and the weighted mean, as `docs/pack-format.md` says under Risk.
  ///
  /// Unknown is never zero: a factor whose window is known on fewer than half of its days has no points, a group without known factors no
  /// score. O(factors × window).
  public func load(on day: Day, in table: DayTable) -> LoadScore {
    var results: [FactorID: (value: Double?, points: Double?)] = [:]
    var groupScores: [GroupID: Double] = [:]

    let countsGroups = Set(factors.filter(\.looksAtRaisedGroups).map(\.group))
    for counting in [false, true] {
      let groups = groups.filter { countsGroups.contains($0.id) == counting }
      let raised = Double(groupScores.values.count { $0 >= RiskModel.raisedScore })
      // A compound may have parts in groups that are scored later, so every response that needs no group's score comes first.
      for factor in factors where factor.looksAtRaisedGroups == counting {
        guard case .response(let window, let curve) = factor.rule else { continue }
        let value = factor.looksAtRaisedGroups ? (groupScores.isEmpty ? nil : raised) : table.value(of: window, endingOn: day)
        results[factor.id] = (value, value.map(curve.callAsFunction))
      }
      scoreCompounds(in: groups, results: &results)
      for group in groups { groupScores[group.id] = score(of: group.id, results: results) }
    }

    let known = groups.filter { groupScores[$0.id] != nil }
    let weight = known.reduce(0) { $0 + $1.weight }
    let total = groups.reduce(0) { $0 + $1.weight }
    let sum = known.reduce(0) { $0 + $1.weight * (groupScores[$1.id] ?? 0) }
    return LoadScore(
      day: day,
      score: weight > 0 && weight * 2 >= total ? (sum / weight).roundedHalfUp : nil,
      groups: groups.map { LoadScore.Group(id: $0.id, name: $0.name, weight: $0.weight, score: groupScores[$0.id]) },
      factors: factors.map { factor in
        let result = results[factor.id]
        let share = weight > 0 ? (known.first { $0.id == factor.group }?.weight ?? 0) / weight : 0
        return LoadScore.Factor(
          id: factor.id, group: factor.group, value: result?.value, points: result?.points, effect: (result?.points ?? 0) * share)
      })
  }

  private func score(of group: GroupID, results: [FactorID: (value: Double?, points: Double?)]) -> Double? {
    let known = factors.filter { $0.group == group }.compactMap { results[$0.id]?.points }
    return known.isEmpty ? nil : min(100, max(0, known.reduce(0, +)))
  }

  /// Compounds may have parts in any group, and compounds of compounds resolve in the order of their parts.
  private func scoreCompounds(in groups: [Group], results: inout [FactorID: (value: Double?, points: Double?)]) {
    for factor in factors where groups.contains(where: { $0.id == factor.group }) {
      _ = compoundPoints(of: factor, results: &results, depth: 0)
    }
  }

  private func compoundPoints(
    of factor: RiskFactor, results: inout [FactorID: (value: Double?, points: Double?)], depth: Int
  ) -> Double? {
    guard case .compound(let parts, let points) = factor.rule else { return results[factor.id]?.points }
    if let done = results[factor.id] { return done.points }
    // Validation refuses cycles; the bound keeps an unvalidated model from recursing for ever.
    guard depth < factors.count else { return nil }
    var share: Double? = 1
    for part in parts.compactMap({ id in factors.first { $0.id == id } }) {
      guard let raised = compoundPoints(of: part, results: &results, depth: depth + 1) else {
        share = share == 0 ? 0 : nil
        continue
      }
      let partShare = part.highestPoints > 0 ? min(1, max(0, raised / part.highestPoints)) : 0
      share = partShare == 0 ? 0 : share.map { $0 * partShare }
    }
    let result = share.map { points * $0 }
    results[factor.id] = (nil, result)
    return result
  }
}

extension RiskFactor {
  /// The metric a response looks at, nil for a compound.
  public var metric: MetricID? { if case .response(let window, _) = rule { window.metric } else { nil } }

  var looksAtRaisedGroups: Bool { metric == RiskModel.raisedGroups }

  /// The most points that the factor can give.
  public var highestPoints: Double {
    switch rule {
    case .response(_, let curve): curve.highest
    case .compound(_, let points): max(0, points)
    }
  }
}
