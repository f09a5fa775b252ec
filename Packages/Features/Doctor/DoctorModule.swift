import TrackerApplication
import TrackerCore

/// Whether the program and what it keeps are well.
public enum DoctorModule: TrackerModule {
  public static let id: ModuleID = "doctor"

  public static func contribute(to registry: inout Registry) { registry.healthChecks.add(ProgramCheck()) }
}

/// Whether the modules fit together.
struct ProgramCheck: HealthCheck {
  let id = "program"

  func findings(in environment: Environment, repairing: Bool) -> [HealthFinding] {
    let registry = environment.registry
    let problems = registry.diagnostics
    guard problems.isEmpty else {
      return problems.map { HealthFinding(id, .wrong, $0.sentence, recovery: "Build the program anew.") }
    }
    let metrics = registry.metrics.all.count
    return [HealthFinding(id, .fine, "\(registry.logKinds.all.count) kinds of entries, \(metrics) metrics")]
  }
}
