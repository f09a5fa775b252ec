/// What entries and numbers are about, as far as a person can choose not to have them collected.
public enum CollectionCategory: String, Sendable, Codable, CaseIterable {
  /// What the body does and is given, besides symptoms.
  case health
  /// How a phone or a computer is used.
  case phone
  /// What a person writes about their day.
  case journal
  /// Where a person is.
  case place
}
