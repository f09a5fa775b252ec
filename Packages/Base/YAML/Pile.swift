/// Values piled up, of which the last ones are taken off together, as an array of just their size.
struct Pile<Element>: ~Copyable {
  private(set) var count = 0
  private var values = UnsafeMutableBufferPointer<Element>.allocate(capacity: 64)

  deinit {
    values[..<count].deinitialize()
    values.deallocate()
  }

  /// Puts a value on top.
  mutating func append(_ value: consuming Element) {
    if count == values.count {
      let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: 2 * count)
      _ = larger.moveInitialize(fromContentsOf: values)
      values.deallocate()
      values = larger
    }
    values.initializeElement(at: count, to: value)
    count += 1
  }

  /// The values from a place on, to look at before the pile changes.
  func suffix(from start: Int) -> UnsafeBufferPointer<Element> { UnsafeBufferPointer(rebasing: values[start..<count]) }

  /// Takes off the values from a place on.
  mutating func take(from start: Int) -> [Element] {
    var taken: [Element] = []
    taken.reserveCapacity(count - start)
    for place in start..<count { taken.append(values.moveElement(from: place)) }
    count = start
    return taken
  }
}
