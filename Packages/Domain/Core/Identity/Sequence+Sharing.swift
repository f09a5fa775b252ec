extension Sequence {
  /// The elements that share a key with another one, in their order, by their keys. O(count); made for sequences in
  /// which hardly any does.
  @inlinable
  public func sharing<Key: Hashable>(_ key: (Element) throws -> Key) rethrows -> [Key: [Element]] {
    var last: [Key: Element] = Dictionary(minimumCapacity: underestimatedCount)
    var shared: [Key: [Element]] = [:]
    for element in self {
      let key = try key(element)
      if let before = last.updateValue(element, forKey: key) { shared[key, default: [before]].append(element) }
    }
    return shared
  }
}
