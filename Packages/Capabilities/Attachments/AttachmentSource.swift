import Foundation
import TrackerApplication
import TrackerCore
import TrackerHashing

/// A file of the person's while it is attached. It is opened once, so that another one that takes its name meanwhile is
/// not read, and it is read twice, so that one that changes meanwhile is noticed.
final class AttachmentSource {
  static let portion = 65_536

  /// As it was typed.
  let path: String
  /// In bytes, when it was opened.
  let size: Int
  private let file: Int32

  /// Opens a plain file that is not too large. Neither a pipe nor a device is ever waited for.
  ///
  /// - Parameter most: How large it may be, in megabytes.
  /// - Throws: `Failure` (`system`, `validation`) that says why it can't be attached.
  init(_ path: String, most: Int) throws(Failure) {
    self.path = path
    var named = stat()
    guard lstat(path, &named) == 0 else { throw AttachmentSource.isAbsent(path, errno) }
    try AttachmentSource.check(named, path, most: most)
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw AttachmentSource.isAbsent(path, errno) }
    self.file = file
    var opened = stat()
    guard fstat(file, &opened) == 0, opened.st_ino == named.st_ino, opened.st_dev == named.st_dev,
      opened.st_size == named.st_size
    else {
      size = 0
      throw AttachmentSource.changed(path)
    }
    size = Int(opened.st_size)
  }

  deinit { close(file) }

  private static func check(_ status: stat, _ path: String, most: Int) throws(Failure) {
    let values = ["path": Phrase.verbatim(path)]
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK:
      throw Failure(.validation, "{path} is a link, not a file", values, recovery: "Name the file that it leads to.")
    case S_IFDIR: throw Failure(.system, "{path} is a folder", values, recovery: "Name a file in it.")
    default: throw Failure(.validation, "{path} is not a file", values, recovery: "Type the name of a file")
    }
    let size = Int(status.st_size)
    guard size > 0 else {
      throw Failure(.validation, "{path} is empty", values, recovery: "Check that it is the right file.")
    }
    guard size > most * 1_000_000 else { return }
    let megabytes = (size + 999_999) / 1_000_000
    throw Failure(
      .validation, "{path} is too large: {size} MB. The most is {most} MB",
      ["path": .verbatim(path), "size": .count(megabytes), "most": .count(most), "limit": .verbatim("\(megabytes)")],
      recovery: AttachmentLimit.range.contains(megabytes)
        ? "To allow it, type: symptoms settings set attachments.limit {limit}" : "Check that it is the right file.")
  }

  private static func isAbsent(_ path: String, _ code: Int32) -> Failure {
    switch code {
    case ENOENT, ENOTDIR:
      Failure(
        .system, "There is no file {path}", ["path": .verbatim(path)], recovery: "Check the name and the folder.")
    case ELOOP: changed(path)
    default:
      Failure(.system, "{path} cannot be opened", ["path": .verbatim(path)], recovery: "Check its permissions.")
    }
  }

  static func changed(_ path: String) -> Failure {
    Failure(
      .system, "{path} changed while it was read, so it was not attached", ["path": .verbatim(path)],
      recovery: "Wait until it is complete, then try again.")
  }

  /// What it is, by its first bytes.
  ///
  /// - Throws: `Failure` (`validation`) for what can't be attached.
  func type() throws(Failure) -> AttachmentType {
    guard let type = AttachmentType(beginning: Array(try read(from: 0, AttachmentType.beginning))) else {
      throw Failure(
        .validation, "{path} cannot be attached: it is another kind of file", ["path": .verbatim(path)],
        recovery: "Attach a photo, a recording or a PDF.")
    }
    return type
  }

  /// The SHA-256 of all of it.
  ///
  /// - Throws: `Failure` where it can't be read or has changed.
  func hash() throws -> String {
    var hash = SHA256()
    try eachPortion { hash.add($0) }
    return hash.hexadecimal
  }

  /// Gives `body` all of it, piece by piece.
  ///
  /// - Throws: `Failure` (`system`) where it can't be read or has another size than when it was opened; what `body`
  ///   throws.
  func eachPortion(_ body: ([UInt8]) throws -> Void) throws {
    var place = 0
    while true {
      let bytes = try read(from: place, AttachmentSource.portion)
      guard !bytes.isEmpty else { break }
      place += bytes.count
      guard place <= size else { throw AttachmentSource.changed(path) }
      try body(bytes)
    }
    guard place == size else { throw AttachmentSource.changed(path) }
  }

  private func read(from place: Int, _ most: Int) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: most)
    while true {
      let count = pread(file, &bytes, most, off_t(place))
      if count >= 0 { return Array(bytes.prefix(count)) }
      guard errno == EINTR else { throw AttachmentSource.isAbsent(path, errno) }
    }
  }
}
