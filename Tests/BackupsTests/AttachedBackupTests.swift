import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerBackups
@testable import TrackerBackupsCommands

@Suite("Files that are attached to entries, in backups and left out of them")
struct AttachedBackupTests {
  private let world: BackupWorld
  private let photo = "attachments/ab/photo.jpg"

  init() throws {
    world = try BackupWorld()
    try world.write("a photo", to: photo)
    try world.write("another", to: "attachments/cd/other.png")
  }

  private func manifest(_ name: String) throws -> BackupManifest {
    try BackupReader(at: "\(world.home)/backups/\(name)") { _ in "" }.manifest
  }

  private func create(_ words: [String] = []) throws -> (answer: String, path: String, manifest: BackupManifest) {
    let known = Set(world.backups())
    let answer = try world.run(BackupCreateCommand.self, words)
    let name = try #require(world.backups().first { !known.contains($0) })
    return (answer, "\(world.home)/backups/\(name)", try manifest(name))
  }

  @Test("they are in a backup, counted in its manifest, and come back")
  func taken() throws {
    let made = try create()
    #expect(made.manifest.attachments == 2 && made.answer.contains("2 attachments are in it."))
    #expect(made.manifest.files.map(\.path).contains(photo))
    let other = "\(world.folder)/other"
    try world.run(BackupRestoreCommand.self, [made.path], home: other)
    #expect(try String(contentsOfFile: "\(other)/\(photo)", encoding: .utf8) == "a photo")
  }

  @Test("a restored backup takes the place of those that are there, which are kept")
  func replaced() throws {
    let made = try create()
    try world.write("a later one", to: "attachments/ef/later.jpg")
    try world.run(BackupRestoreCommand.self, [made.path, "--in-place", "--confirm", "restore backup"])
    #expect(world.text(photo) == "a photo" && world.text("attachments/ef/later.jpg") == nil)
    let kept = try #require(world.backups().first { $0.hasPrefix("before-restore") })
    #expect(try manifest(kept).attachments == 3)
  }

  @Test("the option and the setting leave them out, and the option counts first")
  func leftOut() throws {
    let made = try create(["--attachments", "no"])
    #expect(made.manifest.attachments == nil && made.answer.contains("Attachments were left out."))
    #expect(!made.manifest.files.map(\.path).contains(photo))
    try world.write("backup.attachments: off\n", to: "settings.yaml")
    #expect(try create().manifest.attachments == nil)
    #expect(try create(["--attachments", "yes"]).manifest.attachments == 2)
  }

  @Test("a backup without them leaves those that are there, whatever ends the restoring")
  func stays() throws {
    let made = try create(["--attachments", "no"])
    try world.write("theme: light\n", to: "settings.yaml")
    try world.run(BackupRestoreCommand.self, [made.path, "--in-place", "--confirm", "restore backup"])
    #expect(world.text("settings.yaml") == "theme: dark\n")
    #expect(world.text(photo) == "a photo" && world.text("attachments/cd/other.png") == "another")
  }

  @Test("the manifest of an earlier version leaves them, too, and a backup without any says that it has none")
  func earlier() throws {
    let old = """
      {"format":1,"program":"0.1","made":"person","at":0,"offset":0,"home":"x","files":[]}
      """
    #expect(try JSONDecoder().decode(BackupManifest.self, from: Data(old.utf8)).attachments == nil)
    try FileManager.default.removeItem(atPath: "\(world.home)/attachments")
    let made = try create()
    #expect(made.manifest.attachments == 0 && !made.answer.contains("ttachment"))
  }
}

extension AttachedBackupTests {
  @Test("what is attached while a backup is made is in it, if its journal knows of it")
  func meanwhile() throws {
    var registry = world.context().environment.registry
    let real = try #require(registry.journalFiles.all.first)
    registry.journalFiles = Registry([]).journalFiles
    registry.journalFiles.add(AttachingFiles(real: real))
    let writer = BackupWriter(
      home: world.home, registry: registry, manifest: BackupManifest(.person, world.context().environment, home: "x"))
    let folder = "\(world.folder)/work"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let made = try writer.write(to: "\(world.folder)/made.backup", by: folder).manifest
    #expect(made.files.map(\.path).contains("attachments/99/meanwhile.jpg") && made.attachments == 3)
  }
}

/// The journal's file, which is copied just after another command attached something.
private struct AttachingFiles: JournalFiles {
  let real: any JournalFiles
  var id: String { real.id }
  var name: String { real.name }
  var currentForm: Int { real.currentForm }

  func copy(from home: String, to folder: String) throws -> Bool {
    let place = "\(home)/attachments/99"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try Data("new".utf8).write(to: URL(fileURLWithPath: "\(place)/meanwhile.jpg"))
    return try real.copy(from: home, to: folder)
  }

  func facts(in folder: String) throws -> JournalFacts { try real.facts(in: folder) }
  func problems(in folder: String, _ environment: Environment) throws -> [HealthFinding] {
    try real.problems(in: folder, environment)
  }
  func update(in folder: String) throws { try real.update(in: folder) }
  func replace(in home: String, with folder: String, mark: Int64, keeping: () throws -> Void) throws -> Bool {
    try real.replace(in: home, with: folder, mark: mark, keeping: keeping)
  }
  func isDamaged(_ error: any Error, in home: String) -> Bool { real.isDamaged(error, in: home) }
  func setAside(from home: String, to folder: String) throws { try real.setAside(from: home, to: folder) }
}
