/// Finds keys among the entries of a mapping, which it is handed each time.
struct KeyIndex: Sendable {
  /// The most entries whose keys are searched one by one: most mappings are small, and that is faster than hashing.
  static let largestSearched = 16

  /// Of all entries by their keys, once they are more than are searched.
  private var positions: [String: Int]?

  /// Where the entry of a key stands, counted from the first of the entries; nil for none. Constant time on average.
  func position(of key: String, in entries: UnsafeBufferPointer<YAMLMapping.Entry>) -> Int? {
    if let positions { return positions[key] }
    // By place, as an entry takes longer to copy than its key to compare.
    return entries.indices.first { entries[$0].key == key }
  }

  /// Takes note of the last entry, whose key no other one has.
  mutating func note(lastOf entries: UnsafeBufferPointer<YAMLMapping.Entry>) {
    guard entries.count > KeyIndex.largestSearched, let last = entries.last else { return }
    if positions == nil {
      positions = Dictionary(uniqueKeysWithValues: zip(entries.lazy.map(\.key), 0...))
    } else {
      positions?[last.key] = entries.count - 1
    }
  }
}
