import Foundation
import TrackerCore

/// What lies in a home folder: what the program keeps there, and what is not its own.
public struct HomeInventory: Sendable {
  /// A file, or a folder that is kept as one.
  public struct Item: Sendable, Hashable {
    public var path: String
    /// In bytes, of a folder of all that is in it.
    public var size: Int
    /// Permission bits, such as `0600`.
    public var mode: String
    /// What it is for; nil for what is not the program's.
    public var purpose: Phrase?
    /// Where a link leads; nil for what is none.
    public var target: String?
  }

  public let home: String
  /// In the order of the modules, then of names.
  public private(set) var own: [Item] = []
  /// What the program did not make.
  public private(set) var foreign: [Item] = []
  /// Folders of the program that hold items of it.
  public private(set) var folders: [String] = []

  /// Looks into a home; one that is not there holds nothing.
  ///
  /// - Throws: `Failure` (`system`) where the folder can't be read.
  public init(of home: String, files: [HomeFile], ignoring: Set<String> = []) throws(Failure) {
    self.home = home
    let unfinished = /\.unfinished-[A-Za-z0-9]{6}/
    var rest = try HomeInventory.names(in: home).filter { !ignoring.contains($0) }
    for file in files {
      switch file.shape {
      case .file(let endings):
        let names = rest.filter { name in
          guard name.hasPrefix(file.name) else { return false }
          let ending = String(name.dropFirst(file.name.count))
          return ending.isEmpty || endings.contains(ending) || ending.wholeMatch(of: unfinished) != nil
        }
        own += names.map { HomeInventory.item("\(home)/\($0)", file.purpose) }
        rest.removeAll(where: names.contains)
      case .folders(let marker):
        try take(file, from: &rest) { FileManager.default.fileExists(atPath: "\($0)/\(marker)") }
      case .files(let endings):
        try take(file, from: &rest) { path in
          path.split(separator: "/").last?.hasPrefix(".") ?? false || endings.contains { path.hasSuffix($0) }
            || path.contains(unfinished)
        }
      case .folder:
        guard rest.contains(file.name) else { continue }
        rest.removeAll { $0 == file.name }
        own.append(HomeInventory.item("\(home)/\(file.name)", file.purpose))
      }
    }
    foreign += rest.map { HomeInventory.item("\(home)/\($0)", nil) }
  }

  /// Looks into a folder of the program.
  private mutating func take(
    _ file: HomeFile, from rest: inout [String], isOwn: (_ path: String) -> Bool
  ) throws(Failure) {
    let folder = "\(home)/\(file.name)"
    guard rest.contains(file.name), HomeInventory.isFolder(folder) else { return }
    rest.removeAll { $0 == file.name }
    folders.append(folder)
    for path in try HomeInventory.names(in: folder).map({ "\(folder)/\($0)" }) {
      if isOwn(path) {
        own.append(HomeInventory.item(path, file.purpose))
      } else {
        foreign.append(HomeInventory.item(path, nil))
      }
    }
  }

  private static func names(in folder: String) throws(Failure) -> [String] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    do { return try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
      throw Failure(
        .system, "{path} cannot be opened", ["path": .verbatim(folder)], recovery: "Check its permissions.")
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func item(_ path: String, _ purpose: Phrase?) -> Item {
    var status = stat()
    guard lstat(path, &status) == 0 else { return Item(path: path, size: 0, mode: "", purpose: purpose, target: nil) }
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    var size = Int(status.st_size)
    if status.st_mode & S_IFMT == S_IFDIR {
      size = (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []).reduce(0) { sum, name in
        var status = stat()
        let isFile = lstat("\(path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        return sum + (isFile ? Int(status.st_size) : 0)
      }
    }
    let bits = String(status.st_mode & 0o7777, radix: 8)
    return Item(
      path: path, size: size, mode: String(repeating: "0", count: max(0, 4 - bits.count)) + bits, purpose: purpose,
      target: target)
  }
}
