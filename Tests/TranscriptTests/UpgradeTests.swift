import Foundation
import GRDB
import Testing

/// A journal of an earlier version of the program: this one keeps what is in it to the byte and answers as that one
/// did.
///
/// Figures of days may differ only where `CHANGELOG.md` names a version of measures: what moves is told here value by
/// value, and everything else stays. What is worked out of them now, such as the outlook on tomorrow, may also move
/// with the forecast: `RECORD=1` writes the answers again, and the changelog says why they moved.
@Suite struct UpgradeTests {
  private static let folder = TranscriptWorld.root.appendingPathComponent("Tests/Fixtures/journals/upgrade")
  /// What was typed and what was said: none of it may change.
  private static let kept = [
    "action", "definition", "entry", "revision", "document_revision", "document", "forecast",
  ]
  /// What the program says once when it opens the journal.
  private static let notice = """
    Meals now count amounts (2 glasses are two), so some earlier figures changed.

    """

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
    let file = Self.folder.appendingPathComponent("\(fixture).json")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try result.output.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(fixture).json was recorded: say in CHANGELOG.md what moved")
    } else {
      #expect(try result.output == String(contentsOf: file, encoding: .utf8), "\(line): \(result.errors)")
    }
  }

  @Test("the profile has what somebody said of themselves in an earlier version, and goes on from there")
  func profile() throws {
    func shown() throws -> [String: Any] {
      let answer = world.run(["profile", "--json"]).output
      return try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    }
    let items = try #require(try shown()["items"] as? [[String: Any]])
    #expect(items.filter { $0["value"] != nil }.map { $0["value"] as? String } == ["Ada"])
    let first = try #require(try shown()["impact"] as? [String: Any])
    #expect(first["change"] as? Int == 0)
    #expect(world.run(["profile", "set", "gender", "woman"]).exitCode == 0)
    #expect(world.run(["onboard", "--change", "--impact", "4"]).exitCode == 0)
    let then = try #require(try shown()["impact"] as? [String: Any])
    #expect(then["change"] as? Int == -2)
    #expect((then["first"] as? [String: Any])?["value"] as? Int == 6)
  }

  @Test("opening a journal of an earlier version keeps every row of it, and writing adds to them")
  func rows() throws {
    let before = try rows(of: Self.kept)
    #expect(try #require(before["revision"]).count > 100)
    #expect(world.run(["today"]).exitCode == 0)
    // Of a definition, the text that its hash was made of may take the place of what was kept, and newer ones come in.
    let kept = Self.kept.filter { $0 != "definition" }
    #expect(try rows(of: kept) == before.filter { $0.key != "definition" })
    #expect(world.run(["log", "rest", "7h", "--yes"]).exitCode == 0)
    let after = try rows(of: Self.kept)
    for table in ["action", "definition", "entry", "revision", "document_revision"] {
      let gone = Set(try #require(before[table])).subtracting(after[table] ?? [])
      #expect(gone.isEmpty, "\(table)")
    }
    #expect(try #require(after["revision"]).count == (before["revision"]?.count ?? 0) + 1)
  }

  @Test("what the first opening says is not lost where the line begins with a symptom")
  func noticeOfSymptomLine() throws {
    #expect(world.run(["mood", "5", "--dry-run"]).errors.contains(Self.notice))
  }

  @Test("what moves is how much of a food was had, and nothing else")
  func moved() throws {
    let before = try totals()
    #expect(world.run(["today"]).exitCode == 0)
    let after = try totals()
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    let moves = Dictionary(grouping: changed, by: \.metric).mapValues { keys in
      Set(keys.map { Move(from: before[$0], to: after[$0]) })
    }
    let skipped = moves.filter { $0.key.hasPrefix("food.skipped_") }
    let foods = moves.filter { !$0.key.hasPrefix("food.skipped_") }
    #expect(
      foods == [
        // Two glasses and two slices are two.
        "intake.water": [Move(from: 1, to: 2)], "intake.bread": [Move(from: 1, to: 2)],
        // One word for one food and several of it.
        "intake.beans": [Move(from: 1, to: nil)], "intake.bean": [Move(from: nil, to: 1)],
        // A group that packs did not have then.
        "food-group.protective-plants": [Move(from: nil, to: 1)],
      ])
    // Whether a meal was skipped is new: nothing moved that was there.
    #expect(skipped.keys.sorted() == ["breakfast", "dinner", "lunch"].map { "food.skipped_\($0)" })
    #expect(skipped.values.allSatisfy { moves in moves.allSatisfy { $0.from == nil } })
    #expect(changed.count { $0.metric == "intake.water" } == 23)
    #expect(before.keys.count { $0.metric == "intake.beans" } == after.keys.count { $0.metric == "intake.bean" })
  }

  @Test("why it moves is said by the first command that opens the journal, once, and beside JSON, never in it")
  func saidOnce() throws {
    let first = world.run(["list", "--days", "40", "--json"])
    #expect(first.errors == Self.notice)
    let expected = try String(contentsOf: Self.folder.appendingPathComponent("list.json"), encoding: .utf8)
    #expect(first.output == expected)
    #expect(world.run(["today"]).errors.isEmpty)
    #expect(world.run(["log", "food", "2 beers"]).errors.isEmpty)
  }

  @Test("a journal of an earlier version is sound")
  func doctor() {
    let result = world.run(["doctor", "--json"])
    #expect(result.exitCode == 0, "\(result.output)")
  }

  private struct Total: Hashable {
    var metric: String
    var day: Int
  }

  private struct Move: Hashable {
    var from: Double?
    var to: Double?
  }

  /// The day totals by metric and day.
  private func totals() throws -> [Total: Double] {
    try DatabaseQueue(path: "\(world.home)/journal.sqlite").read { db in
      try Row.fetchAll(db, sql: "SELECT name, day, value FROM day_total JOIN metric ON metric.id = day_total.metric")
        .reduce(into: [:]) { totals, row in totals[Total(metric: row["name"], day: row["day"])] = row["value"] }
    }
  }

  /// The rows of tables, each as one text, without the columns that earlier versions did not have.
  private func rows(of tables: [String]) throws -> [String: [String]] {
    let later: Set = ["checksum", "written", "waits", "purpose", "file"]
    return try DatabaseQueue(path: "\(world.home)/journal.sqlite").read { db in
      try tables.reduce(into: [:]) { rows, table in
        rows[table] = try Row.fetchAll(db, sql: "SELECT * FROM \(table)").map { row in
          "\(row.filter { name, _ in !later.contains(name) })"
        }.sorted()
      }
    }
  }
}
