/// What headers of diary files call a metric or a field of a kind of entry, besides its own name: words of other apps,
/// in any language.
public struct ColumnNames: Sendable, Hashable {
  /// A metric such as `sleep.hours`, one of a family too, or a field such as `check-in.notes`.
  public var target: String
  /// In any case; spaces, dots and hyphens between words are the same.
  public var names: [String]
  /// What people say for a metric when they speak of what troubles them, such as `short nights`: too vague for the
  /// header of a column.
  public var spoken: [String]

  /// Makes the names of one target.
  public init(_ target: String, _ names: [String], spoken: [String] = []) {
    self.target = target
    self.names = names
    self.spoken = spoken
  }
}
