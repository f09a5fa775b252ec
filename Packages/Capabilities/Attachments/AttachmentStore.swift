import Foundation
import TrackerApplication
import TrackerCore
import TrackerExclusiveLock
import TrackerHashing

/// The files beside a journal, each under the SHA-256 of its bytes: `attachments/<first two digits>/<hash>.<ending>`.
/// A file is written whole or not at all, for its owner alone, and never changed. What the journal says of it is saved
/// after it, so that every attachment that somebody was told of has its file.
struct AttachmentStore {
  /// The folder in the home.
  static let name = "attachments"

  /// How a file of the store is.
  enum State { case whole, missing, damaged }

  /// A file of the folder that the journal may not know.
  struct Found {
    var path: String
    /// nil where it is not called as files of the store are.
    var file: AttachedFileName?
    /// When it was written last, in seconds since 1970.
    var changed: Int64
  }

  let home: String
  var folder: String { "\(home)/\(AttachmentStore.name)" }

  func path(of file: AttachedFileName) -> String {
    "\(folder)/\(file.hash.prefix(2))/\(file.hash).\(file.ending)"
  }

  /// Whether there is such a file; nothing of it is read.
  func isThere(_ file: AttachedFileName) -> Bool { access(path(of: file), F_OK) == 0 }

  /// Whether a file is there as it was saved; O(its bytes).
  func state(of file: AttachedFileName) -> State {
    var status = stat()
    let path = path(of: file)
    guard lstat(path, &status) == 0 else { return .missing }
    guard status.st_mode & S_IFMT == S_IFREG else { return .damaged }
    var hash = SHA256()
    do { try AttachmentStore.read(path) { hash.add($0) } } catch { return .damaged }
    return hash.hexadecimal == file.hash ? .whole : .damaged
  }

  /// Keeps a file, unless it is there as it should be.
  ///
  /// - Parameters:
  ///   - write: Gives all of the bytes to the closure it is called with.
  ///   - fault: What is thrown where these are not the bytes of the hash.
  /// - Returns: Whether it was not there.
  /// - Throws: `Failure` (`system`) where it can't be saved, `fault`, or what `write` throws. Then nothing is left.
  func keep(
    _ file: AttachedFileName, orElse fault: Failure, _ write: (_ to: @escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws -> Bool {
    guard state(of: file) != .whole else { return false }
    let path = path(of: file)
    let inner = "\(folder)/\(file.hash.prefix(2))"
    for folder in [folder, inner] { try make(folder) }
    do {
      try OutputFile(path).writeBytes(replacing: true) {
        try write($0)
      } checking: { read in
        var hash = SHA256()
        while true {
          let bytes = try read(AttachmentSource.portion)
          guard !bytes.isEmpty else { break }
          hash.add(bytes)
        }
        guard hash.hexadecimal == file.hash else { throw fault }
      }
    } catch {
      rmdir(inner)
      throw error
    }
    for folder in [inner, folder] { settle(folder) }
    return true
  }

  /// Removes a file, and the folder that is empty then.
  func remove(_ path: String) {
    unlink(path)
    rmdir(URL(fileURLWithPath: path).deletingLastPathComponent().path)
  }

  /// Every file in the folder, in the order of their paths. One that lies directly in it is none of the store's.
  func files() -> [Found] {
    let folder = folder
    return AttachmentStore.names(in: folder).flatMap { part in
      AttachmentStore.found("\(folder)/\(part)", nil).map { [$0] }
        ?? AttachmentStore.names(in: "\(folder)/\(part)").compactMap { name in
          AttachmentStore.found("\(folder)/\(part)/\(name)", AttachmentStore.file(named: name, in: part))
        }
    }
  }

  /// nil for a folder.
  private static func found(_ path: String, _ file: AttachedFileName?) -> Found? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
    #if os(Linux)
    let changed = Int64(status.st_mtim.tv_sec)
    #else
    let changed = Int64(status.st_mtimespec.tv_sec)
    #endif
    return Found(path: path, file: file, changed: changed)
  }

  private static func file(named name: String, in part: String) -> AttachedFileName? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, part.count == 2, parts[0].hasPrefix(part) else { return nil }
    return AttachedFileName(hash: parts[0], ending: parts[1])
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Does something while no other command changes files of the home, nor restores a backup there.
  ///
  /// - Parameter body: Is told whether that is certain; on some network disks nothing can be locked.
  func alone<Result>(_ body: (_ isCertain: Bool) throws -> Result) throws -> Result {
    let lock = try ExclusiveLock.ofFiles(in: home)
    defer { withExtendedLifetime(lock) {} }
    return try body(lock != nil)
  }

  /// Reads a file piece by piece.
  ///
  /// - Throws: `Failure` (`system`) where it can't be read; what `body` throws.
  static func read(_ path: String, _ body: ([UInt8]) throws -> Void) throws {
    func unreadable() -> Failure {
      Failure(.system, "{path} cannot be opened", ["path": .verbatim(path)], recovery: "Check its permissions.")
    }
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable() }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: AttachmentSource.portion)
    while true {
      let count = Foundation.read(descriptor, &bytes, AttachmentSource.portion)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw unreadable() }
      guard count > 0 else { return }
      try body(Array(bytes.prefix(count)))
    }
  }

  private func make(_ path: String) throws(Failure) {
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw Failure(
        .system, "{path} cannot be saved", ["path": .verbatim(path)],
        recovery: "Check that you can write to its folder and that the disk is not full")
    }
  }

  /// Waits until the names in a folder are on the disk. Some disks have nothing to wait for.
  private func settle(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    _ = fsync(descriptor)
  }
}
