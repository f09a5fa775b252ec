import Foundation
import TrackerApplication
import TrackerCore
import TrackerExclusiveLock

/// Where backups are and what they are called.
struct BackupFolder {
  /// The folder in the home, and the value of the setting that means it.
  static let name = "backups"
  /// How the files end: plain, and encrypted.
  static let endings = (plain: ".backup", sealed: ".sealed")
  /// A folder with a journal that could not be read.
  static let damaged = ".damaged"
  /// Where a backup is made and checked.
  private static let workshop = ".making"

  let path: String

  init(_ path: String) { self.path = path }

  /// The folder in the home.
  init(in home: String) { path = "\(home)/\(BackupFolder.name)" }

  /// The folder that the settings name; the one in the home where they can't be read.
  init(_ environment: Environment) {
    let chosen = (try? environment.settings.value(of: BackupsModule.folder).value) ?? BackupFolder.name
    self = chosen == BackupFolder.name ? BackupFolder(in: environment.home) : BackupFolder(chosen)
  }

  /// Makes the folder where it is missing, for its owner alone.
  ///
  /// - Throws: `Failure` (`system`).
  func make() throws(Failure) {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Failure(
        .system, "The folder {path} cannot be made", ["path": .verbatim(path)],
        recovery: "Check its name, and that you can write there.")
    }
  }

  /// A name that no file of the folder has, such as `symptoms-2026-11-23-1410.backup`.
  func freePath(for manifest: BackupManifest, isSealed: Bool = false) -> String {
    let beginning: String
    switch manifest.made {
    case .person, .automatic: beginning = "symptoms"
    case .restore: beginning = "before-restore"
    case .update: beginning = "before-update"
    }
    let stem = "\(path)/\(beginning)-\(manifest.day)-\(manifest.clock)"
    let ending = isSealed ? BackupFolder.endings.sealed : BackupFolder.endings.plain
    let numbers = [""] + (2...999).map { "-\($0)" }
    return numbers.lazy.map { stem + $0 + ending }.first { access($0, F_OK) != 0 } ?? stem + ending
  }

  /// The copy that is made before the journal's form changes.
  func path(beforeUpdatingFrom form: Int) -> String { "\(path)/before-update-\(form)\(BackupFolder.endings.plain)" }

  /// Backups, by their names; empty where there is no folder.
  var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { name in
      !name.hasPrefix(".") && [BackupFolder.endings.plain, BackupFolder.endings.sealed].contains { name.hasSuffix($0) }
    }.sorted()
  }

  /// Removes what programs left that were ended between two steps of giving a backup its name; what another one is
  /// writing stays.
  func removeUnfinished() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where name.contains(/\.(backup|sealed)\.unfinished-[A-Za-z0-9]{6}$/) {
      let left = open("\(path)/\(name)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard left >= 0 else { continue }
      if flock(left, LOCK_EX | LOCK_NB) == 0 { unlink("\(path)/\(name)") }
      close(left)
    }
  }

  /// Waits until what was done in the folder is on the disk. Some disks have nothing to wait for.
  ///
  /// - Throws: `Failure` (`system`) where there is no folder.
  func settle() throws(Failure) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw BackupWriter.unreadable(path) }
    defer { close(descriptor) }
    _ = fsync(descriptor)
  }

  /// Does something in an empty folder for copies of the journal, one program at a time. It is removed afterwards; what
  /// a program left there that was ended goes first.
  ///
  /// - Parameter patience: How long to wait for another program.
  /// - Throws: `Failure` (`storage`) where another program is at it, `system` where there can be no folder, and what
  ///   `body` throws.
  func working<Result>(patience: Duration = .seconds(10), _ body: (_ folder: String) throws -> Result) throws -> Result
  {
    try make()
    let folder = "\(path)/\(BackupFolder.workshop)"
    let lock = try WorkFolder.locked(folder, patience: patience) {
      Failure(
        .storage, "Another backup is being made or checked just now", recovery: "Wait a moment, then try again.")
    }
    defer {
      try? FileManager.default.removeItem(atPath: folder)
      withExtendedLifetime(lock) {}
    }
    return try body(folder)
  }

  /// Removes what programs left that were ended while they made or checked a backup; nothing while one is at it.
  func clearWorkshop() {
    let folder = "\(path)/\(BackupFolder.workshop)"
    guard access(folder, F_OK) == 0, let lock = try? ExclusiveLock(folder: folder, patience: .zero) else { return }
    removeUnfinished()
    try? FileManager.default.removeItem(atPath: folder)
    withExtendedLifetime(lock) {}
  }
}

/// A folder that one program at a time has to itself, and that the next one empties.
enum WorkFolder {
  /// Makes the folder where it is missing (0700), locks and empties it.
  ///
  /// - Throws: `busy` where another program has it, `Failure` (`system`) where there can be none.
  static func locked(_ folder: String, patience: Duration, busy: () -> Failure) throws -> ExclusiveLock {
    let end = ContinuousClock.now + patience
    while true {
      guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw unusable(folder) }
      do {
        let lock = try ExclusiveLock(folder: folder, patience: max(.zero, ContinuousClock.now.duration(to: end)))
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
          try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
        return lock
      } catch ExclusiveLock.Refusal.busy { throw busy() } catch ExclusiveLock.Refusal.unusable(let code) {
        // The program that had it has just removed it.
        guard code == ENOENT, ContinuousClock.now < end else { throw unusable(folder) }
      }
    }
  }

  private static func unusable(_ folder: String) -> Failure {
    Failure(
      .system, "The folder {path} cannot be made", ["path": .verbatim(folder)],
      recovery: "Check its name, and that you can write there.")
  }
}
