import Foundation
import TrackerArchive
import TrackerCore
import TrackerPacks

/// Reads the files of a pack's folder by the rules that hold for an archive. Links are refused, not followed; folders
/// that no pack has are not looked into, and files that no pack has are not read.
struct FolderReader {
  private let source: String
  private(set) var entries: [ArchiveEntry] = []
  /// Every link, device and path that is refused.
  private(set) var diagnostics: [Diagnostic] = []
  private var paths = PathRegister()
  private var bytes = 0

  /// - Throws: `Failure` (`system`) for what cannot be read.
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
            .refused, code: "archive-too-many", "The folder has more than {most} files and folders",
            ["most": "\(PackArchive.limits.entries)"]))
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
            .refused, code: "archive-too-large", "The folder holds more than {most}",
            ["most": "\(PackArchive.limits.unpackedBytes >> 20) MiB"]))
      }
      entries.append(ArchiveEntry(path, .file(content)))
    default:
      refuse(.unusual(FolderReader.unusual(kind), entry: path.text))
    }
  }

  private mutating func refuse(_ error: ArchiveError) { diagnostics.append(Diagnostic(error, in: source)) }

  private static func unusual(_ kind: mode_t) -> UnusualEntry {
    switch kind {
    case S_IFLNK: .symbolicLink
    case S_IFIFO: .namedPipe
    case S_IFSOCK: .socket
    case S_IFCHR: .characterDevice
    case S_IFBLK: .blockDevice
    default: .unknown
    }
  }
}
