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

  public func folders(in folder: String) -> [String] {
    guard !isInside(folder), self.folder.hasPrefix("\(folder)/") else { return files(folder).folders(in: folder) }
    let name = self.folder.dropFirst(folder.count + 1).prefix { $0 != "/" }
    return Set(below.folders(in: folder) + [String(name)]).sorted()
  }

  public func files(in folder: String) -> [String] { files(folder).files(in: folder) }

  public func name(of folder: String) -> String { files(folder).name(of: folder) }

  public func holds(_ path: String) -> Bool { files(path).holds(path) }

  public func bytes(of name: String, in folder: String) throws(Diagnostic) -> [UInt8]? {
    try files(folder).bytes(of: name, in: folder)
  }

  private func isInside(_ path: String) -> Bool { path == folder || path.hasPrefix("\(folder)/") }

  private func files(_ path: String) -> any PackFiles { isInside(path) ? inside : below }
}
