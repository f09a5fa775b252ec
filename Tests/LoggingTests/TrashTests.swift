import Foundation
import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("The trash")
struct TrashTests {
  private func world() throws -> TestWorld { try TestWorld([LoggingModule.self]) }

  /// Logs symptoms and deletes them one by one, on two days.
  private func worldWithDeleted(_ count: Int) throws -> (world: TestWorld, ids: [String]) {
    var world = try world()
    for number in 0..<count { try world.run(LogCommand<SymptomKind>.self, ["pain", "\(number % 10 + 1)"]) }
    let ids = try world.entries.map(\.id.short)
    for id in ids.dropLast() { try world.run(DeleteCommand.self, [id]) }
    try world.setClock("2026-03-14T09:30")
    if let last = ids.last { try world.run(DeleteCommand.self, [last]) }
    return (world, ids)
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func failure<Command: TrackerCommand>(_ world: TestWorld, _ type: Command.Type, _ words: [String] = [])
    throws -> Failure
  {
    try #require(throws: Failure.self) { try world.run(type, words) }
  }

  private static let words = ["--confirm", "empty the trash"]

  // MARK: Listing

  @Test("It lists what was deleted, the last one first, with the day, and says how many more there are")
  func lists() throws {
    let (world, ids) = try worldWithDeleted(4)
    let lines = try world.run(TrashListCommand.self).split(separator: "\n").map(String.init)
    #expect(lines.first == "Deleted, the last one first:")
    let found = lines.compactMap { line in ids.first { line.hasSuffix($0) } }
    #expect(found == ids.reversed(), "\(lines)")
    #expect(lines.filter { $0.hasSuffix("March 2026") }.count == 2, "each day stands there once: \(lines)")
    #expect(lines[1].contains("Saturday 14 March 2026") && lines[2].contains("09:30"), "\(lines)")
    #expect(lines[2].contains("(Thursday 12 March, 20:00)") && lines[2].contains("delete"), "\(lines)")
    let short = try world.run(TrashListCommand.self, ["--limit", "1"])
    #expect(short.contains("There are 3 more.") && short.contains("symptoms trash --limit 4"), "\(short)")
    #expect(try world.run(TrashListCommand.self, ["--limit", "3"]).contains("There is 1 more."))
    for limit in ["0", "1001", "-1"] {
      #expect(throws: (any Error).self) { try world.run(TrashListCommand.self, ["--limit=\(limit)"]) }
    }
    let json = try object(try world.run(TrashListCommand.self, ["--limit", "1"], json: true))
    #expect(json["count"] as? Int == 4 && json["schema"] as? String == "trash/1")
    let row = try #require((json["entries"] as? [[String: Any]])?.first)
    #expect((row["entry"] as? [String: Any])?["kind"] as? String == "symptom" && row["command"] as? String == "delete")
  }

  @Test("What was undone is there, too, until it is redone; what is there is not")
  func undone() throws {
    let world = try world()
    #expect(try world.run(TrashListCommand.self) == "There is nothing in the trash.\n")
    try world.run(LogCommand<SymptomKind>.self, ["pain", "3"])
    #expect(try world.run(TrashListCommand.self) == "There is nothing in the trash.\n")
    try world.run(UndoCommand.self)
    #expect(try world.run(TrashListCommand.self).contains("pain 3 out of 10"))
    try world.run(RedoCommand.self)
    #expect(try world.run(TrashListCommand.self) == "There is nothing in the trash.\n")
  }

  // MARK: Restoring

  @Test("Deleted entries come back as they were last, all of them or none, in one change")
  func restores() throws {
    let (world, ids) = try worldWithDeleted(3)
    let unknown = try failure(world, TrashRestoreCommand.self, [ids[0], "zzz99"])
    #expect(unknown.message == "No entry has the id “zzz99”" && unknown.recovery == "To see the ids: symptoms trash")
    #expect(try world.entries.isEmpty)
    let answer = try world.run(TrashRestoreCommand.self, [ids[0], ids[1], ids[0]])
    #expect(answer.hasPrefix("Restored for Thursday 12 March: pain "), "\(answer)")
    #expect(answer.matches(of: /out of 10/).count == 2, "one that is named twice comes back once: \(answer)")
    #expect(try Set(world.entries.map(\.id.short)) == Set(ids.prefix(2)))
    let there = try failure(world, TrashRestoreCommand.self, [ids[0]])
    #expect(there.message.description == "The entry \(ids[0]) is not deleted")
    try world.run(UndoCommand.self)
    #expect(try world.entries.isEmpty)
  }

  @Test("What was changed before it was deleted comes back as it was last")
  func last() throws {
    let world = try world()
    try world.run(LogCommand<SymptomKind>.self, ["pain", "3"])
    let id = try #require(try world.entries.first?.id.short)
    try world.run(EditCommand.self, [id, "severity=8"])
    try world.run(DeleteCommand.self, [id])
    #expect(try world.run(TrashListCommand.self).contains("pain 8 out of 10"))
    #expect(try world.run(TrashRestoreCommand.self, [id]).hasPrefix("Restored: pain 8 out of 10"))
    #expect(try world.entries.first?.payload.fields["severity"]?.number == 8)
  }

  @Test("One that can't stand beside what was logged since stays, and what stands in its way is named")
  func clashes() throws {
    let world = try world()
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20"])
    let night = try #require(try world.entries.first?.id.short)
    try world.run(DeleteCommand.self, [night])
    try world.run(LogCommand<RestKind>.self, ["23:30-06:00"])
    let other = try #require(try world.entries.first?.id.short)
    let refusal = try failure(world, TrashRestoreCommand.self, [night])
    #expect(refusal.message.description.contains(other))
    #expect(try world.entries.map(\.id.short) == [other])
  }

  @Test("What stood beside each other when it was deleted comes back together")
  func together() throws {
    let world = try world()
    try world.run(LogCommand<RestKind>.self, ["23:10-02:00"])
    try world.run(LogCommand<RestKind>.self, ["03:00-06:20", "--yes"])
    let ids = try world.entries.map(\.id.short)
    try world.run(DeleteCommand.self, ids)
    try world.run(TrashRestoreCommand.self, ids.reversed())
    #expect(try world.entries.map(\.id.short) == ids)
  }

  // MARK: Emptying

  @Test("Emptying asks for words, and with them erases every version for good; nothing else goes")
  func empties() throws {
    let (world, ids) = try worldWithDeleted(3)
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup"])
    for words in [[], ["--confirm", "yes"], ["--confirm", ""]] {
      let refusal = try failure(world, TrashEmptyCommand.self, words)
      #expect(refusal.message == "Nothing was erased" && refusal.exitCode == 1)
    }
    #expect(
      try failure(world, TrashEmptyCommand.self).recovery?.description
        == "To confirm it, type: symptoms trash empty --confirm \"empty the trash\"")
    #expect(try world.run(HistoryCommand.self, [ids[0]]).contains("Deleted"))
    let last = try world.journal.read { try $0.actions(limit: 1).map(\.id) }
    let answer = try world.run(TrashEmptyCommand.self, Self.words)
    #expect(answer.hasPrefix("Erased for good: 3 deleted entries."), "\(answer)")
    #expect(answer.contains("its entries come back."))
    #expect(try world.run(TrashListCommand.self) == "There is nothing in the trash.\n")
    #expect(try failure(world, HistoryCommand.self, [ids[0]]).message.description == "No entry has the id “\(ids[0])”")
    #expect(try world.entries.map(\.kind) == ["food"])
    #expect(try world.journal.read { try $0.actions(limit: 1).map(\.id) } == last)
    #expect(try world.run(TrashEmptyCommand.self) == "There is nothing in the trash.\n")
  }

  @Test("In a terminal it shows what goes and asks; in German the German words do")
  func asks() throws {
    var (world, _) = try worldWithDeleted(2)
    func run(_ line: String) throws -> String {
      let terminal = ScriptedTerminal(lines: [line], hasKeyboard: true, width: 400)
      var context = world.context
      context.use(terminal)
      try TrashEmptyCommand.parse([]).runAsking(in: context)
      return terminal.output + terminal.errors
    }
    #expect(throws: Failure.self) { try run("no") }
    #expect(try object(try world.run(TrashListCommand.self, json: true))["count"] as? Int == 2)
    world.context.environment.words = world.context.environment.registry.words(in: "de")
    let told = try run("Papierkorb leeren")
    #expect(told.contains("Das löscht 2 gelöschte Einträge endgültig.") && told.contains("papierkorb leeren"))
    #expect(told.contains("Endgültig gelöscht: 2 gelöschte Einträge."))
  }

  @Test("Only what was deleted before a day goes, if a day is named")
  func before() throws {
    let (world, ids) = try worldWithDeleted(3)
    let words = ["--before", "2026-03-12"] + Self.words
    #expect(try world.run(TrashEmptyCommand.self, words).contains("nothing in the trash from before Thursday 12 March"))
    let json = try object(try world.run(TrashEmptyCommand.self, ["--before", "2026-03-14"] + Self.words, json: true))
    #expect(json["count"] as? Int == 2 && json["done"] as? Bool == true && json["before"] as? String == "2026-03-14")
    #expect(try world.run(TrashListCommand.self).contains(ids[2]))
    #expect(throws: Failure.self) { try world.run(HistoryCommand.self, [ids[0]]) }
    #expect(
      try failure(world, TrashEmptyCommand.self, ["--before", "2026-03-15x"]).kind == .validation)
  }

  @Test("What was deleted or came back after it was shown is not erased")
  func meanwhile() throws {
    let (world, ids) = try worldWithDeleted(2)
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup"])
    let trash = Trash(try world.context.session())
    let plan = try trash.plan()
    let lunch = try #require(try world.entries.first?.id.short)
    try world.run(DeleteCommand.self, [lunch])
    try world.run(TrashRestoreCommand.self, [ids[0]])
    #expect(try trash.empty(plan).count == 1)
    #expect(try world.run(TrashListCommand.self).contains(lunch))
    #expect(try world.entries.map(\.id.short) == [ids[0]])
  }

  @Test("What was erased can be neither undone nor redone: undo passes over it, and by its number it says so")
  func undo() throws {
    let world = try world()
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup"])
    try world.run(LogCommand<SymptomKind>.self, ["pain", "3"])
    let pain = try #require(try world.entries.first { $0.kind == "symptom" }?.id.short)
    try world.run(DeleteCommand.self, [pain])
    try world.run(TrashEmptyCommand.self, Self.words)
    let list = try world.run(UndoCommand.self, ["--list"])
    #expect(list.contains("“delete”. Erased for good.") && list.contains("symptoms undo a2"), "\(list)")
    for (command, action) in [("a4", "a4"), ("a3", "a3")] {
      #expect(
        try failure(world, UndoCommand.self, [command]).message.description
          == "What \(action) changed was erased for good")
    }
    #expect(try world.run(UndoCommand.self).hasPrefix("Removed: lunch – soup"))
    #expect(try world.run(RedoCommand.self).hasPrefix("Restored: lunch – soup"))
    #expect(throws: Failure.self) { try world.run(UndoCommand.self, ["a1"]) }
  }

  @Test("Of a deletion of which a part was erased, the rest comes back")
  func partly() throws {
    var world = try world()
    for value in ["3", "4"] { try world.run(LogCommand<SymptomKind>.self, ["pain", value]) }
    let ids = try world.entries.map(\.id.short)
    let value = try #require(try world.entries.last?.payload.fields["severity"]?.number?.words)
    try world.run(DeleteCommand.self, ids)
    let trash = Trash(try world.context.session())
    let kept = try trash.plan().ids.filter { $0.short == ids[0] }
    _ = try trash.empty(PurgeView(ids: kept, attachments: [], before: nil))
    #expect(try world.run(UndoCommand.self).hasPrefix("Restored: pain \(value) out of 10"))
    #expect(try world.entries.map(\.id.short) == [ids[1]])
    try world.setClock("2026-03-13T20:00")
    #expect(try world.run(UndoCommand.self).hasPrefix("Removed: pain "))
  }
}
