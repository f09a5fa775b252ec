/// Why an archive is refused: what is wrong, where in it, and what is allowed.
///
/// Its texts are English with placeholders in braces, so that whoever shows them can put them into another language.
public struct ArchiveError: Error, Sendable, Hashable {
  /// Whether an archive is broken or not wanted.
  public enum Kind: Sendable, Hashable {
    /// It can't be read to its end: cut off, changed on the way, or no archive at all.
    case damaged
    /// It can be read, and holds what is not safe to take from a stranger.
    case refused
  }

  /// Whether the archive is broken or not wanted.
  public let kind: Kind
  /// Stable and kebab-case, such as `archive-entry-kind`.
  public let code: String
  /// What is wrong, in one or two sentences without a full stop at the end.
  public let message: String
  /// What fills the placeholders of `message` and `allowed`: names and numbers, which no language changes.
  public let values: [String: String]
  /// The path of the entry, made fit for a screen; nil for the archive as a whole.
  public let entry: String?
  /// What is allowed instead, where that helps.
  public let allowed: String?

  /// - Parameter entry: As it stands in the archive.
  public init(
    _ kind: Kind, code: String, _ message: String, _ values: [String: String] = [:], entry: String? = nil,
    allowed: String? = nil
  ) {
    self.kind = kind
    self.code = code
    self.message = message
    self.values = values
    self.entry = entry.map(ArchiveError.fit)
    self.allowed = allowed
  }

  /// Whether a password is missing.
  public var isLocked: Bool { code == ArchiveError.locked }

  static let locked = "archive-encrypted"

  /// An entry that is neither a plain file nor a folder.
  public static func unusual(_ what: UnusualEntry, entry: String) -> ArchiveError {
    ArchiveError(
      .refused, code: "archive-entry-kind", what.sentence, entry: entry, allowed: "plain files and folders")
  }

  static func damaged(_ message: String, entry: String? = nil) -> ArchiveError {
    ArchiveError(.damaged, code: "archive-damaged", message, entry: entry)
  }

  static func path(_ message: String, _ values: [String: String] = [:], entry: String) -> ArchiveError {
    ArchiveError(.refused, code: "archive-path", message, values, entry: entry)
  }

  /// - Parameter message: With the limit as `{most}`.
  static func tooLarge(_ message: String, most: Int, entry: String? = nil) -> ArchiveError {
    ArchiveError(.refused, code: "archive-too-large", message, ["most": bytes(most)], entry: entry)
  }

  /// A number of bytes with a unit that is the same in every language.
  static func bytes(_ count: Int) -> String {
    count >= 1 << 20 && count.isMultiple(of: 1 << 20) ? "\(count >> 20) MiB" : "\(count) B"
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
