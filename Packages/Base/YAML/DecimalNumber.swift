/// A decimal number as a plain scalar may be written: `7`, `-0.5` or `1.5e3`.
public struct DecimalNumber: Sendable {
  /// The number, always finite and never negative zero.
  public let value: Double
  /// Whether it is written without a fraction and an exponent.
  let isWhole: Bool

  /// Reads a text, or returns nil if it is no decimal number or too large for a `Double`; a leading zero means octal to
  /// other readers of YAML, so `07` is none.
  public init?(_ text: some StringProtocol) {
    var rest = Substring(text).utf8
    _ = rest.take("-") || rest.take("+")
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let digits = rest.takeDigits()
    guard digits > 0, digits == 1 || !startsWithZero else { return nil }
    isWhole = rest.isEmpty
    if rest.take(".") {
      guard rest.takeDigits() > 0 else { return nil }
    }
    if rest.take("e") || rest.take("E") {
      _ = rest.take("-") || rest.take("+")
      guard rest.takeDigits() > 0 else { return nil }
    }
    guard rest.isEmpty, let value = Double(text), value.isFinite else { return nil }
    // The sum is the same number, but for negative zero, which differs from 0 when it is written out.
    self.value = value + 0
  }
}

extension Substring.UTF8View {
  /// Takes a sign off the front, if it stands there.
  fileprivate mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard first == UInt8(ascii: sign) else { return false }
    removeFirst()
    return true
  }

  /// Takes the digits off the front and returns how many there were.
  fileprivate mutating func takeDigits() -> Int {
    let digits = prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    removeFirst(digits)
    return digits
  }
}
