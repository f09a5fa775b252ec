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
        .validation, "“\(id)” can't be the id of a pack",
        recovery: "Use small letters and digits, in words joined by single hyphens, such as my-pack.")
    }
    self.id = PackID(id)
    self.name = name ?? id.withSpaces.capitalisedFirst
    self.parent = parent
    if let diagnostic = PackName.diagnostics(of: self.name).first {
      throw Failure(
        .validation, "The condition can't be called that: \(diagnostic.sentence)",
        recovery: "Give another name with --name.")
    }
  }

  private var folder: String {
    parent == "." ? id.rawValue : "\(parent.hasSuffix("/") ? String(parent.dropLast()) : parent)/\(id)"
  }

  /// Writes its files.
  ///
  /// - Throws: `Failure` (`validation`) where its folder or a pack of its id is there already, (`system`) where it
  ///   can't be written.
  public func write(in environment: Environment) throws(Failure) -> PackNewView {
    guard !FileManager.default.fileExists(atPath: folder) else {
      throw Failure(
        .validation, "There is something at \(folder) already, and nothing was changed",
        recovery: "Take another id, or another folder with --in.")
    }
    if let taken = environment.packs.folder(of: id) {
      throw Failure(
        .validation, "There is a pack \(id) already, in \(taken)", recovery: "Take another id: ids are for ever.")
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
        .system, "The pack can't be written to \(folder)", recovery: "Look at the folder and its permissions.")
    }
    return PackNewView(id: id, folder: folder, parent: parent, files: files.map(\.0))
  }
}
