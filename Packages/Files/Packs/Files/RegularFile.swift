import Foundation
import TrackerCore

/// A plain file on the disk, read without waiting for anything that only looks like one.
package enum RegularFile {
  /// At most one byte more than `most`, so that a larger file shows.
  ///
  /// - Parameter followsLink: Whether the path may be a link.
  /// - Throws: `Failure` (`system`) where it can't be read or is no plain file.
  package static func bytes(of path: String, followsLink: Bool = false, most: Int) throws -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe that took the file's place meanwhile would wait for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLink ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else { throw unreadable(path, code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw unreadable(path, code: EINVAL)
    }
    // One byte more than the file has shows that it has not grown meanwhile.
    let room = min(most, max(0, Int(status.st_size))) + 1
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      while count < room {
        let got = read(descriptor, buffer.baseAddress?.advanced(by: count), room - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { break }
        count += got
        // One byte more was asked for than the file had when it was opened, and did not come: it has not grown.
        if count == room - 1, status.st_size <= most { break }
      }
    }
    guard failure == 0 else { throw unreadable(path, code: failure) }
    return bytes
  }

  package static func unreadable(_ path: String, code: Int32) -> Failure {
    Failure(
      .system, "{path} cannot be read: {reason}",
      ["path": "\(path)", "reason": "\(String(cString: strerror(code)))"],
      recovery: "To see who may read it, type: ls -ld {path}")
  }
}
