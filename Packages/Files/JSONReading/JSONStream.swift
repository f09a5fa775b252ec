import Foundation
import TrackerCore

/// Reads a JSON file of any size (RFC 8259) piece by piece: whoever reads it goes into the objects and lists that it
/// wants, takes the values that fit into memory as a whole, and skips the rest.
///
/// It is as strict as `JSONParser`, but for what is skipped: there, brackets and quotation marks alone count.
public final class JSONStream {
  /// What is wrong with a file.
  public enum Fault: Error, Hashable, Sendable {
    /// It ends before it is whole.
    case truncated
    /// It is no JSON, or something else than what was asked for stands at a byte.
    case malformed(at: Int)
    /// It can't be read from the disk.
    case unreadable
  }

  /// What comes next.
  public enum Kind: Sendable {
    case object, list, text, number, bool, null
  }

  private static let portion = 1 << 18
  /// A single value may be this long, in bytes; a longer one is no event of anybody's.
  private static let longestValue = 4_000_000
  private static let deepest = 512

  private let more: (Int) throws -> [UInt8]
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  /// Bytes before those of the buffer.
  private var passed = 0

  /// Bytes that are read.
  public var offset: Int { passed + position }

  /// - Parameter more: The next bytes, so many at most; empty at the end.
  public init(_ more: @escaping (Int) throws -> [UInt8]) {
    self.more = more
  }

  /// Reads a file on the disk. A byte order mark before the text is passed over.
  ///
  /// - Throws: `unreadable`.
  public convenience init(file path: String) throws(Fault) {
    guard let handle = FileHandle(forReadingAtPath: path) else { throw .unreadable }
    self.init { try [UInt8](handle.read(upToCount: $0) ?? Data()) }
  }

  public convenience init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    self.init { count in
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
  }

  // MARK: Going through

  /// What the next value is.
  ///
  /// - Throws: `Fault`.
  public func peek() throws(Fault) -> Kind {
    try skipSpaces()
    return switch try byte() {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .list
    case UInt8(ascii: "\""): .text
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  /// Goes through the fields of an object. The body has to read or skip the value of each.
  ///
  /// - Throws: `Fault` where no object comes next; what the body throws.
  public func object(_ body: (_ key: String) throws -> Void) throws {
    try take(UInt8(ascii: "{"))
    try skipSpaces()
    if try has(UInt8(ascii: "}")) { return }
    while true {
      try skipSpaces()
      guard try byte() == UInt8(ascii: "\""), case .text(let key)? = JSONParser.value(of: try raw()) else {
        throw malformed
      }
      try take(UInt8(ascii: ":"))
      try body(key)
      try skipSpaces()
      if try has(UInt8(ascii: "}")) { return }
      try take(UInt8(ascii: ","))
    }
  }

  /// Goes through the values of a list. The body has to read or skip each.
  ///
  /// - Throws: `Fault` where no list comes next; what the body throws.
  public func list(_ body: () throws -> Void) throws {
    try take(UInt8(ascii: "["))
    try skipSpaces()
    if try has(UInt8(ascii: "]")) { return }
    while true {
      try body()
      try skipSpaces()
      if try has(UInt8(ascii: "]")) { return }
      try take(UInt8(ascii: ","))
    }
  }

  /// The next value as a whole; it may be of four million bytes.
  ///
  /// - Throws: `Fault`.
  public func value() throws(Fault) -> JSONValue {
    guard let value = JSONParser.value(of: try raw()) else { throw malformed }
    return value
  }

  /// The bytes of the next value, not looked at any closer.
  ///
  /// - Throws: `Fault`.
  public func raw() throws(Fault) -> ArraySlice<UInt8> {
    try skipSpaces()
    let start = try end(ofValueFrom: position, keeping: true)
    return start
  }

  /// Passes the next value over, of whatever length.
  ///
  /// - Throws: `Fault`.
  public func skip() throws(Fault) {
    try skipSpaces()
    _ = try end(ofValueFrom: position, keeping: false)
  }

  /// Makes sure that nothing but spaces follows.
  ///
  /// - Throws: `Fault`.
  public func finish() throws(Fault) {
    try skipSpaces()
    guard try !fill() else { throw malformed }
  }

  // MARK: Bytes

  private var malformed: Fault { .malformed(at: offset) }

  /// Whether there is a byte at the position; reads on where the buffer has none.
  private func fill() throws(Fault) -> Bool {
    while position >= buffer.count {
      guard !isAtEnd else { return false }
      passed += buffer.count
      position -= buffer.count
      buffer = try next()
      if passed == 0 { try passMark() }
    }
    return true
  }

  /// Passes the mark over that some programs set before a text in UTF-8.
  private func passMark() throws(Fault) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    while buffer.count < mark.count, !isAtEnd, mark.starts(with: buffer) { buffer += try next() }
    if buffer.starts(with: mark) { position = mark.count }
  }

  private func next() throws(Fault) -> [UInt8] {
    do {
      let bytes = try more(JSONStream.portion)
      isAtEnd = bytes.isEmpty
      return bytes
    } catch { throw .unreadable }
  }

  private func byte() throws(Fault) -> UInt8 {
    guard try fill() else { throw .truncated }
    return buffer[position]
  }

  private func skipSpaces() throws(Fault) {
    while try fill() {
      switch buffer[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private func take(_ wanted: UInt8) throws(Fault) {
    try skipSpaces()
    guard try byte() == wanted else { throw malformed }
    position += 1
  }

  private func has(_ wanted: UInt8) throws(Fault) -> Bool {
    guard try byte() == wanted else { return false }
    position += 1
    return true
  }

  /// Passes the value over that begins at a place of the buffer.
  ///
  /// - Parameter keeping: Whether its bytes are returned, for which all of it has to fit into memory.
  private func end(ofValueFrom start: Int, keeping: Bool) throws(Fault) -> ArraySlice<UInt8> {
    var kept: [UInt8] = []
    var start = start
    var depth = 0
    var isInText = false
    var isEscaped = false
    var hasBegun = false
    while true {
      guard try advance(from: &start, into: &kept, keeping: keeping) else {
        // A number at the end of a file ends with it.
        if hasBegun, depth == 0, !isInText { break }
        throw .truncated
      }
      let byte = buffer[position]
      if isInText {
        position += 1
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
          if depth == 0 { break }
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        guard depth > 0 || !hasBegun else { throw malformed }
        isInText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        guard depth <= JSONStream.deepest else { throw malformed }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 {
          guard hasBegun else { throw malformed }
          return whole(kept, start, keeping)
        }
        depth -= 1
        if depth == 0 {
          position += 1
          return whole(kept, start, keeping)
        }
      case UInt8(ascii: ","), 0x20, 0x0A, 0x0D, 0x09:
        if depth == 0 {
          guard hasBegun else { throw malformed }
          return whole(kept, start, keeping)
        }
      default: break
      }
      hasBegun = true
      position += 1
    }
    return whole(kept, start, keeping)
  }

  /// Makes sure of a byte at the position. What is left of the buffer before is kept first.
  private func advance(from start: inout Int, into kept: inout [UInt8], keeping: Bool) throws(Fault) -> Bool {
    guard position >= buffer.count else { return true }
    if keeping {
      kept += buffer[start...]
      guard kept.count <= JSONStream.longestValue else { throw malformed }
    }
    guard try fill() else {
      passed += buffer.count
      buffer = []
      (position, start) = (0, 0)
      return false
    }
    start = position
    return true
  }

  private func whole(_ kept: [UInt8], _ start: Int, _ keeping: Bool) -> ArraySlice<UInt8> {
    guard keeping else { return [] }
    return kept.isEmpty ? buffer[start..<position] : (kept + buffer[start..<position])[...]
  }
}
