import Foundation
import GRDB
import TrackerApplication
import TrackerCore

/// The journal's file as backups copy, check and put it back.
struct SQLiteJournalFiles: JournalFiles {
  let id = "sqlite"
  let name = "journal.sqlite"
  let currentForm = JournalSchema.current.version
  private let busySeconds = 10.0

  func copy(from home: String, to folder: String) throws -> Bool {
    let (file, copy) = (JournalFile(home: home), JournalFile(home: folder))
    guard try isThere(file) else { return false }
    try copy.create()
    try failing(of: file) {
      let queue = try SQLiteJournal.connect(
        file, isReadOnly: !(file.isWritable && file.isFolderWritable), busySeconds: busySeconds)
      try queue.inDatabase { db in
        try check(db, of: file)
        try db.execute(sql: "VACUUM INTO ?", arguments: [copy.path])
      }
      try queue.close()
    }
    return true
  }

  func facts(in folder: String) throws -> JournalFacts {
    let file = JournalFile(home: folder)
    guard try isThere(file) else { throw file.damaged }
    return try failing(of: file) {
      let queue = try SQLiteJournal.connect(file, isReadOnly: true, busySeconds: busySeconds)
      return try queue.read { db in
        let form = try check(db, of: file)
        func count(_ sql: String) throws -> Int { try Int.fetchOne(db, sql: sql) ?? 0 }
        return JournalFacts(
          form: form, entries: try count("SELECT count(*) FROM entry WHERE kind IS NOT NULL"),
          documents: try count("SELECT count(*) FROM document"), forecasts: try count("SELECT count(*) FROM forecast"),
          lastAction: try count("SELECT max(id) FROM action"))
      }
    }
  }

  func problems(in folder: String, _ environment: Environment) throws -> [HealthFinding] {
    let file = JournalFile(home: folder)
    let journal = try SQLiteJournal(file, busySeconds: busySeconds, isForReading: true)
    defer { try? journal.close() }
    let findings = JournalExamination(
      journal: journal, repairing: false, documentKinds: environment.registry.documentKinds.all, judge: nil
    ).findings().filter { $0.state == .wrong }
    guard !findings.contains(where: { $0.what == JournalExamination.file }) else { throw file.damaged }
    return findings
  }

  func update(in folder: String) throws { try SQLiteJournal.open(home: folder, creating: false)?.close() }

  func replace(in home: String, with folder: String, mark: Int64, keeping: () throws -> Void) throws -> Bool {
    let (file, copy) = (JournalFile(home: home), JournalFile(home: folder))
    guard case .file = JournalFile.presence(at: copy.path) else { return false }
    if try !isThere(file) {
      try keeping()
      // An empty file that somebody began to make a journal of.
      if case .file = JournalFile.presence(at: file.path) { unlink(file.path) }
      if link(copy.path, file.path) == 0 { return true }
      // Another command has just made one. Not every disk has links.
      if errno != EEXIST, rename(copy.path, file.path) == 0 { return true }
      guard errno == EEXIST else { throw file.unwritable(file.path, code: errno) }
    }
    if isOneFile(file.path, copy.path) { return false }
    return try failing(of: file) {
      var configuration = Configuration()
      configuration.foreignKeysEnabled = false
      let queue = try SQLiteJournal.connect(
        file, isReadOnly: false, busySeconds: busySeconds, configuration: configuration)
      let isReplaced = try queue.inDatabase { db in
        try check(db, of: file)
        try db.execute(sql: "ATTACH DATABASE ? AS copied", arguments: [copy.path])
        defer { try? db.execute(sql: "DETACH DATABASE copied") }
        var isReplaced = false
        try db.inTransaction(.immediate) {
          let done = try Int64.fetchOne(db, sql: "SELECT value FROM meta WHERE name = 'restored'")
          guard done != mark else { return .rollback }
          try keeping()
          try replaceTables(db)
          try db.execute(
            sql: "INSERT OR REPLACE INTO meta (name, value) VALUES ('restored', ?)", arguments: [mark])
          isReplaced = true
          return .commit
        }
        return isReplaced
      }
      // It is done, whatever becomes of the connection.
      try? queue.close()
      return isReplaced
    }
  }

  func isDamaged(_ error: any Error, in home: String) -> Bool {
    let file = JournalFile(home: home)
    return (error as? Failure).map { $0 == file.damaged || $0 == file.notADatabase } ?? false
  }

  func setAside(from home: String, to folder: String) throws {
    let file = JournalFile(home: home)
    // The journal itself goes last: until then nothing else takes its place.
    for path in ["\(file.path)-shm", "\(file.path)-wal", file.path] {
      let target = "\(folder)/\(URL(fileURLWithPath: path).lastPathComponent)"
      guard rename(path, target) == 0 || errno == ENOENT else { throw file.unwritable(folder, code: errno) }
    }
  }

  /// Takes every table of the copy in the place of those that are there.
  private func replaceTables(_ db: Database) throws {
    let old = try Row.fetchAll(
      db,
      sql: """
        SELECT type, name FROM main.sqlite_schema WHERE name NOT LIKE 'sqlite_%' AND type <> 'index'
        ORDER BY type = 'table'
        """)
    for row in old {
      let (type, name): (String, String) = (row["type"], row["name"])
      try db.execute(sql: "DROP \(type.uppercased()) main.\(name.quotedDatabaseIdentifier)")
    }
    let new = try Row.fetchAll(
      db,
      sql: """
        SELECT type, name, sql FROM copied.sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'
        ORDER BY type <> 'table', rowid
        """)
    for row in new {
      try db.execute(sql: row["sql"])
      guard row["type"] == "table" else { continue }
      let name = (row["name"] as String).quotedDatabaseIdentifier
      try db.execute(sql: "INSERT INTO main.\(name) SELECT * FROM copied.\(name)")
    }
    for name in ["user_version", "application_id"] {
      let value = try Int.fetchOne(db, sql: "PRAGMA copied.\(name)") ?? 0
      try db.execute(sql: "PRAGMA main.\(name) = \(value)")
    }
  }

  /// Whether a home has a journal, be it a damaged one; a file that is empty is none yet.
  private func isThere(_ file: JournalFile) throws -> Bool {
    switch JournalFile.presence(at: file.path) {
    case .nothing: return false
    case .file(let size, _):
      if size == 0, !file.hasUnmergedWrites { return false }
      if (1..<JournalHeader.size).contains(size) { throw file.damaged }
      guard file.isReadable else { throw file.unreadable }
      return true
    case .somethingElse: throw file.notADatabase
    case .hidden: throw file.unreadable
    case .impossible(let code): throw file.unwritable(file.home, code: code)
    }
  }

  /// - Returns: The journal's form.
  @discardableResult
  private func check(_ db: Database, of file: JournalFile) throws -> Int {
    let (application, version, tables, _, _) = try SQLiteJournal.header(db)
    if tables > 0, application != JournalSchema.applicationID { throw file.foreign }
    if version > JournalSchema.current.version { throw file.newer }
    guard version > 0 else { throw file.damaged }
    return version
  }

  private func isOneFile(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(path, &first) == 0 && stat(other, &second) == 0 && first.st_ino == second.st_ino
      && first.st_dev == second.st_dev
  }

  private func failing<Result>(of file: JournalFile, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch { throw file.failure(for: error, busySeconds: busySeconds) }
  }
}
