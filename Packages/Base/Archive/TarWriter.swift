/// Writes a tar file (POSIX ustar) of plain files as it goes, so that no file has to be in memory.
///
/// Each file is 0600 and nobody's in particular. What no ustar header can say, a path or a length that is too long,
/// stands in a pax header before it.
public struct TarWriter {
  /// Behind the last file: two empty blocks.
  public static let end = [UInt8](repeating: 0, count: 2 * TarHeader.size)

  private let sink: ([UInt8]) throws -> Void
  /// Of the file that was begun last, the bytes that are still to come and those that fill its last block.
  private var rest = 0
  private var filling = 0

  /// - Parameter sink: Takes the bytes of the archive in their order.
  public init(sink: @escaping ([UInt8]) throws -> Void) { self.sink = sink }

  /// Begins a file; the one before must be whole.
  ///
  /// - Parameters:
  ///   - path: Relative, its parts joined by slashes.
  ///   - length: In bytes; `write` is given exactly so many.
  ///   - time: When it was changed, in seconds since 1970.
  /// - Throws: What the sink throws.
  public mutating func begin(_ path: String, length: Int, time: Int) throws {
    precondition(rest == 0, "the file before is not whole")
    let split = TarWriter.split(path)
    let isLong = String(length, radix: 8).utf8.count > 11
    if split == nil || isLong {
      let path = split == nil ? TarWriter.record("path", path) : []
      let records = path + (isLong ? TarWriter.record("size", "\(length)") : [])
      try sink(
        TarWriter.header(name: "pax", prefix: "", length: records.count, kind: "x", time: time) + records
          + TarWriter.zeros(after: records.count))
    }
    let (prefix, name) = split ?? ("", String(decoding: path.utf8.suffix(100), as: Unicode.ASCII.self))
    try sink(TarWriter.header(name: name, prefix: prefix, length: isLong ? 0 : length, kind: "0", time: time))
    rest = length
    filling = TarWriter.zeros(after: length).count
    if rest == 0 { try fill() }
  }

  /// Writes more of the file that was begun.
  ///
  /// - Throws: What the sink throws.
  public mutating func write(_ bytes: [UInt8]) throws {
    precondition(bytes.count <= rest, "more than the length that was said")
    guard !bytes.isEmpty else { return }
    try sink(bytes)
    rest -= bytes.count
    if rest == 0 { try fill() }
  }

  /// Ends the archive.
  ///
  /// - Throws: What the sink throws.
  public mutating func finish() throws {
    precondition(rest == 0, "the last file is not whole")
    try sink(TarWriter.end)
  }

  private mutating func fill() throws {
    if filling > 0 { try sink([UInt8](repeating: 0, count: filling)) }
    filling = 0
  }

  private static func zeros(after length: Int) -> [UInt8] {
    [UInt8](repeating: 0, count: (TarHeader.size - length % TarHeader.size) % TarHeader.size)
  }

  /// A path as a header holds it: up to 100 bytes, with up to 155 before a slash; nil where it does not fit.
  private static func split(_ path: String) -> (prefix: String, name: String)? {
    if path.utf8.count <= 100 { return ("", path) }
    for index in path.indices where path[index] == "/" {
      let (prefix, name) = (path[..<index], path[path.index(after: index)...])
      if prefix.utf8.count <= 155, name.utf8.count <= 100, !name.isEmpty { return (String(prefix), String(name)) }
    }
    return nil
  }

  /// `LENGTH KEY=VALUE`, where the length counts the whole line with its own digits.
  private static func record(_ key: String, _ value: String) -> [UInt8] {
    let rest = " \(key)=\(value)\n"
    var length = rest.utf8.count
    while length != rest.utf8.count + String(length).utf8.count { length = rest.utf8.count + String(length).utf8.count }
    return Array("\(length)\(rest)".utf8)
  }

  private static func header(name: String, prefix: String, length: Int, kind: Character, time: Int) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: TarHeader.size)
    func put(_ text: String, at offset: Int) {
      header.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
    }
    func octal(_ number: Int, _ digits: Int) -> String {
      let text = String(max(0, number), radix: 8)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    put(name, at: 0)
    put("0000600", at: 100)
    put("0000000", at: 108)
    put("0000000", at: 116)
    put(octal(length, 11), at: 124)
    put(octal(time, 11), at: 136)
    put(String(kind), at: 156)
    put("ustar\u{0}00", at: 257)
    put(prefix, at: 345)
    // The sum is made as if its own field held spaces.
    put("        ", at: 148)
    put(octal(header.reduce(0) { $0 + Int($1) }, 6) + "\u{0} ", at: 148)
    return header
  }
}
