import Foundation
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
      HealthFinding("fixed parts", called: "Parts", .fine, "7 pages", items: ["first", "second"], isDetail: true),
    ]
  }

  func salvage(_ file: String, in environment: Environment) throws -> [HealthFinding] {
    [HealthFinding("lost", called: "Lost", .wrong, "2 pages of {file}", ["file": "\(file)"], items: ["7", "9"])]
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
    #expect(!short.contains("7 pages") && !short.contains("first") && short.contains("More: symptoms doctor --more"))
    let long = try world.run(DoctorCommand.self, ["--fix", "--more"])
    #expect(long.contains("✓ Parts: 7 pages") && long.contains("first and second") && !long.contains("--more"))
    let json = try DoctorView(in: world.context.environment, repairing: false).json
    #expect(json.contains("7 pages") && json.contains("\"items\"") && json.contains("\"second\""))
  }

  @Test("saving a damaged file looks at nothing else, and tells all that is missing")
  func salvage() throws {
    let failure = #expect(throws: Failure.self) { try world.run(DoctorCommand.self, ["--salvage", "old.file"]) }
    #expect(failure?.exitCode == 1)
    let view = try DoctorView(salvaging: "old.file", in: world.context.environment)
    let text = BlockRenderer(.file).text(view.blocks(TextFormatter()))
    #expect(text.contains("✗ Lost: 2 pages of old.file\n  7 and 9\n") && !text.contains("Fixed"))
  }

  @Test("--data tells every file of the program with its size and mode, what is not its own, and what can leave")
  func data() throws {
    var world = try TestWorld([DoctorModule.self, KeepingModule.self])
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID().uuidString)").path
    world.context.environment.home = home
    #expect(try world.run(DoctorCommand.self, ["--data"]).hasPrefix("Nothing is kept in \(home) yet."))
    defer { try? FileManager.default.removeItem(atPath: home) }
    for (name, mode) in [("journal.sqlite", 0o600), ("journal.sqlite-wal", 0o644), ("packs/a/pack.yaml", 0o600)] {
      let path = URL(fileURLWithPath: "\(home)/\(name)")
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      #expect(
        FileManager.default.createFile(
          atPath: path.path, contents: Data(count: 2_000), attributes: [.posixPermissions: mode]))
    }
    try "mine".write(toFile: "\(home)/diary.csv", atomically: false, encoding: .utf8)
    let answer = try world.run(DoctorCommand.self, ["--data"])
    #expect(answer.contains("journal.sqlite, 2 KB, mode 0600"))
    #expect(answer.contains("journal.sqlite-wal, 2 KB, mode 0644"))
    #expect(answer.contains("packs/a, 2 KB") && answer.contains("Your entries."))
    #expect(answer.contains("not from the program") && answer.contains("diary.csv"))
    #expect(answer.contains("symptoms post: A letter."))
  }
}

private enum KeepingModule: TrackerModule {
  static let id: ModuleID = "keeping"
  static func contribute(to registry: inout Registry) {
    registry.homeFiles.add(
      HomeFile("journal.sqlite", .file(beside: ["-wal"]), "Your entries."),
      HomeFile("packs", .folders(holding: "pack.yaml"), "A pack."))
    registry.outgoing.add(OutgoingFile("post", "A letter."))
  }
}
