import GRDB
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
    (EntryQuery(idPrefix: "abc"), "sqlite_autoindex_entry_1 (id>? AND id<?)"),
    (EntryQuery(days: days, kinds: ["food"], idPrefix: "abc"), "sqlite_autoindex_entry_1 (id>? AND id<?)"),
    (EntryQuery(kinds: ["food"], keys: ["a", "b"]), "sqlite_autoindex_entry_2 (key=?)"),
  ]

  @Test("A question for entries goes through the index that leaves fewest", arguments: queries)
  func entries(_ query: EntryQuery, _ index: String) throws {
    let home = try TemporaryHome()
    let journal = try home.journal()
    for statement in try EntryStatement.statements(for: query) {
      let plan = try journal.queue.inDatabase { db in
        try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(statement.select)", arguments: statement.arguments).map { $0["detail"] as String }
      }
      #expect(plan.contains { $0.contains("entry USING") && $0.hasSuffix(index) }, "\(plan)")
      if query.limit != nil, query.days == nil { #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)") }
    }
  }
}
