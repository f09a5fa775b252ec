import TrackerApplication
import TrackerCore

/// What the person did, each type of activity for itself, and stress beside their own usual.
struct ActivityFactors: FactorSource {
  let id = "activities"

  private static let stress: MetricID = "stress.level"
  private static let types = ActivityKind.types.map { (type: $0, metric: MetricID("activity.\($0)_minutes")) }

  func metrics(for basis: FactorBasis) throws -> Set<MetricID> { Set(Self.types.map(\.metric)).union([Self.stress]) }

  func factors(on days: FactorDays) throws -> [CandidateFactor] {
    Self.types.compactMap { type, metric in
      days.some(
        of: metric, ActivityType.name(of: type), category: Self.productive.contains(type) ? .productivity : .activity)
    }
      + days.besideUsual(
        Self.stress, above: "more stress than usual", below: "less stress than usual", category: .mood,
        keptBecause: CandidateFactor.isNoChoice)
  }

  private static let productive: Set<String> = ["work", "learning"]
}
