import Foundation
import TrackerApplication
import TrackerCore

/// The backups that there are.
public struct BackupShelf {
  /// One of them, as far as it is known without reading all of it.
  struct Item {
    var path: String
    /// In bytes.
    var size: Int
    /// nil where it is encrypted, or can't be read.
    var manifest: BackupManifest?
    var isSealed: Bool
    /// When it was last read to its end as it is now; nil for never.
    var checked: Instant?
    /// What is wrong with its beginning; nil where nothing is.
    var failure: Failure?

    /// By when they were made, what is not known first.
    func isBefore(_ other: Item) -> Bool {
      (manifest?.at.seconds ?? 0, path) < (other.manifest?.at.seconds ?? 0, other.path)
    }
  }

  private let environment: Environment

  public init(_ environment: Environment) { self.environment = environment }

  /// Every backup in the usual folder and in the home's own, or in the one that is named; oldest first.
  public func list(in folder: String? = nil) -> BackupListView {
    let folders = folder.map { [BackupFolder($0)] } ?? self.folders
    let items = folders.flatMap(items(in:))
    return BackupListView(
      items.sorted { $0.isBefore($1) },
      folder: (folders.first ?? BackupFolder(environment)).path,
      canMakeOne: (try? environment.session()) != nil)
  }

  /// When the latest backup was made, of those that a person or the setting asked for; nil for never.
  var latest: Instant? {
    let made = folders.flatMap(items(in:)).compactMap { item -> Instant? in
      // Of an encrypted one only the program's own memory tells.
      guard let manifest = item.manifest else { return item.isSealed ? item.checked : nil }
      return [.person, .automatic].contains(manifest.made) ? manifest.at : nil
    }
    return (made + [BackupState(of: environment.home).automatic].compactMap(\.self)).max()
  }

  private var folders: [BackupFolder] {
    let (chosen, own) = (BackupFolder(environment), BackupFolder(in: environment.home))
    return chosen.path == own.path ? [own] : [chosen, own]
  }

  /// The backups of one folder.
  func items(in folder: BackupFolder) -> [Item] {
    let state = BackupState(of: environment.home)
    return folder.files.map { name in
      let path = "\(folder.path)/\(name)"
      var status = stat()
      let size = stat(path, &status) == 0 ? Int(status.st_size) : 0
      var item = Item(path: path, size: size, isSealed: false, checked: state.check(of: path))
      do {
        item.manifest = try BackupReader(at: path) { _ in throw BackupFault.sealed }.manifest
      } catch BackupFault.sealed { item.isSealed = true } catch { item.failure = error as? Failure }
      return item
    }
  }
}
