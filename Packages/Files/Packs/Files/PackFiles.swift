import TrackerCore

/// What packs are read from: folders of folders. The host has the disk, tests and samples have texts.
///
/// Nothing outside of a pack's own folder is ever read.
public protocol PackFiles: Sendable {
  /// The names of the folders within a folder, sorted; none where there is no such folder.
  func folders(in folder: String) -> [String]

  /// The names of the files within a folder, sorted; none where there is no such folder.
  func files(in folder: String) -> [String]

  /// The name that a folder goes by, also where its path is `.` or ends in `..`.
  func name(of folder: String) -> String

  /// Whether a file stands at a path.
  func holds(_ path: String) -> Bool

  /// The bytes of a file that stands somewhere within a pack's folder, nil where there is none.
  ///
  /// - Parameter name: Path within the folder, such as `pack.yaml`.
  /// - Throws: `unreadable-file`, `file-too-large` or `outside-folder`, with the file as place.
  func bytes(of name: String, in folder: String) throws(Diagnostic) -> [UInt8]?
}
