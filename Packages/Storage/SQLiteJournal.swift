import Foundation
import GRDB
import TrackerCore

/// The journal in one SQLite file of the home, readable by its owner alone.
///
/// For one-shot commands: one connection, write-ahead log, every commit on disk before it is acknowledged. Writers of other processes are
/// waited for up to ten seconds.
public struct SQLiteJournal: Journal {
  public static let fileName = "journal.sqlite"

  let queue: DatabaseQueue
  let path: String

  /// Opens the journal of a home, nil where there is none and `creating` is false.
  ///
  /// - Throws: `Failure` of kind `storage` or `system` that says what to do.
  public static func open(home: String, creating: Bool) throws -> SQLiteJournal? {
    let path = "\(home)/\(fileName)"
    let exists = FileManager.default.fileExists(atPath: path)
    guard exists || creating else { return nil }
    if !exists { try HomeFolder.create(home, for: path) }
    return try StorageFailure.mapped(path) {
      let isWritable = FileManager.default.isWritableFile(atPath: path) && FileManager.default.isWritableFile(atPath: home)
      let queue = try DatabaseQueue(path: isWritable ? path : readOnlyAddress(path), configuration: configuration(isWritable: isWritable))
      try Schema.bringUpToDate(queue, path: path, isWritable: isWritable)
      if !exists { HomeFolder.protect(path) }
      return SQLiteJournal(queue: queue, path: path)
    }
  }

  /// A write-ahead log can't be shared through a folder that can't be written; without one the file alone is the state.
  private static func readOnlyAddress(_ path: String) -> String {
    let hasLog = ((try? FileManager.default.attributesOfItem(atPath: "\(path)-wal")[.size] as? Int) ?? 0) > 0
    return hasLog ? path : "file:\(path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)?immutable=1"
  }

  private static func configuration(isWritable: Bool) -> Configuration {
    var configuration = Configuration()
    configuration.readonly = !isWritable
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(10)
    if isWritable {
      configuration.prepareDatabase { database in
        try database.execute(sql: "PRAGMA journal_mode = WAL")
        try database.execute(sql: "PRAGMA synchronous = FULL")
      }
    }
    return configuration
  }

  public func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result {
    try StorageFailure.mapped(path) {
      try queue.read { database in try body(SQLiteReading(database: database)) }
    }
  }

  public func write<Result>(
    _ command: String, at instant: Instant, reverting: Int64?, _ body: (any JournalWriting) throws -> Result
  ) throws -> Result {
    guard FileManager.default.isWritableFile(atPath: path) else { throw StorageFailure.notWritable(path) }
    return try StorageFailure.mapped(path) {
      try queue.writeWithoutTransaction { database in
        var result: Result?
        try database.inTransaction(.immediate) {
          let writing = try SQLiteWriting(database: database, command: command, at: instant, reverting: reverting)
          result = try body(writing)
          try writing.finish()
          return .commit
        }
        guard let result else { throw Failure(.storage, "The journal kept no outcome") }
        return result
      }
    }
  }
}
