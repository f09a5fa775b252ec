/// The path of a file or folder that stays below where it is put, on any system.
public struct ArchivePath: Sendable, Hashable {
  /// At least one; none is empty, `.` or `..`, and none holds a slash, a backslash or a character that cannot be seen.
  public let parts: [String]
  /// The path as it is shown, its parts joined by slashes.
  public var text: String { parts.joined(separator: "/") }

  /// What other systems take for the same path: without regard to case; texts are equal however their accents are
  /// written.
  var key: String { text.lowercased() }

  /// - Throws: `archive-path` (`refused`) that says what is not allowed.
  public init(_ text: String, limits: ArchiveLimits) throws(ArchiveError) {
    func refused(_ message: String, _ values: [String: String] = [:]) -> ArchiveError {
      .path(message, values, entry: text)
    }
    guard text.utf8.count <= limits.pathBytes else {
      throw refused("The path is longer than {most} bytes", ["most": "\(limits.pathBytes)"])
    }
    guard !text.hasPrefix("/") else {
      throw refused("The path begins with “/”. A path must stay below the top folder")
    }
    guard !text.utf8.contains(UInt8(ascii: "\\")) else { throw refused("The path has a backslash in it") }
    guard !text.unicodeScalars.contains(where: \.isInvisible) else {
      throw refused("The path has a character in it that cannot be seen")
    }
    parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains("..") else {
      throw refused("The path has “..” in it. A path must stay below the top folder")
    }
    guard !parts.contains(""), !parts.contains(".") else { throw refused("A part of the path is empty or “.”") }
    guard parts.count <= limits.depth else {
      throw refused("The path is more than {most} names deep", ["most": "\(limits.depth)"])
    }
  }
}
