import Foundation
import GRDB
import TrackerCore

/// What went wrong, in words: the path, what to do, and never what SQLite or a person wrote.
extension JournalFile {
  static let backup =
    """
    Run `symptoms doctor`; if it can't mend the journal, put a backup in its place and remove journal.sqlite-wal and \
    journal.sqlite-shm beside it.
    """

  func unwritable(_ path: String, code: Int32) -> Failure {
    switch code {
    case ENOSPC, EDQUOT: full
    case EROFS:
      Failure(
        .system, "\(path) is on a disk that can only be read",
        recovery: "Name another folder with --home DIR, or make the disk writable.")
    case ENOTDIR:
      Failure(
        .system, "\(path) can't be used: a part of it is a file, not a folder",
        recovery: "Name another folder with --home DIR.")
    default:
      Failure(
        .system, "\(path) can't be written: \(String(cString: strerror(code)))",
        recovery:
          """
          Give yourself the right to write there (`ls -ld '\(path)'` shows who has it), or name another folder with \
          --home DIR.
          """
      )
    }
  }

  /// The folder, or one above it, can't be made.
  func unmakeable(_ folder: String, code: Int32) -> Failure {
    switch code {
    case EACCES, EPERM:
      Failure(
        .system, "The folder \(folder) can't be made: \(String(cString: strerror(code)))",
        recovery: "Make it yourself, or name another folder with --home DIR.")
    default: unwritable(folder, code: code)
    }
  }

  var unreadable: Failure {
    Failure(
      .system, "The journal \(path) can't be read: this user has no right to",
      recovery: "Run the command as the user who owns it (`ls -l '\(path)'` shows who does).")
  }

  var full: Failure {
    Failure(
      .system,
      """
      The journal \(path) could not be written: the disk is full or the file may grow no further; nothing of this \
      command was kept
      """,
      recovery: "Free some space, then run the command again.")
  }

  var damaged: Failure {
    Failure(.storage, "The journal \(path) is damaged", recovery: JournalFile.backup)
  }

  var notADatabase: Failure {
    Failure(.storage, "\(path) is not a journal, or its beginning is damaged", recovery: JournalFile.backup)
  }

  var foreign: Failure {
    Failure(
      .storage, "\(path) is a database of another program, not a journal",
      recovery: "Name another folder with --home DIR, or move that file away.")
  }

  func newer(version: Int, known: Int) -> Failure {
    Failure(
      .storage,
      """
      The journal \(path) was written by a newer version of the program (its form is \(version), this program knows \
      up to \(known))
      """,
      recovery: "Update the program; the journal was not touched.")
  }

  var outdatedAndReadOnly: Failure {
    Failure(
      .system, "The journal \(path) is of an older version and can't be brought up to date: it can't be written",
      recovery: "Give yourself the right to write \(home) and the files in it, then run the command again.")
  }

  /// Writes of a program that was killed are waiting to be merged, which needs the right to write.
  var unmergedAndReadOnly: Failure {
    Failure(
      .system, "The journal \(path) was left in the middle of writing and can't be read without being written",
      recovery: "Run any command once with the right to write \(home) and the files in it.")
  }

  var readOnly: Failure {
    unwritable(isFolderWritable ? path : home, code: EACCES)
  }

  func busy(seconds: Double) -> Failure {
    Failure(
      .storage,
      "The journal \(path) is in use: another program has been writing it for \(Int(seconds.rounded())) seconds",
      recovery: "Wait until that is done, or end it, then run the command again; nothing was changed.")
  }

  /// The failure that an error of SQLite or GRDB stands for; other errors as they are.
  func failure(for error: any Error, busySeconds: Double) -> any Error {
    if error is RowDecodingError { return damaged }
    guard let error = error as? DatabaseError else { return error }
    switch error.resultCode.primaryResultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: return busy(seconds: busySeconds)
    case .SQLITE_FULL: return full
    case .SQLITE_CORRUPT: return damaged
    case .SQLITE_NOTADB: return notADatabase
    case .SQLITE_READONLY, .SQLITE_PERM: return readOnly
    case .SQLITE_CANTOPEN: return isFolderWritable ? unwritable(path, code: EACCES) : readOnly
    case .SQLITE_IOERR: return failure(ofDisk: error.extendedResultCode)
    default:
      return Failure(
        .storage,
        """
        The journal \(path) refused what was asked of it (SQLite \(error.extendedResultCode.rawValue)); nothing of \
        this command was kept
        """,
        recovery: "Run `symptoms doctor`; if it finds nothing, this is a fault of the program: please report it.")
    }
  }

  private func failure(ofDisk code: ResultCode) -> Failure {
    switch code {
    case .SQLITE_IOERR_WRITE, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_TRUNCATE, .SQLITE_IOERR_SHMSIZE: return full
    case .SQLITE_IOERR_CORRUPTFS: return damaged
    default:
      return Failure(
        .system,
        """
        The disk of the journal \(path) did not do what was asked of it (SQLite \(code.rawValue)); nothing of this \
        command was kept
        """,
        recovery: "Look the disk over and copy the journal to another one, then run `symptoms doctor`.")
    }
  }
}
