/// A decimal number as a plain scalar may be written: `7`, `-0.5` or `1.5e3`.
public struct DecimalNumber: Sendable {
  /// The number, always finite and never negative zero.
  public let value: Double
  /// Whether it is written without a fraction and an exponent.
  let isWhole: Bool

  /// Reads a text, or returns nil if it is no decimal number or too large for a `Double`; a leading zero means octal to
  /// other readers of YAML, so `07` is none.
  public init?(_ text: String.UTF8View) {
    let number =
      text.withContiguousStorageIfAvailable { DecimalNumber($0) }
      ?? Array(text).withUnsafeBufferPointer { DecimalNumber($0) }
    // Nil from there is no number, and not that there was no storage.
    guard let number else { return nil }
    self = number
  }

  /// So many digits are always a whole number that a `Double` holds.
  private static let mostDigits = 15
  /// What the digits are divided by, by how many of them stand behind the point; each is exact, so the quotient is the
  /// nearest `Double`.
  private static let powers = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14]

  /// The same from the UTF-8 of a text.
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
      // Without the 0 before it, this might be negative zero, which differs from 0 only when it is written out.
      value = isNegative ? 0 - magnitude : magnitude
      return
    }
    if reading.take("e") || reading.take("E") {
      if !reading.take("-") { _ = reading.take("+") }
      guard reading.takeDigits() > 0 else { return nil }
    }
    guard reading.next == nil, let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else {
      return nil
    }
    self.value = value + 0
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
