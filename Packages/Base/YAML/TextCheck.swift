/// The first pass over a file's bytes: finds what is not UTF-8 and what is a control character.
///
/// libyaml stops at the first such byte and reads U+0085, U+2028 and U+2029 as line ends, which no
/// editor does; so they are all found here, and libyaml only sees text.
struct TextCheck {
  /// The problems, in order.
  private(set) var diagnostics: [YAMLDiagnostic] = []
  /// The text with U+FFFD for every faulty character, or nil if the bytes are fine as they are.
  private(set) var cleaned: ArraySlice<UInt8>?

  /// How far the check has come: where the text ends, on its last line.
  var end: YAMLMark { YAMLMark(file: file, line: line, column: column) }

  /// The last line that begins with `%` of those that may be read, where there are more of them.
  private(set) var tooManyDirectives: YAMLMark?

  /// libyaml takes time that grows with the square of the number of directives, none of which is allowed anyway.
  private static let mostDirectives = 100

  private let file: String
  private let limit: Int
  private var directives = 0
  private var line = 1
  private var column = 1

  /// Checks `bytes`, of which a byte order mark has been taken off, and keeps one problem more than `limit`.
  init(_ bytes: ArraySlice<UInt8>, file: String, limit: Int) {
    self.file = file
    self.limit = limit
    check(bytes)
  }

  private mutating func check(_ bytes: ArraySlice<UInt8>) {
    var position = bytes.startIndex
    while position < bytes.endIndex {
      // Most of a file is printable ASCII, which need not be decoded.
      if (0x20..<0x7F).contains(bytes[position]) {
        cleaned?.append(bytes[position])
        column += 1
        position += 1
      } else {
        position += checkCharacter(at: position, in: bytes)
      }
    }
  }

  /// Checks one character that is not printable ASCII and returns how many bytes it takes.
  private mutating func checkCharacter(at position: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var iterator = bytes[position...].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded):
      let scalar = Unicode.UTF8.decode(encoded)
      if Self.isForbidden(scalar) {
        report(
          "yaml-control-character",
          "This is a control character. Remove it, or write it as an escape in double quotes",
          found: codePoint(scalar), keeping: bytes[..<position])
      } else {
        cleaned?.append(contentsOf: encoded)
        step(over: scalar, before: bytes[(position + encoded.count)...].first)
      }
      return encoded.count
    case .error(let length):
      let count = max(length, 1)
      let digits = bytes[position..<(position + count)].map { String($0, radix: 16, uppercase: true) }
      report(
        "yaml-invalid-utf8", "This is not UTF-8 text. Save the file as UTF-8",
        found: digits.map { "0x\($0)" }.joined(separator: " "), keeping: bytes[..<position])
      return count
    case .emptyInput:
      return 1
    }
  }

  private mutating func report(
    _ code: String, _ message: String, found: String, keeping before: ArraySlice<UInt8>
  ) {
    if diagnostics.count <= limit {
      diagnostics.append(YAMLDiagnostic(code: code, message: message, mark: end, found: found))
    }
    if cleaned == nil { cleaned = before }
    cleaned?.append(contentsOf: [0xEF, 0xBF, 0xBD])
    column += 1
  }

  private mutating func step(over scalar: Unicode.Scalar, before next: UInt8?) {
    if scalar == "\n" || (scalar == "\r" && next != 0x0A) {
      line += 1
      column = 1
      guard next == UInt8(ascii: "%") else { return }
      directives += 1
      if directives == Self.mostDirectives { tooManyDirectives = end }
    } else if scalar != "\r" {
      column += 1
    }
  }

  /// Whether a character may not stand in a file: controls but tab and line ends, line and paragraph
  /// separators, a byte order mark inside the text, and the two code points that are no characters.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
