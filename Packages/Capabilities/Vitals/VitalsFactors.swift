import TrackerApplication
import TrackerCore

/// What was measured of the body, beside the person's own usual.
struct VitalsFactors: FactorSource {
  let id = "vitals"

  private static let metrics = VitalsMetrics.all.map(\.id)
  /// What somebody does, and not what their body does.
  private static let movement = Set(VitalsMetrics.movement.map(\.id))

  func metrics(for basis: FactorBasis) throws -> Set<MetricID> { Set(Self.metrics) }

  func factors(on days: FactorDays) throws -> [CandidateFactor] {
    Self.metrics.flatMap { metric in
      let isMovement = Self.movement.contains(metric)
      return days.besideUsual(
        metric, category: isMovement ? .activity : .health,
        keptBecause: isMovement ? nil : CandidateFactor.isNoChoice)
    }
  }
}
