import TrackerCore

/// What packs are read from: folders of folders. The host has the disk, tests and samples have texts.
///
/// Nothing outside of a pack's own folder is ever read.
public protocol PackFiles: Sendable {
  /// The names of the folders within a folder, sorted; none where there is no such folder.
  func folders(in folder: String) -> [String]

  /// The names of the files within a folder, sorted; none where there is no such folder.
  func files(in folder: String) -> [String]

  /// What stands in a folder and is neither a plain file nor a folder itself, sorted by name; hidden ones are left out.
  func specials(in folder: String) -> [SpecialEntry]

  /// The name that a folder goes by, also where its path is `.` or ends in `..`.
  func name(of folder: String) -> String

  /// Whether a file stands at a path.
  func holds(_ path: String) -> Bool

  /// The bytes of a file that stands somewhere within a pack's folder, nil where there is none.
  ///
  /// - Parameter name: Path within the folder, such as `pack.yaml`.
  /// - Throws: `unreadable-file`, `over-limit` or `outside-folder`, with the file as place.
  func bytes(of name: String, in folder: String) throws(Diagnostic) -> [UInt8]?
}

/// What stands in a folder and is neither a plain file nor a folder: it is named, and never opened.
public struct SpecialEntry: Sendable, Hashable {
  /// What it is.
  public enum Kind: Sendable, Hashable {
    /// A link to a file or a folder, or to nothing.
    case link
    /// A pipe, a socket or a device, which may wait for ever when it is read.
    case other
  }

  /// Its name in the folder.
  public let name: String
  /// What it is.
  public let kind: Kind

  /// Makes an entry.
  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

extension PackFiles {
  /// None: what is in memory has only files and folders.
  public func specials(in folder: String) -> [SpecialEntry] { [] }
}
