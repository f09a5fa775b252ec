import Foundation
import GRDB
import Testing

/// A journal of the first form is copied before it is updated.
@Suite struct UpdateBackupTests {
  private let world: TranscriptWorld

  init() throws {
    world = try TranscriptWorld(seed: 8)
    try world.setClock("2026-02-25T20:00", zone: "America/New_York")
    let fixtures = TranscriptWorld.root.appendingPathComponent("Tests/Fixtures/journals/upgrade/journal.sql")
    try FileManager.default.createDirectory(atPath: world.home, withIntermediateDirectories: true)
    let sql = try String(contentsOf: fixtures, encoding: .utf8)
    try DatabaseQueue(path: "\(world.home)/journal.sqlite").writeWithoutTransaction { try $0.execute(sql: sql) }
  }

  private var copy: String { "\(world.home)/backups/before-update-1.backup" }

  @Test(
    "whichever command comes first, the copy is made, and it can be brought back",
    arguments: ["today", "doctor", "backup create", "pain 3"])
  func copied(line: String) throws {
    _ = world.run(line: "symptoms \(line)")
    let made = try Data(contentsOf: URL(fileURLWithPath: copy))
    _ = world.run(["today"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == made, "a journal of today is not copied")
    let other = try TranscriptWorld()
    try other.setClock("2026-02-25T20:00", zone: "America/New_York")
    let restored = other.run(["backup", "restore", copy])
    #expect(restored.exitCode == 0, "\(restored.errors)")
    let both = [world, other].map { $0.run(["list", "--days", "400", "--json"]).output }
    #expect(line == "pain 3" || both[0] == both[1])
  }

  @Test("where no copy can be made it is said, and the journal is updated all the same")
  func noCopy() throws {
    try world.write("in the way", to: "backups")
    let result = world.run(["list", "--days", "400"])
    #expect(result.exitCode == 0 && result.errors.contains("No backup could be made"), "\(result.errors)")
    #expect(!world.run(["list"]).errors.contains("No backup"))
  }
}
