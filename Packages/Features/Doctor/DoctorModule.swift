import TrackerApplication
import TrackerCore

/// Whether the program and what it keeps are well.
public enum DoctorModule: TrackerModule {
  public static let id: ModuleID = "doctor"

  public static func contribute(to registry: inout Registry) {
    registry.healthChecks.add(ProgramCheck())
    registry.healthChecks.add(LeftoverCheck())
    registry.strings.add(.german)
  }
}

/// Whether the modules fit together.
struct ProgramCheck: HealthCheck {
  let id = "program"
  private let parts = "program parts"
  private let name: Phrase = "Program"

  func findings(in environment: Environment, repairing: Bool) -> [HealthFinding] {
    let registry = environment.registry
    let problems = registry.diagnostics
    guard problems.isEmpty else {
      return problems.map {
        HealthFinding(id, called: name, .wrong, $0.sentence, recovery: "Install the program again.")
      }
    }
    return [
      HealthFinding(id, called: name, .fine, "in working order"),
      HealthFinding(
        parts, called: name, .fine, "{kinds} kinds of entries, {metrics} measurements",
        ["kinds": .count(registry.logKinds.all.count), "metrics": .count(registry.metrics.all.count)],
        isDetail: true),
    ]
  }
}
