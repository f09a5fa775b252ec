import Foundation
import GRDB
import Synchronization
import TrackerCore
import TrackerExclusiveLock

/// The journal as one SQLite file in its home, for commands that open it, do one thing and end.
///
/// Opening takes about a millisecond. Several programs may have the journal open: readers see a consistent state,
/// writers wait for each other up to ten seconds.
public final class SQLiteJournal: Journal {
  let file: JournalFile
  /// Whether the journal could be opened for reading alone.
  public let isReadOnly: Bool
  let queue: DatabaseQueue
  private let busySeconds: Double
  private let openAction = Mutex(Weak())

  /// The action that this program has open, for as long as it is kept.
  private struct Weak {
    weak var action: SQLiteOpenAction?
  }

  /// The journal of a home.
  ///
  /// - Parameters:
  ///   - home: The folder that holds `journal.sqlite`.
  ///   - creating: Whether a journal is made where there is none, with the folder (mode 0700) where that is missing
  ///     too.
  /// - Returns: nil where there is no journal and `creating` is false. A journal that can't be written is opened for
  ///   reading.
  /// - Throws: `Failure` (`system`) when the journal can't be read or made, `Failure` (`storage`) when it is damaged,
  ///   of a newer version, not a journal or in use for ten seconds.
  public static func open(home: String, creating: Bool) throws -> SQLiteJournal? {
    try open(home: home, creating: creating, schema: .current, busySeconds: 10)
  }

  static func open(home: String, creating: Bool, schema: JournalSchema, busySeconds: Double) throws -> SQLiteJournal? {
    let file = JournalFile(home: home)
    switch JournalFile.presence(at: file.path) {
    case .file(let size, _):
      // Somebody began to make a journal and did not finish.
      if size == 0, !file.hasUnmergedWrites, !creating { return nil }
      // SQLite takes these for a file that it may begin again.
      if (1..<JournalHeader.size).contains(size) { throw file.damaged }
    case .nothing:
      guard creating else { return nil }
      try file.create()
    case .somethingElse: throw file.notADatabase
    case .hidden: throw file.unreadable
    case .impossible(let code): throw file.unwritable(home, code: code)
    }
    return try SQLiteJournal(file, schema: schema, busySeconds: busySeconds)
  }

  private init(_ file: JournalFile, schema: JournalSchema, busySeconds: Double) throws {
    guard file.isReadable else { throw file.unreadable }
    self.file = file
    self.busySeconds = busySeconds
    isReadOnly = !(file.isWritable && file.isFolderWritable)
    do {
      queue = try SQLiteJournal.connect(file, isReadOnly: isReadOnly, busySeconds: busySeconds)
      try SQLiteJournal.prepare(queue, of: file, isReadOnly: isReadOnly, schema: schema)
      try rebuildOutdatedTotals()
    } catch {
      throw file.failure(for: error, busySeconds: busySeconds)
    }
  }

  static func connect(_ file: JournalFile, isReadOnly: Bool, busySeconds: Double) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = isReadOnly
    configuration.busyMode = .callback(BusyWait(seconds: busySeconds).asksAgain)
    configuration.label = "journal"
    configuration.prepareDatabase { $0.add(function: RowChecksum.function) }
    guard isReadOnly else {
      configuration.prepareDatabase { db in
        // A cache of 16 MiB, taken as it is needed: a large import would else write the same pages over and over.
        try db.execute(sql: "PRAGMA synchronous = FULL; PRAGMA cache_size = -16384")
        #if canImport(Darwin)
        // There, a plain fsync does not reach the disk.
        try db.execute(sql: "PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON")
        #endif
      }
      return try DatabaseQueue(path: file.path, configuration: configuration)
    }
    if file.hasUnmergedWrites {
      // While another program has the journal open, its companions can be read along with it.
      do {
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
        // The companions are opened by the first question, not before.
        _ = try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_master") }
        return queue
      } catch { throw file.unmergedAndReadOnly }
    }
    // SQLite can't make its companions here; without them it reads a journal only if told that nobody writes it.
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "?#%"))
    let path = file.path.addingPercentEncoding(withAllowedCharacters: allowed) ?? file.path
    return try DatabaseQueue(path: "file:\(path)?immutable=1", configuration: configuration)
  }

  /// Brings the tables up to date, and refuses what is not a journal or of a newer version.
  private static func prepare(_ queue: DatabaseQueue, of file: JournalFile, isReadOnly: Bool, schema: JournalSchema)
    throws
  {
    try queue.inDatabase { db in
      let (application, version, tables, mode, pageSize) = try header(db)
      // SQLite takes the missing end of the last page for zeros.
      if !file.hasUnmergedWrites, case .file(let size, _) = JournalFile.presence(at: file.path), size % pageSize != 0 {
        throw file.damaged
      }
      if tables > 0, application != JournalSchema.applicationID { throw file.foreign }
      if version > schema.version { throw file.newer }
      if isReadOnly {
        if version < schema.version { throw file.outdatedAndReadOnly }
        return
      }
      if mode != "wal" { try db.execute(sql: "PRAGMA journal_mode = WAL") }
      if version < schema.version { try schema.migrate(db) }
    }
  }

  private static func header(_ db: Database) throws -> (
    application: Int, version: Int, tables: Int, mode: String, pageSize: Int
  ) {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema), journal_mode, page_size
        FROM pragma_application_id, pragma_user_version, pragma_journal_mode, pragma_page_size
        """)
    guard let row else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    return (
      try row.decode(atIndex: 0), try row.decode(atIndex: 1), try row.decode(atIndex: 2), try row.decode(atIndex: 3),
      try row.decode(atIndex: 4)
    )
  }

  /// Merges what was written into the one file and lets go of it; nothing can be asked of the journal afterwards.
  /// Without it the same happens when the journal is let go of.
  public func close() throws {
    do { try queue.close() } catch { throw file.failure(for: error, busySeconds: busySeconds) }
  }

  public func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result {
    try reading { try body(JournalReader($0)) }
  }

  public func write<Result>(_ command: String, at instant: Instant, _ body: (any JournalWriting) throws -> Result)
    throws -> Result
  {
    try writing { statements in
      let writer = try JournalWriter(
        statements, at: instant, command: command, openAction: openAction.withLock { $0.action?.id })
      let result = try body(writer)
      try writer.finish()
      return result
    }
  }

  public func open(_ command: String) throws -> (any OpenAction)? {
    if isReadOnly { throw file.readOnly }
    if openAction.withLock({ $0.action != nil }) { throw Failure.anotherIsOpen }
    let lock: ExclusiveLock
    do { lock = try ExclusiveLock(file: file.openActionLock, patience: .seconds(busySeconds)) } catch {
      guard error == .busy else { return nil }
      throw Failure.anotherIsOpen
    }
    let action = try SQLiteOpenAction(command, in: self, lock: lock)
    openAction.withLock { $0.action = action }
    return action
  }

  public func restore<Result>(_ body: (any JournalRestoring) throws -> Result) throws -> Result {
    try writing { statements in
      let restorer = try JournalRestorer(empty: statements)
      let result = try body(restorer)
      try restorer.finish()
      return result
    }
  }

  func reading<Result>(_ body: (Statements) throws -> Result) throws -> Result {
    do {
      return try queue.read { try body(Statements($0, file: file, busySeconds: busySeconds)) }
    } catch {
      throw file.failure(for: error, busySeconds: busySeconds)
    }
  }

  func writing<Result>(_ body: (Statements) throws -> Result) throws -> Result {
    if isReadOnly { throw file.readOnly }
    do {
      return try queue.write { try body(Statements($0, file: file, busySeconds: busySeconds)) }
    } catch {
      throw file.failure(for: error, busySeconds: busySeconds)
    }
  }
}
