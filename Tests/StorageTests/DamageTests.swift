import Foundation
import GRDB
import Synchronization
import Testing
import TrackerApplication
import TrackerCore
import TrackerPacks

@testable import TrackerStorage

/// A kind of entry with a scale.
private enum NoteKind: LogKind {
  static let definition = LogKindDefinition(
    id: "food", name: "notes", summary: "A note.",
    fields: [
      FieldDefinition("note", .text(maxLength: 50), "A note.", required: true),
      FieldDefinition("level", .whole(0...10), "A level."),
      FieldDefinition("mood", .choice([.init("good"), .init("bad")]), "A mood."),
    ], metrics: [], examples: [])
  static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    [Measure("a.level", entry.payload.fields["level"]?.number ?? 1, fold: .sum)]
  }
  static func summary(of entry: Entry, in context: EntryContext) -> Phrase { "a note" }
}

private enum NoteModule: TrackerModule {
  static let id: ModuleID = "notes"
  static func contribute(to registry: inout Registry) { registry.logKinds.add(NoteKind.self) }
}

/// What `doctor` finds where rows were changed behind the program's back.
@Suite struct DamageTests {
  private static let facts = DocumentKind<String>("person", "facts")
  private let home: TemporaryHome
  private let judge = EntryJudge(
    Registry([NoteModule.self]), context: EntryContext(packs: [], calendar: DayCalendar(zone: .utc)),
    definitions: ["now"], now: Instant(seconds: 1_900_000_000))

  init() throws {
    home = try TemporaryHome()
    let journal = try home.journal()
    for number in 1...3 {
      try log(
        TestEntry.make(EntryID("e\(number)"), day: TestEntry.day.advanced(by: number), text: "secret"), in: journal)
    }
    // Of the first entry, revision 4; revision 1 is superseded.
    try log(TestEntry.make("e1", day: TestEntry.day.advanced(by: 1), text: "edited"), in: journal)
    for name in ["Earlier", "Latest"] {
      try journal.write("onboard", at: Instant(seconds: 0)) { try $0.put(name, as: Self.facts) }
    }
    try journal.write("learn", at: Instant(seconds: 0)) { writing in
      try writing.remember("{\"id\":\"knee\"}", as: "c0ffee")
      try writing.cache("{\"sum\":12}", as: DocumentKey("prediction", "state"))
      for kind in [Forecast.Kind.ahead, .replayed] { try writing.put(Self.forecast(kind)) }
    }
  }

  private static func forecast(_ kind: Forecast.Kind) -> Forecast {
    Forecast(
      condition: "knee", forDay: TestEntry.day.advanced(by: 2), kind: kind, dataThrough: TestEntry.day,
      madeAt: Instant(seconds: 0), probability: 0.25, range: 0.125...0.5, baseRate: 0.25, contributions: [],
      learntFrom: 2, predictor: "pool", pack: "c0ffee")
  }

  private func log(_ entry: Entry, in journal: SQLiteJournal) throws {
    try journal.write("log", at: Instant(seconds: 0)) {
      try $0.put(
        entry, measures: NoteKind.allMeasures(of: entry, in: EntryContext(packs: [], calendar: DayCalendar(zone: .utc)))
      )
    }
  }

  private func findings(repairing: Bool = false) -> [HealthFinding] {
    JournalDoctor.inspect(
      home: home.path, repairing: repairing, documentKinds: [AnyDocumentKind(Self.facts)], judge: judge)
  }

  private func faults(repairing: Bool = false) -> [String] {
    findings(repairing: repairing).filter { $0.state != .fine }.map { "\($0.what): \($0.state.rawValue)" }
  }

  private func change(_ sql: String) throws {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    try DatabaseQueue(path: home.file.path, configuration: configuration).inDatabase { try $0.execute(sql: sql) }
  }

  private func kept() throws -> [SetAside] { try home.journal().read { try $0.setAside() } }

  @Test("A journal as it was written has nothing to find")
  func sound() throws {
    #expect(faults(repairing: true) == [])
    #expect(try kept() == [])
  }

  @Test(
    "A row that is not as it was written is found, and set aside when asked",
    arguments: [
      ("journal revisions", "e2", "UPDATE revision SET payload = '{}' WHERE id = 2"),
      ("journal revisions", "e2", "UPDATE revision SET payload = '{\"note\":\"secreu\"}' WHERE id = 2"),
      ("journal revisions", "e2", "UPDATE revision SET payload = CAST(X'7B22FF' AS TEXT) WHERE id = 2"),
      ("journal revisions", "e2", "UPDATE revision SET zone = 'UTD' WHERE id = 2"),
      ("journal revisions", "e2", "UPDATE revision SET source = 'hane' WHERE id = 2"),
      ("journal revisions", "e2", "UPDATE revision SET number = 3 WHERE id = 2"),
      ("journal revisions", "e2", "UPDATE revision SET checksum = NULL WHERE id = 2"),
      ("journal revisions", "e1", "UPDATE revision SET payload = '{}' WHERE id = 1"),
      ("journal settings", "person/facts", "UPDATE document_revision SET json = '\"Lauest\"' WHERE id = 2"),
      ("journal settings", "person/facts", "UPDATE document_revision SET json = 'Lauest' WHERE id = 1"),
      ("journal definitions", "c0ffee", "UPDATE definition SET json = '{}'"),
      ("journal forecasts", "knee", "UPDATE forecast SET json = '{}' WHERE kind = 'ahead'"),
      ("journal forecasts", "knee", "UPDATE forecast SET json = replace(json, '0.25', '0.75') WHERE kind = 'replayed'"),
      ("journal forecasts", "knee", "UPDATE forecast SET for_day = for_day + 1 WHERE kind = 'replayed'"),
      ("journal cache", "prediction/state", "UPDATE cache SET json = '{\"sum\":13}'"),
      ("journal cache", "prediction/state", "UPDATE cache SET json = 'x'"),
    ])
  func rows(_ what: String, _ name: String, _ sql: String) throws {
    try change(sql)
    let found = findings().filter { $0.state == .wrong }
    #expect(found.map(\.what) == [what])
    #expect(found.first?.items.first?.description.hasPrefix(name) == true)
    #expect(!"\(findings())".contains("secre"))
    #expect(faults(repairing: true) == ["\(what): mended"])
    #expect(faults() == [])
    let kept = try kept()
    #expect(kept.map(\.name) == [name])
    #expect(kept.first?.content.isEmpty == false)
    #expect(findings().first { $0.what == "journal set aside" }?.items.count == 1)
  }

  @Test("An entry that was set aside counts no more, is kept to the byte, and its days are learnt again")
  func entry() throws {
    let journal = try home.journal()
    let before = try journal.read { try $0.lastAction() }
    try change("UPDATE revision SET payload = CAST(X'7B22FF' AS TEXT) WHERE id = 2")
    _ = findings(repairing: true)
    try journal.read { reading in
      #expect(try reading.entries(EntryQuery()).map(\.id) == ["e1", "e3"])
      #expect(try reading.totals(of: ["a.level"], in: TestEntry.day...TestEntry.day.advanced(by: 9)).count == 2)
      #expect(try reading.earliestTouchedDay(after: before) == TestEntry.day.advanced(by: 2))
      let kept = try reading.setAside()
      #expect(kept.first?.day == TestEntry.day.advanced(by: 2))
      #expect(kept.first?.content["payload"] == .object(["base64": .text("eyL/")]))
      #expect(kept.first?.content["zone"] == .text("UTC"))
      #expect(kept.first?.content["id"] == .number(2))
    }
    let next = try journal.write("log", at: Instant(seconds: 0)) { $0.action }
    #expect(next > before + 1)
  }

  @Test(
    "A damaged entry is left out of what is listed and told once, and refused where it is asked for by itself",
    arguments: ["payload = CAST(X'7B22FF' AS TEXT)", "source = 'hane'", "checksum = 7", "instant = 12", "zone = NULL"])
  func leftOut(_ damage: String) throws {
    let told = Mutex<[Int]>([])
    let journal = try home.journal()
    journal.onDamage { count in told.withLock { $0.append(count) } }
    func ids(_ query: EntryQuery) throws -> [EntryID] { try journal.read { try $0.entries(query).map(\.id) } }
    #expect(try ids(EntryQuery()) == ["e1", "e2", "e3"])
    #expect(told.withLock { $0 } == [])
    try change("UPDATE revision SET \(damage) WHERE id = 2")
    #expect(try ids(EntryQuery()) == ["e1", "e3"])
    #expect(try ids(EntryQuery(kinds: ["food"], order: .newestFirst, limit: 3)) == ["e3", "e1"])
    #expect(told.withLock { $0 } == [1])
    #expect(throws: Failure.self) { try ids(EntryQuery(idPrefix: "e2")) }
    // What is logged beside it is saved; what would change it is not.
    try log(TestEntry.make("e4", day: TestEntry.day.advanced(by: 2)), in: journal)
    #expect(try ids(EntryQuery()) == ["e1", "e4", "e3"])
    #expect(throws: Failure.self) { try journal.write("delete", at: Instant(seconds: 0)) { try $0.delete("e2") } }
    #expect(throws: Failure.self) {
      try log(TestEntry.make("e2", day: TestEntry.day.advanced(by: 2), text: "anew"), in: journal)
    }
    try change("UPDATE revision SET number = 9 WHERE id = 3")
    #expect(try ids(EntryQuery()) == ["e1", "e4"])
    #expect(told.withLock { $0 } == [1, 1])
  }

  @Test(
    "A day that cannot be is in no range of days, and is set right", arguments: [Int.min, -1_000_000, 1 << 40, .max])
  func impossibleDay(_ day: Int) throws {
    try change(
      "UPDATE entry SET day = \(day) WHERE serial = 2; UPDATE forecast SET for_day = \(day) WHERE kind = 'ahead'")
    let journal = try home.journal()
    #expect(try journal.read { try $0.loggedDays() }?.count == 3)
    #expect(try journal.read { try $0.forecastDays() }.map(\.days.count) == [1])
    #expect(faults(repairing: true) == ["journal forecasts: mended", "journal entries: mended"])
    try change("UPDATE revision SET day = \(day) WHERE id = 2")
    #expect(faults(repairing: true).first == "journal revisions: mended")
    #expect(faults() == [])
    #expect(try kept().map(\.day) == [nil, nil])
  }

  @Test("Of a damaged setting the value before counts again; the only one goes on counting while it can be read")
  func settings() throws {
    try change("UPDATE document_revision SET json = '\"Lauest\"' WHERE id = 2")
    _ = findings(repairing: true)
    #expect(try home.journal().read { try $0.value(Self.facts) } == "Earlier")
    try change("DELETE FROM document; DELETE FROM document_revision WHERE id = 2")
    try change("UPDATE document_revision SET json = '\"Earlies\"'")
    #expect(faults(repairing: true) == ["journal settings: mended", "journal entries: mended"])
    #expect(try home.journal().read { try $0.value(Self.facts) } == "Earlies")
    try change("UPDATE document_revision SET json = 'Earlies'")
    _ = findings(repairing: true)
    #expect(try home.journal().read { try $0.value(Self.facts) } == nil)
    #expect(faults() == [])
  }

  @Test("A forecast or a state that can't be read is as if it were not there", arguments: ["{}", "x", "[1]"])
  func derived(_ json: String) throws {
    let day = TestEntry.day.advanced(by: 2)
    try change("UPDATE forecast SET json = '\(json)' WHERE kind = 'ahead'; UPDATE cache SET json = '\(json)'")
    let journal = try home.journal()
    #expect(try journal.read { try $0.forecasts(of: "knee", for: day...day) } == [Self.forecast(.replayed)])
    #expect(try journal.read { try $0.document(DocumentKey("prediction", "state")) } == nil)
    try journal.write("log", at: Instant(seconds: 0)) { writing in
      try writing.put(Self.forecast(.ahead))
      try writing.cache(json, as: DocumentKey("prediction", "state"))
    }
    #expect(try journal.read { try $0.forecasts(of: "knee", for: day...day).count } == 2)
    #expect(try journal.read { try $0.document(DocumentKey("prediction", "state"))?.json } == json)
  }

  @Test(
    "What follows from entries is made again from them",
    arguments: [
      ("journal totals", "UPDATE measure SET value = 7 WHERE entry = 2"),
      ("journal totals", "UPDATE measure SET fold = 4, rank = 1 WHERE entry = 2; UPDATE day_total SET value = 3"),
      ("journal measures", "UPDATE measure SET fold = 99 WHERE entry = 2"),
      ("journal history", "UPDATE revision SET measures = '{' WHERE id = 1"),
      ("journal entries", "UPDATE document SET revision = 1"),
      ("journal entries", "DELETE FROM document"),
    ])
  func followed(_ what: String, _ sql: String) throws {
    func state() throws -> [String] {
      try home.journal().read { reading in
        let totals = try reading.totals(of: ["a.level"], in: TestEntry.day...TestEntry.day.advanced(by: 9))
        let before = try reading.changes(of: 4).map { "\($0)" }
        return totals.map { "\($0)" }.sorted() + before + [try reading.value(Self.facts) ?? "none"]
      }
    }
    let before = try state()
    try change(sql)
    #expect(faults().contains("\(what): fault"))
    #expect(faults(repairing: true) == ["\(what): mended"])
    #expect(faults() == [])
    #expect(try state() == before)
  }

  @Test("An entry that reads as it was written is held against its kind, zone and conditions")
  func judged() throws {
    let journal = try home.journal()
    func log(_ id: EntryID, _ change: (inout Entry) -> Void) throws {
      var entry = TestEntry.make(id, text: "secret")
      entry.pack = "now"
      change(&entry)
      try self.log(entry, in: journal)
    }
    try log("off-scale") { $0.payload.fields["level"] = .number(11) }
    try log("empty") { $0.payload = Payload() }
    try log("outdated") { ($0.payload.fields["level"], $0.pack) = (.number(11), "then") }
    try log("unknown") { $0.kind = "moon" }
    try log("zone") { $0.zone = "Mars/Olympus" }
    try log("extra") { $0.payload.fields["more"] = .bool(true) }
    try log("source") { $0.source = Entry.Source(rawValue: "implant") }
    try log("choice") { $0.payload.fields["mood"] = .text("new") }
    let found = findings()
    func items(_ what: String) -> [String] { found.first { $0.what == what }?.items.map(\.description) ?? [] }
    #expect(items("journal values") == ["off-s on 2022-01-08", "empty on 2022-01-08"])
    #expect(items("journal earlier values") == ["outda on 2022-01-08"])
    #expect(items("journal kinds") == ["unkno on 2022-01-08"])
    #expect(items("journal zones") == ["zone on 2022-01-08"])
    #expect(items("journal newer values") == ["sourc on 2022-01-08", "choic on 2022-01-08"])
    #expect(faults() == ["journal values: fault"])
    // What somebody wrote is theirs to change.
    #expect(faults(repairing: true) == ["journal values: fault"])
    #expect(try kept() == [])
  }

  @Test("What only a later version can add up stops nothing, and is kept as it is")
  func laterFolds() throws {
    let journal = try home.journal()
    let day = TestEntry.day.advanced(by: 5)
    func log(_ text: String) throws -> Int64 {
      var entry = TestEntry.make("moon", day: day, text: text)
      (entry.kind, entry.source) = ("moon", Entry.Source(rawValue: "implant"))
      return try journal.write("log", at: Instant(seconds: 0)) { writing in
        let tide = Measure("a.tide", 4, fold: .unknown("7"))
        try writing.put(entry, measures: [tide, Measure("a.level", 1, fold: .sum)])
        return writing.action
      }
    }
    _ = try log("first")
    try change(
      """
      INSERT INTO day_total (metric, day, value) SELECT id, \(day.number), 3 FROM metric WHERE name = 'a.tide';
      UPDATE metric SET days = 1 WHERE name = 'a.tide'
      """)
    #expect(faults() == [])
    #expect(findings().first { $0.what == "journal kinds" }?.items.map(\.description) == ["moon on \(day)"])
    let totals = try journal.read { try $0.totals(of: ["a.tide", "a.level"], in: day...day) }
    #expect(totals.map(\.value).sorted() == [1, 3])
    let edited = try log("second")
    try journal.write("undo", at: Instant(seconds: 0)) { try $0.revert(edited) }
    let kept = try journal.queue.inDatabase {
      try Int.fetchAll($0, sql: "SELECT fold FROM measure WHERE day = \(day.number) ORDER BY fold")
    }
    #expect(kept == [1, 7])
    #expect(try journal.read { try $0.entries(EntryQuery(kinds: ["moon"])).map(\.source.rawValue) } == ["implant"])
    #expect(faults() == [])
  }

  @Test("A damaged draft is set aside, and a whole one stays whatever is rebuilt or salvaged")
  func drafts() throws {
    let keys = ["whole", "damaged"].map { DocumentKey("check-in", "draft-\($0)") }
    try home.journal().write("draft", at: Instant(seconds: 5)) { writing in
      for key in keys { try writing.draft("{\"pain\":6}", as: key) }
    }
    try change("UPDATE draft SET json = '{\"pain\":7}' WHERE document = 'draft-damaged'")
    func drafts(_ home: TemporaryHome) throws -> [Document] {
      try home.journal().read { try $0.documents(of: "check-in") }
    }
    let whole = [Document(key: keys[0], json: "{\"pain\":6}", revision: 0)]
    #expect(try drafts(home) == whole)
    #expect(faults() == ["journal drafts: fault"])
    #expect(faults(repairing: true) == ["journal drafts: mended"])
    #expect(try kept().map(\.name) == ["check-in/draft-damaged"])
    _ = try home.journal().rederive(["food": 9]) { _ in [Measure("a.level", 9, fold: .sum)] }
    #expect(try drafts(home) == whole)
    let other = try TemporaryHome()
    try home.journal().close()
    var salvage = try JournalSalvage(path: home.file.path)
    _ = try salvage.write(into: try other.journal(), packs: PackLibrary(folders: [])) { "0123456789abcdef" }
    #expect(try drafts(other) == whole)
  }

  @Test("Entries that wait are told, and no fault")
  func waiting() throws {
    try home.journal().write("update", at: Instant(seconds: 0)) { try $0.wait(["e2": "e3"]) }
    let finding = findings().first { $0.what == "journal clashes" }
    #expect(finding?.state == .fine)
    #expect(finding?.items.map(\.description) == ["e2 on \(TestEntry.day.advanced(by: 2))"])
    #expect(faults() == [])
  }

  @Test(
    "A journal that lost its end is refused, and the doctor says how much is missing", arguments: [1, 1_024, 4_096])
  func cut(_ bytes: Int) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: home.file.path))
    try data.dropLast(bytes).write(to: URL(fileURLWithPath: home.file.path))
    let failure = #expect(throws: Failure.self) { try home.journal() }
    #expect(failure == home.file.damaged)
    let finding = findings().first { $0.state == .wrong && $0.what == "journal" }
    #expect(finding?.detail.description == "the end of the file is missing: \(bytes) byte\(bytes == 1 ? "" : "s")")
    #expect(finding?.recovery?.description.contains("Keep \(home.path) as it is") == true)
    #expect(finding?.recovery?.description.contains("doctor --salvage \(home.file.path) ") == true)
  }

  @Test("A journal made of another one's records has their checksums, and what was set aside")
  func restored() throws {
    try change("UPDATE revision SET payload = '{}' WHERE id = 2")
    #expect(faults(repairing: true) != [])
    let other = try TemporaryHome()
    let journal = try other.journal()
    try home.journal().read { reading in
      try journal.restore { restoring in try reading.eachRecord { try restoring.add($0, measures: []) } }
    }
    #expect(try journal.read { try $0.setAside() } == kept())
    #expect(try kept().count == 1)
    let found = JournalDoctor.inspect(
      home: other.path, repairing: false, documentKinds: [AnyDocumentKind(Self.facts)], judge: judge)
    #expect(found.filter { $0.state == .wrong }.map(\.what) == [])
  }

  @Test("A journal that has a damaged entry is not exported without a word, and one with a damaged forecast is")
  func exported() throws {
    func records() throws -> Int {
      var count = 0
      try home.journal().read { try $0.eachRecord { _ in count += 1 } }
      return count
    }
    let all = try records()
    try change("UPDATE forecast SET json = '{}' WHERE kind = 'replayed'")
    #expect(try records() == all - 1)
    try change("UPDATE revision SET zone = 'UTD' WHERE id = 2")
    #expect(throws: Failure.self) { try records() }
  }

  @Test("A journal with next to nothing in it is told from none", arguments: [0, 1, 99])
  func tiny(_ size: Int) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: home.file.path))
    try data.prefix(size).write(to: URL(fileURLWithPath: home.file.path))
    #expect(findings().filter { $0.what == "journal" }.map(\.state) == [.wrong])
  }
}
