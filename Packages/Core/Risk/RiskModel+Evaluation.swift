extension RiskModel {
  /// The load of a day: windows, curves, compounds, groups and the weighted mean, as `docs/pack-format.md` says under Risk.
  ///
  /// Unknown is never zero: a factor whose window is known on fewer than half of its days has no points, a group without known factors no
  /// score. O(factors × window).
  public func load(on day: Day, in table: DayTable) -> LoadScore {
    var results: [FactorID: (value: Double?, points: Double?)] = [:]
    var groupScores: [GroupID: Double] = [:]

    let compounds = compoundsPartsFirst
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
      // Those that have parts in groups scored only now get their points now.
      score(compounds, results: &results)
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

  /// Compounds may have parts in any group, and compounds of compounds: each is scored after its parts. One that is part of itself, which
  /// validation refuses, stays unknown.
  private func score(_ compounds: [RiskFactor], results: inout [FactorID: (value: Double?, points: Double?)]) {
    guard !compounds.isEmpty else { return }
    let highest = Dictionary(factors.map { ($0.id, $0.highestPoints) }) { first, _ in first }
    for factor in compounds {
      guard case .compound(let parts, let points) = factor.rule else { continue }
      var share: Double? = 1
      for part in parts {
        guard let highest = highest[part] else { continue }
        guard let raised = results[part]?.points else {
          share = share == 0 ? 0 : nil
          continue
        }
        let partShare = highest > 0 ? min(1, max(0, raised / highest)) : 0
        share = partShare == 0 ? 0 : share.map { $0 * partShare }
      }
      results[factor.id] = (nil, share.map { points * $0 })
    }
  }
}

extension RiskFactor {
  /// The metric a response looks at, nil for a compound.
  public var metric: MetricID? { if case .response(let window, _) = rule { window.metric } else { nil } }

  /// Whether it is a response to how many groups are raised.
  public var looksAtRaisedGroups: Bool { metric == RiskModel.raisedGroups }

  /// The most points that the factor can give.
  public var highestPoints: Double {
    switch rule {
    case .response(_, let curve): curve.highest
    case .compound(_, let points): max(0, points)
    }
  }
}
