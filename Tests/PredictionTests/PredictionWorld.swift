import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import Synchronization
import TrackerCore
import TrackerTestSupport

@testable import TrackerPrediction

/// A person with a journal in memory, who logs and whose forecasts are kept as every writing command keeps them.
final class PredictionWorld {
  let journal = InMemoryJournal()
  let engine: any ForecastEngine
  var zone = Zone.utc
  var records: [ConditionRecord]
  /// Metrics that are otherwise than the sample module has them.
  var metrics: [MetricDefinition] = []
  /// The packs in force now, by the conditions' ids.
  var packs: [PackID: LoadedPack]
  /// The number of entries made so far: their ids.
  private var made = 0

  /// 2026-01-01
  static let first = Day(number: 20_454)

  /// - Parameter conditions: Of the sample packs.
  init(
    conditions: [PackID] = [SamplePacks.sample], since: Day = first, isFlareRelative: Bool = false,
    engine: any ForecastEngine = LearnerForecaster()
  ) throws {
    self.engine = engine
    records = conditions.map { ConditionRecord(pack: $0, since: since, isFlareRelative: isFlareRelative) }
    packs = try conditions.reduce(into: [:]) { $0[$1] = try SamplePacks.library.pack($1) }
    for index in records.indices { try use(try pack(records[index].pack), from: since) }
  }

  func pack(_ id: PackID) throws -> LoadedPack {
    guard let pack = packs[id] else { throw Failure(.system, "no such sample pack") }
    return pack
  }

  /// Puts a pack in force from a day on, with its definition on record.
  func use(_ pack: LoadedPack, from day: Day) throws {
    packs[pack.pack.id] = pack
    for index in records.indices where records[index].pack == pack.pack.id {
      records[index].versions.append(.init(from: day, hash: pack.hash, revision: pack.pack.revision))
    }
    try journal.write("use", at: PredictionWorld.noon(day)) {
      try $0.remember(try JournalJSON.encode(pack.pack), as: pack.hash)
    }
  }

  /// The sample pack with another flare rule.
  func changedPack(_ hash: ContentHash, _ change: (inout FlareRule) -> Void) throws -> LoadedPack {
    var loaded = try pack(SamplePacks.sample)
    change(&loaded.pack.flare)
    return LoadedPack(pack: loaded.pack, hash: hash, places: .none)
  }

  var person: Person {
    get throws {
      let conditions = try records.map {
        ActiveCondition(record: $0, pack: try pack($0.pack).pack, hash: try pack($0.pack).hash)
      }
      let modules = Registry([PredictionModule.self, SampleModule.self]).catalogue
      let metrics = MetricCatalogue(definitions: metrics + modules.definitions, families: modules.families)
      return Person(
        facts: PersonFacts(), calendar: DayCalendar(zone: zone), conditions: conditions,
        catalogue: conditions.reduce(metrics) { $0.adding($1.pack) })
    }
  }

  var condition: ActiveCondition {
    get throws {
      guard let first = try person.conditions.first else { throw Failure(.system, "no condition") }
      return first
    }
  }

  static func noon(_ day: Day, hour: Int64 = 20) -> Instant {
    Instant(seconds: Int64(day.number) * 86_400 + hour * 3600)
  }

  // MARK: Logging

  /// Logs what a day gave some metrics, in the evening of it or at another time, and stores the forecasts that are
  /// owed.
  @discardableResult
  func log(_ values: [MetricID: Double], on day: Day, at now: Instant? = nil) throws -> EntryID {
    let id = nextID()
    try write(at: now ?? PredictionWorld.noon(day)) { try self.put(values, on: day, as: id, in: $0) }
    return id
  }

  /// Logs pain; nil for a day on which nothing is done.
  func live(_ pain: [Double?], from day: Day = first) throws {
    for (index, pain) in pain.enumerated() {
      if let pain { try log(["symptom.pain": pain], on: day.advanced(by: index)) }
    }
  }

  /// Puts many days in one action, as an import does.
  func load(_ pain: [Double?], from day: Day, at now: Instant) throws {
    try write(at: now) { journal in
      for (index, pain) in pain.enumerated() {
        if let pain {
          try self.put(["symptom.pain": pain], on: day.advanced(by: index), as: self.nextID(), in: journal)
        }
      }
    }
  }

  func put(_ values: [MetricID: Double], on day: Day, as id: EntryID, in journal: any JournalWriting) throws {
    let entry = Entry(
      id: id, kind: "symptom", instant: PredictionWorld.noon(day), offset: 0, zone: "UTC", day: day, payload: Payload())
    try journal.put(entry, measures: values.sorted { $0.key < $1.key }.map { Measure($0.key, $0.value, fold: .max) })
  }

  func delete(_ id: EntryID, at now: Instant) throws { try write(at: now) { try $0.delete(id) } }

  /// One action with all that every writing command does.
  func write(at now: Instant, _ body: (any JournalWriting) throws -> Void) throws {
    let person = try person
    try journal.write("log", at: now) { journal in
      try body(journal)
      for condition in person.conditions { try engine.refresh(condition, of: person, at: now, in: journal) }
    }
  }

  func nextID() -> EntryID {
    made += 1
    let digits = String(made)
    return EntryID(rawValue: String(repeating: "0", count: 16 - digits.count) + digits)
  }

  // MARK: Asking

  func outlook(on day: Day, at now: Instant? = nil) throws -> Outlook {
    try journal.read {
      try engine.outlook(for: try condition, of: try person, on: day, at: now ?? PredictionWorld.noon(day), in: $0)
    }
  }

  /// Every stored forecast.
  func forecasts(_ kind: Forecast.Kind? = nil, of id: PackID = SamplePacks.sample) throws -> [Forecast] {
    try journal.read { try $0.forecasts(of: id, for: Day(number: 0)...Day(number: 100_000)) }.filter {
      kind == nil || $0.kind == kind
    }
  }

  func forecast(_ kind: Forecast.Kind, for day: Day, of id: PackID = SamplePacks.sample) throws -> Forecast? {
    try forecasts(kind, of: id).first { $0.forDay == day }
  }

  func state(of id: PackID = SamplePacks.sample) throws -> LearntState? {
    try journal.read { try $0.value(LearntState.self, of: LearntState.key(id)) }
  }

  /// The checkpoints that are kept, the oldest first.
  func checkpoints(of id: PackID = SamplePacks.sample) throws -> [Checkpoint.Kept] {
    try journal.read { journal in
      try LearntState.kept(id, in: journal).map { day in
        guard let kept = try journal.value(Checkpoint.Kept.self, of: LearntState.key(id, through: day)) else {
          throw Failure(.system, "the checkpoint through \(day) is not kept")
        }
        return kept
      }
    }
  }

  /// What a replay from the first day on, without any stored state, gives through a day.
  func fromScratch(through day: Day, today: Day) throws -> Checkpoint {
    try allFromScratch(through: day, today: today)(day)
  }

  /// The same of every day; of days before the first one what it begins with.
  func allFromScratch(through day: Day, today: Day? = nil) throws -> (Day) -> Checkpoint {
    try journal.read { journal in
      var replay = try Replay(
        try condition, of: try person, today: today ?? day, through: day, afresh: true, in: journal)
      let start = replay.current
      var all: [Day: Checkpoint] = [:]
      try replay.advance(through: day) { _, checkpoint in
        all[checkpoint.through] = checkpoint
        return nil
      }
      all[day] = replay.current
      return { [all] day in
        var early = start
        early.through = day
        return all[day] ?? early
      }
    }
  }

  /// The person's session at noon of a day.
  func session(on day: Day) throws -> Session {
    let environment = CommandContext.testing(
      [PredictionModule.self, SampleModule.self], now: PredictionWorld.noon(day), zone: zone, forecasts: engine,
      terminal: ScriptedTerminal(), openJournal: { [journal] _, _ in journal }
    ).environment
    return Session(environment: environment, journal: journal, person: try person)
  }

  /// A command's world in this journal.
  func context(_ terminal: ScriptedTerminal, today: Day, isPlain: Bool = false, format: Console.Format = .text)
    throws
    -> CommandContext
  {
    try journal.write("onboard", at: PredictionWorld.noon(today)) {
      try $0.put(PersonFacts(), as: PersonFacts.document)
      try $0.put(records, as: ConditionRecord.document)
    }
    return .testing(
      [PredictionModule.self, SampleModule.self], now: PredictionWorld.noon(today), zone: zone, forecasts: engine,
      terminal: terminal, format: format, isPlain: isPlain, openJournal: { [journal] _, _ in journal })
  }
}

extension Day {
  /// A day of the worlds' calendar: 0 is the first.
  static func day(_ index: Int) -> Day { PredictionWorld.first.advanced(by: index) }
}
