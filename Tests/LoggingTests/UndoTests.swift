import Foundation
import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

/// A document that people are told of by name, and a family of one for each condition.
private enum NotesModule: TrackerModule {
  static let id: ModuleID = "notes"
  static let note = DocumentKind<String>("notes", "note")
  static let plan = DocumentKind<String>("notes", each: "plan.")

  static func contribute(to registry: inout Registry) {
    registry.documentKinds.add(
      AnyDocumentKind(note, called: "your note"), AnyDocumentKind(plan, called: "the plan for {condition}"))
  }
}

@Suite("Undoing and redoing")
struct UndoTests {
  private let today = Day(number: 20_524)  // 2026-03-12

  private func world() throws -> TestWorld { try TestWorld([LoggingModule.self, NotesModule.self]) }

  private func pain(_ world: TestWorld, on day: Day? = nil) throws -> DayValue {
    try world.values(of: "symptom.pain", on: (day ?? today)...(day ?? today))[0]
  }

  private func failure<Command: TrackerCommand>(_ world: TestWorld, _ type: Command.Type, _ words: [String] = [])
    throws -> String
  {
    let failure = try #require(throws: Failure.self) { try world.run(type, words) }
    return [failure.message, failure.recovery].map { $0?.description }.compactMap { $0 }.joined(separator: " | ")
  }

  private func put(_ value: String?, as kind: DocumentKind<String>, in world: TestWorld, _ command: String = "note")
    throws
  {
    _ = try world.context.session().record(command) { try $0.put(value, as: kind) }
  }

  // MARK: What is said

  @Test("Redoing, and undoing a deletion, say what packs say to what came back for today, in JSON too")
  func seekCare() throws {
    let world = try world()
    try world.run(LogCommand<SymptomKind>.self, ["prickle", "10"])
    #expect(try !world.run(UndoCommand.self).contains("See a doctor"))
    #expect(try world.run(RedoCommand.self, json: true).contains("\"seekCare\""))
    let id = try #require(try world.entries.first?.id.short)
    try world.run(DeleteCommand.self, [id])
    #expect(try world.run(UndoCommand.self).contains("See a doctor"))
  }

  @Test("Undoing says what happened to the entry: removed, changed back or restored")
  func says() throws {
    let world = try world()
    try world.run(LogCommand<ExerciseKind>.self, ["walking", "30m", "light", "at=18:00"])
    let id = try #require(try world.entries.first?.id.short)
    try world.run(EditCommand.self, [id, "duration=45m"])
    try world.run(DeleteCommand.self, [id])
    #expect(
      try world.run(UndoCommand.self).hasPrefix(
        "Restored: 45 minutes of walking, light (2 out of 10) (18:00)."))
    #expect(
      try world.run(UndoCommand.self).hasPrefix(
        "Changed back: 30 minutes of walking, light (2 out of 10) (18:00)."))
    #expect(
      try world.run(UndoCommand.self).hasPrefix("Removed: 30 minutes of walking, light (2 out of 10) (18:00)."))
    #expect(
      try world.run(RedoCommand.self).hasPrefix("Restored: 30 minutes of walking, light (2 out of 10) (18:00)."))
    #expect(try world.run(RedoCommand.self).hasPrefix("Changed again: 45 minutes of walking"))
    #expect(try world.run(RedoCommand.self).hasPrefix("Removed: 45 minutes of walking"))
  }

  @Test("An entry of another day is told with its day, and a long one by its first words")
  func sayDay() throws {
    let world = try world()
    let note = "notes=" + Array(repeating: "soup", count: 60).joined(separator: " ")
    try world.run(LogCommand<FoodKind>.self, ["lunch", "bread", "at=12:30", note, "--date", "2026-03-10"])
    let answer = try world.run(UndoCommand.self)
    #expect(answer.hasPrefix("Removed: lunch – bread, soup soup"))
    #expect(answer.contains("soup … (Tuesday 10 March, 12:30)."))
    #expect(!answer.contains(String(repeating: "soup ", count: 12)))
  }

  @Test("Of an import, and of more than three entries, only the number is told")
  func sayNumber() throws {
    let world = try world()
    let session = try world.context.session()
    func put(_ count: Int, as command: String, for purpose: Action.Purpose = .change) throws {
      let entries = (0..<count).map { number in
        session.entry(
          SymptomKind.id,
          EntryDraft(
            payload: Payload(fields: ["symptom": .text("pain"), "severity": .number(5)]),
            instant: session.environment.now - Int64(number), day: today))
      }
      _ = try session.record(command) { journal in
        try journal.declare(purpose)
        for entry in entries { try journal.put(entry, measures: []) }
      }
    }
    try put(4, as: "move")
    try put(1, as: "import csv diary.csv", for: .fileImport(file: "diary.csv"))
    try put(4, as: "import csv", for: .fileImport(file: nil))
    let list = try world.run(UndoCommand.self, ["--list"])
    #expect(list.split(separator: "\n").count { $0.contains("Added: 4 entries.") } == 2)
    #expect(list.contains("Added: 1 entry from diary.csv."))
    #expect(try world.run(UndoCommand.self).hasPrefix("Removed: 4 entries."))
    #expect(try world.run(UndoCommand.self).hasPrefix("Removed: 1 entry from diary.csv."))
    #expect(try world.run(UndoCommand.self).hasPrefix("Removed: 4 entries."))
    #expect(try !world.run(UndoCommand.self, ["--list"]).contains("pain"))
  }

  @Test("Of many parts of documents the first five are told, and how many others there are")
  func manyDocuments() throws {
    let world = try world()
    _ = try world.context.session().record("plans") { journal in
      for number in 1...8 { try journal.put("p", as: NotesModule.plan, of: "sample-\(number)") }
    }
    let answer = try world.run(UndoCommand.self)
    #expect(answer.hasPrefix("Removed: the plan for "), "\(answer)")
    #expect(answer.components(separatedBy: "the plan for").count == 6, "\(answer)")
    #expect(answer.contains(" and 3 more."), "\(answer)")
  }

  @Test("Documents are undone as entries are, and called by their names")
  func documents() throws {
    let world = try world()
    try put("a", as: NotesModule.note, in: world)
    try put("b", as: NotesModule.note, in: world)
    _ = try world.context.session().record("plan") { try $0.put("p", as: NotesModule.plan, of: SamplePacks.sample) }
    try put(nil, as: NotesModule.note, in: world)
    let name = try world.context.session().person.conditions[0].pack.name
    #expect(try world.run(UndoCommand.self).hasPrefix("Restored: your note."))
    #expect(try world.run(UndoCommand.self).hasPrefix("Removed: the plan for \(name)."))
    #expect(try world.run(UndoCommand.self).hasPrefix("Changed back: your note."))
    #expect(try world.journal.read { try $0.value(NotesModule.note) } == "a")
    #expect(try world.run(RedoCommand.self).hasPrefix("Changed again: your note."))
    #expect(try world.journal.read { try $0.value(NotesModule.note) } == "b")
  }

  @Test("A document that no module tells of is called by the command that changed it")
  func unknownDocument() throws {
    let world = try world()
    let key = DocumentKey("test", "thing")
    _ = try world.context.session().record("keep a thing") { try $0.put("1", as: key) }
    #expect(try world.run(UndoCommand.self).hasPrefix("Undone: “keep a thing”."))
    #expect(try world.journal.read { try $0.document(key) } == nil)
    #expect(try world.run(RedoCommand.self).hasPrefix("Redone: “keep a thing”."))
    #expect(try world.journal.read { try $0.document(key)?.json } == "1")
  }

  @Test("In German the whole answer is German")
  func german() throws {
    var world = try world()
    world.context.environment.words = world.context.environment.registry.words(in: "de")
    try world.run(LogCommand<SymptomKind>.self, ["pain", "4", "at=14:30"])
    let id = try #require(try world.entries.first?.id.short)
    try world.run(EditCommand.self, [id, "severity=5"])
    #expect(try world.run(DeleteCommand.self, [id]).contains("Zurückholen: symptoms undo"))
    #expect(try world.run(UndoCommand.self).hasPrefix("Wiederhergestellt: Pain 5 von 10 (14:30)."))
    #expect(try world.run(UndoCommand.self).hasPrefix("Zurückgeändert: Pain 4 von 10 (14:30)."))
    #expect(try world.run(UndoCommand.self).hasPrefix("Entfernt: Pain 4 von 10 (14:30)."))
    #expect(try world.run(UndoCommand.self, ["--list"]).contains("Rückgängig gemacht."))
    #expect(try failure(world, UndoCommand.self).hasPrefix("There's nothing to undo"))
  }

  @Test("The JSON has what happened to which entry, beside what it always had")
  func json() throws {
    let world = try world()
    try world.run(LogCommand<SymptomKind>.self, ["pain", "4"])
    func object(_ text: String) throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
    let undone = try object(try world.run(UndoCommand.self, json: true))
    let action = try #require((undone["actions"] as? [[String: Any]])?.first)
    #expect(undone["schema"] as? String == "undone/1")
    #expect(undone["isAll"] as? Bool == false)
    #expect(action["command"] as? String == "log symptom")
    #expect(action["entries"] as? Int == 1)
    #expect(action["id"] as? String == "a2")
    let thing = try #require((action["things"] as? [[String: Any]])?.first)
    #expect(thing["turn"] as? String == "removed")
    #expect((thing["entry"] as? [String: Any])?["kind"] as? String == "symptom")
    let list = try object(try world.run(UndoCommand.self, ["--list"], json: true))
    #expect(list["schema"] as? String == "actions/1")
    #expect((list["actions"] as? [[String: Any]])?.compactMap { $0["isUndone"] as? Bool } == [true, false])
  }

  // MARK: How far it goes

  @Test("Undoing goes further back each time, and stops at setting up")
  func chain() throws {
    let world = try world()
    try world.run(LogCommand<SymptomKind>.self, ["pain", "3"])
    let id = try #require(try world.entries.first?.id.short)
    try world.run(EditCommand.self, [id, "severity=5"])
    try world.run(LogCommand<ExerciseKind>.self, ["walking", "30m", "light"])

    try world.run(UndoCommand.self)
    #expect(try pain(world) == .value(5))
    // What is done between is undone first.
    try world.run(LogCommand<SymptomKind>.self, ["pain", "9"])
    #expect(try pain(world) == .value(9))
    for wanted in [DayValue.value(5), .value(3), .unknown] {
      try world.run(UndoCommand.self)
      #expect(try pain(world) == wanted)
    }
    #expect(try world.entries.isEmpty)
    #expect(
      try failure(world, UndoCommand.self)
        == "There's nothing to undo. This takes back what you saved after your set-up | "
        + "To change your set-up: symptoms onboard --change")
    #expect(try world.context.session().person.facts.name == "Sam")
  }

  @Test("Several actions are undone at once, and fewer when there are no more")
  func several() throws {
    let world = try world()
    for value in 1...3 { try world.run(LogCommand<SymptomKind>.self, ["pain", "\(value)"]) }
    let answer = try world.run(UndoCommand.self, ["2"])
    #expect(
      answer.hasPrefix("Removed: pain 3 out of 10 (20:00).\nRemoved: pain 2 out of 10 (20:00).\n"))
    #expect(try world.entries.count == 1)
    for value in 1...3 { try world.run(LogCommand<SymptomKind>.self, ["pain", "\(value)"]) }
    let lines = try world.run(UndoCommand.self, ["3"], width: 40).split(separator: "\n")
    #expect(lines.count > 1 && lines.allSatisfy { $0.visibleWidth <= 40 }, "\(lines)")
    #expect(try world.run(UndoCommand.self, ["5"]).contains("That was everything: there's nothing more to undo."))
    #expect(try world.entries.isEmpty)
  }

  @Test("What is neither a number nor a change is refused with what to type", arguments: ["0", "101", "a", "lunch"])
  func words(_ text: String) throws {
    let world = try world()
    #expect(
      try failure(world, UndoCommand.self, [text])
        == """
        “\(text)” does not fit. Type 1 to 100, or a change such as a12 | \
        To see your last changes: symptoms undo --list
        """)
  }

  // MARK: Redoing

  @Test("Undo and redo go back and forth, and undoing what was redone takes it back again")
  func backAndForth() throws {
    let world = try world()
    try world.run(LogCommand<SymptomKind>.self, ["pain", "3"])
    try world.run(LogCommand<SymptomKind>.self, ["pain", "8"])
    for _ in 0..<3 {
      try world.run(UndoCommand.self)
      #expect(try pain(world) == .value(3))
      try world.run(RedoCommand.self)
      #expect(try pain(world) == .value(8))
    }
    try world.run(UndoCommand.self, ["2"])
    #expect(try world.entries.isEmpty)
    try world.run(RedoCommand.self)
    #expect(try pain(world) == .value(3))
    try world.run(RedoCommand.self)
    #expect(try pain(world) == .value(8))
    #expect(try failure(world, RedoCommand.self).hasPrefix("There's nothing to get back: nothing is undone | "))
  }

  @Test("Redoing is refused, with the entry named and no word of its content, once something later wrote the same")
  func redoRefused() throws {
    let world = try world()
    try world.run(LogCommand<SymptomKind>.self, ["pain", "3", "notes=secret"])
    let id = try #require(try world.entries.first?.id.short)
    try world.run(EditCommand.self, [id, "severity=5"])
    try world.run(UndoCommand.self)
    try world.run(EditCommand.self, [id, "severity=7"])
    let refusal = try failure(world, RedoCommand.self)
    #expect(
      refusal == """
        a3 cannot be undone now: a5 changed your symptom from 20:00 (\(id)) later | Undo that first: symptoms undo a5
        """)
    #expect(try pain(world) == .value(7))
    try world.run(UndoCommand.self, ["a5"])
    // What was undone last comes first; what was undone before it can still be named.
    try world.run(RedoCommand.self, ["a3"])
    #expect(try pain(world) == .value(5))
    #expect(try failure(world, RedoCommand.self).hasPrefix("a5 cannot be undone now: a3 changed your symptom"))
  }

  @Test("Redoing is refused where another entry was logged in its place")
  func redoClash() throws {
    let world = try world()
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20"])
    try world.run(UndoCommand.self)
    try world.run(LogCommand<RestKind>.self, ["23:30-06:00"])
    let other = try #require(try world.entries.first?.id.short)
    #expect(
      try failure(world, RedoCommand.self)
        == """
        Nothing came back: you logged your sleep from 06:00 (\(other)) in its place | \
        Delete that first: symptoms delete \(other)
        """)
    try world.run(NoCommand.self, ["food", "bread"])
    try world.run(UndoCommand.self)
    try world.run(LogCommand<FoodKind>.self, ["lunch", "bread"])
    #expect(throws: Failure.self) { try world.run(RedoCommand.self) }
    #expect(try world.entries.count == 2)
  }

  @Test("Redoing a deletion deletes again, and an import then leaves the entry deleted")
  func redoDeletion() throws {
    let world = try world()
    try world.run(LogCommand<SymptomKind>.self, ["pain", "3"])
    let id = try #require(try world.entries.first?.id.short)
    try world.run(DeleteCommand.self, [id])
    try world.run(UndoCommand.self)
    #expect(try world.entries.count == 1)
    try world.run(RedoCommand.self)
    #expect(try world.entries.isEmpty)
  }

  // MARK: One of the last actions

  @Test("An action is undone by its number while nothing later changed the same, and later ones stay")
  func byNumber() throws {
    let world = try world()
    try world.run(LogCommand<SymptomKind>.self, ["pain", "3"])
    try world.run(LogCommand<ExerciseKind>.self, ["walking", "30m", "light"])
    #expect(try world.run(UndoCommand.self, ["a2"]).hasPrefix("Removed: pain 3 out of 10 (20:00)."))
    #expect(try world.entries.map(\.kind) == ["exercise"])
    #expect(
      try failure(world, UndoCommand.self, ["a2"])
        == "a2 is already undone | To get it back: symptoms redo a2")
    #expect(try world.run(RedoCommand.self, ["A2"]).hasPrefix("Restored: pain 3"))
    // Redone last, so it is what undo takes back first.
    #expect(try world.run(UndoCommand.self).hasPrefix("Removed: pain 3"))
    #expect(try world.run(UndoCommand.self).hasPrefix("Removed: 30 minutes of walking"))
    #expect(try failure(world, UndoCommand.self, ["a99"]).hasPrefix("There's no change a99 | "))
    #expect(try failure(world, RedoCommand.self, ["a1"]).hasPrefix("a1 is not undone"))
    #expect(try failure(world, UndoCommand.self, ["a1"]).hasPrefix("a1 is your set-up"))
  }

  @Test("An action is not undone where a later one changed the same, which is named and can be undone first")
  func byNumberRefused() throws {
    let world = try world()
    try world.run(LogCommand<SymptomKind>.self, ["pain", "3"])
    let id = try #require(try world.entries.first?.id.short)
    try world.run(EditCommand.self, [id, "severity=5"])
    try put("a", as: NotesModule.note, in: world)
    try put("b", as: NotesModule.note, in: world)
    #expect(
      try failure(world, UndoCommand.self, ["a2"])
        == """
        a2 cannot be undone now: a3 changed your symptom from 20:00 (\(id)) later | Undo that first: symptoms undo a3
        """)
    #expect(
      try failure(world, UndoCommand.self, ["a4"]).hasPrefix("a4 cannot be undone now: a5 changed your note later | "))
    try world.run(UndoCommand.self, ["a3"])
    try world.run(UndoCommand.self, ["a2"])
    #expect(try world.entries.isEmpty)
    // The edit can't come back to an entry that is gone.
    #expect(
      try failure(world, RedoCommand.self, ["a3"])
        == """
        a3 cannot be changed now: undoing a2 changed your symptom from 20:00 (\(id)) later | \
        Get that back first: symptoms redo a2
        """)
  }

  @Test("The list shows the last ten actions with number, time and what they did, and which of them are undone")
  func list() throws {
    var world = try world()
    for value in 1...9 { try world.run(LogCommand<SymptomKind>.self, ["pain", "\(value)"]) }
    try world.setClock("2026-03-13T08:15")
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20"])
    try world.run(DeleteCommand.self, [try #require(try world.entries.last?.id.short)])
    try world.run(UndoCommand.self)
    let lines = try world.run(UndoCommand.self, ["--list"]).split(separator: "\n").map(String.init)
    #expect(lines.first == "Friday 13 March 2026")
    #expect(
      lines[1].hasSuffix("08:15  Removed: you slept 7 h 10 min (23:10–06:20). Undone.")
        && lines[1].contains("a12"), "\(lines[1])")
    #expect(lines[2].hasSuffix("08:15  Added: you slept 7 h 10 min (23:10–06:20)."))
    #expect(lines.contains { $0.hasSuffix("20:00  Added: pain 9 out of 10 (20:00).") })
    #expect(lines.filter { $0.contains("a1") && $0.contains(":") || $0.contains("  a") }.count == 10)
    #expect(!lines.contains { $0.contains("pain 1 out") })
    let all = try world.run(UndoCommand.self, ["--list", "50"])
    #expect(all.contains("You set up the program."))
    #expect(all.contains("pain 1 out"))
    let narrow = try world.run(UndoCommand.self, ["--list"], width: 40).split(separator: "\n")
    #expect(narrow.allSatisfy { $0.visibleWidth <= 40 })
  }

  // MARK: At once

  @Test("Commands that undo at once take back different actions")
  func atOnce() async throws {
    let world = try world()
    for value in 1...8 { try world.run(LogCommand<SymptomKind>.self, ["pain", "\(value)"]) }
    let session = try world.context.session()
    let undone = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<3 { group.addTask { try Logbook(session).undo(2).actions.map(\.id) } }
      return try await group.reduce(into: [String]()) { $0 += $1 }
    }
    #expect(Set(undone) == ["a4", "a5", "a6", "a7", "a8", "a9"])
    #expect(try world.entries.count == 2)
  }

  @Test("What is logged between the undoings of one command stays")
  func meanwhile() throws {
    let world = try world()
    for value in 1...3 { try world.run(LogCommand<SymptomKind>.self, ["pain", "\(value)"]) }
    let session = try world.context.session()
    let busy = BusyJournal(journal: world.journal, at: session.environment.now)
    let view = try Logbook(Session(environment: session.environment, journal: busy, person: session.person)).undo(2)
    #expect(view.actions.map(\.id) == ["a5", "a4"])
    #expect(try world.journal.read { try $0.value(NotesModule.note) } == "meanwhile")
    #expect(try world.entries.count == 2)
  }
}

/// A journal to which somebody else writes a note before each undoing.
private struct BusyJournal: Journal {
  let journal: InMemoryJournal
  let at: Instant

  var isReadOnly: Bool { journal.isReadOnly }
  func open(_ command: String, importing file: String?) throws -> (any OpenAction)? {
    try journal.open(command, importing: file)
  }
  func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result { try journal.read(body) }
  func measureRules(of kinds: Set<LogKindID>) throws -> [LogKindID: MeasureRule] {
    try journal.measureRules(of: kinds)
  }
  func rederive(_ plan: (any JournalReading) throws -> Rederivation) throws -> [LogKindID: Int] {
    try journal.rederive(plan)
  }
  func restore<Result>(_ body: (any JournalRestoring) throws -> Result) throws -> Result { try journal.restore(body) }

  func write<Result>(_ command: String, at instant: Instant, _ body: (any JournalWriting) throws -> Result) throws
    -> Result
  {
    try journal.write("note", at: at) { try $0.put("meanwhile", as: NotesModule.note) }
    return try journal.write(command, at: instant, body)
  }
}
