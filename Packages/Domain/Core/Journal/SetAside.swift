/// A part of the journal that was damaged, as it lay there: it is kept, and used no more.
public struct SetAside: Sendable, Hashable, Codable {
  /// What it was: `revision` of an entry, `document_revision`, `definition`, `forecast` or `cache`.
  public var origin: String
  /// The entry, document, condition or hash that it belongs to.
  public var name: String
  /// nil where it is of no day.
  public var day: Day?
  /// The last action before it was set aside.
  public var action: Int64
  /// What was in it. Text that is no UTF-8 is an object with `base64`.
  public var content: [String: JSONValue]

  public init(origin: String, name: String, day: Day?, action: Int64, content: [String: JSONValue]) {
    self.origin = origin
    self.name = name
    self.day = day
    self.action = action
    self.content = content
  }
}
