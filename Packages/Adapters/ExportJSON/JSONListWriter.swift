/// Writes a list under a key of a JSON object, an element to a line.
final class JSONListWriter {
  private let write: (String) throws -> Void
  private var count = 0

  /// Writes the key; a key stands before it.
  init(_ key: String, _ write: @escaping (String) throws -> Void) throws {
    self.write = write
    try write(",\n\"\(key)\":[")
  }

  func add(_ json: String) throws {
    try write((count == 0 ? "\n" : ",\n") + json)
    count += 1
  }

  /// - Returns: The number of elements.
  func end() throws -> Int {
    try write(count == 0 ? "]" : "\n]")
    return count
  }
}
