import Foundation
import TrackerCore

/// A plain file on the disk, read without waiting for anything that only looks like one.
enum RegularFile {
  /// At most one byte more than `most`, so that a larger file shows.
  ///
  /// - Parameter followsLink: Whether the path may be a link.
  /// - Throws: `Failure` (`system`) where it can't be read or is no plain file.
  static func bytes(of path: String, followsLink: Bool = false, most: Int) throws -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe that took the file's place meanwhile would wait for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLink ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else { throw unreadable(path, code: errno) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    defer { try? handle.close() }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw unreadable(path, code: EINVAL) }
    guard let data = try? handle.read(upToCount: most + 1) ?? Data() else { throw unreadable(path, code: EIO) }
    return [UInt8](data)
  }

  static func unreadable(_ path: String, code: Int32) -> Failure {
    Failure(
      .system, "\(path) can't be read: \(String(cString: strerror(code))); nothing was installed",
      mend: "Look at its permissions with `ls -ld`.")
  }
}
