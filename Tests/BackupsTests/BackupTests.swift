import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerBackups
@testable import TrackerBackupsCommands

@Suite struct BackupTests {
  private let world: BackupWorld

  init() throws { world = try BackupWorld() }

  private var backup: String { "\(world.home)/backups/symptoms-2026-11-23-1410.backup" }

  @Test("a backup brings everything back in an empty folder")
  func roundTrip() throws {
    try world.run(BackupCreateCommand.self)
    #expect(world.backups() == ["symptoms-2026-11-23-1410.backup"])
    let mode = try FileManager.default.attributesOfItem(atPath: backup)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let other = "\(world.folder)/other"
    let said = try world.run(BackupRestoreCommand.self, [backup], home: other)
    #expect(said.contains("as it was on Monday 23 November, with 3 entries"), "\(said)")
    #expect(try world.records(other) == world.records())
    for name in ["settings.yaml", "packs/mine/pack.yaml", "packs/mine/docs/README.md"] {
      #expect(try String(contentsOfFile: "\(other)/\(name)", encoding: .utf8) == world.text(name), "\(name)")
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: other).sorted()
    #expect(left == ["journal.sqlite", "packs", "settings.yaml"])
  }

  @Test("any tar program reads a backup, and its last file is the hash of what stands before")
  func plain() throws {
    try world.run(BackupCreateCommand.self)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: backup)))
    #expect(bytes[257..<262].elementsEqual("ustar".utf8))
    let reader = try BackupReader(at: backup) { _ in "" }
    #expect(
      reader.manifest.files.map(\.path) == [
        "journal.sqlite", "packs/mine/docs/README.md", "packs/mine/pack.yaml", "settings.yaml",
      ])
    #expect(reader.manifest.journal?.entries == 3)
    #expect(reader.manifest.made == .person)
  }

  @Test("a changed byte is found, wherever it is")
  func flipped() throws {
    try world.run(BackupCreateCommand.self)
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: backup)))
    // Headers, the manifest, what fills blocks and the end by every few bytes; the rest by a stride.
    let places =
      Array(stride(from: 0, to: 4_000, by: 13)) + Array(stride(from: 4_000, to: whole.count, by: 2_311))
      + Array(stride(from: whole.count - 2_100, to: whole.count, by: 7))
    for place in places {
      var bytes = whole
      bytes[place] ^= 0x20
      #expect(throws: Failure.self, "byte \(place)") { try read(bytes) }
    }
    try read(whole)
  }

  @Test("a backup that was cut off, or goes on, is refused")
  func cut() throws {
    try world.run(BackupCreateCommand.self)
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: backup)))
    for length in [0, 1, 512, 2_047, 2_048, whole.count / 2, whole.count - 2_048, whole.count - 512, whole.count - 1] {
      #expect(throws: Failure.self, "\(length)") { try read(Array(whole.prefix(length))) }
    }
    #expect(throws: Failure.self) { try read(whole + [0]) }
    #expect(throws: Failure.self) { try read(whole + [UInt8](repeating: 0, count: 512)) }
  }

  private func read(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    let reader = try BackupReader(named: "x", passphrase: { _ in "" }) { most in
      defer { rest = rest.dropFirst(most) }
      return Array(rest.prefix(most))
    }
    try reader.readAll()
  }

  @Test("what is no backup is refused with two lines, and nothing is changed")
  func refused() throws {
    try world.write("not a backup", to: "backups/a.backup")
    try world.run(BackupCreateCommand.self)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: backup))
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: URL(fileURLWithPath: "\(world.home)/backups/b.backup"))
    let before = try world.records()
    for name in ["a", "b", "missing"] {
      let file = "\(world.home)/backups/\(name).backup"
      for arguments in [[file], [file, "--in-place", "--confirm", "restore backup"]] {
        let failure = try #require(try world.failure(of: BackupRestoreCommand.self, arguments), "\(name)")
        #expect(failure.exitCode == 2 && failure.recovery != nil)
      }
      #expect(try world.failure(of: BackupVerifyCommand.self, [file])?.exitCode == 2)
    }
    let list = try world.run(BackupListCommand.self)
    #expect(list.contains("damaged") && list.contains("checked"), "\(list)")
    #expect(try world.records() == before)
    #expect(!FileManager.default.fileExists(atPath: "\(world.home)/.symptoms-restoring"))
  }

  @Test("a backup of a newer version is refused, whatever is new in it")
  func newer() throws {
    var format = BackupManifest(.person, world.context().environment, home: "x")
    format.format = 2
    var form = BackupManifest(.person, world.context().environment, home: "x")
    form.journal = JournalFacts(form: 99, entries: 1, documents: 1, forecasts: 0, lastAction: 1)
    var file = BackupManifest(.person, world.context().environment, home: "x")
    file.journal = JournalFacts(form: 1, entries: 1, documents: 1, forecasts: 0, lastAction: 1)
    file.files = [.init(path: "films/a.mp4", size: 0, sha256: emptyHash)]
    for manifest in [format, form, file] {
      try BackupFiles.write(manifest, [[]], to: backup)
      let failure = try world.failure(of: BackupRestoreCommand.self, [backup], home: "\(world.folder)/other")
      #expect(failure?.message.description.contains("is from a newer version of the program") == true, "\(manifest)")
      #expect(!FileManager.default.fileExists(atPath: "\(world.folder)/other"))
    }
  }

  @Test("a backup cannot write outside of the home, or to what is not a person's")
  func paths() throws {
    for path in ["../outside", "/tmp/outside", "backups/x.backup", "journal.sqlite-wal", "packs", "settings.yaml/x"] {
      var manifest = BackupManifest(.person, world.context().environment, home: "x")
      manifest.journal = JournalFacts(form: 1, entries: 1, documents: 1, forecasts: 0, lastAction: 1)
      manifest.files = [.init(path: path, size: 0, sha256: emptyHash)]
      try BackupFiles.write(manifest, [[]], to: backup)
      let failure = try world.failure(of: BackupRestoreCommand.self, [backup], home: "\(world.folder)/other")
      #expect(failure != nil, "\(path)")
      #expect(!FileManager.default.fileExists(atPath: "\(world.folder)/outside"))
    }
  }

  private let emptyHash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

  @Test("another file or folder is taken in place of the usual one, and a file only replaced with --force")
  func targets() throws {
    let stick = "\(world.folder)/stick"
    try world.run(BackupCreateCommand.self, ["--to", "\(stick)/"])
    try world.run(BackupCreateCommand.self, ["--to", stick])
    #expect(world.backups(in: stick) == ["symptoms-2026-11-23-1410-2.backup", "symptoms-2026-11-23-1410.backup"])
    try world.run(BackupCreateCommand.self, ["--to", "\(stick)/mine"])
    let refused = try world.failure(of: BackupCreateCommand.self, ["--to", "\(stick)/mine"])
    #expect(refused?.message.description.contains("There is already a file") == true)
    try world.run(BackupCreateCommand.self, ["--to", "\(stick)/mine", "--force"])
    let own = try world.failure(of: BackupCreateCommand.self, ["--to", "\(world.home)/journal.sqlite", "--force"])
    #expect(own?.message.description.contains("belongs to the program") == true)
    #expect(try world.count() == 3)
  }

  @Test("without a journal there is nothing to back up, and nothing is made")
  func empty() throws {
    let world = try BackupWorld(entries: 0)
    #expect(try world.failure(of: BackupCreateCommand.self)?.message.description.contains("not set up") == true)
    #expect(!FileManager.default.fileExists(atPath: world.home))
    #expect(try world.run(BackupListCommand.self).contains("no backups"))
  }

  @Test("what a backup left that was ended goes with the next command, and stays while one is made")
  func unfinished() throws {
    let folder = BackupFolder(in: world.home)
    let workshop = "\(world.home)/backups/.making"
    try world.write("left", to: "backups/.making/journal.sqlite")
    try world.write("left", to: "backups/a.backup.unfinished-abc123")
    try folder.working { inside in
      try Data("now".utf8).write(to: URL(fileURLWithPath: "\(inside)/journal.sqlite"))
      folder.clearWorkshop()
      #expect(FileManager.default.fileExists(atPath: "\(inside)/journal.sqlite"))
    }
    try world.write("left", to: "backups/.making/journal.sqlite")
    try world.write("left", to: "backups.json.unfinished-abc123")
    let registry = world.context().environment.registry
    for work in registry.unfinishedWork.all { try work.finish(world.home, registry) }
    #expect(!FileManager.default.fileExists(atPath: workshop))
    for left in ["backups/a.backup.unfinished-abc123", "backups.json.unfinished-abc123"] {
      #expect(!FileManager.default.fileExists(atPath: "\(world.home)/\(left)"), "\(left)")
    }
  }

  @Test("while another program makes a backup, none is begun")
  func busy() throws {
    let folder = BackupFolder(in: world.home)
    try folder.working { _ in
      _ = #expect(throws: Failure.self) { try folder.working(patience: .zero) { _ in } }
    }
    // What was left of it does not matter.
    try world.write("left", to: "backups/.making/journal.sqlite")
    try world.run(BackupCreateCommand.self)
    #expect(!FileManager.default.fileExists(atPath: "\(world.home)/backups/.making"))
  }
}
