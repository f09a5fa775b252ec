import Foundation
import TrackerArchive
import TrackerCore

extension PackParcel {
  /// Reads a pack from a folder, or from a .tar.gz file. Links are not followed, and nothing is written.
  ///
  /// - Throws: `Failure`: `negative` for what is not taken, `system` for what can't be read.
  public init(at path: String) throws {
    let source = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    var status = stat()
    guard stat(source, &status) == 0 else {
      let isAddress = source.contains("://")
      throw Failure(
        .system, "\(source) can't be read: \(String(cString: strerror(errno)))",
        mend: isAddress
          ? "Nothing is ever fetched from elsewhere: download it first."
          : "Name a pack's folder, or a .tar.gz or .tgz file that holds one."
      )
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      let reader = try FolderReader(source)
      try self.init(reader.entries, from: source, faults: reader.faults)
    case S_IFREG:
      guard status.st_size <= PackParcel.limits.archiveBytes else {
        throw Failure(
          .system,
          """
          \(source) can't be read: a pack's archive has at most \(PackParcel.limits.archiveBytes >> 20) MiB; nothing \
          was installed
          """,
          mend: "Name a .tar.gz or .tgz file with one pack in it.")
      }
      try self.init(
        archive: try RegularFile.bytes(of: source, followsLink: true, most: PackParcel.limits.archiveBytes),
        named: source)
    default:
      throw Failure(
        .system, "\(source) is neither a file nor a folder",
        mend: "Name a pack's folder, or a .tar.gz or .tgz file that holds one.")
    }
  }

  /// - Parameter name: How findings name the archive.
  public init(archive bytes: [UInt8], named name: String) throws {
    let entries: [ArchiveEntry]
    do throws(ArchiveFault) {
      entries = try TarGzip.entries(of: bytes, limits: PackParcel.limits)
    } catch {
      let finding = Diagnostic(error, in: name)
      guard error.kind == .damaged else { throw Failure.refused(name, [finding]) }
      throw Failure(
        .system, "\(name) can't be read: \(finding.sentence)",
        mend: "Get the file anew, or make it with `tar -czf my-pack.tgz my-pack`; a pack's folder is taken as well.")
    }
    try self.init(entries, from: name)
  }
}
