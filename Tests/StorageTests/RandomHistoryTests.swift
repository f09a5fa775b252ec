import Testing
import TrackerCore
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerStorage

/// Random histories, the same for the same seed: whatever is put, edited, deleted and undone, the store and its twin
/// agree.
@Suite struct RandomHistoryTests {
  @Test("After any history the store says what its twin says", arguments: 1...12 as ClosedRange<UInt64>)
  func agree(_ seed: UInt64) throws {
    let home = try TemporaryHome()
    let store = try home.journal()
    try store.queue.inDatabase { try $0.execute(sql: "PRAGMA synchronous = OFF") }
    let twin = InMemoryJournal()
    var random = SplitMix64(seed: seed)
    for step in 0..<60 {
      let history = History(step: step, random: &random)
      let found = try history.run(on: store)
      #expect(try history.run(on: twin) == found, "step \(step)")
      let state = try store.read(History.state)
      let wanted = try twin.read(History.state)
      #expect(Set(state).symmetricDifference(wanted) == [], "step \(step)")
      #expect(state == wanted, "step \(step)")
    }
    #expect(JournalDoctor.inspect(home: home.path, repairing: false).allSatisfy { $0.state == .fine })
  }
}

/// One action, drawn once and run on both journals.
private struct History {
  enum Step {
    case put(Entry, [Measure], asks: Bool)
    case delete(EntryID)
    case document(String?, DocumentKey)
    case cache(String?)
    case stop
  }

  struct Stop: Error {}

  static let metrics: [MetricID] = ["a", "b", "c", "d"]
  var steps: [Step]
  var undoes: Bool

  init(step: Int, random: inout SplitMix64) {
    undoes = Int.random(in: 0..<5, using: &random) == 0
    steps = (0..<Int.random(in: 1...4, using: &random)).map { _ in History.draw(&random) }
  }

  private static func draw(_ random: inout SplitMix64) -> Step {
    let id = EntryID("e\(Int.random(in: 0..<12, using: &random))")
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return .delete(id)
    case 2:
      return .document(
        Bool.random(using: &random) ? "\(Int.random(in: 0..<3, using: &random))" : nil, DocumentKey("person", "facts"))
    case 3: return .cache(Bool.random(using: &random) ? "1" : nil)
    case 4 where Int.random(in: 0..<3, using: &random) == 0: return .stop
    default:
      var entry = TestEntry.make(
        id, day: TestEntry.day.advanced(by: Int.random(in: 0..<4, using: &random)),
        minute: 60 * Int.random(in: 0..<4, using: &random))
      if Bool.random(using: &random) { entry.key = "k\(Int.random(in: 0..<6, using: &random))" }
      let measures = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        // Sums of thirds depend on their order.
        Measure(
          metrics[Int.random(in: 0..<4, using: &random)], Double(Int.random(in: -9...9, using: &random)) / 3,
          fold: Fold.allCases[Int.random(in: 0..<6, using: &random)], rank: 10 * Int.random(in: 0...1, using: &random))
      }
      return .put(entry, measures, asks: Int.random(in: 0..<4, using: &random) == 0)
    }
  }

  /// - Returns: What it saw and did, in words.
  func run(on journal: any Journal) throws -> [String] {
    let reverted = try journal.read { journal in
      let done = Set(try journal.reversals().values)
      return try journal.actions(limit: 99).first { !done.contains($0.id) }?.id
    }
    do {
      return try journal.write("step", at: Instant(seconds: 0)) { writing in
        if undoes, let reverted { return try revert(reverted, in: writing) }
        return try steps.flatMap { try run($0, in: writing) }
      }
    } catch is Stop {
      return ["stopped"]
    }
  }

  private func revert(_ action: Int64, in journal: any JournalWriting) throws -> [String] {
    try journal.reverts(action)
    return try journal.changes(of: action).map { change in
      switch change {
      case .entry(let id, nil, _): try journal.delete(id)
      // Its key may be another's by now.
      case .entry(_, let before?, let measures): try? journal.put(before, measures: measures)
      case .document(let key, let before): try journal.put(before, as: key)
      }
      return "\(change)"
    }.sorted()
  }

  private func run(_ step: Step, in journal: any JournalWriting) throws -> [String] {
    switch step {
    case .put(let entry, let measures, let asks):
      do { try journal.put(entry, measures: measures) } catch let failure as Failure { return ["\(failure)"] }
      return asks
        ? try History.totals(journal) + [
          "\(String(describing: try journal.earliestTouchedDay(after: journal.action - 2)))"
        ] : []
    case .delete(let id): try journal.delete(id)
    case .document(let json, let key): try journal.put(json, as: key)
    case .cache(let json): try journal.cache(json, as: DocumentKey("cache", "a"))
    case .stop: throw Stop()
    }
    return []
  }

  static func totals(_ journal: any JournalReading) throws -> [String] {
    try journal.totals(of: Set(metrics), in: TestEntry.day...TestEntry.day.advanced(by: 9)).map { "\($0)" }.sorted()
  }

  static func state(_ journal: any JournalReading) throws -> [String] {
    let last = try journal.lastAction()
    return try totals(journal) + journal.entries(EntryQuery()).map { "\($0)" }
      + journal.metrics(withPrefix: "").map { "\($0)" }
      + journal.actions(limit: 3).map { "\($0)" } + journal.changes(of: last).map { "\($0)" }.sorted()
      + [
        "\(try journal.reversals().sorted { $0.key < $1.key })",
        "\(try journal.laterChanges(than: last - 3).map { "\($0)" }.sorted())",
        "\(String(describing: try journal.earliestTouchedDay(after: last - 3)))",
      ]
      + journal.documents(of: "person").map { "\($0)" } + journal.documents(of: "cache").map { "\($0)" }
  }
}
