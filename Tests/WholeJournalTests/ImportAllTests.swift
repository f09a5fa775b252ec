import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport
import TrackerWholeJournal

@testable import TrackerLoggingCommands
@testable import TrackerWholeJournalCommands

@Suite struct ImportAllTests {
  private let folder = TestFolder()
  private let world: TestWorld

  init() throws { world = try ImportAllTests.world() }

  private static func world(facts: PersonFacts? = TestWorld.facts, now: String = "2026-03-12T20:00") throws -> TestWorld
  {
    try TestWorld([LoggingModule.self, WholeJournalModule.self], now: now, facts: facts)
  }

  /// A world with an empty journal, in which the export of another one was brought back.
  private func restored(from other: TestWorld) throws -> TestWorld {
    let world = try Self.world(facts: nil)
    // In memory there is a journal once one is made.
    var opened = world
    opened.context.environment.openJournal = { [journal = world.journal] _, _ in journal }
    _ = try opened.run(ImportAllCommand.self, [try exported(other)])
    return opened
  }

  private func exported(_ world: TestWorld, as name: String = "all.jsonl") throws -> String {
    let path = folder.path(name)
    _ = try world.run(ExportAllCommand.self, [path, "--force"])
    return path
  }

  private func records(_ world: TestWorld) throws -> [JournalRecord] {
    try world.journal.read { journal in
      var records: [JournalRecord] = []
      try journal.eachRecord { records.append($0) }
      return records
    }
  }

  private func write(_ world: TestWorld, _ body: (any JournalWriting) throws -> Void) throws {
    try world.journal.write("log", at: world.context.environment.now, body)
  }

  private static func entry(_ id: EntryID, _ value: Double, key: String? = nil) -> Entry {
    Entry(
      id: id, kind: "custom", instant: Instant(seconds: 1_773_300_000), offset: 3_600, zone: "Europe/Berlin",
      day: Day(number: 20_524), key: key,
      payload: Payload(fields: ["name": .text("walks"), "value": .number(value), "is": .bool(true)]))
  }

  private func values(_ world: TestWorld) throws -> [String] {
    try world.entries.map { "\($0.id) \($0.payload.fields["value"]?.number ?? -1)" }.sorted()
  }

  /// Somebody who logged, edited, deleted and undid.
  private func livedIn() throws -> TestWorld {
    let world = try Self.world()
    _ = try world.run(LogCommand<CustomKind>.self, ["walks", "3"])
    _ = try world.run(LogCommand<FoodKind>.self, ["lunch", "soup, 2 slices toast"])
    _ = try world.run(LogCommand<RestKind>.self, ["23:10-06:20", "quality=4", "notes=“\"a\tb\""])
    let id = try #require(try world.entries.first).id.rawValue
    _ = try world.run(EditCommand.self, [id, "notes=later"])
    _ = try world.run(DeleteCommand.self, [id])
    _ = try world.run(UndoCommand.self, [])
    return world
  }

  @Test("an empty journal becomes what the exported one was")
  func restoring() throws {
    let lived = try livedIn()
    let back = try restored(from: lived)
    #expect(try records(back) == records(lived))
    #expect(try records(lived).count > 8)
    let metrics = try lived.journal.read { try $0.metrics(withPrefix: "").map { "\($0.metric) \($0.days)" } }
    #expect(try back.journal.read { try $0.metrics(withPrefix: "").map { "\($0.metric) \($0.days)" } } == metrics)
    #expect(metrics.count > 3)
    let days = Day(number: 20_500)...Day(number: 20_600)
    let all = Set(try lived.journal.read { try $0.metrics(withPrefix: "").map(\.metric) })
    func totals(_ world: TestWorld) throws -> [String] {
      try world.journal.read { try $0.totals(of: all, in: days).map { "\($0)" }.sorted() }
    }
    #expect(try totals(back) == totals(lived))
    for words in [["--list"], [], [], []] {
      #expect(try back.run(UndoCommand.self, words, json: true) == lived.run(UndoCommand.self, words, json: true))
    }
    #expect(try back.run(ListCommand.self, ["--json"]) == lived.run(ListCommand.self, ["--json"]))
  }

  @Test("an export of what came back is the export that it came from, but for its times")
  func again() throws {
    let lived = try livedIn()
    let first = try String(contentsOfFile: try exported(lived), encoding: .utf8)
    let second = try String(contentsOfFile: try exported(try restored(from: lived), as: "b.jsonl"), encoding: .utf8)
    #expect(first == second)
  }

  @Test("importing into the journal that was exported changes nothing")
  func same() throws {
    let lived = try livedIn()
    let before = try records(lived)
    let answer = try lived.run(ImportAllCommand.self, [try exported(lived)])
    #expect(answer == "Everything in all.jsonl is already here. Nothing was changed.\n")
    #expect(try records(lived) == before)
    let last = try lived.journal.read { try $0.lastAction() }
    #expect(try lived.journal.write("log", at: lived.context.environment.now) { $0.action } == last + 1)
  }

  @Test("what is new comes in once, as one change that undo takes back and a later import brings again")
  func merging() throws {
    let other = try Self.world()
    try write(other) { journal in
      for number in 0..<3 { try journal.put(Self.entry(EntryID("e\(number)"), Double(number)), measures: []) }
    }
    try write(world) { try $0.put(Self.entry("own", 9), measures: []) }
    let file = try exported(other)
    let answer = try world.run(ImportAllCommand.self, [file])
    #expect(answer.hasPrefix("Imported from all.jsonl: 3 new entries"))
    #expect(try values(world) == ["e0 0.0", "e1 1.0", "e2 2.0", "own 9.0"])
    // The last of three of the same time.
    let total = try world.values(of: "custom.walks", on: Day(number: 20_524)...Day(number: 20_524))
    #expect(total == [.value(1)])
    _ = try world.run(ImportAllCommand.self, [file])
    #expect(try values(world).count == 4)
    _ = try world.run(UndoCommand.self)
    #expect(try values(world) == ["own 9.0"])
    _ = try world.run(ImportAllCommand.self, [file])
    #expect(try values(world).count == 4)
  }

  @Test("what a person deleted stays deleted, whatever older file is imported")
  func deleted() throws {
    try write(world) { journal in
      try journal.put(Self.entry("a", 1, key: "k"), measures: [])
      try journal.put(Self.entry("b", 2), measures: [])
    }
    let file = try exported(world)
    try write(world) { journal in
      try journal.delete("a")
      try journal.delete("b")
    }
    let answer = try world.run(ImportAllCommand.self, [file])
    #expect(answer.contains("2 entries are newer in your journal, or deleted there. They stay so."))
    #expect(try values(world) == [])
    // The same row of a diary that another home imported under an id of its own.
    let other = try Self.world()
    try write(other) { try $0.put(Self.entry("c", 1, key: "k"), measures: []) }
    _ = try world.run(ImportAllCommand.self, [try exported(other)])
    #expect(try values(world) == [])
  }

  @Test("of a thing in both, the state that follows from the other one wins, and else the later one")
  func both() throws {
    try write(world) { journal in
      for id in ["edited", "gone", "both", "here"] { try journal.put(Self.entry(EntryID(id), 1), measures: []) }
    }
    var other = try restored(from: world)
    try other.setClock("2026-03-10T08:00")
    // A clock that runs behind does not matter to what follows.
    try write(other) { journal in
      try journal.put(Self.entry("edited", 2), measures: [])
      try journal.delete("gone")
    }
    try other.setClock("2026-03-14T08:00")
    try write(other) { try $0.put(Self.entry("both", 5), measures: []) }
    try write(world) { journal in
      try journal.put(Self.entry("both", 4), measures: [])
      try journal.put(Self.entry("here", 6), measures: [])
    }
    let file = try exported(other)
    _ = try world.run(ImportAllCommand.self, [file])
    #expect(try values(world) == ["both 5.0", "edited 2.0", "here 6.0"])
    _ = try other.run(ImportAllCommand.self, [try exported(world, as: "b.jsonl")])
    #expect(try values(other) == values(world))
  }

  @Test("an entry whose key another one has does not come in")
  func keys() throws {
    try write(world) { try $0.put(Self.entry("own", 1, key: "k"), measures: []) }
    let other = try Self.world()
    try write(other) { try $0.put(Self.entry("theirs", 2, key: "k"), measures: []) }
    _ = try world.run(ImportAllCommand.self, [try exported(other)])
    #expect(try values(world) == ["own 1.0"])
  }

  @Test("a dry run says what would come and keeps nothing")
  func rehearsal() throws {
    let lived = try livedIn()
    let file = try exported(lived)
    let before = try records(world)
    #expect(try world.run(ImportAllCommand.self, [file, "--dry-run"]).contains("Nothing was saved."))
    #expect(try records(world) == before)
    let empty = try Self.world(facts: nil)
    let answer = try empty.run(ImportAllCommand.self, [file, "--dry-run"])
    #expect(answer == "This would bring back everything from all.jsonl: 3 entries, 1 forecast. Nothing was saved.\n")
    #expect(try records(empty).isEmpty)
  }

  @Test(
    "a file that is cut or changed is refused, and nothing of it is kept",
    arguments: [
      ("{\"end\":{", "x", "of {file} cannot be read: it is not JSON"),
      ("{\"action\":2,", "{\"action\":1,", "Line 3 of {file} cannot be read: its change is out of order"),
      ("\"reverts\":", "\"reverts\":9", "its change is out of order"),
      ("\"entries\":3", "\"entries\":4", "lines before it are missing"),
      ("\"source\":\"hand\"", "\"source\":5", "“source” is missing or wrong"),
      ("\"day\":\"2026-03-12\"", "\"day\":\"2026-02-30\"", "“day” is missing or wrong"),
      ("\"payload\":{", "\"load\":{", "“payload” is missing or wrong"),
      ("{\"document\":", "{\"goal\":", "this version does not know it"),
      ("\"text\":\"{", "\"text\":\"{ ", "its definition is not the one of its hash"),
      ("journal/2", "journal/3", "was exported by a newer version of the program"),
      ("journal/2", "diary/2", "is not an export of a whole journal"),
      ("{\"end\":{", "{\"action\":99,\"at\":1,\"command\":\"x\"}\n{\"end\":{", "lines before it are missing"),
    ])
  func faults(_ old: String, _ new: String, _ wanted: String) throws {
    let file = try exported(try livedIn())
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let place = try #require(text.range(of: old), "the file has \(old)")
    try text.replacingCharacters(in: place, with: new).write(toFile: file, atomically: false, encoding: .utf8)
    try refused(file, wanted.replacing("{file}", with: file))
  }

  @Test("a file without its end is told from a whole one, wherever it was cut")
  func cut() throws {
    let file = try exported(try livedIn())
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    for count in 1..<lines.count {
      let text = lines.prefix(count).joined(separator: "\n") + "\n"
      try text.write(toFile: file, atomically: false, encoding: .utf8)
      try refused(file, "is not complete: its end is missing")
    }
  }

  private func refused(_ file: String, _ wanted: String) throws {
    let before = try records(world)
    let failure = #expect(throws: Failure.self) { try world.run(ImportAllCommand.self, [file]) }
    #expect(failure?.message.description.contains(wanted) == true, "\(String(describing: failure?.message))")
    #expect(try records(world) == before)
    var empty = try Self.world(facts: nil)
    empty.context.environment.openJournal = { [journal = empty.journal] _, _ in journal }
    #expect(throws: Failure.self) { try empty.run(ImportAllCommand.self, [file]) }
    #expect(try records(empty).isEmpty)
  }
}

/// A folder for one test, removed with it.
final class TestFolder: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("all-\(UUID().uuidString)").path

  init() { try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { "\(folder)/\(name)" }
}
