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
  /// Which file was opened: another one may take its place.
  private let number: UInt64?
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
    number = JournalFile.number(at: file.path)
    do { try rebuildOutdatedTotals() } catch let failure as Failure where failure == file.full {}
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

  public func compact() throws {
    if let refusal { throw refusal }
    // It has the words of what was removed.
    SearchIndex.remove(home: file.home)
    do {
      try queue.vacuum()
      _ = try queue.inDatabase { try Int.fetchOne($0, sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
    } catch {
      throw file.failure(for: error, busySeconds: busySeconds)
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

  public func version() throws -> Int64? {
    guard JournalFile.number(at: file.path) == number else { return nil }
    do { return try queue.inDatabase { try Int64.fetchOne($0, sql: "PRAGMA data_version") } } catch {
      throw file.failure(for: error, busySeconds: busySeconds)
    }
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
