import TrackerApplication
import TrackerCore

/// Days of the cycle that packs and people speak of.
struct CycleFactors: FactorSource {
  let id = "cycle"

  private static let names: [(metric: MetricID, name: Phrase)] = [
    ("cycle.period", "days of your period"), ("cycle.around_onset", "days around the start of your period"),
    (CycleMetrics.spotting, "spotting"),
  ]

  func metrics(for basis: FactorBasis) throws -> Set<MetricID> { Set(Self.names.map(\.metric)) }

  func factors(on days: FactorDays) throws -> [CandidateFactor] {
    Self.names.compactMap {
      days.some(of: $0.metric, $0.name, category: .health, keptBecause: CandidateFactor.isNoChoice)
    }
  }
}
