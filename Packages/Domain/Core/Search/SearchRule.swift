/// By what the entries of a kind are found: their text, and marks such as a category.
public struct SearchRule: Sendable {
  /// What can be asked of an entry.
  public struct Content: Sendable, Hashable {
    /// What people look for words in.
    public var text: String
    /// What the entry is by, each as `name:value`, such as `category:idea` or `mood:4`.
    public var marks: Set<String>

    public init(text: String, marks: Set<String> = []) {
      self.text = text
      self.marks = marks
    }
  }

  /// One more whenever `content` gives something else for an entry, so that indexes are made again.
  public let version: Int
  public let content: @Sendable (Payload) -> Content

  public init(version: Int, content: @escaping @Sendable (Payload) -> Content) {
    self.version = version
    self.content = content
  }
}
