import Foundation
import TrackerCore

/// A small file that is read and replaced whole, for its owner's eyes alone.
struct FilePlace {
  let path: String

  init(_ path: String) { self.path = path }

  /// nil where there is no file.
  ///
  /// - Throws: `Failure` (`system`) when it can't be read.
  func bytes() throws(Failure) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else { throw refusal("read") }
    return [UInt8](data)
  }

  /// Replaces the file in one step: whatever happens, the old one or the new one is left.
  func replace(with bytes: [UInt8]) throws(Failure) {
    let folder = (path as NSString).deletingLastPathComponent
    guard
      FileManager.default.fileExists(atPath: folder)
        || (try? FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])) != nil
    else { throw refusal("written") }
    // mkstemp makes a file that nobody else can open (0600), under a name that nobody else has.
    var template = Array("\(path).XXXXXX".utf8CString)
    let file = mkstemp(&template)
    let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard file >= 0 else { throw refusal("written") }
    let isWritten = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } == bytes.count && fsync(file) == 0
    guard close(file) == 0, isWritten, rename(temporary, path) == 0 else {
      unlink(temporary)
      throw refusal("written")
    }
  }

  /// Removing what is not there does nothing.
  func remove() throws(Failure) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    guard unlink(path) == 0 else { throw refusal("removed") }
  }

  func move(to other: String) throws(Failure) {
    guard rename(path, other) == 0 else { throw refusal("moved") }
  }

  private func refusal(_ what: String) -> Failure {
    Failure(
      .system, "\(path) can't be \(what)", mend: "Look at the permissions of its folder and the room on the disk.")
  }
}
