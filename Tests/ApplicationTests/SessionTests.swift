import Synchronization
import Testing
import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerTestSupport

/// Forecasts that are caught up with once, and then find the disk full.
private final class FullDiskForecaster: ForecastEngine {
  private let calls = Mutex(0)

  func outlook(
    for condition: ActiveCondition, of person: Person, on day: Day, at now: Instant, in journal: any JournalReading
  ) throws -> Outlook { try FixedForecasts().outlook(for: condition, of: person, on: day, at: now, in: journal) }

  func refresh(_ condition: ActiveCondition, of person: Person, at now: Instant, in journal: any JournalWriting) throws
    -> Outlook
  { try FixedForecasts().refresh(condition, of: person, at: now, in: journal) }

  func catchUp(_ condition: ActiveCondition, of person: Person, at now: Instant, in journal: any Journal) throws {
    let call = calls.withLock { calls in
      calls += 1
      return calls
    }
    if call > 1 { throw Failure(.system, "Your disk is full, so nothing was saved") }
  }

  func probability(after day: Day, of pack: ConditionPack, in table: DayTable) -> Double { 0.5 }
}

/// What an action says of tomorrow: of the person as it leaves them.
@Suite struct SessionTests {
  private static func records(_ world: TestWorld) throws -> [ConditionRecord] {
    try world.journal.read { try $0.value(ConditionRecord.document) ?? [] }
  }

  /// Somebody with two conditions.
  private static func world() throws -> TestWorld {
    let world = try TestWorld([])
    try world.journal.write("add", at: world.context.environment.now) { journal in
      var records = try journal.value(ConditionRecord.document) ?? []
      records.append(ConditionRecord(pack: SamplePacks.base, since: Day(number: 20_000)))
      try journal.put(records, as: ConditionRecord.document)
    }
    return world
  }

  @Test("an action that takes a condition away speaks of the others alone; one that brings it back compares nothing")
  func conditions() throws {
    let world = try Self.world()
    var session = try world.context.session()
    #expect(session.person.conditions.count == 2)
    let all = try Self.records(world)
    let fewer = try session.record("less") { try $0.put(Array(all.prefix(1)), as: ConditionRecord.document) }
    #expect(fewer.changes.map(\.condition) == [SamplePacks.sample])
    #expect(try Self.records(world).map(\.pack) == [SamplePacks.sample])
    session = try world.context.session()
    let more = try session.record("more") { try $0.put(all, as: ConditionRecord.document) }
    #expect(more.changes.map(\.condition) == [SamplePacks.sample])
    // Tomorrow is forecast for both all the same.
    let tomorrow = session.today.advanced(by: 1)
    #expect(
      try world.journal.read { try $0.forecasts(of: SamplePacks.base, for: tomorrow...tomorrow) }.count == 1)
  }

  @Test("an action that moves the start of the day forecasts the day after the one that it is now")
  func dayStart() throws {
    var world = try TestWorld([])
    try world.setClock("2026-03-12T05:00")
    let session = try world.context.session()
    let today = session.today
    let result = try session.record("later") { journal in
      try journal.put(
        [DayCalendar.DayStart(from: today.advanced(by: -30), minutes: 360)], as: DayCalendar.document)
    }
    #expect(try world.context.session().today == today.advanced(by: -1))
    #expect(result.changes.isEmpty, "another day's forecast is nothing to compare with")
    let forecasts = try world.journal.read { try $0.forecasts(of: SamplePacks.sample, for: today...today) }
    #expect(forecasts.count == 1)
  }

  @Test("what a command made of who the person was is not written once they are somebody else")
  func changedMeanwhile() throws {
    let world = try Self.world()
    let early = try world.context.session()
    let late = try world.context.session()
    let all = try Self.records(world)
    _ = try late.record("less") { try $0.put(Array(all.prefix(1)), as: ConditionRecord.document) }
    let failure = #expect(throws: Failure.self) {
      try early.record("log") { try $0.put("1", as: DocumentKey("sample", "note")) }
    }
    #expect(failure == .changedMeanwhile)
    #expect(try world.journal.read { try $0.document(DocumentKey("sample", "note")) } == nil)
    _ = try early.current().record("log") { try $0.put("1", as: DocumentKey("sample", "note")) }
    #expect(try world.journal.read { try $0.document(DocumentKey("sample", "note")) } != nil)
  }

  @Test("where the years since can't be forecast again, an action that is written is not denied")
  func unfinishedForecasts() throws {
    let world = try TestWorld([])
    let known = try world.context.session()
    let told = Mutex<[String]>([])
    var environment = known.environment
    environment.forecasts = FullDiskForecaster()
    environment.warn = { phrase in told.withLock { $0.append(phrase.description) } }
    let session = Session(environment: environment, journal: known.journal, person: known.person)
    let long = session.today.advanced(by: -1000)
    let saved = try session.record("long ago") { journal in
      let entry = Entry(
        id: EntryID(rawValue: "0123456789abcdef"), kind: "sample",
        instant: Instant(seconds: Int64(long.number) * 86_400 + 43_200),
        offset: 0, zone: "UTC", day: long, source: .hand, payload: Payload())
      try journal.put(entry, measures: [Measure("sample.metric", 1, fold: .sum)])
      try journal.put("1", as: DocumentKey("sample", "note"))
    }
    #expect(saved.changes.isEmpty)
    #expect(try world.journal.read { try $0.document(DocumentKey("sample", "note")) } != nil)
    #expect(told.withLock { $0.count } == 1 && told.withLock { $0.first }?.hasPrefix("It is saved, but") == true)
    // Before an action, nothing is written yet.
    #expect(throws: Failure.self) { try session.record("now") { try $0.put("2", as: DocumentKey("sample", "note")) } }
    #expect(try world.journal.read { try $0.document(DocumentKey("sample", "note"))?.json } == "1")
  }

  @Test("reading the person again reads no pack again")
  func cheap() throws {
    let world = try Self.world()
    let known = try world.context.session()
    var environment = known.environment
    environment.packs = PackLibrary(folders: [], files: MemoryPackFiles([:] as [String: String]))
    let session = Session(environment: environment, journal: known.journal, person: known.person)
    #expect(try session.record("log") { _ in }.changes.count == 2)
  }
}
