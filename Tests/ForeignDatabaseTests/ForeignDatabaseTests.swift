import Foundation
import GRDB
import Testing
import TrackerCore

@testable import TrackerForeignDatabase

@Suite struct ForeignDatabaseTests {
  private let path = FileManager.default.temporaryDirectory.appendingPathComponent("foreign-\(UUID()) #?%.db").path

  private func make(_ sql: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.write { try $0.execute(sql: sql) }
    try queue.close()
  }

  private func remove() { try? FileManager.default.removeItem(atPath: path) }

  @Test("columns come by name, what a table lacks is null, and values of any type are read")
  func values() throws {
    defer { remove() }
    try make(
      """
      CREATE TABLE Steps (id BLOB, count TEXT, at INTEGER);
      INSERT INTO Steps VALUES (x'00FF', '12', 3), (NULL, 'many', 4.5);
      """)
    let database = try ForeignDatabase(path)
    #expect(database.tables == ["steps"] && database.has("COUNT", in: "steps") && !database.has("x", in: "steps"))
    var rows: [ForeignDatabase.Row] = []
    try database.each("steps", ["id", "count", "none", "at"]) { rows.append($0) }
    #expect(rows.map { $0.id(0) } == ["00ff", nil])
    #expect(rows.map { $0.number(1) } == [12, nil])
    #expect(rows.map { $0.number(2) } == [nil, nil])
    #expect(rows.map { $0.whole(3) } == [3, nil] && rows[1].number(3) == 4.5)
    try database.each("nothing", ["a"]) { _ in Issue.record("there is no such table") }
    #expect(try database.count("steps") == 2 && database.count("nothing") == 0)
  }

  @Test("views and virtual tables are no tables, and nothing is written beside the file")
  func views() throws {
    defer { remove() }
    try make(
      """
      PRAGMA user_version = 1; CREATE TABLE a (b); INSERT INTO a VALUES (1); CREATE VIEW steps AS SELECT b FROM a;
      CREATE VIRTUAL TABLE words USING fts5(text);
      """)
    let database = try ForeignDatabase(path)
    #expect(!database.tables.contains("steps") && !database.tables.contains("words"))
    #expect(!FileManager.default.fileExists(atPath: "\(path)-wal"))
    #expect(!FileManager.default.fileExists(atPath: "\(path)-journal"))
  }

  @Test("what is no database is refused in words", arguments: ["", "PK\u{3}\u{4}", "SQLite format 3\u{0}…"])
  func noDatabase(_ text: String) throws {
    defer { remove() }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    if text.isEmpty {
      // An empty file is a database without tables to SQLite.
      #expect(try ForeignDatabase(path).tables.isEmpty)
    } else {
      #expect(throws: Failure.self) { try ForeignDatabase(path) }
    }
  }

  @Test("a database with a damaged page is refused")
  func damaged() throws {
    defer { remove() }
    try make(
      "CREATE TABLE a (b); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) "
        + "INSERT INTO a SELECT hex(randomblob(20)) FROM n;")
    var data = try Data(contentsOf: URL(fileURLWithPath: path))
    for place in 8_192..<8_700 { data[place] = 0xFF }
    try data.write(to: URL(fileURLWithPath: path))
    let failure = #expect(throws: Failure.self) { try ForeignDatabase(path, named: "inner.db") }
    #expect(failure?.kind == .validation && "\(failure?.message ?? "")".contains("inner.db"))
  }
}
