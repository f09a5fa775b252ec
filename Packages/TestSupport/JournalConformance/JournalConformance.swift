import TrackerCore

/// What every journal must do, sentence by sentence of the protocols' documentation.
///
/// In a test: `@Test(arguments: JournalConformance.checks) func holds(_ check: JournalCheck) { #expect(check.failures { try … } == []) }`.
public enum JournalConformance {
  public static let checks = entryChecks + queryChecks + totalChecks + documentChecks + forecastChecks + actionChecks + undoChecks
}

/// One check of a journal.
public struct JournalCheck: Sendable, CustomStringConvertible {
  /// A sentence about journals.
  public let name: String
  private let body: @Sendable (JournalProbe) throws -> Void

  init(_ name: String, _ body: @escaping @Sendable (JournalProbe) throws -> Void) {
    self.name = name
    self.body = body
  }

  public var description: String { name }

  /// What an empty journal does wrong; empty when the sentence holds.
  public func failures(_ make: () throws -> any Journal) -> [String] {
    do {
      let probe = JournalProbe(try make())
      try body(probe)
      return probe.failures
    } catch {
      return ["threw \(error)"]
    }
  }
}

/// A journal under a check, with what was found wrong so far.
final class JournalProbe {
  let journal: any Journal
  private(set) var failures: [String] = []

  init(_ journal: any Journal) { self.journal = journal }

  func expect<Value: Equatable>(_ found: Value, _ wanted: Value, _ what: String) {
    if found != wanted { failures.append("\(what): found \(found), wanted \(wanted)") }
  }

  /// Expects a failure of a kind that does not carry `secret`.
  func expectFailure(_ kind: Failure.Kind, without secret: String? = nil, _ what: String, _ body: () throws -> Void) {
    do {
      try body()
      failures.append("\(what): nothing was thrown")
    } catch let failure as Failure {
      expect(failure.kind, kind, what)
      if let secret, "\(failure)".contains(secret) { failures.append("\(what): the failure carries what was logged") }
    } catch {
      failures.append("\(what): threw \(error), not a failure")
    }
  }

  /// One action at noon of the first day.
  @discardableResult
  func write<Result>(_ command: String = "log", reverting: Int64? = nil, _ body: (any JournalWriting) throws -> Result) throws -> Result {
    try journal.write(command, at: Sample.instant(0, hour: 12), reverting: reverting, body)
  }

  /// An action that puts one entry.
  @discardableResult
  func put(_ entry: Entry, _ measures: Measure...) throws -> Int64 {
    try write { journal in
      try journal.put(entry, measures: measures)
      return journal.action
    }
  }

  @discardableResult
  func delete(_ entry: Entry) throws -> Int64 {
    try write { journal in
      try journal.delete(entry.id)
      return journal.action
    }
  }

  /// What a query gives, as ids.
  func ids(_ query: EntryQuery = EntryQuery()) throws -> [String] {
    try journal.read { try $0.entries(query).map(\.id.rawValue) }
  }

  /// The totals of the samples' metrics on the samples' days, as `metric day = value`.
  func totals() throws -> [String] {
    try journal.read { try Sample.totals($0) }
  }

  func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result { try journal.read(body) }
}

/// Entries and days for checks.
enum Sample {
  static let metrics: Set<MetricID> = ["a.sum", "a.mean", "a.max", "a.min", "a.last", "a.count", "b.sum"]
  static let days = day(-20)...day(20)
  static let document = DocumentKey("person", "facts")

  struct Stop: Error, Equatable {}

  static func day(_ number: Int) -> Day { Day(number: 19_000 + number) }

  static func instant(_ number: Int, hour: Int) -> Instant { Instant(seconds: Int64(day(number).number) * 86_400 + Int64(hour) * 3_600) }

  static func entry(
    _ id: EntryID, day number: Int = 0, hour: Int = 12, kind: LogKindID = "food", key: String? = nil, note: String = "plain",
    source: Entry.Source = .hand, pack: ContentHash? = nil
  ) -> Entry {
    Entry(
      id: id, kind: kind, instant: instant(number, hour: hour), offset: 3_600, zone: "Europe/Berlin", day: day(number), source: source,
      pack: pack, key: key, payload: Payload(fields: ["note": .text(note)]))
  }

  static func forecast(_ condition: PackID = "knee", day number: Int, kind: Forecast.Kind = .ahead, probability: Double = 0.25) -> Forecast
  {
    Forecast(
      condition: condition, forDay: day(number), kind: kind, dataThrough: day(number - 1), madeAt: instant(number - 1, hour: 20),
      probability: probability, range: 0.1...0.4, usual: 0.2,
      contributions: [.init(part: .baseRate, name: "base", logOdds: -1.1), .init(part: .factor, name: "sleep", logOdds: 0.1)],
      learntFrom: 31, predictor: "history", pack: "c0ffee")
  }

  static func totals(_ journal: any JournalReading) throws -> [String] {
    try journal.totals(of: metrics, in: days).map { "\($0.metric) \($0.day.number - 19_000) = \($0.value)" }.sorted()
  }
}

extension Measure {
  /// Of the metric that is named after the fold.
  static func a(_ fold: Fold, _ value: Double, rank: Int = 0) -> Measure {
    Measure(MetricID("a.\(fold.rawValue)"), value, fold: fold, rank: rank)
  }
}
