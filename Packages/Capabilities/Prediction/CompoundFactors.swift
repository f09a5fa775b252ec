import TrackerApplication
import TrackerCore

/// The packs' compounds: days on which all parts of one were there at once.
struct CompoundFactors: FactorSource {
  let id = "compounds"

  func metrics(for basis: FactorBasis) throws -> Set<MetricID> { [] }

  func factors(on days: FactorDays) throws -> [CandidateFactor] {
    try days.person.packs.flatMap { try factors(of: $0, on: days) }
  }

  private func factors(of pack: ConditionPack, on days: FactorDays) throws -> [CandidateFactor] {
    let risk = pack.risk
    let places = risk.factors.indices.filter { place in
      !risk.factors[place].parts.isEmpty && !metrics(of: risk.factors[place], in: risk).contains(RiskModel.raisedGroups)
    }
    guard !places.isEmpty else { return [] }
    let evaluator = RiskEvaluator(risk, catalogue: days.person.catalogue)
    var answers = Array(repeating: [Bool?](repeating: nil, count: days.record.count), count: places.count)
    try days.eachTable(risk.lookback) { table, stretch, start in
      for (offset, points) in evaluator.points(over: stretch, in: table).enumerated() {
        for (index, place) in places.enumerated() { answers[index][start + offset] = points[place].map { $0 != 0 } }
      }
    }
    return zip(places, answers).map { place, answers in
      let factor = risk.factors[place]
      return CandidateFactor(
        CandidateID("\(pack.id):\(factor.id)"), name(of: factor, days.person.language), category: .health,
        metrics: metrics(of: factor, in: risk), packFactor: factor.id,
        keptBecause: pack.kept(.factor(factor.id))?.reason ?? "Several things at once are never part of an experiment.",
        answers: answers)
    }
  }

  func name(of factor: CandidateID, called kept: Phrase, for person: Person) -> Phrase? {
    let parts = factor.rawValue.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let pack = person.packs.first(where: { $0.id.rawValue == parts[0] }),
      let compound = pack.factor(FactorID(String(parts[1])))
    else { return nil }
    return name(of: compound, person.language)
  }

  private func name(of compound: RiskFactor, _ language: LanguageTag) -> Phrase {
    .verbatim(language.inSentence(compound.name))
  }

  /// The metrics of all parts, those of compounds among them included.
  private func metrics(of factor: RiskFactor, in risk: RiskModel) -> Set<MetricID> {
    var (found, seen, open) = (Set<MetricID>(), Set<FactorID>(), [factor])
    while let next = open.popLast() {
      guard seen.insert(next.id).inserted else { continue }
      if let metric = next.metric { found.insert(metric) }
      open += next.parts.compactMap { part in risk.factors.first { $0.id == part } }
    }
    return found
  }
}
