import Foundation
import TrackerCore

/// What a person should know of where packs stand.
extension PackLibrary {
  /// Every folder that holds a pack of an id, each once; the first one is read, the others are hidden by it.
  public func folders(of id: PackID) -> [String] {
    guard id.rawValue.isKebabCase else { return [] }
    var seen: Set<String> = []
    return folders.map { "\($0)/\(id)" }.filter { files.holds("\($0)/pack.yaml") }.filter { folder in
      seen.insert(PackLibrary.place(of: folder)).inserted
    }
  }

  /// The folders that other users of the computer may change, and so what the program says: those that packs are
  /// looked for in, and those of packs, each once.
  public func foldersOpenToAll() -> [String] {
    let packs = locations().map(\.folder).filter { isOpen($0) }
    return folders.filter { PackLibrary.isOpen($0) } + packs
  }

  /// Whether other users of the computer may change a pack.
  public func isOpen(_ pack: String) -> Bool {
    let within = files.folders(in: pack).map { "\(pack)/\($0)" }
    let all = ([pack] + within).flatMap { folder in [folder] + files.files(in: folder).map { "\(folder)/\($0)" } }
    return all.contains(where: PackLibrary.isOpen)
  }

  /// False for what is not on the disk.
  private static func isOpen(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IWOTH != 0
  }

  private static func place(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
