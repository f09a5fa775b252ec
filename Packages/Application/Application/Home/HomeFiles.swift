import Foundation

/// The files that modules keep in a home, such as the journal with what SQLite keeps beside it. No answer is ever
/// written in the place of one of them.
public struct HomeFiles {
  /// Absolute, and in lower case, as some disks take both cases for one.
  private let paths: Set<String>

  /// - Parameter files: What modules keep there.
  public init(_ home: String, files: [HomeFile]) {
    let paths = files.flatMap { file -> [String] in
      guard case .file(let endings) = file.shape else { return [] }
      let places = HomeFiles.places(of: "\(home)/\(file.name)")
      return places.flatMap { place in ([""] + endings).map { place + $0 } }
    }
    self.paths = Set(paths)
  }

  /// Whether a path is one of them, whether it is there or not, or a link leads from the one to the other.
  public func include(_ path: String) -> Bool { !paths.isDisjoint(with: HomeFiles.places(of: path)) }

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
