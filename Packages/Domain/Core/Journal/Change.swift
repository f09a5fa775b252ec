/// One thing that an action changed.
public enum Change: Sendable, Hashable {
  /// The entry and its measures before the action; nil and none where it did not exist.
  case entry(EntryID, before: Entry?, measuresBefore: [Measure])
  case document(DocumentKey, before: String?)

  /// What an action can change.
  public enum Subject: Sendable, Hashable {
    case entry(EntryID)
    case document(DocumentKey)
  }

  /// What was changed, whatever it was before.
  public var subject: Subject {
    switch self {
    case .entry(let id, _, _): .entry(id)
    case .document(let key, _): .document(key)
    }
  }
}

/// How many entries an action added, changed and removed, each 0 or more. What it both added and removed is none of
/// them.
public struct ChangeCounts: Sendable, Hashable {
  public var added: Int
  public var changed: Int
  public var removed: Int

  public init(added: Int = 0, changed: Int = 0, removed: Int = 0) {
    self.added = added
    self.changed = changed
    self.removed = removed
  }

  public var total: Int { added + changed + removed }
}

/// A later action that changed what an earlier one had changed.
public struct LaterChange: Sendable, Hashable {
  /// The later action.
  public var action: Int64
  public var subject: Change.Subject

  public init(action: Int64, subject: Change.Subject) {
    self.action = action
    self.subject = subject
  }
}
