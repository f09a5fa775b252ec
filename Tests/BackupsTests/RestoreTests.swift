import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerBackups
@testable import TrackerBackupsCommands

@Suite struct RestoreTests {
  private let world: BackupWorld
  private var backup: String { "\(world.home)/backups/symptoms-2026-11-23-1410.backup" }
  private let inPlace = ["--in-place", "--confirm", "restore backup"]

  /// A home whose backup is older than what it has now.
  init() throws {
    world = try BackupWorld()
    try world.run(BackupCreateCommand.self)
    try world.log(2, from: 3)
    try world.write("theme: light\n", to: "settings.yaml")
    try world.write("id: other\n", to: "packs/other/pack.yaml")
    try world.write("keep me\n", to: "packs/notes.txt")
  }

  @Test("in place, what was there is kept as a backup, and that brings it back")
  func inPlaceAndBack() throws {
    let before = try world.records()
    let said = try world.run(BackupRestoreCommand.self, [backup] + inPlace)
    #expect(said.contains("before-restore-2026-11-23-1410.backup"), "\(said)")
    #expect(try world.count() == 3)
    #expect(world.text("settings.yaml") == "theme: dark\n")
    #expect(world.text("packs/other/pack.yaml") == nil && world.text("packs/mine/pack.yaml") != nil)
    #expect(world.text("packs/notes.txt") == "keep me\n", "what is not the program's stays")
    try world.run(
      BackupRestoreCommand.self, ["\(world.home)/backups/before-restore-2026-11-23-1410.backup"] + inPlace)
    #expect(try world.records() == before)
    #expect(world.text("settings.yaml") == "theme: light\n" && world.text("packs/mine/pack.yaml") != nil)
    #expect(world.text("packs/other/pack.yaml") == "id: other\n")
  }

  @Test("a home with data is replaced only where it is said and confirmed")
  func confirmed() throws {
    let before = try world.records()
    let taken = try world.failure(of: BackupRestoreCommand.self, [backup])
    #expect(taken?.recovery?.description.contains("--in-place") == true)
    #expect(try world.failure(of: BackupRestoreCommand.self, [backup, "--in-place"])?.exitCode == 1)
    let typed = ScriptedTerminal(lines: ["restore"], hasKeyboard: true)
    #expect(try world.failure(of: BackupRestoreCommand.self, [backup, "--in-place"], at: typed)?.exitCode == 1)
    #expect(try world.records() == before)
    #expect(world.backups() == ["symptoms-2026-11-23-1410.backup"])
    let right = ScriptedTerminal(lines: ["Restore backup"], hasKeyboard: true)
    try world.run(BackupRestoreCommand.self, [backup, "--in-place"], at: right)
    #expect(try world.count() == 3)
  }

  @Test("what a command writes that had the journal open all the time is in the journal that was restored")
  func atOnce() throws {
    let journal = try #require(try world.context().environment.journal())
    try world.run(BackupRestoreCommand.self, [backup] + inPlace)
    // The command had the journal open all the time.
    try journal.write("log", at: world.now) { journal in
      try journal.put(["pain"], as: DocumentKind<[String]>("person", "late"))
    }
    let read = try #require(try world.context().environment.journal())
    #expect(try read.read { try $0.value(DocumentKind<[String]>("person", "late")) } == ["pain"])
    #expect(try world.count() == 3)
  }

  @Test("where the journal is damaged it is set aside as it lies there")
  func damaged() throws {
    let journal = "\(world.home)/journal.sqlite"
    var bytes = try Data(contentsOf: URL(fileURLWithPath: journal))
    bytes.replaceSubrange(0..<200, with: Data(repeating: 7, count: 200))
    try bytes.write(to: URL(fileURLWithPath: journal))
    try world.run(BackupRestoreCommand.self, [backup] + inPlace)
    #expect(try world.count() == 3)
    let aside = "\(world.home)/backups/before-restore-2026-11-23-1410.damaged/journal.sqlite"
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside)) == bytes)
    #expect(world.backups().contains("before-restore-2026-11-23-1410.backup"), "settings and packs are kept, too")
  }

  @Test("a restoring that was ended before all was ready is thrown away, and one after it is finished")
  func ended() throws {
    let restoration = Restoration(home: world.home, registry: world.context().environment.registry)
    let before = try world.records()
    func prepare() throws -> Restoration.Plan {
      let lock = try restoration.lock()
      defer { withExtendedLifetime(lock) {} }
      try BackupExtraction(restoration.registry, into: restoration.folder).extract(
        try BackupReader(at: backup) { _ in "" })
      return try restoration.plan(BackupManifest(.restore, world.context().environment, home: "x"))
    }
    _ = try prepare()
    try FileManager.default.removeItem(atPath: "\(restoration.folder)/ready")
    try restoration.finish()
    #expect(try world.records() == before)
    #expect(!FileManager.default.fileExists(atPath: restoration.folder))

    // Ended after the journal was replaced: what was there is not kept a second time.
    let plan = try prepare()
    try restoration.carryOut(plan)
    let kept = try Data(contentsOf: URL(fileURLWithPath: plan.keptPath))
    let again = try prepare()
    var same = again
    same.mark = plan.mark
    same.keptPath = plan.keptPath
    try JSONEncoder().encode(same).write(to: URL(fileURLWithPath: "\(restoration.folder)/ready"))
    try restoration.finish()
    #expect(try Data(contentsOf: URL(fileURLWithPath: plan.keptPath)) == kept)
    #expect(try world.count() == 3 && !FileManager.default.fileExists(atPath: restoration.folder))
    try restoration.finish()
  }

  @Test("where what is there cannot be kept, nothing is changed")
  func keptFirst() throws {
    let before = try world.records()
    try FileManager.default.moveItem(atPath: "\(world.home)/backups", toPath: "\(world.folder)/moved")
    // Where the folder of backups should be is a file.
    try world.write("in the way", to: "backups")
    let file = "\(world.folder)/moved/symptoms-2026-11-23-1410.backup"
    #expect(try world.failure(of: BackupRestoreCommand.self, [file] + inPlace)?.exitCode == 2)
    #expect(try world.records() == before && world.text("settings.yaml") == "theme: light\n")
    #expect(!FileManager.default.fileExists(atPath: "\(world.home)/.symptoms-restoring"))
  }
}
