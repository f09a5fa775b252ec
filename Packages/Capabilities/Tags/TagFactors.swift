import TrackerApplication
import TrackerCore

/// Days with an entry that has a tag, each tag for itself.
struct TagFactors: FactorSource {
  let id = "tags"

  func metrics(for basis: FactorBasis) throws -> Set<MetricID> {
    try basis.metrics(withPrefix: EntryTag.metricPrefix)
  }

  func factors(on days: FactorDays) throws -> [CandidateFactor] {
    days.metrics.filter { $0.rawValue.hasPrefix(EntryTag.metricPrefix) }.sorted().compactMap { metric in
      days.some(of: metric, EntryTag(of: metric).map { .verbatim($0.hashtag) }, category: .activity)
    }
  }

  func leftOut(for basis: FactorBasis) throws -> Int { try basis.leftOut(withPrefix: EntryTag.metricPrefix) }
}
