/// How much an archive may hold. Reading stops at a limit, so memory is bounded by them whatever an archive says of
/// itself.
public struct ArchiveLimits: Sendable, Hashable {
  /// Of the archive as it stands on the disk.
  public var archiveBytes: Int
  /// Of everything in it, with the headers.
  public var unpackedBytes: Int
  /// The most bytes of one file.
  public var fileBytes: Int
  /// The most files and folders.
  public var entries: Int
  /// The most bytes of a path.
  public var pathBytes: Int
  /// The most names in a path.
  public var depth: Int

  /// Makes limits; sizes are in bytes, the depth counts the folders of a path.
  public init(archiveBytes: Int, unpackedBytes: Int, fileBytes: Int, entries: Int, pathBytes: Int, depth: Int) {
    self.archiveBytes = archiveBytes
    self.unpackedBytes = unpackedBytes
    self.fileBytes = fileBytes
    self.entries = entries
    self.pathBytes = pathBytes
    self.depth = depth
  }
}
