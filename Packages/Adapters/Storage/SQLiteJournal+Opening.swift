import Foundation
import GRDB
import TrackerCore

extension SQLiteJournal {
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

  /// A connection with tables of now.
  ///
  /// - Throws: `Failure`.
  static func prepared(
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
}
