import GRDB
import Testing
import TrackerCore

@testable import TrackerStorage

@Suite struct DerivationTests {
  let home: TemporaryHome
  let journal: SQLiteJournal

  init() throws {
    home = try TemporaryHome()
    journal = try home.journal()
    for number in 0..<1_200 {
      let entry = TestEntry.make(
        EntryID("e\(number)"), day: TestEntry.day.advanced(by: number % 10), kind: number % 2 == 0 ? "food" : "old")
      try journal.queue.inDatabase { try $0.execute(sql: "PRAGMA synchronous = OFF") }
      try journal.write("log", at: Instant(seconds: 0)) {
        try $0.put(entry, measures: [Measure("a.sum", 1, fold: .sum)])
      }
    }
    try journal.write("learn", at: Instant(seconds: 0)) { try $0.cache("1", as: DocumentKey("forecast", "state")) }
  }

  private func totals() throws -> [Double] {
    try journal.read {
      try $0.totals(of: ["a.sum"], in: TestEntry.day...TestEntry.day.advanced(by: 9)).sorted { $0.day < $1.day }.map(
        \.value)
    }
  }

  @Test(
    """
    Measures of a kind are made again with their totals, those of superseded revisions too; other kinds keep their own
    """
  )
  func rederive() throws {
    let edit = try journal.write("edit", at: Instant(seconds: 0)) { writing in
      try writing.put(TestEntry.make("e0", text: "edited"), measures: [Measure("a.sum", 1, fold: .sum)])
      return writing.action
    }
    #expect(try journal.measureRules(of: ["food"]) == ["food": MeasureRule(version: 0)])
    let changed = try journal.rederive(["food": 3]) { _ in [Measure("a.sum", 2, fold: .sum)] }
    #expect(changed == ["food": 600])
    let rules = try journal.measureRules(of: ["food", "old"])
    #expect(rules == ["food": MeasureRule(version: 3), "old": MeasureRule(version: 0)])
    #expect(try totals() == [240, 120, 240, 120, 240, 120, 240, 120, 240, 120])
    #expect(try journal.read { try $0.lastAction() } == edit)
    #expect(try journal.read { try $0.document(DocumentKey("forecast", "state")) } == nil)
    guard case .entry(_, _, let measures) = try journal.read({ try $0.changes(of: edit) }).first else {
      Issue.record("the edit changed no entry")
      return
    }
    #expect(measures.map(\.value) == [2])
    #expect(JournalDoctor.inspect(home: home.path, repairing: false).allSatisfy { $0.state == .fine })
  }

  @Test("Equal measures change nothing, and cached state stays")
  func same() throws {
    #expect(try journal.rederive(["food": 1, "old": 1]) { _ in [Measure("a.sum", 1, fold: .sum)] } == [:])
    #expect(try journal.read { try $0.document(DocumentKey("forecast", "state"))?.json } == "1")
  }

  @Test("When deriving throws, everything stays as it was")
  func throwing() throws {
    let before = try totals()
    #expect(throws: Failure.self) {
      try journal.rederive(["food": 2, "old": 2]) { entry in
        if entry.id == "e900" { throw Failure(.storage, "stop") }
        return []
      }
    }
    #expect(try totals() == before)
    #expect(try journal.measureRules(of: ["food"]) == ["food": MeasureRule(version: 0)])
  }

  @Test("Totals of an older rule are made anew when the journal is opened")
  func outdatedTotals() throws {
    let before = try totals()
    try journal.queue.inDatabase {
      try $0.execute(sql: "UPDATE day_total SET value = 0; UPDATE meta SET value = 0 WHERE name = 'totals-version'")
    }
    _ = try home.journal()
    #expect(try totals() == before)
  }
}
