import TrackerCore
import TrackerPacks
import TrackerStrictYAML

/// What stands in a pack's folder and is no part of a pack: other files, folders under other names, links, pipes and
/// devices. It is named, and nothing of it is opened.
struct StrayEntries {
  private let files: any PackFiles
  private let folder: String

  init(of folder: String, files: any PackFiles) {
    self.folder = folder
    self.files = files
  }

  /// The files that may stand beside the folders of a pack.
  static let fileNames = ["pack.yaml", PackLock.fileName, Suppressions.fileName, "README.md", "LICENSE"]
  /// The folders that a pack may have.
  static let folderNames = ["scenarios", "locales"]

  /// A warning for each.
  var diagnostics: [Diagnostic] {
    // A link in place of a pack's own file is followed as far as the folder reaches; reading it says what is wrong.
    let links = files.specials(in: folder).filter { $0.kind != .link || !StrayEntries.isFile($0.name) }
    let special = Set(files.specials(in: folder).map(\.name))
    let strays = files.files(in: folder).filter { !StrayEntries.isFile($0) && !special.contains($0) }
    let folders = files.folders(in: folder).filter { !StrayEntries.folderNames.contains($0) && !special.contains($0) }
    return links.map { warning($0) }
      + strays.map { warning($0, "This file is not part of a pack. Delete it, or rename it") }
      + folders.map { warning($0, "This folder is not part of a pack. Delete it, or rename it") }
      + StrayEntries.folderNames.flatMap(inside)
  }

  private static func isFile(_ name: String) -> Bool {
    fileNames.contains(name) || name.hasPrefix("LICENSE") || name.hasPrefix("README")
  }

  /// What of `scenarios/` and `locales/` is not read. A YAML file with a wrong name is told where it would be read.
  private func inside(_ name: String) -> [Diagnostic] {
    let path = "\(folder)/\(name)"
    let special = Set(files.specials(in: path).map(\.name))
    let strays =
      name == "locales"
      ? [] : files.files(in: path).filter { !$0.hasSuffix(".yaml") && !$0.hasSuffix(".yml") && !special.contains($0) }
    return files.specials(in: path).filter { $0.kind != .link }.map { warning($0, in: name) }
      + strays.map { warning("\(name)/\($0)", "This file is not read. Delete it, or rename it") }
      + files.folders(in: path).filter { !special.contains($0) }.map {
        warning("\(name)/\($0)", "This folder is not read. Delete it, or move its files up")
      }
  }

  private func warning(_ special: SpecialEntry, in inner: String? = nil) -> Diagnostic {
    warning(
      inner.map { "\($0)/\(special.name)" } ?? special.name,
      special.kind == .link
        ? "This is a link, which is not read. Put the file itself there, or delete it"
        : "This is not a plain file, so it is not read. Delete it")
  }

  private func warning(_ name: String, _ message: Phrase) -> Diagnostic {
    let near = name.contains("/") ? nil : nearest(to: name)
    return Diagnostic(
      .warning, code: "unknown-file", message, at: Place(file: "\(folder)/\(name)"),
      allowed: "\(StrayEntries.fileNames.joined(separator: ", ")), scenarios/*.yaml, locales/*.yaml", nearest: near)
  }

  /// The file or folder that another spelling most likely meant; nil where that is there already.
  private func nearest(to name: String) -> String? {
    let plain = name.lowercased().replacing(".yml", with: ".yaml")
    let all = StrayEntries.fileNames + StrayEntries.folderNames
    let near = all.contains(plain) ? plain : nearestMatch(to: plain, among: all)
    let present = files.files(in: folder) + files.folders(in: folder)
    return near.flatMap { present.contains($0) ? nil : $0 }
  }
}
