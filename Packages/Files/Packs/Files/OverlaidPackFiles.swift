import TrackerCore

/// Files in which one folder is answered for by others: whatever stands there below is not seen.
public struct OverlaidPackFiles: PackFiles {
  private let folder: String
  private let inside: any PackFiles
  private let below: any PackFiles

  /// - Parameters:
  ///   - folder: The folder whose files come from `inside`, which know it by the same path.
  ///   - below: Everything else.
  public init(_ inside: any PackFiles, at folder: String, over below: any PackFiles) {
    self.folder = folder
    self.inside = inside
    self.below = below
  }

  /// The names of the folders within a folder, sorted. On the way to the overlaid folder its next part is among them,
  /// even where nothing stands there below.
  public func folders(in folder: String) -> [String] {
    guard !isInside(folder), self.folder.hasPrefix("\(folder)/") else { return files(folder).folders(in: folder) }
    let name = self.folder.dropFirst(folder.count + 1).prefix { $0 != "/" }
    return Set(below.folders(in: folder) + [String(name)]).sorted()
  }

  /// The names of the files within a folder: from inside for the overlaid folder and all in it, else from below.
  public func files(in folder: String) -> [String] { files(folder).files(in: folder) }

  /// What of a folder is neither a file nor a folder, from the files that answer for it.
  public func specials(in folder: String) -> [SpecialEntry] { files(folder).specials(in: folder) }

  /// The name that a folder goes by to the files that answer for it.
  public func name(of folder: String) -> String { files(folder).name(of: folder) }

  /// Whether the files that answer for a path have one there; what the overlaid folder hides does not count.
  public func holds(_ path: String) -> Bool { files(path).holds(path) }

  /// The bytes of a file from the files that answer for its folder, nil where they have none.
  ///
  /// - Throws: What those files throw.
  public func bytes(of name: String, in folder: String) throws(Diagnostic) -> [UInt8]? {
    try files(folder).bytes(of: name, in: folder)
  }

  private func isInside(_ path: String) -> Bool { path == folder || path.hasPrefix("\(folder)/") }

  private func files(_ path: String) -> any PackFiles { isInside(path) ? inside : below }
}
