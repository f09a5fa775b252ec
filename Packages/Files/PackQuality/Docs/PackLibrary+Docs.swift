import TrackerCore
import TrackerPacks
import TrackerStrictYAML

/// A file of a pack that is made from the others, with what it says now.
public struct GeneratedFile: Sendable, Hashable {
  /// Where the file stands, with the folder of its pack.
  public var path: String
  /// What the file should say.
  public var text: String
  /// Whether the file says just that already.
  public var isCurrent: Bool

  /// Makes a file to be written.
  public init(path: String, text: String, isCurrent: Bool) {
    self.path = path
    self.text = text
    self.isCurrent = isCurrent
  }
}

extension PackLibrary {
  /// The files of a pack that are made from its own: `README.md` and `ids.lock`, to which only ids are added.
  ///
  /// - Parameter isRelease: Whether `ids.lock` gets what the revision means, which must not change from then on.
  /// - Throws: `Failure` (`validation`) for a pack with errors.
  public func generatedFiles(
    of id: PackID, in folder: String, catalogue: MetricCatalogue, isRelease: Bool = false
  ) throws -> [GeneratedFile] {
    let check = check(id, in: folder)
    guard let loaded = check.loaded, let tree = check.tree else {
      throw Failure(
        .validation, "The pack {pack} has errors, so its files cannot be written",
        ["pack": "\(id)", "command": "symptoms pack lint \(folder)"], recovery: "To see what is wrong: {command}",
        diagnostics: check.diagnostics.filter { $0.severity == .error })
    }
    let file = "\(folder)/pack.yaml"
    let scenarios = scenarios(of: loaded.pack, in: folder, catalogue: catalogue.adding(loaded.pack)).scenarios.count
    let languages = locales(in: folder).trees.map(\.tag)
    var reader = NodeReader()
    let known = try? files.bytes(of: PackLock.fileName, in: folder)
    let lock =
      known.flatMap { $0 }.map { PackLock($0, file: "\(folder)/\(PackLock.fileName)", reader: &reader) } ?? PackLock()
    guard reader.diagnostics.isEmpty else {
      throw Failure(
        .validation, "{file} of {pack} cannot be read. A new one would lose ids",
        ["file": "\(PackLock.fileName)", "pack": "\(id)"],
        recovery: "Fix it, or copy it from the last release.",
        diagnostics: reader.diagnostics)
    }
    let isRelative = folder.split(separator: "/").last.map { [".", ".."].contains($0) } ?? false
    let beside = isRelative ? "\(folder)/.." : parent(of: folder)
    let isBesideBase = loaded.pack.ancestors.first.map { files.holds("\(beside)/\($0)/pack.yaml") } ?? false
    let readme = PackReadme(
      loaded: loaded, file: file, languages: languages, scenarios: scenarios, isBesideBase: isBesideBase,
      catalogue: catalogue.adding(loaded.pack))
    let texts = [
      "README.md": readme.text,
      PackLock.fileName: lock.adding(loaded.pack, tree: tree, isRelease: isRelease).text,
    ]
    return texts.sorted { $0.key < $1.key }.map { name, text in
      let now = (try? files.bytes(of: name, in: folder)).flatMap { $0 }
      return GeneratedFile(
        path: "\(folder)/\(name)", text: text, isCurrent: now.map { $0.elementsEqual(text.utf8) } ?? false)
    }
  }
}
