/// A file or folder of an archive; nothing else is ever taken from one.
public struct ArchiveEntry: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    case folder
    case file([UInt8])
  }

  public let path: ArchivePath
  public let content: Content

  public init(_ path: ArchivePath, _ content: Content) {
    self.path = path
    self.content = content
  }
}
