import Foundation

/// A file without a name, as Linux makes them: whatever ends the program, nothing of it is left.
struct NamelessFile {
  /// Its descriptor.
  let file: Int32

  /// Makes one in the folder of a path, which only its owner can open (0600); nil where the system or the disk has no
  /// such files.
  init?(for path: String) {
    #if os(Linux)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    // `O_TMPFILE`, which is no plain number in C and so not known here.
    let nameless = O_DIRECTORY | 0o20000000
    let file = open(folder, nameless | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    // Its name is given through this, which not every machine has.
    guard access(NamelessFile.place(of: file), F_OK) == 0 else {
      close(file)
      return nil
    }
    // Locked until it is in its place, so that its first name is told from one that was left.
    _ = flock(file, LOCK_EX | LOCK_NB)
    self.file = file
    #else
    return nil
    #endif
  }

  /// Gives a file a name that no other file has.
  ///
  /// - Returns: Whether it has it now.
  static func name(_ file: Int32, _ name: String) -> Bool {
    linkat(AT_FDCWD, place(of: file), AT_FDCWD, name, Int32(AT_SYMLINK_FOLLOW)) == 0
  }

  private static func place(of file: Int32) -> String { "/proc/self/fd/\(file)" }
}
