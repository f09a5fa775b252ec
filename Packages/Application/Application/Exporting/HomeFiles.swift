import Foundation

/// The files that the program keeps in its home: the journal with what SQLite keeps beside it, and the settings. No
/// answer is ever written in the place of one of them.
struct HomeFiles {
  private static let names = ["journal.sqlite", "settings.yaml"]
  /// After the names.
  private static let endings = ["", "-wal", "-shm", "-journal", ".broken"]

  /// Absolute, and in lower case, as some disks take both cases for one.
  private let paths: Set<String>

  init(_ home: String) {
    let places = HomeFiles.names.flatMap { HomeFiles.places(of: "\(home)/\($0)") }
    paths = Set(places.flatMap { place in HomeFiles.endings.map { place + $0 } })
  }

  /// Whether a path is one of them, whether it is there or not, or a link leads from the one to the other.
  func include(_ path: String) -> Bool { !paths.isDisjoint(with: HomeFiles.places(of: path)) }

  /// The place of a path in its folder, and where a link there leads.
  private static func places(of path: String) -> Set<String> {
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent().path
    let place = "\(resolved(folder) ?? folder)/\(file.lastPathComponent)"
    return Set([place, resolved(path) ?? place].map { $0.lowercased() })
  }

  /// A path without links; nil where there is nothing.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
