import Foundation
import TrackerCore
import TrackerExclusiveLock

/// The folder that installed packs stand in. Names that begin with a dot are its own, and never found as packs.
struct InstallFolder: Sendable {
  let path: String
  /// Where a pack is written before it is moved to its place.
  private static let unfinished = ".installing-"
  /// Where a pack stands that another one takes the place of.
  private static let replaced = ".replaced-"
  /// What is being removed, and may be whole no longer.
  private static let discarded = ".discarded-"

  init(_ path: String) { self.path = path }

  /// Whether anything stands under a name.
  func holds(_ name: String) -> Bool {
    var status = stat()
    return lstat("\(path)/\(name)", &status) == 0
  }

  /// What programs left that were killed; empty while one is at the folder.
  var leftovers: [String] {
    let beginnings = [InstallFolder.unfinished, InstallFolder.replaced, InstallFolder.discarded]
    let found = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { name in
      beginnings.contains { name.hasPrefix($0) }
    }
    guard !found.isEmpty, let lock = try? ExclusiveLock(folder: path) else { return [] }
    return withExtendedLifetime(lock) { found.sorted().map { "\(path)/\($0)" } }
  }

  /// Makes the folder where it is missing, and does something in it while no other program does; what a program that
  /// was killed left behind is put right first.
  ///
  /// - Throws: `Failure` (`system`) where the folder cannot be used, or another program is at it.
  func alone<Answer>(_ body: () throws -> Answer) throws -> Answer {
    try make(path)
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    try putRight()
    return try body()
  }

  private func lock() throws(Failure) -> ExclusiveLock {
    do { return try ExclusiveLock(folder: path) } catch {
      switch error {
      case .unusable(let code): throw unwritable(path, code: code)
      case .busy:
        throw Failure(
          .system, "Another program is installing a pack in {folder}", ["folder": "\(path)"],
          recovery: "Wait until it has finished, then run the command again.")
      }
    }
  }

  /// Puts a pack in its place, which it takes whole or not at all. An earlier one is removed.
  ///
  /// - Parameter files: By their paths, which are safe.
  func put(_ files: [String: [UInt8]], as name: String) throws {
    let unfinished = "\(path)/\(InstallFolder.unfinished)\(name)"
    let replaced = "\(path)/\(InstallFolder.replaced)\(name)"
    let goal = "\(path)/\(name)"
    do {
      try keep(files, in: unfinished)
      if holds(name) {
        try move(goal, to: replaced)
        do {
          try move(unfinished, to: goal)
        } catch {
          try? move(replaced, to: goal)
          throw error
        }
      } else {
        try move(unfinished, to: goal)
      }
      try settle(path)
    } catch {
      try? FileManager.default.removeItem(atPath: unfinished)
      throw error
    }
    // What cannot be removed now is removed by the next installation.
    try? discard(name)
  }

  /// Removes the pack that another one took the place of. It goes by another name first: while files of it are gone it
  /// must never come back.
  private func discard(_ name: String) throws {
    let discarded = "\(path)/\(InstallFolder.discarded)\(name)"
    try? FileManager.default.removeItem(atPath: discarded)
    try move("\(path)/\(InstallFolder.replaced)\(name)", to: discarded)
    try? FileManager.default.removeItem(atPath: discarded)
  }

  /// Removes packs that were not finished; one that was moved away and not replaced comes back.
  private func putRight() throws {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      if name.hasPrefix(InstallFolder.unfinished) || name.hasPrefix(InstallFolder.discarded) {
        try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
      }
      guard name.hasPrefix(InstallFolder.replaced) else { continue }
      let original = String(name.dropFirst(InstallFolder.replaced.count))
      if holds(original) {
        try discard(original)
      } else {
        try move("\(path)/\(name)", to: "\(path)/\(original)")
      }
    }
  }

  /// Makes a folder (mode 0700) with those above it, where they are missing.
  private func make(_ folder: String) throws {
    if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
    let code = errno
    guard code == ENOENT, let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else {
      throw unwritable(folder, code: code)
    }
    try make(String(folder[..<slash]))
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw unwritable(folder, code: errno) }
  }

  private func keep(_ files: [String: [UInt8]], in folder: String) throws {
    let folders = Set(files.keys.compactMap { path in path.lastIndex(of: "/").map { "\(folder)/\(path[..<$0])" } })
      .sorted()
    for folder in [folder] + folders { guard mkdir(folder, 0o700) == 0 else { throw unwritable(folder, code: errno) } }
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) { try keep(bytes, as: "\(folder)/\(name)") }
    for folder in folders + [folder] { try settle(folder) }
  }

  private func keep(_ bytes: [UInt8], as file: String) throws {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw unwritable(file, code: errno) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw unwritable(file, code: errno) }
      rest = rest.dropFirst(max(0, count))
    }
    guard fsync(descriptor) == 0 else { throw unwritable(file, code: errno) }
  }

  private func move(_ from: String, to: String) throws {
    guard rename(from, to) == 0 else { throw unwritable(to, code: errno) }
  }

  /// Has the system write the names in a folder to the disk.
  private func settle(_ folder: String) throws {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unwritable(folder, code: errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw unwritable(folder, code: errno) }
  }

  private func unwritable(_ path: String, code: Int32) -> Failure {
    let isFull = code == ENOSPC || code == EDQUOT || code == EFBIG
    return Failure(
      .system, "{path} cannot be written: {reason}",
      ["path": "\(path)", "reason": "\(String(cString: strerror(code)))", "folder": "\(self.path)"],
      recovery: isFull
        ? "Free some disk space, then run the command again."
        : "To see who may write there, type: ls -ld {folder}")
  }
}
