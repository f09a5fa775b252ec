import Foundation
import TrackerApplication
import TrackerArchive
import TrackerCore

/// What a backup holds of a home: everything that the modules say is the person's.
struct BackupContents {
  /// A file, and where it lies now.
  struct File {
    /// In the home, its parts joined by slashes.
    var path: String
    var place: String
  }

  let home: String
  let registry: Registry
  /// Whether it has what a backup may leave out.
  var takesOptional = true

  /// The files that are copied as they lie there, sorted by their paths.
  ///
  /// - Throws: `Failure` (`validation`) for one with a name that not every system can have, `system` where a folder
  ///   can't be read.
  func files() throws -> [File] {
    var files: [File] = []
    for item in try items() {
      let place = "\(home)/\(item)"
      if isFolder(place) {
        files += names(in: place).map { File(path: "\(item)/\($0)", place: "\(place)/\($0)") }
      } else {
        files.append(File(path: item, place: place))
      }
    }
    var paths = PathRegister()
    for file in files {
      do { try paths.add(try ArchivePath(file.path, limits: BackupManifest.limits), isFile: true) } catch {
        throw Failure(
          .validation, "{path} cannot be in a backup because of its name", ["path": .verbatim(file.place)],
          recovery: "Rename it, then try again.")
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The files and folders that are there and would be replaced as one, such as `settings.yaml` and `packs/mine`.
  func items() throws(Failure) -> [String] {
    let copied = registry.homeFiles.all.filter { $0.backup == .copied || takesOptional && $0.backup == .optional }
    let inventory = try HomeInventory(of: home, files: copied)
    let paths = inventory.own.map { String($0.path.dropFirst(home.count + 1)) }
    return paths.filter { item(of: $0) == $0 }
  }

  /// Whether a path of a backup is of what a backup may leave out.
  func isOptional(_ path: String) -> Bool {
    let name = path.split(separator: "/").first.map(String.init)
    return registry.homeFiles.all.contains { $0.backup == .optional && $0.name == name }
  }

  /// The file or folder that a path of a backup belongs to and is replaced with; nil for what no module keeps.
  func item(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let file = registry.homeFiles.all.first(where: { $0.name == parts[0] }),
      [.copied, .optional].contains(file.backup)
    else { return nil }
    switch file.shape {
    case .file: return parts.count == 1 ? path : nil
    case .folder: return parts.count > 1 ? parts[0] : (isFolder("\(home)/\(path)") ? path : nil)
    case .files: return parts.count == 2 && !parts[1].hasPrefix(".") ? path : nil
    case .folders: return parts.count > 1 ? parts.prefix(2).joined(separator: "/") : nil
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The plain files below a folder, of which a link may lead to.
  private func names(in folder: String) -> [String] {
    let resolved = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let names = FileManager.default.enumerator(atPath: resolved)?.allObjects as? [String] ?? []
    return names.filter { name in
      var status = stat()
      return stat("\(resolved)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
  }
}
