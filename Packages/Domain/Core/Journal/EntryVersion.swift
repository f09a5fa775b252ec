/// One of the states that an entry had, as its history tells it.
public struct EntryVersion: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    /// What the entry said.
    case entry(Entry)
    case deleted
    /// It is no longer what the program wrote, so nobody can say what it was.
    case damaged
  }

  /// From 1, one more with each change. What was set aside as damaged is a deletion.
  public var number: Int
  /// The action that made it so.
  public var action: Int64
  public var content: Content

  public init(number: Int, action: Int64, content: Content) {
    self.number = number
    self.action = action
    self.content = content
  }

  /// What the entry said; nil where it was deleted or is damaged.
  public var entry: Entry? { if case .entry(let entry) = content { entry } else { nil } }
}
