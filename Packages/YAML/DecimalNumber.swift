/// A decimal number as a plain scalar may be written: `7`, `-0.5` or `1.5e3`.
public struct DecimalNumber {
  /// The number, always finite.
  public let value: Double
  /// Whether it is written without a fraction and an exponent.
  let isWhole: Bool

  /// Reads a text, or returns nil if it is no decimal number or too large for a `Double`; a leading zero means octal to other readers of
  /// YAML, so `07` is none.
  public init?(_ text: String.UTF8View) {
    let number =
      text.withContiguousStorageIfAvailable { DecimalNumber($0) } ?? Array(text).withUnsafeBufferPointer { DecimalNumber($0) }
    guard let number else { return nil }
    self = number
  }

  /// So many digits are always a whole number that a `Double` holds.
  private static let mostDigits = 15
  /// What the digits are divided by, by how many of them stand behind the point; each is exact, so the quotient is the nearest `Double`.
  private static let powers = (0...mostDigits).reduce(into: []) { powers, _ in powers.append((powers.last ?? 0.1) * 10) }

  /// Reads the UTF-8 of a text, as for a text.
  public init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var reading = Reading(bytes)
    let isNegative = reading.take("-")
    if !isNegative { _ = reading.take("+") }
    let startsWithZero = reading.next == UInt8(ascii: "0")
    let whole = reading.takeDigits()
    guard whole > 0, whole == 1 || !startsWithZero else { return nil }
    isWhole = reading.next == nil
    var fraction = 0
    if reading.take(".") {
      fraction = reading.takeDigits()
      guard fraction > 0 else { return nil }
    }
    if reading.next == nil, whole + fraction <= DecimalNumber.mostDigits {
      let magnitude = Double(reading.digits) / DecimalNumber.powers[fraction]
      value = isNegative ? 0 - magnitude : magnitude
      return
    }
    if reading.take("e") || reading.take("E") {
      if !reading.take("-") { _ = reading.take("+") }
      guard reading.takeDigits() > 0 else { return nil }
    }
    guard reading.next == nil, let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
    self.value = value
  }

  /// Goes over a text byte by byte.
  private struct Reading {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// The digits that were taken, as one number; what goes beyond 64 bits is lost.
    private(set) var digits: UInt64 = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
      guard next == UInt8(ascii: sign) else { return false }
      position += 1
      return true
    }

    mutating func takeDigits() -> Int {
      let start = position
      while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        digits = digits &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
        position += 1
      }
      return position - start
    }
  }
}
