import Foundation
import TrackerCore

/// Removes everything that the program keeps in a home, and nothing else.
///
/// A mark in the home says that this has begun. If the program is ended before it is done, the next one finishes it
/// before it does anything else.
public struct HomeEraser: Sendable {
  private static let mark = ".symptoms-erasing"
  /// A file of somebody else's with that name is no mark.
  private static let content = "symptoms erase everything\n"

  private let home: String
  private let files: [HomeFile]

  public init(_ home: String, files: [HomeFile]) {
    self.home = home
    self.files = files
  }

  /// Removes everything, once no other command writes to the journal.
  ///
  /// - Parameter journal: Of the home; nil where there is none, or none that can be read.
  /// - Returns: What was removed.
  /// - Throws: `Failure` (`storage`) where another command goes on writing, `Failure` (`system`) that names what can't
  ///   be removed; what was removed before stays so.
  public func erase(after journal: (any Journal)?) throws -> HomeInventory {
    // Whichever command begins once it is marked erases first, so that nothing is saved that goes at once.
    try journal?.alone { if try !inventory().own.isEmpty { try putMark() } }
    return try erase()
  }

  /// Removes everything.
  ///
  /// - Returns: What was removed.
  /// - Throws: `Failure` (`system`) that names what can't be removed; what was removed before stays so.
  public func erase() throws -> HomeInventory {
    let inventory = try inventory()
    guard !inventory.own.isEmpty || isMarked else { return inventory }
    try putMark()
    for item in inventory.own { try remove(item.path) }
    for folder in inventory.folders { rmdir(folder) }
    try remove("\(home)/\(HomeEraser.mark)")
    // Only a folder that is empty goes.
    rmdir(home)
    return inventory
  }

  /// Finishes what an ended program began; nothing where none did.
  ///
  /// - Throws: `Failure` (`system`) that names what can't be removed.
  public func finish() throws { if isMarked { _ = try erase() } }

  /// What would be removed, and what not.
  public func inventory() throws(Failure) -> HomeInventory {
    try HomeInventory(of: home, files: files, ignoring: [HomeEraser.mark])
  }

  private func putMark() throws {
    if isMarked { return }
    guard
      FileManager.default.createFile(
        atPath: "\(home)/\(HomeEraser.mark)", contents: Data(HomeEraser.content.utf8),
        attributes: [.posixPermissions: 0o600])
    else { throw refusal(home) }
  }

  private var isMarked: Bool {
    let mark = "\(home)/\(HomeEraser.mark)"
    guard access(mark, F_OK) == 0 else { return false }
    return FileManager.default.contents(atPath: mark) == Data(HomeEraser.content.utf8)
  }

  /// Removes a file or a folder with all that is in it; of a link to a file also the file, as the program writes there.
  private func remove(_ path: String) throws {
    if let file = linkedFile(path), unlink(file) != 0, errno != ENOENT { throw refusal(file) }
    do { try FileManager.default.removeItem(atPath: path) } catch {
      var status = stat()
      guard lstat(path, &status) != 0, errno == ENOENT else { throw refusal(path) }
    }
  }

  private func linkedFile(_ path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK, stat(path, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG, let target = realpath(path, nil)
    else { return nil }
    defer { free(target) }
    return String(cString: target)
  }

  private func refusal(_ path: String) -> Failure {
    Failure(
      .system, "{path} cannot be removed", ["path": .verbatim(path)],
      recovery: "Check that you can write to its folder, then try again.")
  }
}
