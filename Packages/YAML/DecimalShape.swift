/// Which of the two accepted spellings of a decimal number a text has.
enum DecimalShape {
  /// An optional sign and digits without a leading zero.
  case whole
  /// As `whole`, followed by a fraction, an exponent or both.
  case fractional

  /// The shape of `text`, or nil if it is not written as a decimal number.
  init?(of text: String.UTF8View) {
    let shape =
      text.withContiguousStorageIfAvailable { DecimalShape(of: $0[...]) }
      ?? Array(text).withUnsafeBufferPointer { DecimalShape(of: $0[...]) }
    guard let shape else { return nil }
    self = shape
  }

  private init?(of text: Slice<UnsafeBufferPointer<UInt8>>) {
    var rest = text
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let wholeDigits = Self.dropDigits(from: &rest)
    // A leading zero means octal to other YAML readers, so it is no number here.
    guard wholeDigits > 0, wholeDigits == 1 || !startsWithZero else { return nil }
    if rest.isEmpty {
      self = .whole
      return
    }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard Self.dropDigits(from: &rest) > 0 else { return nil }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard Self.dropDigits(from: &rest) > 0 else { return nil }
    }
    guard rest.isEmpty else { return nil }
    self = .fractional
  }

  private static func dropDigits(from rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var count = 0
    while let byte = rest.first, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      rest.removeFirst()
      count += 1
    }
    return count
  }
}
