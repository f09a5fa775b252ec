/// How much an archive may hold. Reading stops at a limit, so memory is bounded by them whatever an archive says of
/// itself.
public struct ArchiveLimits: Sendable, Hashable {
  /// Of the archive as it stands on the disk.
  public var archiveBytes: Int
  /// Of everything in it, with the headers.
  public var unpackedBytes: Int
  public var fileBytes: Int
  /// The most files and folders.
  public var entries: Int
  public var pathBytes: Int
  /// The most names in a path.
  public var depth: Int

  public init(archiveBytes: Int, unpackedBytes: Int, fileBytes: Int, entries: Int, pathBytes: Int, depth: Int) {
    self.archiveBytes = archiveBytes
    self.unpackedBytes = unpackedBytes
    self.fileBytes = fileBytes
    self.entries = entries
    self.pathBytes = pathBytes
    self.depth = depth
  }
}
