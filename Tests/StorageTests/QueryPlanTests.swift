import GRDB
import Synchronization
import Testing
import TrackerCore

@testable import TrackerStorage

@Suite struct QueryPlanTests {
  private static let days = TestEntry.day...TestEntry.day.advanced(by: 6)

  /// Queries that must stay fast for ever, each with the index that leads.
  static let queries: [(query: EntryQuery, index: String)] = [
    (EntryQuery(order: .newestFirst, limit: 5), "entry_instant (instant>?)"),
    (EntryQuery(kinds: ["food"], order: .newestFirst, limit: 5), "entry_kind (kind=?)"),
    (EntryQuery(kinds: ["food", "rest"], limit: 5), "entry_kind (kind=?)"),
    (EntryQuery(days: days), "entry_day (day>? AND day<?)"),
    (EntryQuery(days: days, kinds: ["food"], order: .newestFirst, limit: 5), "entry_day (day>? AND day<?)"),
    (EntryQuery(kinds: ["food"], order: .newestFirst, limit: 5, onlyCounting: true), "entry_kind (kind=?)"),
    (EntryQuery(days: days, kinds: ["food"], onlyCounting: true), "entry_day (day>? AND day<?)"),
    (EntryQuery(idPrefix: "abc"), "sqlite_autoindex_entry_1 (id>? AND id<?)"),
    (EntryQuery(days: days, kinds: ["food"], idPrefix: "abc"), "sqlite_autoindex_entry_1 (id>? AND id<?)"),
    (EntryQuery(kinds: ["food"], keys: ["a", "b"]), "sqlite_autoindex_entry_3 (key=?)"),
  ]

  @Test("No statement of an action goes through a whole table")
  func writing() throws {
    let home = try TemporaryHome()
    let journal = try home.journal()
    let statements = Mutex<[String]>([])
    journal.queue.inDatabase { db in
      db.trace { event in
        if case .statement(let statement) = event { statements.withLock { $0.append(statement.expandedSQL) } }
      }
    }
    for round in 1...2 {
      try journal.write("log", at: Instant(seconds: 0)) { writing in
        if round == 2 { try writing.reverts(1) }
        try writing.put(TestEntry.make("e1", text: "\(round)"), measures: [Measure("a.sum", 1, fold: .sum)])
        try writing.put(TestEntry.make("e2", text: "\(round)"), measures: [])
        try writing.delete("e2")
        try writing.put("\(round)", as: DocumentKey("person", "facts"))
        try writing.cache("\(round)", as: DocumentKey("cache", "a"))
        try writing.remember("{}", as: "c0ffee")
        try writing.removeReplayedForecasts(of: "knee", from: TestEntry.day)
        _ = try writing.totals(of: ["a.sum"], in: Self.days)
        _ = try writing.changes(of: writing.action)
        _ = try (writing.laterChanges(than: 1), writing.reversals(), writing.action(1))
        _ = try (
          writing.firstAction(of: "e1"), writing.entry("e1", after: 1),
          writing.document(DocumentKey("person", "facts"), after: 1)
        )
        _ = try (writing.versions(of: "e1"), writing.ids(withPrefix: "e", limit: 2))
        _ = try (
          writing.loggedDays(), writing.lastAction(), writing.actions(limit: 5), writing.earliestTouchedDay(after: 1)
        )
      }
    }
    try journal.queue.inDatabase { db in
      db.trace()
      let traced = statements.withLock { Set($0) }.filter { sql in
        ["SELECT", "INSERT", "UPDATE", "DELETE"].contains { sql.hasPrefix($0) }
      }
      #expect(traced.count > 30)
      for sql in traced {
        let operations = try Row.fetchAll(db, sql: "EXPLAIN \(sql)").map {
          (name: $0["opcode"] as String, cursor: $0["p1"] as Int)
        }
        let tables = operations.filter { $0.name == "OpenRead" || $0.name == "OpenWrite" }.map(\.cursor)
        let ownTables = operations.filter { $0.name == "OpenEphemeral" }.map(\.cursor)
        let scanned = operations.filter {
          $0.name == "Rewind" && tables.contains($0.cursor) && !ownTables.contains($0.cursor)
        }
        #expect(scanned.isEmpty, "\(sql)")
      }
    }
  }

  @Test("A question for entries goes through the index that leaves fewest", arguments: queries)
  func entries(_ query: EntryQuery, _ index: String) throws {
    let home = try TemporaryHome()
    let journal = try home.journal()
    for statement in try EntryStatement.statements(for: query) {
      let plan = try journal.queue.inDatabase { db in
        try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(statement.select)", arguments: statement.arguments).map {
          $0["detail"] as String
        }
      }
      #expect(plan.contains { $0.contains("entry USING") && $0.hasSuffix(index) }, "\(plan)")
      // Only entries of one instant are sorted, never all that the index gives.
      let sorts = plan.filter { $0.contains("TEMP B-TREE") && !$0.contains(" OF ORDER BY") }
      if query.limit != nil, query.days == nil { #expect(sorts.isEmpty, "\(plan)") }
    }
  }
}
