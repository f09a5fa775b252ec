import TrackerApplication
import TrackerCore

/// What people track of their own, and numbers that files brought: whether there was some, or how much beside the
/// person's own usual. Symptoms are none: they say how a day was.
struct TrackableFactors: FactorSource {
  let id = "own"

  func metrics(for basis: FactorBasis) throws -> Set<MetricID> {
    let known = basis.person.trackables.all
    let names = try basis.metrics(withPrefix: TrackableDefinition.metricPrefix)
    return names.filter { metric in
      guard let own = definition(of: metric, in: known) else { return basis.person.catalogue[metric] != nil }
      return own.metric == metric && own.role == nil && own.yieldsTo == nil
    }
  }

  func factors(on days: FactorDays) throws -> [CandidateFactor] {
    let known = days.person.trackables.all
    return days.metrics.filter { $0.rawValue.hasPrefix(TrackableDefinition.metricPrefix) }.sorted().flatMap {
      metric -> [CandidateFactor] in
      let own = definition(of: metric, in: known)
      if own.map({ $0.role == .foods }) == true { return [] }
      let name = own.map { Phrase.verbatim($0.label) }
      let isYesNo = own.map { $0.kind == .yesNo } ?? false
      if isYesNo || hasOnlySome(days.numbers(of: metric)) {
        return [days.some(of: metric, name, category: .activity)].compactMap(\.self)
      }
      return days.besideUsual(metric, category: .activity)
    }
  }

  func name(of factor: CandidateID, called kept: Phrase, for person: Person) -> Phrase? {
    guard factor.rawValue.hasPrefix(TrackableDefinition.metricPrefix) else { return nil }
    let metric = MetricID(String(factor.rawValue.prefix { $0 != ":" }))
    guard let own = definition(of: metric, in: person.trackables.all), own.role == nil else { return nil }
    if case .words(let words, _) = kept { return .words(words, ["metric": .verbatim(own.label)]) }
    return .verbatim(own.label)
  }

  func leftOut(for basis: FactorBasis) throws -> Int {
    try basis.leftOut(withPrefix: TrackableDefinition.metricPrefix)
  }

  /// Whether days have it or not: a number that is 0 on a good part of the days is there or not, whatever else it is.
  private func hasOnlySome(_ numbers: [Double]) -> Bool {
    let known = numbers.filter { !$0.isNaN }
    return known.allSatisfy { $0 >= 0 } && known.count { $0 == 0 } * 5 >= known.count
  }

  private func definition(of metric: MetricID, in known: [TrackableDefinition]) -> TrackableDefinition? {
    known.first { $0.metric == metric || $0.merged.contains { TrackableDefinition.metric($0) == metric } }
  }
}
