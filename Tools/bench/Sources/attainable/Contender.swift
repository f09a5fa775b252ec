import TrackerCore
import TrackerLearner
import TrackerSimulation

/// A forecaster in the comparison: the learner, told more or less of what moves simulated people.
enum Contender: String, CaseIterable, Sendable {
  /// Without the regression of severity.
  case history = "own history alone"
  case noFactors = "and severity, no factors"
  case rawColumns = "and raw metrics as columns"
  case curves = "and the pack's curves"

  func design(in world: SimulatedWorld) -> LearnerDesign {
    var design = LearnerDesign(
      flare: world.pack.flare, risk: world.pack.risk, isFlareRelative: false)
    switch self {
    case .history:
      design.factors = []
      design.isSeverity = false
    case .noFactors: design.factors = []
    case .rawColumns:
      design.factors = Contender.rawMetrics(in: world).map { metric in
        LearnerDesign.Factor(
          id: FactorID(metric.rawValue), logOdds: 0, deviation: LearnerDesign.deviation(.low))
      }
    case .curves: break
    }
    return design
  }

  func values(of day: SimulatedDay, in world: SimulatedWorld) -> [Double?] {
    switch self {
    case .history, .noFactors: []
    case .rawColumns: Contender.rawMetrics(in: world).map { day.metrics[$0] }
    case .curves: day.values
    }
  }

  /// The metrics that the pack's factors look at, each once.
  private static func rawMetrics(in world: SimulatedWorld) -> [MetricID] {
    Set(world.pack.risk.factors.compactMap(\.metric)).sorted()
  }
}
