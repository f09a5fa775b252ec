import Testing
import TrackerApplication
import TrackerCore
import TrackerDoctor
import TrackerTestSupport

@testable import TrackerDoctorCommands

/// A check whose answer tests choose.
private struct FixedCheck: HealthCheck {
  let id = "fixed"
  func findings(in environment: Environment, repairing: Bool) -> [HealthFinding] {
    [repairing ? HealthFinding(id, .mended, "2 totals") : HealthFinding(id, .fault, "2 totals", mend: "Add --mend.")]
  }
}

private enum FixedModule: TrackerModule {
  static let id: ModuleID = "fixed"
  static func contribute(to registry: inout Registry) { registry.healthChecks.add(FixedCheck()) }
}

@Suite struct DoctorTests {
  private let world: TestWorld

  init() throws { world = try TestWorld([DoctorModule.self, FixedModule.self]) }

  @Test("what a module's check finds is told, and something wrong is a no")
  func wrong() throws {
    #expect(throws: Failure.self) { try world.run(DoctorCommand.self) }
    let view = try DoctorView(in: world.context.environment, repairing: false)
    #expect(!view.isWell)
    #expect(view.text(.file).contains("✗ fixed: 2 totals\n    Add --mend."))
  }

  @Test("what can be computed again is, when it is asked for")
  func repaired() throws {
    #expect(try world.run(DoctorCommand.self, ["--mend"]).contains("✓ mended: fixed: 2 totals"))
  }
}
