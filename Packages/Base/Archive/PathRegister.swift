/// The paths of an archive or folder so far, so that none is there twice on any system, and no file is also a folder.
public struct PathRegister: Sendable {
  private var files: Set<String> = []
  private var folders: Set<String> = []
  /// Folders that are named only by what is in them.
  private var implied: Set<String> = []

  /// Makes a register without paths.
  public init() {}

  /// - Throws: `archive-path-twice` (`refused`); paths that differ in case alone are the same.
  public mutating func add(_ path: ArchivePath, isFile: Bool) throws(ArchiveError) {
    let key = path.key
    let above = path.parts.indices.dropFirst().map { path.parts[..<$0].joined(separator: "/").lowercased() }
    guard !files.contains(key), !folders.contains(key), !(isFile && implied.contains(key)),
      !above.contains(where: files.contains)
    else {
      throw ArchiveError(
        .refused, code: "archive-path-twice",
        "This path appears twice. Some systems treat capital and small letters as the same", entry: path.text)
    }
    if isFile { files.insert(key) } else { folders.insert(key) }
    implied.formUnion(above)
  }
}
