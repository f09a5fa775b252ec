import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerExportJSON
import TrackerLogging
import TrackerTestSupport

@testable import TrackerExportJSONCommands

@Suite struct ExportJSONTests {
  private let world: TestWorld
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(UUID().uuidString)").path

  init() throws {
    world = try TestWorld([LoggingModule.self, ExportJSONModule.self])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try world.journal.write("log", at: world.context.environment.now) { journal in
      for number in 0..<200 { try journal.put(Self.entry(number), measures: []) }
      try journal.put(Self.forecast)
      try journal.remember("{\"id\":\"sample\"}", as: "c0ffee")
      try journal.cache("{\"days\":3}", as: DocumentKey("prediction", "state"))
    }
    try world.journal.write("delete", at: world.context.environment.now) { try $0.delete("e007") }
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

  /// The shape, as another program reads it.
  private struct Exported: Decodable {
    struct Document: Decodable {
      var module: String
      var id: String
      var revision: Int
      var value: JSONValue
    }
    struct Definition: Decodable {
      var hash: String
      var value: JSONValue
    }
    var schema: String
    var exportedAt: Instant
    var entries: [Entry]
    var deleted: [DeletedEntry]?
    var documents: [Document]
    var forecasts: [Forecast]
    var definitions: [Definition]
  }

  private func exported(_ text: String) throws -> Exported {
    try JSONDecoder().decode(Exported.self, from: Data(text.utf8))
  }

  @Test("everything that the journal keeps comes back as it was", arguments: [["-"], []])
  func lossless(_ words: [String]) throws {
    let found = try exported(try world.run(ExportJSONCommand.self, words))
    #expect(found.schema == "journal/1")
    #expect(found.exportedAt == world.context.environment.now)
    try world.journal.read { journal in
      #expect(found.entries == (try journal.entries(EntryQuery())))
      #expect(found.entries.count == 199)
      let facts = try #require(try journal.document(PersonFacts.document.key))
      let written = try #require(found.documents.first { $0.module == "person" && $0.id == "facts" })
      #expect(written.value == (try JSONDecoder().decode(JSONValue.self, from: Data(facts.json.utf8))))
      #expect(written.revision == 1)
    }
    #expect(found.documents.map { "\($0.module)/\($0.id)" } == ["person/conditions", "person/facts"])
    #expect(found.forecasts == [Self.forecast])
    #expect(found.definitions.map(\.hash) == ["c0ffee"])
    #expect(found.deleted == nil)
  }

  @Test("deleted entries are named when asked for")
  func deleted() throws {
    let found = try exported(try world.run(ExportJSONCommand.self, ["--deleted"]))
    #expect(found.deleted == [DeletedEntry(id: "e007", revision: 2, deletedAt: world.context.environment.now)])
    #expect(found.entries.count == 199)
  }

  @Test("a file is its owner's alone, whole, and never replaced unless that is asked for")
  func file() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/journal.json"
    let answer = try world.run(ExportJSONCommand.self, [path])
    #expect(
      answer.hasPrefix("Exported to \(path): 199 entries, 2 documents, 1 forecast, 1 definition of a condition.\n"))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == (try world.run(ExportJSONCommand.self)))
    #expect(throws: Failure.self) { try world.run(ExportJSONCommand.self, [path, "--deleted"]) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    _ = try world.run(ExportJSONCommand.self, [path, "--deleted", "--force"])
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\"deleted\":["))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["journal.json"])
    #expect(throws: Failure.self) { try world.run(ExportJSONCommand.self, [folder, "--force"]) }
    #expect(throws: Failure.self) { try world.run(ExportJSONCommand.self, ["\(folder)/none/journal.json"]) }
  }

  @Test("the answer about a file has the same numbers in JSON")
  func json() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let answer = try world.run(ExportJSONCommand.self, ["\(folder)/a.json"], json: true)
    #expect(answer.contains("\"schema\" : \"export/1\""))
    #expect(answer.contains("\"entries\" : 199"))
  }

  @Test("before onboarding there is nothing to export")
  func nobody() throws {
    let world = try TestWorld([ExportJSONModule.self], facts: nil)
    let failure = #expect(throws: Failure.self) { try world.run(ExportJSONCommand.self) }
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
        try world.run(ExportJSONCommand.self, ["\(folder)/\(path)", "--force"])
      }
      #expect(failure?.message.description.contains("belongs to the program") == true, "\(path)")
    }
    #expect(try String(contentsOfFile: "\(folder)/elsewhere.sqlite", encoding: .utf8) == "kept")
    #expect(try String(contentsOfFile: "\(folder)/home/settings.yaml", encoding: .utf8) == "kept")
    #expect(!manager.fileExists(atPath: "\(folder)/home/journal.sqlite-wal"))
    _ = try world.run(ExportJSONCommand.self, ["\(folder)/home/journal.json"])
  }

  @Test("what an interrupted export left goes with the next one, and nothing else")
  func unfinished() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let names = ["unfinished-abcdef", "unfinished-locked", "unfinished-of-mine", "backup"].map { "journal.json.\($0)" }
    for name in names { try "left".write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8) }
    let other = open("\(folder)/\(names[1])", O_RDONLY)
    defer { close(other) }
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    _ = try world.run(ExportJSONCommand.self, ["\(folder)/journal.json"])
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

  @Test("an exporter that nobody brings is told, with the nearest one")
  func unknown() {
    let failure = #expect(throws: Failure.self) { try JournalExport("jsom", in: world.context.environment) }
    #expect(failure?.kind == .usage)
    #expect(failure?.message.description.contains("Did you mean “json”?") == true)
  }
}
