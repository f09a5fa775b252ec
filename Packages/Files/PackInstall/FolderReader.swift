import Foundation
import TrackerArchive
import TrackerCore
import TrackerPacks

/// Reads the files of a pack's folder by the rules that hold for an archive. Links are refused, not followed; folders
/// that no pack has are not looked into, and files that no pack has are not read.
struct FolderReader {
  private let source: String
  private(set) var entries: [ArchiveEntry] = []
  /// Every link, device and path that is not taken.
  private(set) var diagnostics: [Diagnostic] = []
  private var paths = PathRegister()
  private var bytes = 0

  /// - Throws: `Failure` (`system`) for what can't be read.
  init(_ source: String) throws {
    self.source = source
    try read(below: [])
  }

  private mutating func read(below parts: [String]) throws {
    let folder = ([source] + parts).joined(separator: "/")
    guard let names = FolderListing.names(in: folder)?.map(\.name) else {
      throw RegularFile.unreadable(folder, code: errno == 0 ? EACCES : errno)
    }
    for name in names.sorted() where bytes <= PackArchive.limits.unpackedBytes {
      guard entries.count < PackArchive.limits.entries else {
        return refuse(
          ArchiveError(
            .refused, code: "archive-too-many", "There are too many files and folders",
            allowed: "at most \(PackArchive.limits.entries)"))
      }
      try add(parts + [name])
    }
  }

  private mutating func add(_ parts: [String]) throws {
    let file = "\(source)/\(parts.joined(separator: "/"))"
    var status = stat()
    guard lstat(file, &status) == 0 else { throw RegularFile.unreadable(file, code: errno) }
    let kind = status.st_mode & S_IFMT
    let path: ArchivePath
    do throws(ArchiveError) {
      path = try ArchivePath(parts.joined(separator: "/"), limits: PackArchive.limits)
      try paths.add(path, isFile: kind != S_IFDIR)
    } catch {
      return refuse(error)
    }
    switch kind {
    case S_IFDIR:
      entries.append(ArchiveEntry(path, .folder))
      if PackFileNames.isFolder(parts) { try read(below: parts) }
    case S_IFREG:
      let content =
        PackFileNames.isFile(parts) ? try RegularFile.bytes(of: file, most: PackArchive.limits.fileBytes) : []
      bytes += content.count
      if content.count > PackArchive.limits.fileBytes { diagnostics.append(.tooLarge(file)) }
      if bytes > PackArchive.limits.unpackedBytes {
        refuse(
          ArchiveError(
            .refused, code: "archive-too-large", "The files are too large together", allowed: "at most 16 MiB"))
      }
      entries.append(ArchiveEntry(path, .file(content)))
    default:
      refuse(
        ArchiveError(
          .refused, code: "archive-entry-kind", "Only plain files and folders are taken; put the file itself there",
          entry: path.text,
          found: FolderReader.name(of: kind)))
    }
  }

  private mutating func refuse(_ error: ArchiveError) { diagnostics.append(Diagnostic(error, in: source)) }

  private static func name(of kind: mode_t) -> String {
    switch kind {
    case S_IFLNK: "a symbolic link"
    case S_IFIFO: "a named pipe"
    case S_IFSOCK: "a socket"
    case S_IFCHR: "a character device"
    case S_IFBLK: "a block device"
    default: "something else"
    }
  }
}
