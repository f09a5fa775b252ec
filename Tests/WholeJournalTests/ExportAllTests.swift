import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport
import TrackerWholeJournal

@testable import TrackerWholeJournalCommands

@Suite struct ExportAllTests {
  private let world: TestWorld
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(UUID().uuidString)").path

  init() throws {
    world = try TestWorld([LoggingModule.self, WholeJournalModule.self, KeepingModule.self])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try world.journal.write("log", at: world.context.environment.now) { journal in
      for number in 0..<200 { try journal.put(Self.entry(number), measures: []) }
      try journal.put(Self.forecast)
      try journal.remember("{\"id\":\"sample\"}", as: "c0ffee")
      try journal.cache("{\"days\":3}", as: DocumentKey("prediction", "state"))
    }
    try world.journal.write("delete", at: world.context.environment.now) { try $0.delete("e007") }
  }

  /// Keeps files in the home, as the modules of the journal and the settings do.
  private enum KeepingModule: TrackerModule {
    static let id: ModuleID = "keeping"
    static func contribute(to registry: inout Registry) {
      registry.homeFiles.add(
        HomeFile("journal.sqlite", .file(beside: ["-wal", "-shm"]), "Entries."),
        HomeFile("settings.yaml", .file(beside: []), "Settings."))
    }
  }

  private static func entry(_ number: Int) -> Entry {
    let text = String(number)
    return Entry(
      id: EntryID("e" + String(repeating: "0", count: 3 - text.count) + text), kind: "custom",
      instant: Instant(seconds: 1_700_000_000 + Int64(number) * 90_000), offset: 3_600, zone: "Europe/Berlin",
      day: Day(number: 19_675 + number), source: .hand, pack: "c0ffee", key: number == 3 ? "k/3" : nil,
      payload: Payload(fields: ["value": .number(Double(number) / 3), "notes": .text("“\"a\nb\\”")]))
  }

  private static let forecast = Forecast(
    condition: "sample", forDay: Day(number: 19_700), kind: .ahead, dataThrough: Day(number: 19_699),
    madeAt: Instant(seconds: 1_700_000_000), probability: 1.0 / 3, range: 0.1...0.4, baseRate: 0.2, contributions: [],
    learntFrom: 31, predictor: "history", pack: "c0ffee")

  /// The lines, as another program reads them.
  private func lines(_ text: String) throws -> [JSONValue] {
    #expect(text.hasSuffix("\n"))
    return try text.split(separator: "\n").map { try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8)) }
  }

  @Test("everything that the journal keeps is in the file as it was", arguments: [["-"], []])
  func lossless(_ words: [String]) throws {
    let lines = try lines(try world.run(ExportAllCommand.self, words))
    #expect(lines.first?["schema"] == .text("journal/2"))
    #expect(lines.first?["exportedAt"]?.number == Double(world.context.environment.now.seconds))
    #expect(lines.compactMap { $0["action"]?.number } == [1, 2, 3])
    #expect(lines.compactMap { $0["command"]?.text } == ["onboard", "log", "delete"])
    #expect(lines.compactMap { $0["definition"]?.text } == ["c0ffee"])
    #expect(lines.compactMap { $0["document"]?.text } == ["conditions", "facts"])
    #expect(lines.compactMap { $0["entry"]?.text }.count == 200)
    let last = try #require(lines.last { $0["entry"] == .text("e199") })
    let revision = try #require(last["revisions"]?.list?.first)
    #expect(revision["payload"]?["notes"] == .text("“\"a\nb\\”"))
    #expect(revision["payload"]?["value"] == .number(199.0 / 3))
    #expect(revision["day"] == .text("2024-05-31"))
    let deleted = try #require(lines.first { $0["entry"] == .text("e007") })
    #expect(deleted["revisions"]?.list?.map { $0["kind"] } == [.text("custom"), nil])
    let forecast = try JournalJSON.decode(JSONValue.self, from: try JournalJSON.encode(Self.forecast), what: "it")
    #expect(lines.compactMap { $0["forecast"] } == [forecast])
    #expect(
      lines.last?["end"]
        == .object([
          "actions": .number(3), "definitions": .number(1), "documents": .number(2), "entries": .number(200),
          "deleted": .number(1), "forecasts": .number(1), "setAside": .number(0),
        ]))
  }

  @Test("a file is its owner's alone, whole, and never replaced unless that is asked for")
  func file() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/journal.json"
    let answer = try world.run(ExportAllCommand.self, [path])
    #expect(
      answer.hasPrefix(
        "Exported to \(path): 199 entries, 1 deleted entry, 2 documents, 1 forecast, 1 definition of a condition.\n"))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == (try world.run(ExportAllCommand.self)))
    #expect(throws: Failure.self) { try world.run(ExportAllCommand.self, [path]) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    _ = try world.run(ExportAllCommand.self, [path, "--force"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["journal.json"])
    #expect(throws: Failure.self) { try world.run(ExportAllCommand.self, [folder, "--force"]) }
    #expect(throws: Failure.self) { try world.run(ExportAllCommand.self, ["\(folder)/none/journal.json"]) }
  }

  @Test("the answer about a file has the same numbers in JSON")
  func json() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let answer = try world.run(ExportAllCommand.self, ["\(folder)/a.json"], json: true)
    #expect(answer.contains("\"schema\" : \"export/1\""))
    #expect(answer.contains("\"entries\" : 199"))
  }

  @Test("before onboarding there is nothing to export")
  func nobody() throws {
    let world = try TestWorld([WholeJournalModule.self], facts: nil)
    let failure = #expect(throws: Failure.self) { try world.run(ExportAllCommand.self) }
    #expect(failure?.message == "Here you export your journal. You're not set up yet.")
    #expect(failure?.recovery == "Set up in about two minutes: symptoms onboard")
  }

  @Test("no export takes the place of a file that the program keeps, by whatever name")
  func keptFiles() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var world = world
    world.context.environment.home = "\(folder)/home"
    let manager = FileManager.default
    try manager.createDirectory(atPath: "\(folder)/home", withIntermediateDirectories: true)
    try "kept".write(toFile: "\(folder)/elsewhere.sqlite", atomically: false, encoding: .utf8)
    try manager.createSymbolicLink(
      atPath: "\(folder)/home/journal.sqlite", withDestinationPath: "\(folder)/elsewhere.sqlite")
    try manager.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "\(folder)/home")
    try "kept".write(toFile: "\(folder)/home/settings.yaml", atomically: false, encoding: .utf8)
    try manager.createSymbolicLink(
      atPath: "\(folder)/mine.json", withDestinationPath: "\(folder)/home/settings.yaml")
    let paths = [
      "home/journal.sqlite", "home/journal.sqlite-wal", "home/../home/JOURNAL.sqlite-shm", "link/journal.sqlite",
      "elsewhere.sqlite", "elsewhere.sqlite-wal", "home/settings.yaml", "mine.json",
    ]
    for path in paths {
      let failure = #expect(throws: Failure.self) {
        try world.run(ExportAllCommand.self, ["\(folder)/\(path)", "--force"])
      }
      #expect(failure?.message.description.contains("belongs to the program") == true, "\(path)")
    }
    #expect(try String(contentsOfFile: "\(folder)/elsewhere.sqlite", encoding: .utf8) == "kept")
    #expect(try String(contentsOfFile: "\(folder)/home/settings.yaml", encoding: .utf8) == "kept")
    #expect(!manager.fileExists(atPath: "\(folder)/home/journal.sqlite-wal"))
    _ = try world.run(ExportAllCommand.self, ["\(folder)/home/journal.json"])
  }

  @Test("what an interrupted export left goes with the next one, and nothing else")
  func unfinished() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let names = ["unfinished-abcdef", "unfinished-locked", "unfinished-of-mine", "backup"].map { "journal.json.\($0)" }
    for name in names { try "left".write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8) }
    let other = open("\(folder)/\(names[1])", O_RDONLY)
    defer { close(other) }
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    _ = try world.run(ExportAllCommand.self, ["\(folder)/journal.json"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == ["journal.json"] + names.dropFirst().sorted())
  }

  @Test(
    "a file has no name before it is whole, so that a program that is ended leaves nothing", .enabled(if: isNameless))
  func nameless() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for replacing in [false, true] {
      let name = replacing ? ["x.json"] : []
      try OutputFile("\(folder)/x.json").write(replacing: replacing) { write in
        try write(String(repeating: "x", count: 100_000))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == name)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["x.json"])
    }
    #expect(throws: Failure.self) { try OutputFile("\(folder)/x.json").write(replacing: false) { _ in } }
    let mode = try FileManager.default.attributesOfItem(atPath: "\(folder)/x.json")[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  /// Whether the system and the disk of temporary files have files without names.
  private static var isNameless: Bool {
    #if os(Linux)
    let file = open(NSTemporaryDirectory(), O_DIRECTORY | 0o20000000 | O_WRONLY | O_CLOEXEC, 0o600)
    defer { if file >= 0 { close(file) } }
    return file >= 0
    #else
    return false
    #endif
  }
}
