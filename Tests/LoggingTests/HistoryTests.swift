import Foundation
import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("The history of an entry")
struct HistoryTests {
  private func world() throws -> TestWorld { try TestWorld([LoggingModule.self]) }

  /// A meal that was changed twice.
  private func worldWithMeal() throws -> (world: TestWorld, id: String) {
    let world = try world()
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup", "at=12:30"])
    let id = try #require(try world.entries.first?.id.short)
    try world.run(EditCommand.self, [id, "type=dinner", "at=18:45", "notes=with Kim"])
    try world.run(EditCommand.self, [id, "notes="])
    return (world, id)
  }

  private func failure<Command: TrackerCommand>(_ world: TestWorld, _ type: Command.Type, _ words: [String]) throws
    -> String
  {
    let failure = try #require(throws: Failure.self) { try world.run(type, words) }
    return [failure.message, failure.recovery].map { $0?.description }.compactMap { $0 }.joined(separator: " | ")
  }

  private func versions(_ world: TestWorld, _ id: String) throws -> [[String: Any]] {
    let json = try world.run(HistoryCommand.self, [id], json: true)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["schema"] as? String == "history/1")
    return try #require(object["versions"] as? [[String: Any]])
  }

  // MARK: Telling

  @Test("Every version is told with its time and command, and what changed field by field, old and new")
  func tells() throws {
    let (world, id) = try worldWithMeal()
    try world.run(DeleteCommand.self, [id])
    try world.run(UndoCommand.self)
    let lines = try world.run(HistoryCommand.self, [id]).split(separator: "\n").map(String.init)
    let heading = try #require(lines.first)
    #expect(heading.hasPrefix("dinner – soup") && heading.hasSuffix(id))
    #expect(lines[1] == "Thursday 12 March 2026")
    let rows = lines[2...6].map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      rows == [
        "1 20:00 Added: lunch – soup log food",
        "2 20:00 at: 12:30 → 18:45, type: lunch → dinner, notes added: “with Kim” edit",
        "3 20:00 notes removed: “with Kim” edit", "4 20:00 Deleted delete", "5 20:00 Restored: dinner – soup undo",
      ], "\(rows)")
    #expect(lines.last?.contains("symptoms history \(id) --restore 2") == true, "\(lines)")
  }

  @Test("In JSON each version has its number, its action, the whole entry and the values that changed")
  func json() throws {
    let (world, id) = try worldWithMeal()
    try world.run(DeleteCommand.self, [id])
    let versions = try versions(world, id)
    #expect(versions.compactMap { $0["revision"] as? Int } == [1, 2, 3, 4])
    #expect(versions.compactMap { $0["action"] as? String } == ["a2", "a3", "a4", "a5"])
    #expect(versions.compactMap { $0["command"] as? String } == ["log food", "edit", "edit", "delete"])
    #expect(versions.compactMap { $0["turn"] as? String } == ["added", "changed", "changed", "deleted"])
    let changes = try #require(versions[1]["changes"] as? [[String: Any]])
    #expect(changes.compactMap { $0["field"] as? String } == ["at", "type", "notes"])
    #expect(changes[1]["before"] as? String == "lunch" && changes[1]["after"] as? String == "dinner")
    #expect(changes[2]["before"] == nil && changes[2]["after"] as? String == "with Kim")
    #expect((versions[0]["entry"] as? [String: Any])?["time"] as? String == "12:30")
    #expect(versions[3]["entry"] == nil)
  }

  @Test("Numbers, minutes and days are told as people read them")
  func values() throws {
    let world = try world()
    try world.run(LogCommand<ExerciseKind>.self, ["walking", "30m", "light"])
    let walk = try #require(try world.entries.first?.id.short)
    try world.run(EditCommand.self, [walk, "duration=1h15m", "day=2026-03-10"])
    let told = try world.run(HistoryCommand.self, [walk])
    #expect(told.contains("day: Thursday 12 March → Tuesday 10 March, "), "\(told)")
    #expect(told.contains("duration: 30 minutes → 1 h 15 min"), "\(told)")
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20"])
    let night = try #require(try world.entries.last?.id.short)
    try world.run(EditCommand.self, [night, "quality=4"])
    #expect(try world.run(HistoryCommand.self, [night]).contains("quality added: 4"))
    try world.run(EditCommand.self, [night, "sleep=22:50-06:00"])
    let moved = try world.run(HistoryCommand.self, [night])
    #expect(moved.contains("sleep: 23:10-06:20 → 22:50-06:00") && !moved.contains("at: "), "\(moved)")
  }

  @Test("What no kind knows is told when it comes and goes; what an import keeps of its file is not told")
  func otherFields() throws {
    let (world, id) = try worldWithMeal()
    let session = try world.context.session()
    var entry = try #require(try world.entries.first)
    for (later, cell) in [("new", "a"), (nil, "b"), (nil, "c")] {
      entry.payload.fields["later"] = later.map { .text($0) }
      entry.payload.fields["imported"] = .text(cell)
      _ = try session.record("import") { [entry] in try $0.put(entry, measures: []) }
    }
    let told = try versions(world, id).suffix(3).map { version in
      ((version["changes"] as? [[String: Any]]) ?? []).compactMap { $0["field"] as? String }
    }
    #expect(told == [["later"], ["later"], []])
    let lines = try world.run(HistoryCommand.self, [id])
    #expect(lines.contains("later added: “new”") && lines.contains("later removed: “new”"), "\(lines)")
    #expect(lines.contains("Nothing that you can see changed"), "\(lines)")
  }

  @Test("The time of something that is of its whole day is not told")
  func wholeDay() throws {
    let world = try world()
    try world.run(NoCommand.self, ["exercise"])
    let id = try #require(try world.entries.first?.id.short)
    try world.run(EditCommand.self, [id, "at=10:00"])
    #expect(try !world.run(HistoryCommand.self, [id]).contains("at: "))
  }

  @Test("Versions of several days stand below their days, the oldest first")
  func days() throws {
    var (world, id) = try worldWithMeal()
    try world.setClock("2026-03-14T09:30")
    try world.run(EditCommand.self, [id, "notes=late"])
    let told = try world.run(HistoryCommand.self, [id])
    let places = ["Thursday 12 March 2026", "Added: ", "Saturday 14 March 2026", "notes added: “late”"].map {
      told.range(of: $0)?.lowerBound
    }
    #expect(places.allSatisfy { $0 != nil }, "\(told)")
    let found = places.compactMap(\.self)
    #expect(found == found.sorted(), "\(told)")
  }

  @Test("A long text is told by its first words, on one line")
  func longText() throws {
    let world = try world()
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup"])
    let id = try #require(try world.entries.first?.id.short)
    try world.run(EditCommand.self, [id, "notes=" + Array(repeating: "warm\nsoup", count: 40).joined(separator: " ")])
    let told = try world.run(HistoryCommand.self, [id])
    #expect(told.contains("notes added: “warm soup warm soup"), "\(told)")
    // The first line has the day at the edge of the screen.
    let lines = told.split(separator: "\n")
    #expect(lines.dropFirst().allSatisfy { $0.count < 120 }, "\(told)")
  }

  @Test("It fits a narrow terminal, and in German it is German")
  func narrowAndGerman() throws {
    let (made, id) = try worldWithMeal()
    var world = made
    try world.run(DeleteCommand.self, [id])
    for answer in [
      try world.run(HistoryCommand.self, [id], width: 40), try world.run(TrashListCommand.self, width: 40),
    ] {
      let lines = answer.split(separator: "\n")
      #expect(lines.count > 3 && lines.allSatisfy { $0.visibleWidth <= 40 }, "\(lines)")
    }
    world.context.environment.words = world.context.environment.registry.words(in: "de")
    let told = try world.run(HistoryCommand.self, [id])
    #expect(told.contains("notes ergänzt: „with Kim“") && told.contains("Gelöscht"), "\(told)")
    #expect(try world.run(TrashListCommand.self).contains("Gelöscht, das Letzte zuerst:"))
  }

  @Test("An id that names nothing, several entries or too little is refused; one of a deleted entry is known")
  func ids() throws {
    let (world, id) = try worldWithMeal()
    #expect(try failure(world, HistoryCommand.self, ["zzz99"]).hasPrefix("No entry has the id “zzz99” | "))
    #expect(try failure(world, HistoryCommand.self, ["a"]).hasPrefix("An id has at least 3 characters"))
    let session = try world.context.session()
    for number in 1...2 {
      var entry = try #require(try world.entries.first)
      entry.id = EntryID("abcd\(number)00000000000")
      _ = try session.record("log food") { [entry] in try $0.put(entry, measures: []) }
    }
    try world.run(DeleteCommand.self, ["abcd2"])
    #expect(try failure(world, HistoryCommand.self, ["abcd"]).hasPrefix("“abcd” fits several entries."))
    #expect(try versions(world, "abcd2").count == 2)
    try world.run(DeleteCommand.self, [id.uppercased()])
    #expect(try versions(world, id.uppercased()).count == 4)
  }

  // MARK: Restoring

  @Test("A restored version is a new one, counts again, and can be undone and redone")
  func restores() throws {
    let world = try world()
    try world.run(LogCommand<SymptomKind>.self, ["pain", "3"])
    let id = try #require(try world.entries.first?.id.short)
    try world.run(EditCommand.self, [id, "severity=8"])
    let today = try #require(try world.entries.first?.day)
    #expect(try world.run(HistoryCommand.self, [id, "--restore", "1"]).hasPrefix("Restored: pain 3 out of 10."))
    #expect(try world.values(of: "symptom.pain", on: today...today) == [.value(3)])
    #expect(try versions(world, id).count == 3)
    try world.run(UndoCommand.self)
    #expect(try world.values(of: "symptom.pain", on: today...today) == [.value(8)])
    try world.run(RedoCommand.self)
    #expect(try world.values(of: "symptom.pain", on: today...today) == [.value(3)])
    #expect(try world.run(UndoCommand.self, ["--list"]).contains("Changed: pain 3 out of 10"))
    let same = try world.run(HistoryCommand.self, [id, "--restore", "1"])
    #expect(same.hasPrefix("That's already what it says: pain 3 out of 10"), "\(same)")
    #expect(try versions(world, id).count == 5)
  }

  @Test("A version of a deleted entry brings it back")
  func restoresDeleted() throws {
    let (world, id) = try worldWithMeal()
    try world.run(DeleteCommand.self, [id])
    #expect(try world.run(HistoryCommand.self, [id, "--restore", "1"]).hasPrefix("Restored: lunch – soup"))
    #expect(try world.entries.count == 1)
    let last = try #require(try versions(world, id).last)
    #expect(last["turn"] as? String == "restored")
    let changes = try #require(last["changes"] as? [[String: Any]])
    #expect(changes.compactMap { $0["field"] as? String } == ["at", "type"], "against what it said last")
  }

  @Test("A version that there is not, or that is a deletion, is refused and nothing is written")
  func refused() throws {
    let (world, id) = try worldWithMeal()
    try world.run(DeleteCommand.self, [id])
    for number in ["0", "99", "-1"] {
      let told = try failure(world, HistoryCommand.self, [id, "--restore=\(number)"])
      #expect(
        told == "The entry \(id) has no version \(number) | To see its versions: symptoms history \(id)", "\(told)")
    }
    #expect(
      try failure(world, HistoryCommand.self, [id, "--restore", "4"])
        == "In version 4 the entry is deleted, so it says nothing | To see its versions: symptoms history \(id)")
    #expect(try versions(world, id).count == 4)
  }

  @Test("A version beside which something else was logged since is refused, and the entry is named")
  func clashes() throws {
    let world = try world()
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20"])
    let night = try #require(try world.entries.first?.id.short)
    try world.run(EditCommand.self, [night, "sleep=13:00-13:40", "--yes"])
    try world.run(LogCommand<RestKind>.self, ["23:30-06:00", "--yes"])
    let other = try #require(try world.entries.first { $0.id.short != night }?.id.short)
    let told = try failure(world, HistoryCommand.self, [night, "--restore", "1"])
    #expect(
      told == """
        Nothing came back: you logged your sleep from 06:00 (\(other)) in its place | \
        Delete that first: symptoms delete \(other)
        """)
    #expect(try versions(world, night).count == 2)
    try world.run(DeleteCommand.self, [other])
    try world.run(HistoryCommand.self, [night, "--restore", "1"])
    #expect(try versions(world, night).count == 3)
  }

  @Test("Red flags are said for what comes back today")
  func redFlags() throws {
    let world = try world()
    try world.run(LogCommand<SymptomKind>.self, ["prickle", "10"])
    let id = try #require(try world.entries.first?.id.short)
    try world.run(EditCommand.self, [id, "severity=2"])
    #expect(try world.run(HistoryCommand.self, [id, "--restore", "1"]).contains("See a doctor"))
  }

  // MARK: At once

  @Test("What another command changed while a question was open is not written over, and the person is told")
  func meanwhile() throws {
    let world = try world()
    try world.run(LogCommand<RestKind>.self, ["7h"])
    let entry = try #require(try world.entries.first)
    let id = entry.id.short
    let session = try world.context.session()
    func asked(_ words: [String]) throws -> Session {
      let open = try #require(throws: OpenQuestions.self) { try Logbook(session).edit(id, words) }
      #expect(open.seen == [entry.id: 1])
      var environment = session.environment
      for doubt in open.doubts { environment.answers[doubt] = true }
      environment.answers.seen = open.seen
      return Session(environment: environment, journal: session.journal, person: session.person)
    }
    let first = try asked(["hours=16h"])
    let second = try asked(["hours=17h"])
    // Other fields may change meanwhile.
    try world.run(EditCommand.self, [id, "quality=4"])
    _ = try Logbook(first).edit(id, ["hours=16h"])
    let failure = try #require(throws: Failure.self) { try Logbook(second).edit(id, ["hours=17h"]) }
    #expect(failure.message.description == "Nothing was changed: another command changed “hours” meanwhile")
    #expect(failure.recovery?.description == "To see what it says now: symptoms history \(id)")
    #expect(!"\(failure)".contains("16"))
    #expect(try versions(world, id).count == 3)
    #expect(try world.run(HistoryCommand.self, [id]).contains("7 → 16"))
    // Whoever looks again may change it again.
    try world.run(EditCommand.self, [id, "hours=17h", "--yes"])
    #expect(try versions(world, id).count == 4)
  }

  @Test("Of two sessions that change one field after the other, both changes are in the history")
  func twoSessions() async throws {
    let (world, id) = try worldWithMeal()
    let session = try world.context.session()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for word in ["one", "two", "three"] {
        group.addTask { _ = try Logbook(session).edit(id, ["notes=\(word)"]) }
      }
      try await group.waitForAll()
    }
    let notes = try versions(world, id).compactMap { version -> String? in
      let fields = (version["entry"] as? [String: Any])?["fields"] as? [String: Any]
      return fields?["notes"] as? String
    }
    #expect(Set(notes) == ["with Kim", "one", "two", "three"])
    #expect(try versions(world, id).compactMap { $0["revision"] as? Int } == Array(1...6))
  }

  @Test("Told line by line, what stands in the columns is named in the person's language, and no full stop is inside")
  func plainGerman() throws {
    let (world, id) = try worldWithMeal()
    func plain<Command: TrackerCommand>(_ type: Command.Type, _ words: [String] = []) throws -> String {
      let terminal = ScriptedTerminal(width: 80)
      var context = world.context
      context.environment.words = context.environment.registry.words(in: "de")
      context.use(terminal, isPlain: true)
      try Command.parse(words).runAsking(in: context)
      return terminal.output
    }
    let history = try plain(HistoryCommand.self, [id])
    #expect(history.contains("Fassung 1: um 20:00, ") && history.contains("soup, log food\n"), "\(history)")
    #expect(!history.contains(".,"), "\(history)")
    let list = try plain(ListCommand.self)
    #expect(list.contains("um 18:45: ") && list.contains(", Kennung \(id)\n"), "\(list)")
    #expect(try plain(UndoCommand.self, ["--list"]).contains("Änderung a4: um 20:00, "))
    try world.run(DeleteCommand.self, [id])
    #expect(try plain(TrashListCommand.self).contains(", delete, Kennung \(id)\n"))
  }

  @Test(
    "A text that is cut keeps whole words, and closes the quotation that it cuts",
    arguments: [
      ("“Slept well at last”, mood good", 12, "“Slept well …”"),
      ("„Endlich gut geschlafen“, Laune", 14, "„Endlich gut …“"),
      ("“Slept well”, mood good", 20, "“Slept well”, mood …"), ("„Endlich“, Laune gut", 18, "„Endlich“, Laune …"),
      ("soup and bread", 6, "soup …"), ("soup", 6, "soup"), ("“soup”", 6, "“soup”"),
    ])
  func cut(_ text: String, _ limit: Int, _ wanted: String) { #expect(text.firstWords(limit) == wanted) }
}
