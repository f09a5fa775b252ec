/// Keys with values, in the order of the file, each key only once.
public struct YAMLMapping: Sendable {
  /// One key with its value.
  public struct Entry: Sendable, Hashable {
    /// The key as text, whatever it looks like: `1` is the key "1".
    public let key: String
    /// Where the key stands.
    public let keyMark: YAMLMark
    /// The value.
    public let value: YAMLNode

    /// Makes an entry.
    public init(key: String, keyMark: YAMLMark, value: YAMLNode) {
      self.key = key
      self.keyMark = keyMark
      self.value = value
    }
  }

  /// The entries in their order.
  public private(set) var entries: [Entry] = []
  /// Where the entry of each key stands among the entries.
  private var positions: [String: Int] = [:]

  /// Makes an empty mapping.
  public init() {}

  /// Makes a mapping; of entries with the same key, the first stays.
  public init(_ entries: [Entry]) {
    for entry in entries { append(entry) }
  }

  /// Adds an entry at the end, or returns the entry that already has its key and adds nothing.
  @discardableResult
  public mutating func append(_ entry: Entry) -> Entry? {
    if let present = positions[entry.key] { return entries[present] }
    positions[entry.key] = entries.count
    entries.append(entry)
    return nil
  }

  /// Puts another entry with the same key in the place of one.
  public mutating func replaceEntry(at position: Int, with entry: Entry) { entries[position] = entry }

  /// The entry of a key, or nil; constant time on average.
  public func entry(_ key: String) -> Entry? { positions[key].map { entries[$0] } }

  /// Where the entry of a key stands among the entries, or nil; constant time on average.
  public func position(of key: String) -> Int? { positions[key] }

  /// The value of a key, or nil.
  public subscript(key: String) -> YAMLNode? { entry(key)?.value }
}

extension YAMLMapping: Hashable {
  /// Compares entries and their order.
  public static func == (first: YAMLMapping, second: YAMLMapping) -> Bool {
    first.entries == second.entries
  }

  /// Hashes the entries in order.
  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
