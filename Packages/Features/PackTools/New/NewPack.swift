import Foundation
import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerStrictYAML

/// A pack to start from: a folder with one example of everything, and a scenario that passes.
public struct NewPack: Sendable {
  public let id: PackID
  /// What people call the condition.
  public let name: String
  /// The path of the folder that the pack's folder is made in.
  public let parent: String

  /// - Parameters:
  ///   - id: Small letters, digits and single hyphens; names the folder.
  ///   - name: nil for the id in words.
  /// - Throws: `Failure` (`validation`) for an id or a name that no pack can have.
  public init(id: String, name: String?, in parent: String) throws(Failure) {
    guard id.isKebabCase else {
      throw Failure(
        .validation, "“{id}” cannot be the id of a pack", ["id": "\(id)"],
        recovery: "Use small letters, digits and single hyphens, such as my-pack.")
    }
    self.id = PackID(id)
    self.name = name ?? id.withSpaces.capitalisedFirst
    self.parent = parent
    if let diagnostic = PackName.diagnostics(of: self.name).first {
      throw Failure(
        .validation, "This name cannot be used. {error}", ["error": diagnostic.sentence],
        recovery: "Choose another name with --name.")
    }
  }

  private var folder: String {
    parent == "." ? id.rawValue : "\(parent.hasSuffix("/") ? String(parent.dropLast()) : parent)/\(id)"
  }

  /// Writes its files.
  ///
  /// - Throws: `Failure` (`validation`) where its folder or a pack of its id is there already, (`system`) where it
  ///   cannot be written.
  public func write(in environment: Environment) throws(Failure) -> PackNewView {
    guard !FileManager.default.fileExists(atPath: folder) else {
      throw Failure(
        .validation, "{folder} already exists. Nothing was changed", ["folder": "\(folder)"],
        recovery: "Choose another id, or another folder with --in.")
    }
    if let taken = environment.packs.folder(of: id) {
      throw Failure(
        .validation, "There is a pack {id} already, in {folder}", ["id": "\(id)", "folder": "\(taken)"],
        recovery: "Choose another id. An id cannot change later.")
    }
    let files = PackTemplate(id: id.rawValue, name: name).files
    do {
      for (path, text) in files {
        let url = URL(fileURLWithPath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .withoutOverwriting)
      }
    } catch {
      throw Failure(
        .system, "{folder} cannot be written", ["folder": "\(folder)"],
        recovery: "Check the folder and its permissions.")
    }
    return PackNewView(id: id, folder: folder, parent: parent, files: files.map(\.0))
  }
}
