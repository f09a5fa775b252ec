import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport
import TrackerWholeJournal

@testable import TrackerLoggingCommands
@testable import TrackerWholeJournalCommands

/// Two devices of one person that bring each other what they have.
@Suite struct TwoJournalsTests {
  private let folder = TestFolder()
  private let phone: TestWorld
  private let laptop: TestWorld
  private static let day = Day(number: 20_524)
  private static let midnight = Int64(20_524) * 86_400 - 3_600

  init() throws {
    phone = try TestWorld([LoggingModule.self, WholeJournalModule.self])
    laptop = try TestWorld([LoggingModule.self, WholeJournalModule.self])
  }

  /// A night of the day, from minutes after midnight to others.
  private static func night(
    _ id: EntryID, _ span: ClosedRange<Int64>? = nil, hours: Double? = nil, source: Entry.Source = .hand
  ) -> Entry {
    var payload = Payload()
    let end = midnight + (span?.upperBound ?? 480) * 60
    if let span {
      let start = Instant(seconds: midnight + span.lowerBound * 60)
      payload.fields["sleep"] = TimeSpan(start: start, end: Instant(seconds: end))?.json
    }
    payload.fields["hours"] = hours.map(JSONValue.number)
    return Entry(
      id: id, kind: "rest", instant: Instant(seconds: end), offset: 3_600, zone: "Europe/Berlin", day: day,
      source: source, payload: payload)
  }

  /// Logs an entry so many minutes after midnight.
  private func log(_ entry: Entry, at minutes: Int64, on device: TestWorld) throws {
    let session = try device.context.session()
    var late = device.context.environment
    late.now = Instant(seconds: Self.midnight + minutes * 60)
    _ = try Session(environment: late, journal: device.journal, person: session.person).record("log") { journal in
      try journal.put(entry, measures: RestKind.allMeasures(of: entry, in: session.person.entryContext))
    }
  }

  private func exchange() throws {
    for (index, (from, to)) in [(phone, laptop), (laptop, phone)].enumerated() {
      let file = folder.path("\(index).jsonl")
      _ = try from.run(ExportAllCommand.self, [file, "--force"])
      _ = try to.run(ImportAllCommand.self, [file])
    }
  }

  /// What a device says: its list, its totals of all metrics, and a table of its nights.
  private func said(_ device: TestWorld) throws -> [String] {
    let metrics = Set(try device.journal.read { try $0.metrics(withPrefix: "").map(\.metric) })
    let totals = try device.journal.read { try $0.totals(of: metrics, in: Self.day...Self.day) }
    let table = folder.path("rest.csv")
    _ = try device.run(ExportEntriesCommand.self, [table, "--kind", "rest", "--force"])
    return [try device.run(ListCommand.self)]
      + totals.map { "\($0.metric) \($0.value)" }.sorted() + [try String(contentsOfFile: table, encoding: .utf8)]
  }

  private func hours(_ device: TestWorld) throws -> [DayValue] {
    try device.values(of: "sleep.hours", on: Self.day...Self.day)
  }

  @Test("the same entries give the same list, totals and table on both, whichever came first to them")
  func order() throws {
    // All of one instant; ids and times of writing go in other directions.
    try log(Self.night("c000000000000000", hours: 5.1), at: 500, on: phone)
    try log(Self.night("a000000000000000", hours: 2.2), at: 510, on: laptop)
    try log(Self.night("b000000000000000", hours: 0.3), at: 520, on: phone)
    try exchange()
    #expect(try phone.entries.map { $0.id.short.prefix(1) } == ["c", "a", "b"])
    #expect(try said(phone) == said(laptop))
    // Of nights without times, the last one counts.
    #expect(try hours(phone) == [.value(0.3)])
  }

  @Test("of two nights at one time one counts on both, and the other one is listed and counts again when it is alone")
  func clash() throws {
    try log(Self.night("a000000000000000", (-30)...450), at: 900, on: phone)
    try log(Self.night("b000000000000000", 0...420), at: 910, on: laptop)
    #expect(try (hours(phone), hours(laptop)) == ([.value(8)], [.value(7)]))
    try exchange()
    for device in [phone, laptop] {
      #expect(try hours(device) == [.value(8)])
      let list = try device.run(ListCommand.self)
      #expect(list.contains("(not counted: a0000 counts instead)"))
      let rows = list.split(separator: "\n").filter { $0.contains("not counted") }
      #expect(rows.count == 1 && rows.first?.contains("b0000") == true)
    }
    #expect(try said(phone) == said(laptop))
    let json = try phone.run(ListCommand.self, json: true)
    #expect(json.contains("\"waitsFor\" : \"a000000000000000\"") || json.contains("\"waitsFor\":\"a000000000000000\""))
    _ = try phone.run(DeleteCommand.self, ["a0000"])
    #expect(try hours(phone) == [.value(7)])
    _ = try phone.run(UndoCommand.self)
    #expect(try hours(phone) == [.value(8)])
    _ = try laptop.run(EditCommand.self, ["b0000", "sleep=10:00-10:30"])
    #expect(try hours(laptop) == [.value(8.5)])
  }

  @Test("what somebody typed counts before what a file says, and a restored journal decides the same")
  func sources() throws {
    try log(Self.night("a000000000000000", 0...420), at: 900, on: phone)
    try log(Self.night("b000000000000000", (-30)...450, source: .file), at: 910, on: laptop)
    try exchange()
    #expect(try hours(phone) == [.value(7)])
    #expect(try said(phone) == said(laptop))
    let file = folder.path("whole.jsonl")
    _ = try phone.run(ExportAllCommand.self, [file])
    var back = try TestWorld([LoggingModule.self, WholeJournalModule.self], facts: nil)
    back.context.environment.openJournal = { [journal = back.journal] _, _ in journal }
    _ = try back.run(ImportAllCommand.self, [file])
    #expect(try said(back) == said(phone))
    let waiting = try back.journal.read { try $0.waiting(in: Self.day...Self.day) }
    #expect(waiting == ["b000000000000000": "a000000000000000"])
  }

  @Test("what an older program imported and what this one imports of the same row is one entry")
  func twins() throws {
    struct Format: ImportFormat {
      let id = "watch", name = "A watch", reads = "Nights."
      func recognises(_ beginning: FileBeginning) -> Bool { false }
      func currentKey(of key: String) -> String { key.replacing("watch:Sam:", with: "watch/") }
    }
    enum WatchModule: TrackerModule {
      static let id: ModuleID = "watch"
      static func contribute(to registry: inout Registry) { registry.importers.add(Format()) }
    }
    let world = try TestWorld([LoggingModule.self, WholeJournalModule.self, WatchModule.self])
    var (before, now) = (Self.night("a000000000000000", 0...420), Self.night("b000000000000000", 0...420))
    (before.key, now.key) = ("watch:Sam:1", "watch/1")
    try log(before, at: 900, on: world)
    try log(now, at: 900, on: laptop)
    let file = folder.path("laptop.jsonl")
    _ = try laptop.run(ExportAllCommand.self, [file])
    _ = try world.run(ImportAllCommand.self, [file])
    #expect(try world.entries.map(\.id) == ["a000000000000000"])
  }

  @Test("what only a newer version knows is listed, exported and imported unchanged")
  func unknown() throws {
    var entry = Self.night("a000000000000000", 0...420)
    (entry.kind, entry.source, entry.zone) = ("moon", Entry.Source(rawValue: "im\"plant"), "Mars/Olympus")
    entry.payload.fields = ["phase": .list([.text("new"), .number(0.5)])]
    try phone.journal.write("log", at: Instant(seconds: Self.midnight)) { [entry] in
      try $0.put(entry, measures: [Measure("moon.phase", 4, fold: .unknown("7"))])
    }
    try exchange()
    #expect(try laptop.entries == [entry])
    #expect(try laptop.run(ListCommand.self).contains("moon"))
    _ = try laptop.run(DeleteCommand.self, ["a0000"])
    _ = try laptop.run(UndoCommand.self)
    #expect(try laptop.entries.map { $0.source.rawValue } == ["im\"plant"])
    #expect(try phone.journal.read { try $0.totals(of: ["moon.phase"], in: Self.day...Self.day) } == [])
  }
}
