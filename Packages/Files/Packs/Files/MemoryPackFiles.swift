import TrackerCore

/// Packs that are in memory by their paths, such as `packs/sample/pack.yaml`.
public struct MemoryPackFiles: PackFiles {
  private let contents: [String: [UInt8]]

  /// Makes files of bytes by their paths.
  public init(_ contents: [String: [UInt8]]) { self.contents = contents }

  /// Makes files of texts by their paths.
  public init(_ texts: [String: String]) { self.init(texts.mapValues { Array($0.utf8) }) }

  /// The names of the folders within a folder, sorted; a folder is there when a path leads through it.
  public func folders(in folder: String) -> [String] {
    Set(paths(in: folder).filter { $0.count > 1 }.compactMap(\.first)).sorted()
  }

  /// The names of the files that stand right in a folder, sorted; none where no path begins with it.
  public func files(in folder: String) -> [String] {
    paths(in: folder).filter { $0.count == 1 }.compactMap(\.first).sorted()
  }

  /// The last part of the path as it is written: `.` and `..` mean nothing here.
  public func name(of folder: String) -> String { folder.split(separator: "/").last.map(String.init) ?? folder }

  /// Whether there is a file of exactly this path.
  public func holds(_ path: String) -> Bool { contents[path] != nil }

  /// The bytes of a file, nil where there is none; a file in memory can always be read, so that nothing is thrown.
  public func bytes(of name: String, in folder: String) throws(Diagnostic) -> [UInt8]? { contents["\(folder)/\(name)"] }

  /// The paths below a folder, in their parts.
  private func paths(in folder: String) -> [[String]] {
    contents.keys.filter { $0.hasPrefix(folder + "/") }.map {
      $0.dropFirst(folder.count + 1).split(separator: "/").map(String.init)
    }
  }
}
