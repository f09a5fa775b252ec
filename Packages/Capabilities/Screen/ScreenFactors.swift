import TrackerApplication
import TrackerCore

/// Time at screens beside the person's own usual: in all, by category and by app.
struct ScreenFactors: FactorSource {
  let id = "screen"

  func metrics(for basis: FactorBasis) throws -> Set<MetricID> {
    try basis.metrics(withPrefix: "screen.").filter { basis.person.catalogue[$0] != nil }
  }

  func factors(on days: FactorDays) throws -> [CandidateFactor] {
    days.metrics.filter { $0.rawValue.hasPrefix("screen.") }.sorted().flatMap {
      days.besideUsual($0, category: .activity)
    }
  }

  func leftOut(for basis: FactorBasis) throws -> Int { try basis.leftOut(withPrefix: "screen.") }
}
