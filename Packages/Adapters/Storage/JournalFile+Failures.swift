import Foundation
import GRDB
import TrackerCore

/// What went wrong, in words: the path, what to do, and never what SQLite or a person wrote.
extension JournalFile {
  /// What helps where nothing can be fixed. What is damaged stays as it is: parts of it may lie in files beside it.
  var backup: Phrase {
    .words(
      """
      Keep {home} as it is. Save what can be read in an empty folder: symptoms doctor --salvage {file} --home DIR
      """, ["home": .verbatim(home), "file": .verbatim(path.shellWord)])
  }

  private static let anotherFolder: Phrase = "Use another folder: --home DIR"

  func unwritable(_ path: String, code: Int32) -> Failure {
    switch code {
    case ENOSPC, EDQUOT: full
    case EROFS:
      Failure(
        .system, "{path} is on a disk that cannot be written to", ["path": .verbatim(path)],
        recovery: JournalFile.anotherFolder)
    case ENOTDIR:
      Failure(
        .system, "{path} cannot be used: a part of it is a file, not a folder", ["path": .verbatim(path)],
        recovery: JournalFile.anotherFolder)
    case EACCES, EPERM:
      Failure(
        .system, "You do not have permission to write to {path}", ["path": .verbatim(path)],
        recovery: "Use --home DIR. To see who may write there: ls -ld '{path}'")
    default:
      Failure(
        .system, "{path} cannot be written to: {why}",
        ["path": .verbatim(path), "why": .verbatim(String(cString: strerror(code)))],
        recovery: JournalFile.anotherFolder)
    }
  }

  /// The folder, or one above it, can't be made.
  func unmakeable(_ folder: String, code: Int32) -> Failure {
    switch code {
    case EACCES, EPERM:
      Failure(
        .system, "You do not have permission to make the folder {folder}", ["folder": .verbatim(folder)],
        recovery: "Make it yourself, or use another folder: --home DIR")
    default: unwritable(folder, code: code)
    }
  }

  var unreadable: Failure {
    Failure(
      .system, "You do not have permission to open {path}", ["path": .verbatim(path)],
      recovery: "Use the account that owns it. To see whose it is: ls -l '{path}'")
  }

  var full: Failure {
    Failure(
      .system, "Your disk is full, so nothing was saved", recovery: "Free some space, then try again.")
  }

  /// From 1900 to 2200: every day between them can be stored, written and read again.
  static let possibleTimes = Int64(-2_208_988_800)..<7_258_118_400

  var impossibleClock: Failure {
    Failure(
      .system, "Nothing was saved: the date of this computer cannot be right",
      recovery: "Set the date, then try again. To see it: date")
  }

  var damaged: Failure {
    Failure(
      .storage, "Your journal file is damaged", recovery: "To see what can be fixed, type: symptoms doctor")
  }

  var notADatabase: Failure {
    Failure(
      .storage, "{path} is not a journal of this program, or it is damaged", ["path": .verbatim(path)],
      recovery: backup)
  }

  var foreign: Failure {
    Failure(
      .storage, "{path} belongs to another program", ["path": .verbatim(path)],
      recovery: "Move that file away, or use another folder: --home DIR")
  }

  var newer: Failure {
    Failure(
      .storage, "Your journal was saved by a newer version of the program",
      recovery: "Update the program, then try again. Nothing was changed.")
  }

  var outdatedAndReadOnly: Failure {
    Failure(
      .system, "Your journal is from an older version, and you have no permission to update it",
      ["home": .verbatim(home)], recovery: JournalFile.needsPermission)
  }

  /// Writes of a program that was killed are waiting to be merged, which needs the right to write.
  var unmergedAndReadOnly: Failure {
    Failure(
      .system, "Your journal was not closed properly, and you have no permission to change it",
      ["home": .verbatim(home)], recovery: JournalFile.needsPermission)
  }

  private static let needsPermission: Phrase = "Make {home} and its files writable, then try again."

  var readOnly: Failure {
    unwritable(isFolderWritable ? path : home, code: EACCES)
  }

  func busy(seconds: Double) -> Failure {
    Failure(
      .storage, "Your journal is busy: another program has been saving for {seconds} seconds",
      ["seconds": .count(Int(seconds.rounded()))],
      recovery: "Wait a moment, then try again. Nothing was changed.")
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
        .storage, "Your journal gave an error, so nothing was saved: SQLite {code}",
        ["code": "\(error.extendedResultCode.rawValue)"], recovery: "To check your journal, type: symptoms doctor")
    }
  }

  private func failure(ofDisk result: ResultCode) -> Failure {
    if result == .SQLITE_IOERR_CORRUPTFS { return damaged }
    let code = writingError
    switch code {
    // A file that may grow no further is told of as a full disk.
    case ENOSPC, EDQUOT, EFBIG: return full
    case EACCES, EPERM, EROFS: return unwritable(path, code: code)
    default:
      return Failure(
        .system, "The disk with your journal gave an error, so nothing was saved: SQLite {code}",
        ["code": "\(result.rawValue)", "path": .verbatim(path)],
        recovery: "Copy {path} to another disk, then type: symptoms doctor")
    }
  }

  /// So many bytes after its end the journal may have reached when writing failed.
  private static let reach = 1 << 20

  /// What the system says where something is written beside the journal, at a place that the journal has not reached
  /// yet; 0 where that works. SQLite says that writing failed, not why. The file loses its name at
  /// once, so it is no `OutputFile`.
  private var writingError: Int32 {
    var name = Array("\(home)/.symptoms-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return errno }
    defer { close(file) }
    unlink(name)
    let place = if case .file(let size, _) = JournalFile.presence(at: path) { size } else { 0 }
    let room = [UInt8](repeating: 1, count: 1 << 16)
    let written = pwrite(file, room, room.count, off_t(place + JournalFile.reach))
    // Where there is room for a part of it, the rest is what fails.
    if written >= 0, written < room.count {
      return pwrite(file, room, room.count, off_t(place + JournalFile.reach + written)) < 0 ? errno : 0
    }
    return written < 0 ? errno : 0
  }

  /// The disk gave an error at the very end, and what was written can't be taken back.
  var uncertain: Failure {
    Failure(
      .system, "The disk with your journal gave an error while saving",
      recovery: "To see whether it was saved, type: symptoms list")
  }
}
