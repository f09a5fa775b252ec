/// A file or folder of an archive; nothing else is ever taken from one.
public struct ArchiveEntry: Sendable, Hashable {
  /// What an entry holds.
  public enum Content: Sendable, Hashable {
    case folder
    case file([UInt8])
  }

  /// Where the entry stands in the archive.
  public let path: ArchivePath
  /// A folder, or a file with its bytes.
  public let content: Content

  /// Makes an entry.
  public init(_ path: ArchivePath, _ content: Content) {
    self.path = path
    self.content = content
  }
}
