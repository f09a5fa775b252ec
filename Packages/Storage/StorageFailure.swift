import GRDB
import TrackerCore

/// SQLite's errors in words for people; never with anything that was logged.
enum StorageFailure {
  static func mapped<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw failure(of: error, path: path)
    }
  }

  static func notWritable(_ path: String) -> Failure {
    Failure(
      .storage, "The journal \(path) can't be written: nothing was saved",
      mend: "Give yourself write permission on it and its folder, or name another home with --home DIR.")
  }

  private static func failure(of error: DatabaseError, path: String) -> Failure {
    switch error.resultCode {
    case .SQLITE_READONLY, .SQLITE_PERM: notWritable(path)
    case .SQLITE_FULL, .SQLITE_IOERR:
      Failure(
        .storage, "The disk of \(path) is full or can't be written: nothing was saved", mend: "Make room, then run the command again.")
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      Failure(.storage, "Another program has held the journal \(path) for ten seconds: nothing was saved", mend: "Run the command again.")
    case .SQLITE_CANTOPEN, .SQLITE_AUTH:
      Failure(.system, "The journal \(path) can't be opened", mend: "Check the permissions of the file and its folder.")
    case .SQLITE_NOTADB:
      Failure(
        .storage, "\(path) is no journal, or is damaged at its beginning",
        mend: "Put a backup in its place; the file itself was left as it is.")
    case .SQLITE_CORRUPT:
      Failure(.storage, "The journal \(path) is damaged", mend: "Copy the file away, run `symptoms doctor`, or put a backup in its place.")
    default:
      Failure(.storage, "The journal \(path) failed (SQLite \(error.extendedResultCode.rawValue))", mend: "Run `symptoms doctor`.")
    }
  }
}
