import Foundation
import TrackerCore

/// Reads the values of attributes straight from their bytes: there are millions of them.
enum HealthText {
  /// A time such as `2026-03-25 07:39:00 +0100`.
  struct Stamp: Hashable {
    /// Since 1970.
    var seconds: Int64
    /// Seconds east of Greenwich, as it was written.
    var offset: Int
  }

  /// nil for what is no time.
  static func stamp(_ bytes: UnsafeBufferPointer<UInt8>) -> Stamp? {
    guard bytes.count == 25, bytes[4] == 0x2D, bytes[7] == 0x2D, bytes[10] == 0x20, bytes[13] == 0x3A,
      bytes[16] == 0x3A, bytes[19] == 0x20, bytes[20] == 0x2B || bytes[20] == 0x2D,
      let year = digits(bytes, 0, 4), let month = digits(bytes, 5, 2), let day = digits(bytes, 8, 2),
      let hour = digits(bytes, 11, 2), let minute = digits(bytes, 14, 2), let second = digits(bytes, 17, 2),
      let zoneHours = digits(bytes, 21, 2), let zoneMinutes = digits(bytes, 23, 2),
      let date = Day(year: year, month: month, day: day), hour < 24, minute < 60, second <= 60, zoneHours <= 18,
      zoneMinutes < 60
    else { return nil }
    let offset = (zoneHours * 60 + zoneMinutes) * (bytes[20] == 0x2D ? -60 : 60)
    let clock = Int64(hour * 3_600 + minute * 60 + second)
    return Stamp(seconds: Int64(date.number) * 86_400 + clock - Int64(offset), offset: offset)
  }

  private static func digits(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int) -> Int? {
    var value = 0
    for index in start..<start + count {
      let digit = bytes[index] &- 0x30
      guard digit <= 9 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }

  private static let powers = (0...18).map { pow(10.0, Double($0)) }

  /// A number such as `0.97`; nil for what is none, or is not finite.
  static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let first = bytes.first else { return nil }
    let isNegative = first == 0x2D
    var (value, decimals, count) = (Int64(0), 0, 0)
    var isBehindPoint = false
    for byte in isNegative ? UnsafeBufferPointer(rebasing: bytes.dropFirst()) : bytes {
      if byte == 0x2E, !isBehindPoint {
        isBehindPoint = true
        continue
      }
      let digit = byte &- 0x30
      guard digit <= 9, count < 15 else { return slowNumber(bytes) }
      value = value * 10 + Int64(digit)
      count += value == 0 ? 0 : 1
      if isBehindPoint { decimals += 1 }
      guard decimals < powers.count else { return slowNumber(bytes) }
    }
    guard bytes.count > (isNegative ? 1 : 0), !(isBehindPoint && bytes.count == (isNegative ? 2 : 1)) else {
      return nil
    }
    // Up to 15 digits and a power of ten are exact, so their quotient is rounded once.
    let number = Double(value) / powers[decimals]
    return isNegative ? -number : number
  }

  private static func slowNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard bytes.count <= 64, bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    // Neither hexadecimal numbers nor words for what is not finite.
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

/// Gives each text that comes again and again a small number, so that it is compared and not made each time.
struct TextNumbers {
  /// More than any file has of one sort; from then on all others are one.
  private static let most = 20_000
  private static let longest = 4_096

  private(set) var texts: [String] = []
  private var bytes: [[UInt8]] = []
  private var table: [Int32]
  private var last = -1

  init() { table = Array(repeating: -1, count: 65_536) }

  mutating func number(of text: UnsafeBufferPointer<UInt8>) -> Int {
    if last >= 0, isSame(last, text) { return last }
    let text = text.count > TextNumbers.longest ? UnsafeBufferPointer(rebasing: text[..<TextNumbers.longest]) : text
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var slot = Int((hash ^ hash >> 32) & UInt64(table.count - 1))
    while table[slot] >= 0 {
      let number = Int(table[slot])
      if isSame(number, text) {
        last = number
        return number
      }
      slot = (slot + 1) & (table.count - 1)
    }
    guard texts.count < TextNumbers.most else { return texts.count - 1 }
    table[slot] = Int32(texts.count)
    last = texts.count
    texts.append(String(decoding: text, as: UTF8.self))
    bytes.append(Array(text))
    return last
  }

  private func isSame(_ number: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let own = bytes[number]
    guard own.count == text.count else { return false }
    guard let start = text.baseAddress else { return true }
    return own.withUnsafeBytes { memcmp($0.baseAddress ?? UnsafeRawPointer(start), start, text.count) == 0 }
  }
}
