/// Why an archive is not taken: what was found, where in it, and what is allowed.
public struct ArchiveError: Error, Sendable, Hashable {
  /// Whether an archive is broken or not wanted.
  public enum Kind: Sendable, Hashable {
    /// It can't be read to its end: cut off, changed on the way, or no archive at all.
    case damaged
    /// It can be read and holds what is not taken from a stranger.
    case refused
  }

  /// Whether the archive is broken or not wanted.
  public let kind: Kind
  /// Stable and kebab-case, such as `archive-entry-kind`.
  public let code: String
  /// One sentence without a full stop at its end.
  public let message: String
  /// The path of the entry, made fit for a screen; nil for the archive as a whole.
  public let entry: String?
  /// What stands there, where that helps.
  public let found: String?
  /// What may stand there, where that helps.
  public let allowed: String?

  /// - Parameter entry: As it stands in the archive.
  public init(
    _ kind: Kind, code: String, _ message: String, entry: String? = nil, found: String? = nil, allowed: String? = nil
  ) {
    self.kind = kind
    self.code = code
    self.message = message
    self.entry = entry.map(ArchiveError.fit)
    self.found = found
    self.allowed = allowed
  }

  static func damaged(_ message: String, entry: String? = nil, found: String? = nil, allowed: String? = nil)
    -> ArchiveError
  {
    ArchiveError(.damaged, code: "archive-damaged", message, entry: entry, found: found, allowed: allowed)
  }

  static func tooLarge(_ what: String, entry: String? = nil, most: Int) -> ArchiveError {
    ArchiveError(
      .refused, code: "archive-too-large", "\(what) is too large", entry: entry,
      allowed: "at most \(ArchiveError.bytes(most))")
  }

  static func bytes(_ count: Int) -> String {
    count >= 1 << 20 && count.isMultiple(of: 1 << 20) ? "\(count >> 20) MiB" : "\(count) bytes"
  }

  /// Nothing that a terminal would obey, and not longer than a path may be.
  private static func fit(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(255).map { scalar in
      scalar.isInvisible ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return scalars.joined() + (text.unicodeScalars.count > 255 ? "…" : "")
  }
}

extension Unicode.Scalar {
  /// What moves the cursor, turns the direction of writing or breaks the line in place of being seen.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
