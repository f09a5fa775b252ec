import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackReader {
  mutating func compound(_ fields: Fields, _ key: String) -> RiskFactor.Rule? {
    let points = reader.number(fields["points"], "\(key).points", in: PackLimits.points)
    let parts = reader.texts(fields["all_of"], "\(key).all_of", fewest: 2).compactMap { entry in
      named(entry.text, at: entry.mark, .factor, among: knownFactors).map(FactorID.init(_:))
    }
    return points.map { .compound(allOf: parts, points: $0) }
  }

  /// What can be wrong with compounds once all factors are read: cycles, parts that never raise, and parts that need
  /// the score they are part of.
  mutating func checkCompounds(of model: RiskModel, factors: YAMLMapping?) {
    let compounds = model.factors.filter { !$0.parts.isEmpty }
    guard !compounds.isEmpty else { return }
    let byID = Dictionary(model.factors.map { ($0.id, $0) }) { first, _ in first }
    let ordered = model.compoundsPartsFirst
    let mayBeInCycle = Set(compounds.map(\.id)).subtracting(ordered.map(\.id))
    let needingGroups = model.needingGroups(ordered)
    let countingGroups = Set(model.factors.filter(\.looksAtRaisedGroups).map(\.group))
    var reported: Set<FactorID> = []
    for factor in compounds {
      let nodes = factors?[factor.id.rawValue]?.mapping?["all_of"]?.sequence ?? []
      // Wanted only of parts with problems.
      lazy var marks = Dictionary(nodes.compactMap { node in node.scalar.map { ($0.text, node.mark) } }) { first, _ in
        first
      }
      for part in factor.parts {
        if part == factor.id, let mark = marks[part.rawValue] {
          reader.report(
            "compound-of-itself", "{factor} is a part of itself. Name another factor here",
            ["factor": quoted(factor.id.rawValue)], at: mark)
        } else if mayBeInCycle.contains(factor.id), !reported.contains(factor.id),
          let mark = marks[part.rawValue], let cycle = way(from: part, to: factor.id, among: byID)
        {
          reported.formUnion(cycle)
          let path = ([factor.id] + cycle).map(\.rawValue).joined(separator: " → ")
          reader.report(
            "compound-cycle", "These compounds are parts of each other: {found}. Remove one of the parts", at: mark,
            found: path)
        } else if let other = byID[part], other.highestPoints <= 0, let mark = marks[part.rawValue] {
          let response = factors?[part.rawValue]?.mapping?.entry("response")
          reader.report(
            "part-never-raises",
            "{part} never has points above 0, so the compound never counts. Name another factor",
            ["part": quoted(part.rawValue)], at: mark,
            related: response.map { [.init(place: Place($0.keyMark), note: "its points")] } ?? [])
        }
        if !countingGroups.contains(factor.group), needingGroups.contains(part), let mark = marks[part.rawValue] {
          reader.report(
            "raised-groups-cycle",
            "{part} needs the score of the compound’s own group. Move the compound to the group of that factor",
            ["part": quoted(part.rawValue)], at: mark)
        }
      }
    }
  }

  /// The shortest way from one factor through its parts to another, both named; nil where there is none.
  private func way(from start: FactorID, to end: FactorID, among factors: [FactorID: RiskFactor]) -> [FactorID]? {
    var before: [FactorID: FactorID] = [:]
    var seen: Set<FactorID> = [start]
    var open = [start]
    var next = 0
    while next < open.count, !seen.contains(end) {
      let factor = open[next]
      next += 1
      for part in factors[factor]?.parts ?? [] where seen.insert(part).inserted {
        before[part] = factor
        open.append(part)
      }
    }
    guard seen.contains(end) else { return nil }
    return sequence(first: end) { before[$0] }.reversed()
  }
}

extension RiskModel {
  /// The factors that look at how many groups are raised, and the compounds that have one of them among their parts.
  fileprivate func needingGroups(_ compoundsPartsFirst: [RiskFactor]) -> Set<FactorID> {
    let looking = factors.filter(\.looksAtRaisedGroups).map(\.id)
    return compoundsPartsFirst.reduce(into: Set(looking)) { needing, compound in
      if compound.parts.contains(where: needing.contains) { needing.insert(compound.id) }
    }
  }
}
