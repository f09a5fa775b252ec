import Foundation

/// Where a journal lies on the disk, and who may read and write there.
struct JournalFile: Sendable {
  /// The folder of the journal.
  let home: String
  var path: String { "\(home)/journal.sqlite" }
  /// What SQLite keeps beside the file while it is open.
  var companions: [String] { ["\(path)-wal", "\(path)-shm"] }

  /// Locked while a program has an action open.
  var openActionLock: String { "\(path)-import" }

  /// What is at a path.
  enum Presence {
    case nothing
    case file(size: Int, mode: mode_t)
    case somethingElse
    case hidden
    /// There can be nothing, as when a part of the path is a file; with the error's number.
    case impossible(code: Int32)
  }

  static func presence(at path: String) -> Presence {
    var status = stat()
    guard stat(path, &status) == 0 else {
      switch errno {
      case ENOENT: return .nothing
      case EACCES: return .hidden
      default: return .impossible(code: errno)
      }
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return .somethingElse }
    return .file(size: Int(status.st_size), mode: status.st_mode & 0o7777)
  }

  /// Permission bits of a file or folder, nil where there is none.
  static func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  /// The number by which a disk knows the file at a path, nil where there is none.
  static func number(at path: String) -> UInt64? {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
  }

  var isReadable: Bool { access(path, R_OK) == 0 }
  var isWritable: Bool { access(path, W_OK) == 0 }
  /// SQLite makes its companions in the folder.
  var isFolderWritable: Bool { access(home, W_OK | X_OK) == 0 }

  /// Whether something was written that has not reached the file itself, as after the program was killed.
  var hasUnmergedWrites: Bool {
    if case .file(let size, _) = JournalFile.presence(at: companions[0]) { size > 0 } else { false }
  }

  /// Makes the folder (mode 0700, with the folders above it) and an empty file (mode 0600) where they are missing.
  /// SQLite gives its companions the mode of the file.
  ///
  /// - Throws: `Failure` (`system`) that names the path.
  func create() throws {
    try JournalFile.createFolder(home, file: self)
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
    } else if errno != EEXIST {
      throw unwritable(home, code: errno)
    }
  }

  /// Removes the file with what lies beside it: only one that was made just now.
  func remove() { for path in [path] + companions { unlink(path) } }

  private static func createFolder(_ path: String, file: JournalFile) throws {
    if path.isEmpty || access(path, F_OK) == 0 || mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw file.unmakeable(path, code: errno) }
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard parent != path else { throw file.unmakeable(path, code: ENOENT) }
    try createFolder(parent, file: file)
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw file.unmakeable(path, code: errno) }
  }
}
