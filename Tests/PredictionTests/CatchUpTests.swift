import Synchronization
import Testing
import TrackerCore
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerPrediction

/// What an action that reached far back leaves to learn, learnt in short transactions after it.
@Suite struct CatchUpTests {
  private struct Killed: Error {}

  /// A journal with something between its transactions: what another program does, or the end of this one.
  private final class CrowdedJournal: Journal {
    private let journal: InMemoryJournal
    private let before: @Sendable (_ write: Int) throws -> Void
    private let writes = Mutex(0)
    /// The most forecasts that one transaction wrote.
    let most = Mutex(0)

    init(_ journal: InMemoryJournal, before: @escaping @Sendable (_ write: Int) throws -> Void = { _ in }) {
      self.journal = journal
      self.before = before
    }

    var count: Int { writes.withLock { $0 } }
    var isReadOnly: Bool { false }

    func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result { try journal.read(body) }
    func write<Result>(_ command: String, at instant: Instant, _ body: (any JournalWriting) throws -> Result) throws
      -> Result
    {
      let write = writes.withLock { count in
        count += 1
        return count
      }
      try before(write)
      return try journal.write(command, at: instant) { writing in
        let counted = CountingJournal(writing)
        let result = try body(counted)
        most.withLock { $0 = max($0, counted.forecastsWritten) }
        return result
      }
    }
    func open(_ command: String, importing file: String?) throws -> (any OpenAction)? { nil }
    func measureRules(of kinds: Set<LogKindID>) throws -> [LogKindID: MeasureRule] { [:] }
    func rederive(_ plan: (any JournalReading) throws -> Rederivation) throws -> [LogKindID: Int] { [:] }
    func restore<Result>(_ body: (any JournalRestoring) throws -> Result) throws -> Result { try journal.restore(body) }
  }

  private static let days = 400
  private static let now = PredictionWorld.noon(.day(days))

  /// Somebody who has used the program for a month and then imports the year before.
  private static func imported() throws -> PredictionWorld {
    var random = SplitMix64(seed: 7)
    let world = try PredictionWorld()
    for day in (days - 30)...days {
      try world.log(["symptom.pain": Double(Int.random(in: 1...10, using: &random))], on: .day(day))
    }
    try world.journal.write("import", at: now) { journal in
      for day in 0..<(days - 30) {
        let pain = Double(Int.random(in: 1...10, using: &random))
        try world.put(["symptom.pain": pain], on: .day(day), as: world.nextID(), in: journal)
      }
    }
    return world
  }

  private static func everything(_ world: PredictionWorld) throws -> [String] {
    try world.journal.read { journal in
      try journal.forecasts(of: SamplePacks.sample, for: .day(-10)...Day.day(days + 10)).map {
        try JournalJSON.encode($0)
      }
        // The number of the action alone is another.
        + journal.documents(of: "prediction").map { $0.json.replacing(/"action":\d+/, with: "") }
    }
  }

  private static func refresh(_ world: PredictionWorld) throws { try world.write(at: now) { _ in } }

  private static func expected() throws -> [String] {
    let world = try imported()
    try refresh(world)
    return try everything(world)
  }

  @Test("in short transactions the same is learnt and stored as at once, and the next action finds nothing to do")
  func same() throws {
    let world = try Self.imported()
    let journal = CrowdedJournal(world.journal)
    try world.engine.catchUp(world.condition, of: world.person, at: Self.now, in: journal)
    #expect(journal.count > 3 && journal.most.withLock { $0 } <= 100)
    try world.journal.write("log", at: Self.now) { writing in
      let counted = CountingJournal(writing)
      try world.engine.refresh(world.condition, of: world.person, at: Self.now, in: counted)
      #expect(counted.forecastsWritten <= 2 && counted.daysRead < 200)
    }
    #expect(try Self.everything(world) == Self.expected())
  }

  @Test("ended at any transaction, it is finished when it is called again, or by the next action", arguments: 1...5)
  func killed(_ last: Int) throws {
    for isCalledAgain in [true, false] {
      let world = try Self.imported()
      let journal = CrowdedJournal(world.journal) { write in if write == last { throw Killed() } }
      #expect(throws: Killed.self) {
        try world.engine.catchUp(world.condition, of: world.person, at: Self.now, in: journal)
      }
      if isCalledAgain { try world.engine.catchUp(world.condition, of: world.person, at: Self.now, in: world.journal) }
      try Self.refresh(world)
      #expect(try Self.everything(world) == Self.expected(), "\(isCalledAgain)")
    }
  }

  @Test("what another command writes meanwhile is learnt, too", arguments: 1...5)
  func overtaken(_ time: Int) throws {
    let world = try Self.imported()
    let inner = world.journal
    let entry = Entry(
      id: "late", kind: "symptom", instant: PredictionWorld.noon(.day(100)), offset: 0, zone: "UTC", day: .day(100),
      payload: Payload())
    let journal = CrowdedJournal(inner) { write in
      guard write == time else { return }
      try inner.write("log", at: Self.now) { try $0.put(entry, measures: [Measure("symptom.pain", 9, fold: .max)]) }
    }
    try world.engine.catchUp(world.condition, of: world.person, at: Self.now, in: journal)
    try Self.refresh(world)
    let other = try Self.imported()
    try other.journal.write("log", at: Self.now) { journal in
      try journal.put(entry, measures: [Measure("symptom.pain", 9, fold: .max)])
    }
    try Self.refresh(other)
    #expect(try Self.everything(world) == Self.everything(other))
  }

  @Test("little to learn is left to the action")
  func little() throws {
    let world = try PredictionWorld()
    try world.live([4, 8, 7, nil, 3, 5])
    let journal = CrowdedJournal(world.journal)
    try world.engine.catchUp(world.condition, of: world.person, at: PredictionWorld.noon(.day(9)), in: journal)
    #expect(journal.count == 0)
  }
}
