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
    [
      repairing
        ? HealthFinding(id, called: "Fixed", .fixed, "2 totals")
        : HealthFinding(id, called: "Fixed", .wrong, "2 totals", recovery: "Add --fix."),
      HealthFinding("fixed parts", called: "Parts", .fine, "7 pages", isDetail: true),
    ]
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
    let failure = #expect(throws: Failure.self) { try world.run(DoctorCommand.self) }
    #expect(failure?.message == "1 problem was found" && failure?.exitCode == 1)
    let view = try DoctorView(in: world.context.environment, repairing: false)
    #expect(!view.isWell)
    let blocks = view.blocks(TextFormatter())
    #expect(BlockRenderer(.file).text(blocks).contains("✗ Fixed: 2 totals\n  Add --fix.\n\nYour data is in: "))
    let plain = TextStyle(width: 80, usesColour: false, isPlain: true)
    #expect(BlockRenderer(plain).text(blocks).contains("wrong: Fixed: 2 totals\nAdd --fix.\n"))
  }

  @Test("what can be computed again is, when it is asked for", arguments: ["--fix", "--mend"])
  func repaired(_ option: String) throws {
    let answer = try world.run(DoctorCommand.self, [option])
    #expect(answer.contains("✓ Fixed: 2 totals") && answer.contains("Everything is fine."))
  }

  @Test("figures of what is fine are told to those who ask for more, and to scripts")
  func more() throws {
    let short = try world.run(DoctorCommand.self, ["--fix"])
    #expect(!short.contains("7 pages") && short.contains("More: symptoms doctor --more"))
    let long = try world.run(DoctorCommand.self, ["--fix", "--more"])
    #expect(long.contains("✓ Parts: 7 pages") && !long.contains("--more"))
    #expect(try DoctorView(in: world.context.environment, repairing: false).json.contains("7 pages"))
  }
}
