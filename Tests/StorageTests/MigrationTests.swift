import Foundation
import GRDB
import Testing
import TrackerCore

@testable import TrackerStorage

/// Journals of every form that was ever released are opened and brought up to date.
@Suite struct MigrationTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/journals")

  /// The forms that were released.
  private static let forms = 1...3

  /// A home with the journal of a form, as its release made it.
  private func home(form: Int) throws -> TemporaryHome {
    let home = try TemporaryHome()
    let sql = try String(contentsOf: Self.fixtures.appendingPathComponent("journal-\(form).sql"), encoding: .utf8)
    let database = try DatabaseQueue(path: home.file.path)
    try database.inDatabase { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
    try database.writeWithoutTransaction { try $0.execute(sql: sql) }
    try database.close()
    return home
  }

  @Test("A journal of an earlier form is read whole and written on", arguments: MigrationTests.forms)
  func reads(_ form: Int) throws {
    let home = try home(form: form)
    let journal = try #require(try SQLiteJournal.open(home: home.path, creating: false))
    let days = Day(number: 19_000)...Day(number: 20_000)
    try journal.read { journal in
      let entries = try journal.entries(EntryQuery())
      #expect(
        entries.map { "\($0.id) \($0.kind) \($0.day) \($0.revision) \($0.source.rawValue)" } == [
          "23456789abcdefgh rest 2023-11-14 3 hand", "123456789abcdefg rest 2023-11-14 1 file",
          "0123456789abcdef food 2023-11-15 2 hand",
        ])
      #expect(entries.last?.payload.fields["note"] == .text("edited"))
      #expect(entries.last?.pack == "c0ffee")
      #expect(try journal.entries(EntryQuery(keys: ["file:1"])).map(\.id) == ["123456789abcdefg"])
      let totals = try journal.totals(of: ["intake.bread", "sleep.hours", "kept.food"], in: days)
      #expect(
        totals.map { "\($0.metric) \($0.day) \($0.value)" }.sorted() == [
          "intake.bread 2023-11-15 3.0", "kept.food 2023-11-15 1.0", "sleep.hours 2023-11-14 7.25",
        ])
      #expect(try journal.document(DocumentKey("person", "facts"))?.json == "{\"name\":\"Changed\"}")
      #expect(try journal.document(DocumentKey("prediction", "sample"))?.json == "{\"days\":12}")
      #expect(try journal.forecasts(of: "sample", for: days).map(\.probability) == [0.25])
      #expect(try journal.definition("c0ffee") == "{\"id\":\"sample\"}")
      #expect(
        try journal.actions(limit: 9).map(\.command) == ["undo", "delete", "edit", "import", "log food", "onboard"])
      #expect(try journal.action(1)?.purpose == .settingUp)
      #expect(try journal.reversals() == [6: 5])
      guard case .entry(_, let before, let measures) = try journal.changes(of: 4).first else {
        Issue.record("the edit changed no entry")
        return
      }
      #expect(before?.day == Day(number: 19_675))
      #expect(measures == [Measure("intake.bread", 2, fold: .sum), .keeps("food")])
    }
    try journal.write("log", at: Instant(seconds: 1_800_000_000)) { journal in
      let left = AbandonedAction(command: "import csv diary.csv", file: "diary.csv")
      #expect(try journal.discardAbandoned() == (form < 2 ? [] : [left]))
      try journal.delete("0123456789abcdef")
    }
    // The third form has had one that left nothing but a draft.
    #expect(try journal.read { try $0.lastAction() } == (form < 3 ? 7 : 8))
    #expect(JournalDoctor.inspect(home: home.path, repairing: true).allSatisfy { $0.state != .wrong })
  }

  /// Every row of every table as the columns that it had in a form, each value as SQL writes it.
  private func rows(_ home: TemporaryHome, of columns: [String: [String]]) throws -> [String] {
    try DatabaseQueue(path: home.file.path).read { db in
      try columns.sorted { $0.key < $1.key }.flatMap { table, names in
        let values = names.map { "quote(\"\($0)\")" }.joined(separator: " || ', ' || ")
        return try String.fetchAll(db, sql: "SELECT \(values) FROM \"\(table)\" ORDER BY 1").map { "\(table): \($0)" }
      }
    }
  }

  /// The columns of every table of a form, but for the record of migrations.
  private func columns(_ home: TemporaryHome) throws -> [String: [String]] {
    try DatabaseQueue(path: home.file.path).read { db in
      let tables = try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      return try Dictionary(
        uniqueKeysWithValues: tables.filter { $0 != "migration" && !$0.hasPrefix("sqlite_") }.map { table in
          (table, try db.columns(in: table).map(\.name))
        })
    }
  }

  @Test("Bringing a journal up to date keeps every value of every row", arguments: MigrationTests.forms)
  func everyRow(_ form: Int) throws {
    let home = try home(form: form)
    let columns = try columns(home)
    let before = try rows(home, of: columns)
    #expect(before.count > 20 && columns.count > 11)
    try home.journal().close()
    // Totals are added up again by the rule of now, which gives the same here.
    let rule = { (version: Int) in "meta: 'totals-version', \(version)" }
    let wanted = before.map { $0 == rule(1) ? rule(JournalSchema.totalsVersion) : $0 }
    let after = try rows(home, of: columns)
    #expect(after == wanted)
  }

  @Test("Bringing a journal up to date gives the tables of a new one")
  func sameTables() throws {
    func tables(_ home: TemporaryHome) throws -> [String] {
      try home.journal().queue.inDatabase {
        try String.fetchAll($0, sql: "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name")
      }
    }
    for form in MigrationTests.forms { #expect(try tables(home(form: form)) == tables(TemporaryHome())) }
  }

  @Test("Bringing a journal up to date gives every row its checksum", arguments: MigrationTests.forms)
  func checksums(_ form: Int) throws {
    let home = try home(form: form)
    func faults() -> [String] {
      JournalDoctor.inspect(home: home.path, repairing: false).filter { $0.state == .wrong }.map(\.what)
    }
    #expect(faults() == ["journal permissions"])
    let journal = try home.journal()
    try journal.queue.inDatabase { try $0.execute(sql: "UPDATE revision SET number = number + 1 WHERE id = 4") }
    #expect(faults() == ["journal permissions", "journal revisions"])
  }

  @Test("Purposes, drafts and the order of entries are taken over from what earlier forms had", arguments: 1...2)
  func third(_ form: Int) throws {
    let home = try home(form: form)
    let checksum = form < 2 ? "" : ", checksum"
    func draft(_ module: String, _ id: String, sum: String? = nil) -> String {
      let value = form < 2 ? "" : ", \(sum ?? "row_checksum('\(module)', '\(id)', '{}')")"
      return "INSERT INTO cache (module, id, json\(checksum)) VALUES ('\(module)', '\(id)', '{}'\(value));"
    }
    let database = try DatabaseQueue(path: home.file.path)
    try database.inDatabase { db in
      db.add(function: RowChecksum.function)
      try db.execute(
        sql: """
          INSERT INTO action (id, at, command) VALUES (100, 1700500000, 'import csv my diary.csv'),
            (101, 1700500001, 'import csv'), (102, 1700500002, 'import'), (103, 1700500003, 'onboard --change');
          \(draft("check-in", "draft-2026-03-01")) \(draft("onboarding", "draft")) \(draft("check-in", "learned"))
          \(form < 2 ? "" : draft("check-in", "draft-2026-03-02", sum: "7"))
          """)
    }
    try database.close()
    try home.journal().read { journal in
      let purposes = try (100...103).map { try journal.action($0)?.purpose }
      #expect(purposes == [.fileImport(file: "my diary.csv"), .fileImport(file: nil), .change, .change])
      #expect(try journal.documents(of: "check-in").map(\.key.id) == ["draft-2026-03-01", "learned"])
      #expect(try journal.document(DocumentKey("onboarding", "draft"))?.json == "{}")
    }
    try home.journal().queue.inDatabase { (db) throws in
      #expect(
        try String.fetchAll(db, sql: "SELECT document FROM draft ORDER BY 1") == ["draft", "draft-2026-03-01"])
      let isFirst = "(SELECT at FROM action JOIN revision ON action = action.id WHERE revision.id = entry.serial)"
      #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM entry WHERE written IS NOT \(isFirst)") == 0)
      #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM entry WHERE written > 0") == 3)
    }
  }

  @Test("A later form is reached step by step, each whole or not at all, and earlier programs refuse it")
  func later() throws {
    let home = try home(form: 1)
    var schema = JournalSchema.current
    schema.migrations.append(
      JournalMigration(name: "a mood for everything", sql: "ALTER TABLE entry ADD COLUMN mood INTEGER"))
    schema.migrations.append(
      JournalMigration(name: "broken", sql: "CREATE TABLE half (a INTEGER) STRICT; INSERT INTO nowhere VALUES (1)"))
    #expect(throws: Failure.self) { try home.journal(schema: schema) }
    schema.migrations.removeLast()
    let journal = try home.journal(schema: schema)
    let (version, names, hasHalf) = try journal.queue.inDatabase { db in
      (
        try Int.fetchOne(db, sql: "PRAGMA user_version"),
        try String.fetchAll(db, sql: "SELECT name FROM migration ORDER BY number"),
        try db.tableExists("half")
      )
    }
    let known = JournalSchema.current.migrations.map(\.name)
    #expect(version == known.count + 1)
    #expect(names == known + ["a mood for everything"])
    #expect(!hasHalf)
    #expect(try journal.read { try $0.count(EntryQuery()) } == 3)
    let failure = #expect(throws: Failure.self) { try home.journal() }
    #expect(failure?.message.description.contains("newer version") == true)
  }
}
