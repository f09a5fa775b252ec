import TrackerCore
import TrackerDocuments
import TrackerYAML

extension PackReader {
  mutating func compound(_ fields: Fields, _ what: String) -> RiskFactor.Rule? {
    let points = reader.number(fields["points"], "the points of \(what)", in: PackLimits.points)
    let parts = reader.texts(fields["all_of"], "the parts of \(what)", fewest: 2).compactMap { entry in
      named(entry.text, at: entry.mark, "factor", section: "risk.factors", among: knownFactors).map(FactorID.init(_:))
    }
    return points.map { .compound(allOf: parts, points: $0) }
  }

  /// What can be wrong with compounds once all factors are read: cycles, parts that never raise, and parts that need the score they are part of.
  mutating func checkCompounds(of model: RiskModel, entries: [YAMLMapping.Entry]) {
    let countingGroups = Set(model.factors.filter { $0.metric == RiskModel.raisedGroups }.map(\.group))
    var reported: Set<FactorID> = []
    for factor in model.factors {
      guard case .compound(let parts, _) = factor.rule else { continue }
      let marks = entries.first { $0.key == factor.id.rawValue }?.value.mapping?["all_of"]?.sequence ?? []
      for part in parts {
        guard let mark = marks.first(where: { $0.scalar?.text == part.rawValue })?.mark else { continue }
        if part == factor.id {
          reader.report("compound-of-itself", "The factor \(factor.id) is a part of itself", at: mark)
        } else if let cycle = model.cycle(from: part, to: factor.id), !reported.contains(factor.id) {
          reported.formUnion(cycle)
          let path = ([factor.id] + cycle).map(\.rawValue).joined(separator: " → ")
          reader.report("compound-cycle", "The factor \(factor.id) is a part of one of its own parts", at: mark, found: path)
        } else if let other = model.factors.first(where: { $0.id == part }), other.highestPoints <= 0 {
          let response = entries.first { $0.key == part.rawValue }?.value.mapping?.entry("response")
          reader.report(
            "part-never-raises", "The part \(part) never has points above 0, so the compound never counts", at: mark,
            related: response.map { [.init(place: Place($0.keyMark), note: "its points")] } ?? [])
        }
        if !countingGroups.contains(factor.group), model.looksAtRaisedGroups(part) {
          reader.report(
            "raised-groups-cycle", "The part \(part) needs the score of the compound's own group; move the compound to the part's group",
            at: mark)
        }
      }
    }
  }
}

extension RiskModel {
  fileprivate func parts(of id: FactorID) -> [FactorID] {
    guard let factor = factors.first(where: { $0.id == id }), case .compound(let parts, _) = factor.rule else { return [] }
    return parts
  }

  /// The way from one factor through its parts to another, both named; nil where there is none.
  fileprivate func cycle(from start: FactorID, to end: FactorID, seen: Set<FactorID> = []) -> [FactorID]? {
    if start == end { return [end] }
    if seen.contains(start) { return nil }
    for part in parts(of: start) {
      if let way = cycle(from: part, to: end, seen: seen.union([start])) { return [start] + way }
    }
    return nil
  }

  fileprivate func looksAtRaisedGroups(_ id: FactorID, seen: Set<FactorID> = []) -> Bool {
    if factors.first(where: { $0.id == id })?.metric == RiskModel.raisedGroups { return true }
    return !seen.contains(id) && parts(of: id).contains { looksAtRaisedGroups($0, seen: seen.union([id])) }
  }
}
