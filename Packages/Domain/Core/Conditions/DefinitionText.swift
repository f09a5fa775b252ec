import TrackerHashing

/// A definition of a condition as a journal keeps it: the very text that its hash was made of, so that anybody can
/// check that it is this one.
///
/// Of a pack, it is the merged pack as JSON. Of a tuned pack, it is the hash of the pack without tuning, with the
/// overlay behind it as JSON.
public struct DefinitionText: Sendable, Hashable {
  public var hash: ContentHash
  public var text: String

  /// - Parameter text: Its SHA-256 becomes the hash.
  public init(_ text: String) {
    hash = ContentHash(of: text)
    self.text = text
  }
}

extension ContentHash {
  /// The SHA-256 of a text in UTF-8. O(text).
  public init(of text: String) { self.init(SHA256.hexadecimal(of: Array(text.utf8))) }
}

extension JournalWriting {
  /// Keeps definitions, each under its hash.
  ///
  /// - Throws: What the journal throws.
  public func remember(_ definitions: [DefinitionText]) throws {
    for definition in definitions { try remember(definition.text, as: definition.hash) }
  }
}
