import Foundation
import GRDB
import Testing
import TrackerStorage

extension ProgramTests {
  /// A program that is killed while it brings a journal of an earlier form up to date.
  @Suite struct MigrationKillTests {
    private static let forms = (1...9).filter { FileManager.default.fileExists(atPath: fixture($0).path) }
    private static let isTraceable = ["/usr/bin/strace", "/bin/strace"].contains {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    /// What changes files.
    private static let calls = ["pwrite64", "write", "fdatasync", "fsync", "ftruncate", "unlink"]

    private static func fixture(_ form: Int) -> URL {
      Program.root.appendingPathComponent("Tests/Fixtures/journals/journal-\(form).sql")
    }

    private static func home(form: Int) throws -> ProgramHome {
      let home = try ProgramHome()
      try FileManager.default.createDirectory(
        atPath: home.path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let database = try DatabaseQueue(path: home.journal)
      try database.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA journal_mode = WAL")
        try db.execute(sql: try String(contentsOf: fixture(form), encoding: .utf8))
      }
      try database.close()
      home.allow(0o600, to: home.journal)
      return home
    }

    /// Every row of every table, as SQL writes it.
    private static func rows(_ home: ProgramHome) throws -> [String] {
      try DatabaseQueue(path: home.journal).read { db in
        try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").flatMap {
          table in
          let columns = try db.columns(in: table).map { "quote(\"\($0.name)\")" }.joined(separator: " || ', ' || ")
          let rows = try String.fetchAll(db, sql: "SELECT \(columns) FROM \"\(table)\" ORDER BY 1")
          return rows.map { "\(table): \($0)" }
        }
      }
    }

    @Test(
      "killed at any call that changes a file, the journal comes up whole with the next command",
      .enabled(if: isTraceable),
      arguments: forms)
    func killed(_ form: Int) async throws {
      func openedRows(_ home: ProgramHome) throws -> [String] {
        try SQLiteJournal.open(home: home.path, creating: false)?.close()
        return try Self.rows(home)
      }
      let expected = try openedRows(Self.home(form: form))
      #expect(expected.count > 20)
      for call in Self.calls {
        var wasKilled = true
        var number = 0
        while wasKilled {
          number += 1
          let home = try Self.home(form: form)
          let result = try await Program.shell(
            """
            f="$1/journal.sqlite"
            strace -f -qq -o /dev/null -e trace=\(call) -e inject=\(call):signal=KILL:when=\(number) \
              -P "$f" -P "$f-wal" -P "$f-shm" "$0" list >/dev/null 2>&1; test $? = 137
            """, [home.path], home: home)
          wasKilled = result.code == 0
          #expect(try openedRows(home) == expected, "\(call) \(number)")
        }
        if call == "pwrite64" { #expect(number > 5, "too few were killed to say anything") }
      }
    }
  }
}
