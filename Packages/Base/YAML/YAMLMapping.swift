/// Keys with values, in the order of the file, each key only once.
public struct YAMLMapping: Sendable {
  /// One key with its value.
  public struct Entry: Sendable, Hashable {
    /// The key as text, whatever it looks like: `1` is the key "1".
    public let key: String
    /// Where the key stands.
    public let keyMark: YAMLMark
    /// How many bytes the key has where all of them are ASCII, otherwise 0.
    let lengthInASCII: UInt32
    /// The value.
    public let value: YAMLNode

    /// Makes an entry.
    public init(key: String, keyMark: YAMLMark, value: YAMLNode) {
      var key = key
      self.init(key: key, lengthInASCII: key.withUTF8 { $0.lengthInASCII }, keyMark: keyMark, value: value)
    }

    init(key: String, lengthInASCII: UInt32, keyMark: YAMLMark, value: YAMLNode) {
      self.key = key
      self.lengthInASCII = lengthInASCII
      self.keyMark = keyMark
      self.value = value
    }
  }

  /// The entries in their order.
  public private(set) var entries: [Entry] = []
  private var index = KeyIndex()

  /// Makes an empty mapping.
  public init() {}

  /// Makes a mapping of entries with their index.
  init(_ entries: [Entry], index: KeyIndex) {
    self.entries = entries
    self.index = index
  }

  /// Makes a mapping; of entries with the same key, the first stays.
  public init(_ entries: [Entry]) {
    for entry in entries { append(entry) }
  }

  /// Adds an entry at the end, or returns the entry that already has its key and adds nothing.
  @discardableResult
  public mutating func append(_ entry: Entry) -> Entry? {
    if let present = position(of: entry.key, lengthInASCII: entry.lengthInASCII) { return entries[present] }
    entries.append(entry)
    entries.withUnsafeBufferPointer { index.note(lastOf: $0) }
    return nil
  }

  /// Puts another entry with the same key in the place of one.
  public mutating func replaceEntry(at position: Int, with entry: Entry) { entries[position] = entry }

  /// The entry of a key, or nil; constant time on average.
  public func entry(_ key: String) -> Entry? { position(of: key).map { entries[$0] } }

  /// Where the entry of a key stands among the entries, or nil; constant time on average.
  public func position(of key: String) -> Int? {
    // Hardly any key that is looked up goes beyond ASCII, and one that does may equal one of another length.
    if let position = position(of: key, lengthInASCII: UInt32(clamping: key.utf8.count)) { return position }
    let isASCII = key.utf8.withContiguousStorageIfAvailable { $0.lengthInASCII != 0 } ?? false
    return isASCII ? nil : position(of: key, lengthInASCII: 0)
  }

  private func position(of key: String, lengthInASCII: UInt32) -> Int? {
    entries.withUnsafeBufferPointer { index.position(of: key, lengthInASCII: lengthInASCII, in: $0) }
  }

  /// The value of a key, or nil.
  public subscript(key: String) -> YAMLNode? { position(of: key).map { entries[$0].value } }
}

extension YAMLMapping: Hashable {
  /// Compares entries and their order.
  public static func == (first: YAMLMapping, second: YAMLMapping) -> Bool {
    first.entries == second.entries
  }

  /// Hashes the entries in order.
  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
