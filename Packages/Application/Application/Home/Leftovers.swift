import Foundation

/// Files in a home that a command was writing when it was ended. The next command that writes the same file removes
/// them, too; those of a file that is never written again stay until somebody asks.
public struct Leftovers: Sendable {
  private let folders: [String]

  /// - Parameter home: It and the folders in it are looked into.
  public init(in home: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
    folders =
      [home]
      + names.sorted().map { "\(home)/\($0)" }.filter { path in
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      }
  }

  /// Those that nobody is writing any more.
  public var paths: [String] { folders.flatMap { OutputFile.unfinished(in: $0) } }

  /// Removes them; what can't be removed stays.
  public func remove() { for folder in folders { OutputFile.removeUnfinished(in: folder) } }
}
