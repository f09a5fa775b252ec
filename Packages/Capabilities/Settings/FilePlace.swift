import Foundation
import TrackerApplication
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
    guard let data = FileManager.default.contents(atPath: path) else { throw refusal("{path} cannot be opened") }
    return [UInt8](data)
  }

  /// Makes the folder of the file where there is none.
  func makeFolder() throws(Failure) {
    let folder = (path as NSString).deletingLastPathComponent
    guard
      FileManager.default.fileExists(atPath: folder)
        || (try? FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])) != nil
    else { throw refusal("{path} cannot be saved") }
  }

  /// Replaces the file in one step: whatever happens, the old one or the new one is left.
  func replace(with bytes: [UInt8]) throws(Failure) {
    do {
      try OutputFile(path).write(replacing: true) { try $0(String(decoding: bytes, as: UTF8.self)) }
    } catch { throw refusal("{path} cannot be saved") }
  }

  /// Removing what is not there does nothing.
  func remove() throws(Failure) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    guard unlink(path) == 0 else { throw refusal("{path} cannot be removed") }
  }

  func move(to other: String) throws(Failure) {
    guard rename(path, other) == 0 else { throw refusal("{path} cannot be renamed") }
  }

  private func refusal(_ message: Phrase) -> Failure {
    Failure(
      .system, message, ["path": .verbatim(path)],
      recovery: "Check the permissions of its folder and the space on your disk.")
  }
}
