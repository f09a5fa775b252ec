/// Finds keys among the entries of a mapping, which it is handed each time.
struct KeyIndex: Sendable {
  /// The most entries whose keys are searched one by one: most mappings are small, and that is faster than hashing.
  static let largestSearched = 16

  /// Of all entries by their keys, once they are more than are searched.
  private var positions: [String: Int]?

  /// Where the entry of a key stands, counted from the first of the entries; nil for none. Constant time on average.
  ///
  /// - Parameter lengthInASCII: How long the key is where all of it is ASCII, 0 where it may go beyond.
  func position(of key: String, lengthInASCII: UInt32, in entries: UnsafeBufferPointer<YAMLMapping.Entry>) -> Int? {
    if let positions { return positions[key] }
    // By place, as an entry takes longer to copy than its key to compare.
    for place in entries.indices {
      let length = entries[place].lengthInASCII
      guard length == lengthInASCII || length == 0 || lengthInASCII == 0 else { continue }
      if entries[place].key == key { return place }
    }
    return nil
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

extension UnsafeBufferPointer<UInt8> {
  /// How many bytes of UTF-8 these are where all of them are ASCII, otherwise 0. Two texts of ASCII of different
  /// lengths are different, which is sooner seen than that their letters are.
  var lengthInASCII: UInt32 { firstByte(from: 0) { $0.beyondASCII } == count ? UInt32(clamping: count) : 0 }
}
