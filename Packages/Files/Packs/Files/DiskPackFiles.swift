import Foundation
import TrackerCore
import TrackerStrictYAML

/// Packs on the disk. A link that leads out of the pack's folder is not followed.
public struct DiskPackFiles: PackFiles {
  /// The most bytes of a file, as the parser has it too; a larger one is not even opened.
  package static let largest = 1_048_576

  /// Reads from the disk of this machine.
  public init() {}

  /// The names of the folders within a folder, links to folders too, sorted; hidden ones are left out. None where it
  /// can't be read.
  public func folders(in folder: String) -> [String] { names(in: folder, of: S_IFDIR) }

  /// The names of the plain files within a folder, links to such files too, sorted; hidden ones are left out. None
  /// where it can't be read.
  public func files(in folder: String) -> [String] { names(in: folder, of: S_IFREG) }

  /// Links, pipes, sockets and devices within a folder; none of them is opened.
  public func specials(in folder: String) -> [SpecialEntry] {
    (FolderListing.names(in: folder) ?? []).map(\.name).filter { !$0.hasPrefix(".") }.sorted().compactMap { name in
      switch kind(of: "\(folder)/\(name)") {
      case S_IFREG, S_IFDIR, nil: nil
      case S_IFLNK: SpecialEntry(name: name, kind: .link)
      default: SpecialEntry(name: name, kind: .other)
      }
    }
  }

  /// The last part of the folder's full path, so that `.` gives the name of the current folder.
  public func name(of folder: String) -> String { URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent }

  /// Whether a plain file stands at a path, or a link that leads to one, wherever that is.
  public func holds(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The bytes of a file, nil where there is none, or only a link that leads to none.
  ///
  /// - Throws: `unreadable-file` for what is no plain file or may not be read, `over-limit` above 1 MiB, and
  ///   `outside-folder` for a link out of the folder.
  public func bytes(of name: String, in folder: String) throws(Diagnostic) -> [UInt8]? {
    let path = "\(folder)/\(name)"
    guard let kind = kind(of: path) else { return nil }
    // Only a link, of the file or of a folder on the way to it, can lead out of the pack.
    let parts = name.split(separator: "/").dropLast()
    let isStraight =
      kind == S_IFREG
      && parts.indices.allSatisfy { self.kind(of: "\(folder)/\(parts[...$0].joined(separator: "/"))") == S_IFDIR }
    guard isStraight || kind == S_IFLNK || kind == S_IFREG else {
      throw Diagnostic(
        code: "unreadable-file",
        kind == S_IFDIR
          ? "This is a folder. Put a file in its place" : "This is not a plain file. Put one in its place",
        at: Place(file: path))
    }
    if !isStraight {
      guard holds(path) else { return nil }
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      guard file.path.hasPrefix(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path + "/") else {
        throw Diagnostic(
          code: "outside-folder",
          "{name} is a link to a file outside the pack’s folder. Put the file itself there", ["name": "\(name)"],
          at: Place(file: path))
      }
    }
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path, followsLink: !isStraight, most: DiskPackFiles.largest)
    } catch {
      throw Diagnostic(
        code: "unreadable-file", "This file cannot be read. Check its permissions", at: Place(file: path))
    }
    guard bytes.count <= DiskPackFiles.largest else { throw Diagnostic.tooLarge(path) }
    return bytes
  }

  /// What stands at a path itself, whatever a link there leads to; nil for nothing.
  private func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Hidden folders, such as those of version control, hold no packs.
  private func names(in folder: String, of kind: mode_t) -> [String] {
    (FolderListing.names(in: folder) ?? []).filter { $0.kind == kind && !$0.name.hasPrefix(".") }.map(\.name).sorted()
  }
}

extension Diagnostic {
  package static func tooLarge(_ path: String) -> Diagnostic {
    Diagnostic(
      code: "over-limit", "This file is larger than 1 MiB. Split it, or shorten it", at: Place(file: path),
      allowed: "at most 1 MiB")
  }
}
