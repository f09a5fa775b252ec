/// The path of a file or folder that stays below where it is put, on any system.
public struct ArchivePath: Sendable, Hashable {
  /// At least one; none is empty, `.` or `..`, and none holds a slash, a backslash or a character that can't be seen.
  public let parts: [String]
  /// The path as it is shown, its parts joined by slashes.
  public var text: String { parts.joined(separator: "/") }

  /// What other systems take for the same path: without regard to case; texts are equal however their accents are
  /// written.
  var key: String { text.lowercased() }

  /// - Throws: `archive-path` (`refused`) that says what is not allowed.
  public init(_ text: String, limits: ArchiveLimits) throws(ArchiveError) {
    func refused(_ found: String, _ allowed: String) -> ArchiveError {
      ArchiveError(.refused, code: "archive-path", "The path is not taken", entry: text, found: found, allowed: allowed)
    }
    let within = "paths of plain names below the archive's top"
    guard text.utf8.count <= limits.pathBytes else {
      throw refused("\(text.utf8.count) bytes", "paths of at most \(limits.pathBytes) bytes")
    }
    guard !text.hasPrefix("/") else { throw refused("a path from the root", within) }
    guard !text.utf8.contains(UInt8(ascii: "\\")) else { throw refused("a backslash", within) }
    guard !text.unicodeScalars.contains(where: \.isInvisible) else {
      throw refused("a character that can't be seen", within)
    }
    parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains("..") else { throw refused("a part “..”", within) }
    guard !parts.contains(""), !parts.contains(".") else { throw refused("a part that names nothing", within) }
    guard parts.count <= limits.depth else {
      throw refused("\(parts.count) names deep", "at most \(limits.depth) names deep")
    }
  }
}
