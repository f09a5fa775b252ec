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
  /// Why nothing can be written to it, nil where it can.
  private let refusal: Failure?
  /// Whether the journal could be opened for reading alone.
  public var isReadOnly: Bool { refusal != nil }
  let queue: DatabaseQueue
  private let busySeconds: Double
  private let openAction = Mutex(Weak())
  /// What opening it made; nil where it was there.
  private let made: Made?
  /// Whether what it was made for came to nothing: it goes when it is let go of.
  private let hasFailed = Mutex(false)
  /// Tells how many damaged entries were left out that were not told before.
  private let tellDamage = Mutex<@Sendable (_ count: Int) -> Void>({ _ in })
  private let toldDamage = Mutex<Set<EntryID>>([])

  enum Made {
    case file
    /// The home as well.
    case folder
  }

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
  ///   - beforeUpdating: Called with the form of a journal of an older version, before that is changed.
  /// - Returns: nil where there is no journal and `creating` is false. A journal that can't be written is opened for
  ///   reading.
  /// - Throws: `Failure` (`system`) when the journal can't be read or made, `Failure` (`storage`) when it is damaged,
  ///   of a newer version, not a journal or in use for ten seconds.
  public static func open(
    home: String, creating: Bool, beforeUpdating: (_ form: Int) -> Void = { _ in }
  ) throws -> SQLiteJournal? {
    try open(home: home, creating: creating, schema: .current, busySeconds: 10, beforeUpdating: beforeUpdating)
  }

  static func open(
    home: String, creating: Bool, schema: JournalSchema, busySeconds: Double,
    beforeUpdating: (_ form: Int) -> Void = { _ in }
  ) throws -> SQLiteJournal? {
    let file = JournalFile(home: home)
    var (isNew, hadFolder) = (false, true)
    switch JournalFile.presence(at: file.path) {
    case .file(let size, _):
      // Somebody began to make a journal and did not finish.
      if size == 0, !file.hasUnmergedWrites, !creating { return nil }
      // SQLite takes these for a file that it may begin again.
      if (1..<JournalHeader.size).contains(size) { throw file.damaged }
    case .nothing:
      guard creating else { return nil }
      isNew = true
      hadFolder = JournalFile.mode(of: home) != nil
      try file.create()
    case .somethingElse: throw file.notADatabase
    case .hidden: throw file.unreadable
    case .impossible(let code): throw file.unwritable(home, code: code)
    }
    return try SQLiteJournal(
      file, schema: schema, busySeconds: busySeconds, made: isNew ? (hadFolder ? .file : .folder) : nil,
      beforeUpdating: beforeUpdating)
  }

  /// - Parameter isForReading: Whether it is only read, whoever could write to it.
  init(
    _ file: JournalFile, schema: JournalSchema = .current, busySeconds: Double, isForReading: Bool = false,
    made: Made? = nil, beforeUpdating: (_ form: Int) -> Void = { _ in }
  ) throws {
    guard file.isReadable else { throw file.unreadable }
    self.file = file
    self.made = made
    self.busySeconds = busySeconds
    let isForReading = isForReading || !(file.isWritable && file.isFolderWritable)
    do {
      queue = try SQLiteJournal.prepared(
        file, isReadOnly: isForReading, schema: schema, busySeconds: busySeconds, beforeUpdating)
      refusal = isForReading ? file.readOnly : nil
    } catch let failure as Failure where failure == file.full && !isForReading {
      // What is there can be read without the files beside it, for which there is no room.
      do {
        queue = try SQLiteJournal.prepared(
          file, isReadOnly: !file.hasUnmergedWrites, isAlone: file.hasUnmergedWrites, schema: schema, busySeconds: 0)
      } catch { throw failure }
      refusal = failure
    }
    do { try rebuildOutdatedTotals() } catch let failure as Failure where failure == file.full {}
  }

  /// A connection with tables of now.
  ///
  /// - Throws: `Failure`.
  private static func prepared(
    _ file: JournalFile, isReadOnly: Bool, isAlone: Bool = false, schema: JournalSchema, busySeconds: Double,
    _ beforeUpdating: (_ form: Int) -> Void = { _ in }
  ) throws -> DatabaseQueue {
    let end = ContinuousClock.now + .seconds(busySeconds)
    while true {
      do {
        let queue = try connect(file, isReadOnly: isReadOnly, isAlone: isAlone, busySeconds: busySeconds)
        try prepare(queue, of: file, isReadOnly: isReadOnly, schema: schema, beforeUpdating: beforeUpdating)
        return queue
      } catch let error as DatabaseError
        where error.resultCode.primaryResultCode == .SQLITE_BUSY && ContinuousClock.now < end
      {
        // SQLite does not wait while another program clears the log away at its end, or makes it good after a kill.
        usleep(5_000)
      } catch {
        throw file.failure(for: error, busySeconds: busySeconds)
      }
    }
  }

  /// - Parameter isAlone: Whether the program has the journal to itself as long as it is open: then SQLite needs no
  ///   file beside it, for which a full disk has no room.
  static func connect(
    _ file: JournalFile, isReadOnly: Bool, isAlone: Bool = false, busySeconds: Double,
    configuration: Configuration = Configuration()
  ) throws -> DatabaseQueue {
    var configuration = configuration
    configuration.readonly = isReadOnly
    configuration.busyMode = .callback(BusyWait(seconds: busySeconds).asksAgain)
    configuration.label = "journal"
    configuration.prepareDatabase { $0.add(function: RowChecksum.function) }
    if isAlone { configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") } }
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
  private static func prepare(
    _ queue: DatabaseQueue, of file: JournalFile, isReadOnly: Bool, schema: JournalSchema,
    beforeUpdating: (_ form: Int) -> Void
  ) throws {
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
      guard version < schema.version else { return }
      if tables > 0 { beforeUpdating(version) }
      try schema.migrate(db)
    }
  }

  static func header(_ db: Database) throws -> (
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
    guard JournalFile.possibleTimes.contains(instant.seconds) else { throw file.impossibleClock }
    return try writing { statements in
      let writer = try JournalWriter(
        statements, at: instant, command: command, openAction: openAction.withLock { $0.action?.id })
      let result = try body(writer)
      try writer.finish()
      return result
    }
  }

  public func open(_ command: String, importing name: String?) throws -> (any OpenAction)? {
    if let refusal { throw refusal }
    if openAction.withLock({ $0.action != nil }) { throw Failure.anotherIsOpen }
    let lock: ExclusiveLock
    do { lock = try ExclusiveLock(file: file.openActionLock, patience: .seconds(busySeconds)) } catch {
      guard error == .busy else { return nil }
      throw Failure.anotherIsOpen
    }
    // 64 MiB, taken as they are needed: what a big action changes is written once then.
    _ = try aside { try $0.run("PRAGMA cache_size = -65536") }
    let action = try SQLiteOpenAction(command, importing: name, in: self, lock: lock)
    openAction.withLock { $0.action = action }
    return action
  }

  public func restore<Result>(_ body: (any JournalRestoring) throws -> Result) throws -> Result {
    do {
      return try writing { statements in
        let restorer = try JournalRestorer(empty: statements)
        let result = try body(restorer)
        try restorer.finish()
        return result
      }
    } catch {
      hasFailed.withLock { $0 = true }
      throw error
    }
  }

  deinit {
    guard let made, hasFailed.withLock({ $0 }) else { return }
    // Unless another program has begun to use it.
    try? writing { statements in
      if try statements.number("SELECT count(*) FROM action") == 0 { file.remove() }
    }
    if made == .folder { rmdir(file.home) }
  }

  public func alone(_ body: () throws -> Void) throws {
    let lock: ExclusiveLock?
    do { lock = try ExclusiveLock(file: file.openActionLock, patience: .seconds(busySeconds)) } catch {
      if error == .busy { throw Failure.anotherIsOpen }
      lock = nil
    }
    var isBegun = false
    do {
      try queue.write { _ in
        isBegun = true
        try body()
      }
    } catch let error as DatabaseError {
      if isBegun || [.SQLITE_BUSY, .SQLITE_LOCKED].contains(error.resultCode.primaryResultCode) {
        throw file.failure(for: error, busySeconds: busySeconds)
      }
      // Nobody can write to a journal that is damaged, or may not be written to.
      try body()
    }
    withExtendedLifetime(lock) {}
  }

  func reading<Result>(_ body: (Statements) throws -> Result) throws -> Result {
    do {
      let (result, leftOut) = try queue.read { db in
        let statements = Statements(db, file: file, busySeconds: busySeconds)
        return (try body(statements), statements.leftOut)
      }
      tell(leftOut)
      return result
    } catch {
      throw file.failure(for: error, busySeconds: busySeconds)
    }
  }

  public func onDamage(_ tell: @escaping @Sendable (_ count: Int) -> Void) { tellDamage.withLock { $0 = tell } }

  private func tell(_ damaged: Set<EntryID>) {
    if damaged.isEmpty { return }
    let news = toldDamage.withLock { told in
      defer { told.formUnion(damaged) }
      return damaged.subtracting(told).count
    }
    if news > 0 { tellDamage.withLock { $0 }(news) }
  }

  /// Reads, and writes only to tables of this connection alone, so that nobody waits.
  func aside<Result>(_ body: (Statements) throws -> Result) throws -> Result {
    do {
      return try queue.inDatabase { db in
        try db.execute(sql: "PRAGMA temp_store = MEMORY")
        var result: Result?
        try db.inTransaction(.deferred) {
          result = try body(Statements(db, file: file, busySeconds: busySeconds))
          return .commit
        }
        guard let result else { throw file.damaged }
        return result
      }
    } catch {
      throw file.failure(for: error, busySeconds: busySeconds)
    }
  }

  func writing<Result>(_ body: (Statements) throws -> Result) throws -> Result {
    if let refusal { throw refusal }
    do {
      let (result, leftOut) = try queue.write { db in
        let statements = Statements(db, file: file, busySeconds: busySeconds)
        return (try body(statements), statements.leftOut)
      }
      tell(leftOut)
      return result
    } catch let error as DatabaseError {
      // The body's own errors are failures by now: this is one of saving.
      let failure = file.failure(for: error, busySeconds: busySeconds)
      guard error.resultCode.primaryResultCode == .SQLITE_IOERR, !hasForgotten else { throw failure }
      throw file.uncertain
    }
  }

  /// Whether nothing is left in the file of an action that could not be saved: its last bytes may have reached the
  /// disk before the disk said that they had not.
  private var hasForgotten: Bool {
    let busy = try? queue.inDatabase { try Int.fetchOne($0, sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
    return busy == 0
  }
}
