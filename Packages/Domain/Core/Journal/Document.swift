/// Where a document is kept: a module and an id of its own.
public struct DocumentKey: Sendable, Hashable, Codable, Comparable, CustomStringConvertible {
  public var module: ModuleID
  public var id: String

  public init(_ module: ModuleID, _ id: String) {
    self.module = module
    self.id = id
  }

  public var description: String { "\(module)/\(id)" }
  public static func < (left: DocumentKey, right: DocumentKey) -> Bool {
    (left.module, left.id) < (right.module, right.id)
  }
}

/// A piece of state that is not an entry: facts of the person, drafts, learnt state, goals.
public struct Document: Sendable, Hashable {
  public var key: DocumentKey
  /// UTF-8 JSON.
  public var json: String
  /// From 1, one more with each change; 0 for cached state, which has no revisions.
  public var revision: Int

  public init(key: DocumentKey, json: String, revision: Int) {
    self.key = key
    self.json = json
    self.revision = revision
  }
}
