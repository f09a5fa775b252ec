/// What a journal still says of an entry that was deleted. What was logged is in its earlier revisions.
public struct DeletedEntry: Sendable, Hashable, Codable, Identifiable {
  public var id: EntryID
  /// The tombstone's number among the entry's revisions.
  public var revision: Int
  /// The action that deleted it.
  public var action: Int64
  public var deletedAt: Instant

  public init(id: EntryID, revision: Int, action: Int64, deletedAt: Instant) {
    self.id = id
    self.revision = revision
    self.action = action
    self.deletedAt = deletedAt
  }
}
