import TrackerCore

/// Packs that are in memory by their paths, such as `packs/sample/pack.yaml`.
public struct MemoryPackFiles: PackFiles {
  private let contents: [String: [UInt8]]

  /// Makes files of bytes by their paths.
  public init(_ contents: [String: [UInt8]]) { self.contents = contents }

  /// Makes files of texts by their paths.
  public init(_ texts: [String: String]) { self.init(texts.mapValues { Array($0.utf8) }) }

  public func folders(in folder: String) -> [String] {
    Set(paths(in: folder).filter { $0.count > 1 }.compactMap(\.first)).sorted()
  }

  public func files(in folder: String) -> [String] {
    paths(in: folder).filter { $0.count == 1 }.compactMap(\.first).sorted()
  }

  public func name(of folder: String) -> String { folder.split(separator: "/").last.map(String.init) ?? folder }

  public func holds(_ path: String) -> Bool { contents[path] != nil }

  public func bytes(of name: String, in folder: String) throws(Diagnostic) -> [UInt8]? { contents["\(folder)/\(name)"] }

  /// The paths below a folder, in their parts.
  private func paths(in folder: String) -> [[String]] {
    contents.keys.filter { $0.hasPrefix(folder + "/") }.map {
      $0.dropFirst(folder.count + 1).split(separator: "/").map(String.init)
    }
  }
}
