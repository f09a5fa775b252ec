import Foundation
import TrackerApplication
import TrackerCore
import TrackerExclusiveLock
import TrackerPacks

/// An overlay in a file of one's own.
struct OverlayFile: Sendable {
  /// As it was named.
  let path: String
  let bytes: [UInt8]

  /// - Throws: `Failure` (`system`) where there is no such file, or it cannot be read.
  init(reading path: String) throws(Failure) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let read: [UInt8]?
    do throws(Diagnostic) {
      read = try DiskPackFiles().bytes(of: url.lastPathComponent, in: url.deletingLastPathComponent().path)
    } catch {
      throw Failure(.system, "{path}: {finding}", ["path": "\(path)", "finding": error.sentence])
    }
    guard let read else {
      throw Failure(
        .system, "There is no file {path}", ["path": "\(path)"], recovery: "Check the name and the folder.")
    }
    self.path = path
    bytes = read
  }

  /// - Throws: `Failure` (`validation`) where it is no mapping of YAML.
  var document: OverlayDocument {
    get throws(Failure) { try OverlayDocument(String(decoding: bytes, as: UTF8.self), file: path) }
  }

  /// Writes it whole or not at all, for its owner's eyes alone.
  ///
  /// - Throws: `Failure`: `validation` where the file is there already, `system` where it cannot be written.
  static func write(_ text: String, to path: String, replacing isReplacing: Bool) throws {
    try ExclusiveLock.alone(in: folder(of: path)) { try put(text, to: path, replacing: isReplacing) }
  }

  private static func put(_ text: String, to path: String, replacing isReplacing: Bool) throws {
    try OutputFile(path, replacedWith: "--replace").write(replacing: isReplacing) { try $0(text) }
  }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// Changes the file as it is now, while no other command does.
  ///
  /// - Parameter body: Gives the new text, with what is returned.
  /// - Throws: `Failure` (`system`, `storage`), and what `body` throws; then the file is as it was.
  func change<Result>(_ body: (OverlayFile) throws -> (text: String, result: Result)) throws -> Result {
    try ExclusiveLock.alone(in: OverlayFile.folder(of: path)) {
      let (text, result) = try body(try OverlayFile(reading: path))
      try OverlayFile.put(text, to: path, replacing: true)
      return result
    }
  }
}
