import Foundation
import TrackerApplication
import TrackerCore

/// Removes backups that the program made by itself and that no rule keeps. A person's own are never touched.
public struct BackupPruner {
  private let environment: Environment

  public init(_ environment: Environment) { self.environment = environment }

  /// - Parameter isRehearsal: Whether it is only said what would be removed.
  /// - Throws: `Failure` (`system`) where one can't be removed.
  public func prune(isRehearsal: Bool = false) throws -> BackupPruneView {
    let home = BackupState(of: environment.home).home
    let shelf = BackupShelf(environment)
    let automatic = shelf.items(in: BackupFolder(environment)).filter { item in
      item.manifest.map { $0.made == .automatic && $0.home == home } ?? false && BackupPruner.hasOwnName(item.path)
    }.sorted { $0.isBefore($1) }
    let kept = KeepingRule.kept(automatic.compactMap { $0.manifest?.day })
    let removed = automatic.indices.filter { !kept.contains($0) }.map { automatic[$0] }
    if !isRehearsal { for item in removed { try BackupPruner.remove(item.path) } }
    return BackupPruneView(
      isRehearsal: isRehearsal, removed: removed.map(\.path),
      kept: automatic.indices.filter(kept.contains).map { automatic[$0].path })
  }

  /// Keeps the two latest copies that were made before the journal's form changed.
  func pruneUpdates() {
    let home = BackupState(of: environment.home).home
    let copies = BackupShelf(environment).items(in: BackupFolder(in: environment.home)).filter {
      $0.manifest.map { $0.made == .update && $0.home == home } ?? false
    }
    for item in copies.sorted(by: { $1.isBefore($0) }).dropFirst(2) { unlink(item.path) }
  }

  /// Whether a file still has the name that the program gave it: somebody who gave it another one wants to keep it.
  private static func hasOwnName(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return name.wholeMatch(of: /symptoms-\d{4}-\d\d-\d\d-\d{4}(-\d+)?\.backup/) != nil
  }

  private static func remove(_ path: String) throws {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw Failure(
        .system, "{path} cannot be removed", ["path": .verbatim(path)],
        recovery: "Check that you can write to its folder, then try again.")
    }
  }
}

/// Which automatic backups were removed, or would be.
public struct BackupPruneView: ReadModel {
  public static let schema = "backup-prune/1"

  var isRehearsal: Bool
  var removed: [String]
  var kept: [String]

  private enum CodingKeys: String, CodingKey {
    case removed, kept
    case isRehearsal = "dry_run"
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let count = ["count": "\(removed.count)", "kept": "\(kept.count)"]
    guard !removed.isEmpty else {
      return [.sentence("\(format("There is no automatic backup to remove. Your own backups always stay."))")]
    }
    let says =
      switch (isRehearsal, removed.count) {
      case (true, 1): format("This would remove 1 automatic backup, and keep {kept}:", count)
      case (true, _): format("This would remove {count} automatic backups, and keep {kept}:", count)
      case (false, 1): format("Removed: 1 automatic backup. Kept: {kept}.", count)
      case (false, _): format("Removed: {count} automatic backups. Kept: {kept}.", count)
      }
    return [.sentence("\(says)")] + (isRehearsal ? [.list(.init(removed.map { "\($0)" }))] : [])
  }
}
