/// One command that wrote: what `undo` reverts.
public struct Action: Sendable, Hashable, Identifiable {
  /// Ascending in the order of writing.
  public var id: Int64
  public var at: Instant
  /// The command in words, without anything that was logged: `log food`.
  public var command: String
  /// The action that this one reverted.
  public var reverts: Int64?

  public init(id: Int64, at: Instant, command: String, reverts: Int64? = nil) {
    self.id = id
    self.at = at
    self.command = command
    self.reverts = reverts
  }
}
