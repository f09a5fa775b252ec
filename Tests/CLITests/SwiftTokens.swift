/// The words, signs and texts of a Swift source, comments aside: as much of the language as it takes to find the texts
/// that calls are given.
indirect enum SwiftToken {
  case word(String)
  case sign(UInt8)
  /// A text as the program has it, with `gap` in place of each interpolation.
  case text(String)
  /// What stands in an interpolation of the text before it.
  case inner([SwiftToken])

  /// Stands in a text for an interpolation.
  static let gap: Character = "\u{1}"

  func isSign(_ character: Character) -> Bool {
    if case .sign(let byte) = self { byte == character.asciiValue } else { false }
  }

  func isWord(_ name: String) -> Bool { if case .word(let word) = self { word == name } else { false } }

  static func all(of source: String) -> [SwiftToken] {
    var reader = SwiftTokenReader(bytes: Array(source.utf8))
    return reader.tokens()
  }
}

private struct SwiftTokenReader {
  let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private static let gap: UInt8 = 1
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let newline = UInt8(ascii: "\n")
  private static let hash = UInt8(ascii: "#")
  private static let slash = UInt8(ascii: "/")

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func starts(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard place + length <= bytes.count else { return false }
    return (0..<length).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte) || byte == 95 || byte >= 128
  }

  /// To the end, or to the parenthesis that closes an interpolation, which is taken.
  mutating func tokens(inInterpolation: Bool = false) -> [SwiftToken] {
    var result: [SwiftToken] = []
    var depth = 0
    while let byte {
      if inInterpolation {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          if depth == 0 {
            place += 1
            return result
          }
          depth -= 1
        }
      }
      if byte == 32 || byte == Self.newline || byte == 9 {
        place += 1
      } else if starts("//") {
        while self.byte != nil, self.byte != Self.newline { place += 1 }
      } else if starts("/*") {
        while self.byte != nil, !starts("*/") { place += 1 }
        place += 2
      } else if starts("\"\"\"") {
        result += longText()
      } else if byte == Self.quote {
        result += text()
      } else if byte == Self.hash, skipRaw() {
        continue
      } else if byte == Self.slash, beginsPattern(after: result.last), skipPattern() {
        continue
      } else if Self.isWordByte(byte) {
        let start = place
        while let next = self.byte, Self.isWordByte(next) { place += 1 }
        result.append(.word(String(decoding: bytes[start..<place], as: UTF8.self)))
      } else {
        result.append(.sign(byte))
        place += 1
      }
    }
    return result
  }

  /// `#"…"#` and `#/…/#`: whether there was one.
  private mutating func skipRaw() -> Bool {
    var hashes = 0
    while place + hashes < bytes.count, bytes[place + hashes] == Self.hash { hashes += 1 }
    guard place + hashes < bytes.count else { return false }
    let mark = bytes[place + hashes]
    guard mark == Self.quote || mark == Self.slash else { return false }
    place += hashes + 1
    let end = [mark] + Array(repeating: Self.hash, count: hashes)
    while place < bytes.count, !bytes[place...].starts(with: end) { place += 1 }
    place += end.count
    return true
  }

  private func beginsPattern(after last: SwiftToken?) -> Bool {
    guard place + 1 < bytes.count, bytes[place + 1] != 32, case .sign(let before) = last else { return false }
    return "(,=:{[".utf8.contains(before)
  }

  /// `/…/` on one line: whether there was one.
  private mutating func skipPattern() -> Bool {
    var end = place + 1
    while end < bytes.count, bytes[end] != Self.slash, bytes[end] != Self.newline {
      end += bytes[end] == Self.backslash ? 2 : 1
    }
    guard end < bytes.count, bytes[end] == Self.slash else { return false }
    place = end + 1
    return true
  }

  private mutating func text() -> [SwiftToken] {
    place += 1
    var content: [UInt8] = []
    var inner: [SwiftToken] = []
    while let byte, byte != Self.quote, byte != Self.newline { take(byte, &content, &inner) }
    place += 1
    return [.text(Self.plain(content))] + inner
  }

  private mutating func longText() -> [SwiftToken] {
    place += 3
    while let byte, byte != Self.newline { _ = byte; place += 1 }
    place += 1
    var content: [UInt8] = []
    var inner: [SwiftToken] = []
    while let byte, !starts("\"\"\"") { take(byte, &content, &inner) }
    place += 3
    let indent = content.reversed().prefix { $0 == 32 }.count
    var lines = content.split(separator: Self.newline, omittingEmptySubsequences: false).map { $0.dropFirst(0) }
    lines.removeLast()
    let cut = lines.map { $0.prefix(indent).allSatisfy { $0 == 32 } ? $0.dropFirst(indent) : $0 }
    return [.text(Self.plain(Array(cut.joined(separator: [Self.newline]))))] + inner
  }

  /// One character of a text, or an interpolation.
  private mutating func take(_ byte: UInt8, _ content: inout [UInt8], _ inner: inout [SwiftToken]) {
    guard byte == Self.backslash, place + 1 < bytes.count else {
      content.append(byte)
      place += 1
      return
    }
    if bytes[place + 1] == UInt8(ascii: "(") {
      place += 2
      content.append(Self.gap)
      inner.append(.inner(tokens(inInterpolation: true)))
    } else {
      content += bytes[place...(place + 1)]
      place += 2
    }
  }

  /// With what escapes stand for; a backslash at the end of a line joins it with the next.
  private static func plain(_ content: [UInt8]) -> String {
    var result: [UInt8] = []
    var rest = content[...]
    while let byte = rest.popFirst() {
      guard byte == backslash, let escaped = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch escaped {
      case newline: break
      case UInt8(ascii: "n"): result.append(newline)
      case UInt8(ascii: "t"): result.append(9)
      case UInt8(ascii: "u"):
        let digits = String(decoding: rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }, as: UTF8.self)
        rest = rest.dropFirst(digits.utf8.count + 2)
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { result += String(scalar).utf8 }
      default: result.append(escaped)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
