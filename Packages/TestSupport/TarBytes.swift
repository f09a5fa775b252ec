/// Tar files byte by byte, sound or with any fault.
public struct TarBytes: Sendable {
  /// Which program's headers are written.
  public enum Form: Sendable { case posix, gnu, old }

  public private(set) var blocks: [UInt8] = []

  public init() {}

  /// A sound archive with files, each with its path and text.
  public init(_ files: [String: String]) {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { add(path, Array(text.utf8)) }
  }

  /// With the two empty blocks of the end.
  public var bytes: [UInt8] { blocks + [UInt8](repeating: 0, count: 1024) }

  public var gzip: [UInt8] { GzipBytes.stored(bytes) }

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - length: What the header says of the content's length, where that is not so.
  ///   - change: Changes the header before its checksum is made.
  public mutating func add(
    _ path: String, _ content: [UInt8] = [], kind: Character = "0", form: Form = .posix, prefix: String = "",
    length: Int? = nil,
    change: (inout [UInt8]) -> Void = { _ in }
  ) {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at offset: Int) {
      header.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
    }
    put(String(decoding: path.utf8.prefix(100), as: UTF8.self), at: 0)
    put("0000644\0", at: 100)
    put("0000000\0", at: 108)
    put("0000000\0", at: 116)
    put(TarBytes.octal(length ?? content.count, digits: 11) + "\0", at: 124)
    put("00000000000\0", at: 136)
    put(kind == "\0" ? "\0" : String(kind), at: 156)
    switch form {
    case .posix: put("ustar\u{0}00", at: 257)
    case .gnu: put("ustar  \u{0}", at: 257)
    case .old: break
    }
    put(prefix, at: 345)
    change(&header)
    header.replaceSubrange(148..<156, with: [UInt8](repeating: 32, count: 8))
    put(TarBytes.octal(header.reduce(0) { $0 + Int($1) }, digits: 6) + "\0 ", at: 148)
    blocks += header + content + [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
  }

  /// Adds a pax header for the entry that is added next.
  public mutating func addPax(_ records: [(String, String)], kind: Character = "x") {
    let lines = records.map { key, value in
      let rest = " \(key)=\(value)\n"
      let length = (1...5).map { rest.utf8.count + $0 }.first { String($0).count == $0 - rest.utf8.count } ?? 0
      return "\(length)\(rest)"
    }
    add("pax", Array(lines.joined().utf8), kind: kind)
  }

  /// The bytes with a right checksum in every block that looks like a header.
  public static func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for start in stride(from: 0, to: bytes.count - 511, by: 512)
    where bytes[(start + 257)...].starts(with: Array("ustar".utf8)) {
      result.replaceSubrange(start + 148..<start + 156, with: [UInt8](repeating: 32, count: 8))
      let sum = result[start..<start + 512].reduce(0) { $0 + Int($1) }
      result.replaceSubrange(start + 148..<start + 156, with: "\(octal(sum, digits: 6))\0 ".utf8)
    }
    return result
  }

  private static func octal(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 8)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

/// Gzip files byte by byte.
public enum GzipBytes {
  /// One member that keeps its content as it is.
  public static func stored(_ content: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    var rest = content[...]
    repeat {
      let part = rest.prefix(65_535)
      rest = rest.dropFirst(part.count)
      let count = UInt16(part.count)
      result += [rest.isEmpty ? 1 : 0] + little(count) + little(~count) + part
    } while !rest.isEmpty
    return result + little(checksum(content)) + little(UInt32(truncatingIfNeeded: content.count))
  }

  private static func little(_ number: some FixedWidthInteger) -> [UInt8] {
    (0..<number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// CRC-32 as RFC 1952 has it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in (sum >> 8) ^ table[Int((sum ^ UInt32(byte)) & 0xFF)] }
  }

  private static let table = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { sum, _ in sum.isMultiple(of: 2) ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
  }
}
