extension RiskModel {
  /// The compounds in an order in which each comes after those among its parts. Those in a circle, and those that have
  /// one among their parts, are left out. O(factors + parts), without recursion: chains may be as long as a file
  /// allows.
  public var compoundsPartsFirst: [RiskFactor] {
    var waiting: [FactorID: Int] = [:]
    var wholes: [FactorID: [RiskFactor]] = [:]
    let compounds = factors.indices.filter { factors[$0].isCompound }.map { factors[$0] }
    let ids = Set(compounds.map(\.id))
    for factor in compounds {
      let parts = factor.parts.filter(ids.contains)
      waiting[factor.id] = parts.count
      for part in parts { wholes[part, default: []].append(factor) }
    }
    var ordered = compounds.filter { waiting[$0.id] == 0 }
    var next = 0
    while next < ordered.count {
      for whole in wholes[ordered[next].id] ?? [] {
        let left = (waiting[whole.id] ?? 0) - 1
        waiting[whole.id] = left
        if left == 0 { ordered.append(whole) }
      }
      next += 1
    }
    return ordered
  }
}

extension RiskFactor {
  var isCompound: Bool { if case .compound = rule { true } else { false } }

  /// The factors that a compound is made of; none for a response.
  @inlinable
  public var parts: [FactorID] { if case .compound(let parts, _) = rule { parts } else { [] } }
}
