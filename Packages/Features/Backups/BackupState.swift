import Foundation
import TrackerApplication
import TrackerCore
import TrackerExclusiveLock

/// What the program remembers about backups of a home: which it has checked, and how the last automatic one went.
struct BackupState: Codable, Hashable {
  /// The file in the home.
  static let name = "backups.json"

  /// A backup that was read to its end, as it was then.
  struct Check: Codable, Hashable {
    var at: Instant
    var size: Int
    /// When the file was changed last, in seconds since 1970.
    var changed: Int
  }

  /// A try to make an automatic backup.
  struct Attempt: Codable, Hashable {
    /// Why there is none.
    enum Problem: String, Codable {
      /// It has begun; if nobody is at it any more, it was ended before it was done.
      case unfinished
      case noRoom = "no-room"
      case failed
    }

    var at: Instant
    /// nil for one that was made.
    var problem: Problem?
  }

  /// A random name of the home, by which its automatic backups are known among those of others.
  var home: String
  /// When the last automatic backup was made.
  var automatic: Instant?
  var attempt: Attempt?
  /// By path.
  var checked: [String: Check] = [:]

  /// What is remembered; a new state where nothing is, or nothing that can be read.
  init(of home: String) {
    if let data = FileManager.default.contents(atPath: "\(home)/\(BackupState.name)"),
      let state = try? JSONDecoder().decode(BackupState.self, from: data)
    {
      self = state
    } else {
      self.home = (0..<16).map { _ in String("0123456789abcdef".randomElement() ?? "0") }.joined()
    }
  }

  /// Changes what is remembered, while no other program does.
  ///
  /// - Returns: The state afterwards.
  /// - Throws: `Failure` where it can't be saved.
  @discardableResult
  static func change(in home: String, _ body: (inout BackupState) -> Void) throws -> BackupState {
    try ExclusiveLock.alone(in: home) {
      var state = BackupState(of: home)
      body(&state)
      // Of files that are gone nothing needs to be known.
      state.checked = state.checked.filter { access($0.key, F_OK) == 0 }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      let bytes = [UInt8](try encoder.encode(state))
      try file(in: home).writeBytes(replacing: true) { try $0(bytes) }
      return state
    }
  }

  /// Removes what a program left that was ended while it wrote the state of a home.
  static func clearUnfinished(in home: String) { file(in: home).removeUnfinished() }

  private static func file(in home: String) -> OutputFile { OutputFile("\(home)/\(BackupState.name)") }

  /// Remembers that a backup was read to its end.
  mutating func add(checked path: String, at instant: Instant) {
    guard let (size, changed) = BackupState.figures(of: path) else { return }
    checked[BackupState.key(path)] = Check(at: instant, size: size, changed: changed)
  }

  /// When a backup was last read to its end as it is now; nil for never.
  func check(of path: String) -> Instant? {
    guard let check = checked[BackupState.key(path)], let (size, changed) = BackupState.figures(of: path),
      check.size == size, check.changed == changed
    else { return nil }
    return check.at
  }

  private static func key(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  private static func figures(of path: String) -> (size: Int, changed: Int)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(macOS)
    return (Int(status.st_size), Int(status.st_mtimespec.tv_sec))
    #else
    return (Int(status.st_size), Int(status.st_mtim.tv_sec))
    #endif
  }
}
