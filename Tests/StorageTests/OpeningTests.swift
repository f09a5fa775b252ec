import Foundation
import GRDB
import Testing
import TrackerCore

@testable import TrackerStorage

@Suite struct OpeningTests {
  let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  private func opening(creating: Bool = false) -> Failure? {
    #expect(throws: Failure.self) { try SQLiteJournal.open(home: home.path, creating: creating) }
  }

  @Test("Opening makes nothing unless it is asked to")
  func makesNothing() throws {
    #expect(try SQLiteJournal.open(home: home.path, creating: false) == nil)
    #expect(try SQLiteJournal.open(home: "\(home.path)/deeper/still", creating: false) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }

  @Test("A journal that was made for something that came to nothing is gone with its folder", arguments: [true, false])
  func madeForNothing(_ hasFolder: Bool) throws {
    struct Nothing: Error {}
    let folder = hasFolder ? home.path : "\(home.path)/new"
    #expect(throws: Nothing.self) {
      try SQLiteJournal.open(home: folder, creating: true)?.restore { _ in throw Nothing() }
    }
    #expect(FileManager.default.fileExists(atPath: folder) == hasFolder)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
    // One that was there stays, and so does one that somebody else has begun to use.
    try SQLiteJournal.open(home: folder, creating: true)?.close()
    #expect(throws: Nothing.self) {
      try SQLiteJournal.open(home: folder, creating: true)?.restore { _ in throw Nothing() }
    }
    #expect(FileManager.default.fileExists(atPath: "\(folder)/journal.sqlite"))
    let other = "\(home.path)/other"
    var made = try SQLiteJournal.open(home: other, creating: true)
    let another = try #require(try SQLiteJournal.open(home: other, creating: false))
    try another.write("log", at: Instant(seconds: 0)) { try $0.put("{}", as: DocumentKey("person", "facts")) }
    #expect(throws: Failure.self) { try made?.restore { _ in } }
    made = nil
    #expect(try SQLiteJournal.open(home: other, creating: false)?.read { try $0.lastAction() } == 1)
  }

  @Test("Nothing is done alone while another program writes or imports, and everything once it has ended")
  func alone() throws {
    _ = try home.journal()
    let journal = try home.journal(busySeconds: 0.05)
    let other = try home.journal()
    var done = 0
    func begin() throws { try journal.alone { done += 1 } }
    _ = try other.write("log", at: Instant(seconds: 0)) { _ in #expect(throws: Failure.self) { try begin() } }
    var open = try other.open("import csv diary.csv", importing: "diary.csv")
    #expect(open != nil)
    #expect(throws: Failure.anotherIsOpen) { try begin() }
    #expect(done == 0)
    open = nil
    try begin()
    #expect(done == 1)
    struct Refused: Error {}
    #expect(throws: Refused.self) { try journal.alone { throw Refused() } }
  }

  @Test("A journal that can't be written to, as it is damaged, is nobody's")
  func aloneWithDamage() throws {
    let journal = try home.journal()
    try journal.write("log", at: Instant(seconds: 0)) { try $0.put("{}", as: DocumentKey("person", "facts")) }
    try journal.close()
    var data = try Data(contentsOf: URL(fileURLWithPath: home.file.path))
    let opened = try home.journal()
    data.replaceSubrange(0..<16, with: Data(repeating: 7, count: 16))
    try data.write(to: URL(fileURLWithPath: home.file.path))
    var isDone = false
    try opened.alone { isDone = true }
    #expect(isDone)
  }

  @Test("A new journal and its folder are its owner's alone, an existing folder stays as it is")
  func permissions() throws {
    let made = JournalFile(home: "\(home.path)/deeper/still")
    let journal = try #require(try SQLiteJournal.open(home: made.home, creating: true))
    try journal.write("log", at: Instant(seconds: 0)) { try $0.put("{}", as: DocumentKey("person", "facts")) }
    #expect(JournalFile.mode(of: made.home) == 0o700)
    #expect(JournalFile.mode(of: "\(home.path)/deeper") == 0o700)
    #expect(([made.path] + made.companions).map(JournalFile.mode) == [0o600, 0o600, 0o600])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: home.path)
    _ = try home.journal()
    #expect(JournalFile.mode(of: home.path) == 0o755)
  }

  @Test("What was written is there after closing, in one file, and reopening does not write")
  func reopening() throws {
    let journal = try home.journal()
    try journal.write("log", at: Instant(seconds: 0)) { try $0.put("{}", as: DocumentKey("person", "facts")) }
    try journal.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == ["journal.sqlite"])
    let before = try Data(contentsOf: URL(fileURLWithPath: home.file.path))
    let again = try #require(try SQLiteJournal.open(home: home.path, creating: false))
    #expect(try again.read { try $0.document(DocumentKey("person", "facts"))?.json } == "{}")
    try again.close()
    #expect(try Data(contentsOf: URL(fileURLWithPath: home.file.path)) == before)
  }

  @Test("A journal is kept with a write-ahead log, synced at every commit, with references checked")
  func safety() throws {
    let journal = try home.journal()
    let (mode, synchronous, references) = try journal.queue.inDatabase { db in
      (
        try String.fetchOne(db, sql: "PRAGMA journal_mode"), try Int.fetchOne(db, sql: "PRAGMA synchronous"),
        try Int.fetchOne(db, sql: "PRAGMA foreign_keys")
      )
    }
    #expect(mode == "wal")
    #expect(synchronous == 2)
    #expect(references == 1)
  }

  @Test("Where nothing can be written the file alone is read, whatever its folder is called")
  func readOnly() throws {
    let home = "\(home.path)/a %?#b \u{FC}"
    let journal = try #require(try SQLiteJournal.open(home: home, creating: true))
    try journal.write("log", at: Instant(seconds: 0)) { try $0.put("{}", as: DocumentKey("person", "facts")) }
    try journal.close()
    let queue = try SQLiteJournal.connect(JournalFile(home: home), isReadOnly: true, busySeconds: 1)
    #expect(try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM document") } == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home) == ["journal.sqlite"])
  }

  @Test("Where nothing can be written, what another program has not merged yet is read too")
  func readOnlyBesideAWriter() throws {
    let journal = try home.journal()
    try journal.write("log", at: Instant(seconds: 0)) { try $0.put("{}", as: DocumentKey("person", "facts")) }
    #expect(home.file.hasUnmergedWrites)
    let queue = try SQLiteJournal.connect(home.file, isReadOnly: true, busySeconds: 1)
    #expect(try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM document") } == 1)
  }

  @Test("A making that was broken off can be taken up, and reads as no journal until then")
  func brokenOff() throws {
    try home.file.create()
    #expect(try SQLiteJournal.open(home: home.path, creating: false) == nil)
    #expect(try home.journal().read { try $0.lastAction() } == 0)
  }

  @Test("A journal of a newer version is refused and not touched")
  func newer() throws {
    try home.journal().queue.inDatabase { try $0.execute(sql: "PRAGMA user_version = 99") }
    let failure = opening()
    #expect(failure?.kind == .storage)
    #expect(failure?.message.description.contains("newer version") == true)
    #expect(failure?.recovery?.description.contains("Update the program") == true)
  }

  @Test(
    "A file that is no database, one of another program and a folder are refused",
    arguments: ["text", "foreign", "folder"])
  func notAJournal(_ what: String) throws {
    switch what {
    case "text": try Data(repeating: UInt8(ascii: "a"), count: 5_000).write(to: URL(fileURLWithPath: home.file.path))
    case "foreign":
      try DatabaseQueue(path: home.file.path).inDatabase { try $0.execute(sql: "CREATE TABLE song (title TEXT)") }
    default: try FileManager.default.createDirectory(atPath: home.file.path, withIntermediateDirectories: false)
    }
    let failure = opening()
    #expect(failure?.kind == .storage)
    #expect(failure?.message.description.contains(home.file.path) == true)
    #expect(failure?.recovery != nil)
    #expect(opening(creating: true) == failure)
  }

  @Test("A home below a file says so")
  func homeBelowAFile() throws {
    try Data().write(to: URL(fileURLWithPath: "\(home.path)/file"))
    let failure = #expect(throws: Failure.self) {
      try SQLiteJournal.open(home: "\(home.path)/file/home", creating: true)
    }
    #expect(failure?.kind == .system)
    #expect(failure?.message.description.contains("not a folder") == true)
  }

  @Test(
    "Errors of SQLite become words that say what to do",
    arguments: [
      (ResultCode.SQLITE_READONLY, Failure.Kind.system, "permission to write to"),
      (.SQLITE_CANTOPEN, .system, "permission to write to"),
      (.SQLITE_FULL, .system, "disk is full"), (.SQLITE_IOERR_WRITE, .system, "gave an error, so nothing"),
      (.SQLITE_IOERR_READ, .system, "disk"),
      (.SQLITE_CORRUPT, .storage, "damaged"), (.SQLITE_NOTADB, .storage, "not a journal"),
      (.SQLITE_BUSY, .storage, "busy"),
      (.SQLITE_CONSTRAINT_UNIQUE, .storage, "gave an error"),
    ])
  func words(_ code: ResultCode, _ kind: Failure.Kind, _ words: String) throws {
    let error = DatabaseError(resultCode: code, message: "secret", sql: "SELECT secret", arguments: ["secret"])
    let failure = try #require(home.file.failure(for: error, busySeconds: 10) as? Failure)
    #expect(failure.kind == kind)
    #expect(failure.message.description.contains(words))
    #expect(failure.recovery != nil)
    #expect(!"\(failure)".contains("secret"))
  }

  @Test("A program that holds the journal for too long is named; reading goes on meanwhile")
  func busy() throws {
    let journal = try home.journal(busySeconds: 0.02)
    let other = try home.journal()
    try other.queue.inDatabase { db in
      try db.inTransaction(.immediate) { () throws -> Database.TransactionCompletion in
        let failure = #expect(throws: Failure.self) {
          try journal.write("log", at: Instant(seconds: 0)) { try $0.put("1", as: DocumentKey("a", "b")) }
        }
        #expect(failure?.message.description.contains("busy") == true)
        let last = try journal.read { try $0.lastAction() }
        #expect(last == 0)
        return .rollback
      }
    }
    try journal.write("log", at: Instant(seconds: 0)) { try $0.put("1", as: DocumentKey("a", "b")) }
  }
}
