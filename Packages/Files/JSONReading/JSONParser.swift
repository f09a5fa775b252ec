import Foundation
import TrackerCore

/// Reads one text of JSON (RFC 8259) strictly, with numbers exact to the last digit.
///
/// `JSONDecoder` takes five times as long for values of any shape, and `JSONSerialization` on Linux reads some numbers
/// with another last digit than the one written.
public struct JSONParser {
  /// Values lie no deeper in each other.
  private static let deepest = 64

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private struct Fault: Error {}

  /// The value of a text; nil where it is no JSON.
  public static func value(of text: some Sequence<UInt8>) -> JSONValue? {
    var parser = JSONParser(bytes: Array(text))
    parser.skipSpaces()
    guard let value = try? parser.value() else { return nil }
    parser.skipSpaces()
    return parser.position == parser.bytes.count ? value : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(Fault) -> JSONValue {
    switch next {
    case UInt8(ascii: "{"): .object(try nested { parser throws(Fault) in try parser.object() })
    case UInt8(ascii: "["): .list(try nested { parser throws(Fault) in try parser.list() })
    case UInt8(ascii: "\""): .text(try text())
    case UInt8(ascii: "t"): try word("true", .bool(true))
    case UInt8(ascii: "f"): try word("false", .bool(false))
    case UInt8(ascii: "n"): try word("null", .null)
    default: .number(try number())
    }
  }

  private mutating func nested<Value>(_ read: (inout JSONParser) throws(Fault) -> Value) throws(Fault) -> Value {
    guard depth < JSONParser.deepest else { throw Fault() }
    depth += 1
    defer { depth -= 1 }
    position += 1
    skipSpaces()
    return try read(&self)
  }

  private mutating func object() throws(Fault) -> [String: JSONValue] {
    var fields: [String: JSONValue] = [:]
    if take(UInt8(ascii: "}")) { return fields }
    while true {
      guard next == UInt8(ascii: "\"") else { throw Fault() }
      let key = try text()
      skipSpaces()
      guard take(UInt8(ascii: ":")) else { throw Fault() }
      skipSpaces()
      // Which of two values is meant nobody can know.
      guard fields.updateValue(try value(), forKey: key) == nil else { throw Fault() }
      skipSpaces()
      if take(UInt8(ascii: "}")) { return fields }
      guard take(UInt8(ascii: ",")) else { throw Fault() }
      skipSpaces()
    }
  }

  private mutating func list() throws(Fault) -> [JSONValue] {
    var values: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return values }
    while true {
      values.append(try value())
      skipSpaces()
      if take(UInt8(ascii: "]")) { return values }
      guard take(UInt8(ascii: ",")) else { throw Fault() }
      skipSpaces()
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Fault) -> JSONValue {
    for byte in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
      guard take(byte) else { throw Fault() }
    }
    return value
  }

  private mutating func number() throws(Fault) -> Double {
    let start = position
    _ = take(UInt8(ascii: "-"))
    let first = position
    let digits = skipDigits()
    guard digits > 0, digits == 1 || bytes[first] != UInt8(ascii: "0") else { throw Fault() }
    var isWhole = true
    if take(UInt8(ascii: ".")) {
      isWhole = false
      guard skipDigits() > 0 else { throw Fault() }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isWhole = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard skipDigits() > 0 else { throw Fault() }
    }
    if isWhole, digits <= 15 {
      let size = bytes[first..<position].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      return Double(first == start ? size : -size)
    }
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)), value.isFinite else {
      throw Fault()
    }
    return value
  }

  /// - Returns: How many there were.
  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func text() throws(Fault) -> String {
    position += 1
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      guard byte >= 0x20 else { throw Fault() }
      position += 1
    }
    if next == UInt8(ascii: "\"") {
      let plain = bytes[start..<position]
      position += 1
      guard let text = String(validating: plain, as: UTF8.self) else { throw Fault() }
      return text
    }
    var content = Array(bytes[start..<position])
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw Fault() }
      position += 1
      if byte == UInt8(ascii: "\\") { content += Array(try escaped().utf8) } else { content.append(byte) }
    }
    guard take(UInt8(ascii: "\"")), let text = String(validating: content, as: UTF8.self) else { throw Fault() }
    return text
  }

  /// What stands behind a backslash.
  private mutating func escaped() throws(Fault) -> String {
    guard let byte = next else { throw Fault() }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(UnicodeScalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw Fault()
    }
    let high = try codeUnit()
    if let scalar = UnicodeScalar(high) { return String(scalar) }
    // Half of a pair; the other half follows.
    guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw Fault() }
    let low = try codeUnit()
    guard (0xD800..<0xDC00).contains(high), (0xDC00..<0xE000).contains(low) else { throw Fault() }
    return String(decoding: [high, low], as: UTF16.self)
  }

  private mutating func codeUnit() throws(Fault) -> UInt16 {
    guard position + 4 <= bytes.count,
      bytes[position..<position + 4].allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
      let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw Fault() }
    position += 4
    return unit
  }
}

extension JSONValue {
  /// The number where it is a whole one that can be told apart from its neighbours.
  public var whole: Int64? {
    number.flatMap { abs($0) <= 9_007_199_254_740_992 ? Int64(exactly: $0) : nil }
  }
}
