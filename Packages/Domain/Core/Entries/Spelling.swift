/// Words of an entry that were probably meant to be spelt like known ones when they differ from them by one slip.
public struct Spelling: Sendable, Hashable {
  /// The words to look at, and where the known ones come from: the journal, or a list.
  public enum Words: Sendable, Hashable {
    /// The words in the ids of metrics, compared with the words of their families that were logged before.
    case ofMetrics([MetricID])
    /// Words compared with known ones, both in small letters.
    case listed([String], known: [String])
  }

  public var words: Words
  /// The field that holds the words, so that they can be corrected; nil where the entry has no fields to edit.
  public var field: String?

  public init(_ words: Words, field: String?) {
    self.words = words
    self.field = field
  }
}
