import Foundation
import GRDB
import Testing

/// A journal of an earlier version of the program: this one keeps what is in it to the byte and answers as that one
/// did.
///
/// Derived figures may differ only where `CHANGELOG.md` names a version of measures; then the answers here are recorded
/// again.
@Suite struct UpgradeTests {
  private static let folder = TranscriptWorld.root.appendingPathComponent("Tests/Fixtures/journals/upgrade")
  /// What was typed and what was said: none of it may change. Measures and day totals follow from it.
  private static let kept = [
    "action", "definition", "entry", "revision", "document_revision", "document", "forecast", "measure", "day_total",
  ]

  private let world: TranscriptWorld

  init() throws {
    // Other ids than those that the journal holds.
    world = try TranscriptWorld(seed: 8)
    try world.setClock("2026-02-25T20:00", zone: "America/New_York")
    let sql = try String(contentsOf: Self.folder.appendingPathComponent("journal.sql"), encoding: .utf8)
    try FileManager.default.createDirectory(atPath: world.home, withIntermediateDirectories: true)
    let path = "\(world.home)/journal.sqlite"
    try DatabaseQueue(path: path).writeWithoutTransaction { try $0.execute(sql: sql) }
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
  }

  @Test(
    "a journal of an earlier version is answered from as that version did",
    arguments: [
      ("today", "today"), ("predict --explain --weights", "predict"), ("accuracy", "accuracy"),
      ("flares list", "flares-list"), ("tune history --condition peripheral-neuropathy", "tune-history"),
      ("list --days 40", "list"), ("day", "day"), ("conditions", "conditions"),
    ])
  func answers(line: String, fixture: String) throws {
    let result = world.run(line.split(separator: " ").map(String.init) + ["--json"])
    let expected = try String(contentsOf: Self.folder.appendingPathComponent("\(fixture).json"), encoding: .utf8)
    #expect(result.output == expected, "\(line): \(result.errors)")
  }

  @Test("opening a journal of an earlier version keeps every row of it, and writing adds to them")
  func rows() throws {
    let before = try rows(of: Self.kept)
    #expect(try #require(before["revision"]).count > 100)
    #expect(world.run(["today"]).exitCode == 0)
    #expect(try rows(of: Self.kept) == before)
    #expect(world.run(["log", "rest", "7h"]).exitCode == 0)
    let after = try rows(of: Self.kept)
    for table in ["action", "definition", "entry", "revision", "document_revision", "measure"] {
      let gone = Set(try #require(before[table])).subtracting(after[table] ?? [])
      #expect(gone.isEmpty, "\(table)")
    }
    #expect(try #require(after["revision"]).count == (before["revision"]?.count ?? 0) + 1)
  }

  @Test("a journal of an earlier version is sound")
  func doctor() {
    let result = world.run(["doctor", "--json"])
    #expect(result.exitCode == 0, "\(result.output)")
  }

  /// The rows of tables, each as one text.
  private func rows(of tables: [String]) throws -> [String: [String]] {
    try DatabaseQueue(path: "\(world.home)/journal.sqlite").read { db in
      try tables.reduce(into: [:]) { rows, table in
        rows[table] = try Row.fetchAll(db, sql: "SELECT * FROM \(table)").map { "\($0)" }.sorted()
      }
    }
  }
}
