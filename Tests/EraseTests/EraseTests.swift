import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerErase
import TrackerTestSupport

@testable import TrackerEraseCommands

@Suite struct EraseTests {
  /// Keeps a journal, a settings file and packs, as the real modules do.
  private enum KeepingModule: TrackerModule {
    static let id: ModuleID = "keeping"
    static func contribute(to registry: inout Registry) {
      registry.homeFiles.add(
        HomeFile("journal.sqlite", .file(beside: ["-wal", "-shm"]), "Entries."),
        HomeFile("settings.yaml", .file(beside: [".broken"]), "Settings."),
        HomeFile("packs", .folders(holding: "pack.yaml"), "A pack."))
    }
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("erase-\(UUID().uuidString)").path
  private var home: String { "\(folder)/home" }
  private var world: TestWorld

  init() throws {
    world = try TestWorld([KeepingModule.self, EraseModule.self], facts: nil)
    world.context.environment.home = "\(folder)/home"
    world.context.environment.words = Phrases("de", world.context.environment.registry.strings.all)
    try write(["journal.sqlite", "journal.sqlite-wal", "settings.yaml", "settings.yaml.broken", "packs/a/pack.yaml"])
    try write(["packs/a/README.md", "settings.yaml.unfinished-abcdef"])
  }

  private func write(_ names: [String]) throws {
    for name in names {
      let path = URL(fileURLWithPath: "\(home)/\(name)")
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try name.write(to: path, atomically: false, encoding: .utf8)
    }
  }

  private var left: [String] {
    (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
  }

  private var eraser: HomeEraser { HomeEraser(home, files: world.context.environment.registry.homeFiles.all) }

  @Test(
    "once it is confirmed, everything of the program is gone, with the folder",
    arguments: ["erase everything", " Alles löschen "])
  func everything(_ words: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let answer = try world.run(EraseEverythingCommand.self, ["--confirm", words])
    #expect(answer.hasPrefix("Gelöscht: Ihre Einträge"))
    #expect(left == [])
    #expect(try world.run(EraseEverythingCommand.self) == "In \(home) gibt es nichts zu löschen.\n")
  }

  @Test("without the words nothing is gone", arguments: [["--confirm", "erase"], ["--confirm", ""], []])
  func unconfirmed(_ words: [String]) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = left
    let failure = #expect(throws: Failure.self) { try world.run(EraseEverythingCommand.self, words) }
    #expect(failure?.message == "Nothing was erased" && failure?.exitCode == 1)
    #expect(left == before && before.count > 8)
  }

  @Test("while another command goes on writing, nothing is gone; a journal that can't be read goes")
  func busy() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    struct Busy: Error {}
    let before = left
    #expect(throws: Busy.self) { try eraser.erase(after: WaitingJournal { _ in throw Busy() }) }
    #expect(left == before)
    _ = try eraser.erase(
      after: WaitingJournal { [home, before] mark in
        try mark()
        // Whatever begins from here on erases first.
        #expect(FileManager.default.fileExists(atPath: "\(home)/.symptoms-erasing"))
        #expect(before.filter { !FileManager.default.fileExists(atPath: "\(home)/../\($0)") } == [])
      })
    #expect(left == [])
    try write(["journal.sqlite"])
    _ = try eraser.erase(after: nil)
    #expect(left == [])
  }

  @Test("what is not the program's stays, and is named")
  func foreign() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let foreign = [
      "diary.csv", "journal.sqlite.bak", "packs/notes.txt", "packs/other/readme.md", ".symptoms-erasing-not",
    ]
    try write(foreign)
    let answer = try world.run(EraseEverythingCommand.self, ["--confirm", "erase everything"])
    #expect(
      left == [
        "home", "home/.symptoms-erasing-not", "home/diary.csv", "home/journal.sqlite.bak", "home/packs",
        "home/packs/notes.txt", "home/packs/other", "home/packs/other/readme.md",
      ])
    for name in ["diary.csv", "journal.sqlite.bak", "packs/notes.txt", "packs/other"] {
      #expect(answer.contains("\(home)/\(name)"), "\(name)")
    }
  }

  @Test("a link to a journal goes with the journal; a link to a pack goes alone")
  func links() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let manager = FileManager.default
    try manager.moveItem(atPath: "\(home)/journal.sqlite", toPath: "\(folder)/elsewhere.sqlite")
    try manager.createSymbolicLink(
      atPath: "\(home)/journal.sqlite", withDestinationPath: "\(folder)/elsewhere.sqlite")
    try manager.createDirectory(atPath: "\(folder)/pack", withIntermediateDirectories: true)
    try "x".write(toFile: "\(folder)/pack/pack.yaml", atomically: false, encoding: .utf8)
    try manager.createSymbolicLink(atPath: "\(home)/packs/linked", withDestinationPath: "\(folder)/pack")
    _ = try world.run(EraseEverythingCommand.self, ["--confirm", "erase everything"])
    #expect(left == ["pack", "pack/pack.yaml"])
  }

  @Test("what an ended program left is erased by the next one, and nothing without its mark")
  func interrupted() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = left
    try eraser.finish()
    #expect(left == before)
    try "somebody else's".write(toFile: "\(home)/.symptoms-erasing", atomically: false, encoding: .utf8)
    try eraser.finish()
    #expect(left.count == before.count + 1)
    try "symptoms erase everything\n".write(toFile: "\(home)/.symptoms-erasing", atomically: false, encoding: .utf8)
    try FileManager.default.removeItem(atPath: "\(home)/journal.sqlite")
    try eraser.finish()
    #expect(left == [])
  }
}

/// A journal that does something where others would wait for its writers.
private struct WaitingJournal: Journal {
  private let journal = InMemoryJournal()
  let wait: @Sendable (_ body: () throws -> Void) throws -> Void

  init(_ wait: @escaping @Sendable (_ body: () throws -> Void) throws -> Void) { self.wait = wait }

  var isReadOnly: Bool { false }
  func alone(_ body: () throws -> Void) throws { try wait(body) }
  func open(_ command: String, importing file: String?) throws -> (any OpenAction)? { nil }
  func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result { try journal.read(body) }
  func write<Result>(_ command: String, at instant: Instant, _ body: (any JournalWriting) throws -> Result) throws
    -> Result
  { try journal.write(command, at: instant, body) }
  func measureRules(of kinds: Set<LogKindID>) throws -> [LogKindID: MeasureRule] { [:] }
  func rederive(_ plan: (any JournalReading) throws -> Rederivation) throws -> [LogKindID: Int] { [:] }
  func restore<Result>(_ body: (any JournalRestoring) throws -> Result) throws -> Result { try journal.restore(body) }
}
