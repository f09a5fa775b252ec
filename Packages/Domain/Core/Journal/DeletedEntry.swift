/// What a journal still says of an entry that was deleted. What was logged is in its earlier revisions.
public struct DeletedEntry: Sendable, Hashable, Codable, Identifiable {
  public var id: EntryID
  /// The tombstone's number among the entry's revisions.
  public var revision: Int
  public var deletedAt: Instant

  public init(id: EntryID, revision: Int, deletedAt: Instant) {
    self.id = id
    self.revision = revision
    self.deletedAt = deletedAt
  }
}
