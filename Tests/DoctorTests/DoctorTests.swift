import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerDoctor
import TrackerTestSupport

@testable import TrackerDoctorCommands

/// A check whose answer tests choose.
private struct FixedCheck: HealthCheck {
  let id = "fixed"
  func findings(in environment: Environment, repairing: Bool) -> [HealthFinding] {
    [repairing ? HealthFinding(id, .fixed, "2 totals") : HealthFinding(id, .wrong, "2 totals", recovery: "Add --mend.")]
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
    let blocks = view.blocks(TextFormatter())
    #expect(BlockRenderer(.file).text(blocks).hasSuffix("✗ fixed: 2 totals\n  Add --mend.\n"))
    let plain = TextStyle(width: 80, usesColour: false, isPlain: true)
    #expect(BlockRenderer(plain).text(blocks).hasSuffix("wrong: fixed: 2 totals\nAdd --mend.\n"))
  }

  @Test("what can be computed again is, when it is asked for")
  func repaired() throws {
    #expect(try world.run(DoctorCommand.self, ["--mend"]).contains("✓ fixed: mended: 2 totals"))
  }
}
