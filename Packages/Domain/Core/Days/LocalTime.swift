/// A time of day as a clock on the wall shows it, to the minute.
public struct LocalTime: Hashable, Comparable, Sendable, LosslessStringConvertible {
  /// Minutes after midnight, 0 … 1439.
  public let minutes: Int

  public init?(minutes: Int) {
    guard (0..<1440).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// Minutes after midnight, taken modulo a day.
  public init(wrapping minutes: Int) { self.minutes = ((minutes % 1440) + 1440) % 1440 }

  /// Reads `7:05`, `07:05` and `07.05`; hours 0 … 23, minutes always two digits.
  public init?(_ text: String) {
    let parts = text.split(separator: text.contains(".") ? "." : ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ":" || $0 == ".") }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    self.minutes = hour * 60 + minute
  }

  /// Reads a time as people type it: also `23`, `2310`, `11pm` and `6:20 am`.
  public init?(typed text: String) {
    let lower = text.lowercased().filter { !$0.isWhitespace }
    let half = ["am", "pm"].first(where: lower.hasSuffix)
    let clock = half == nil ? lower : String(lower.dropLast(2))
    guard clock.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ":" || $0 == ".") }) else { return nil }
    let isCompact = clock.allSatisfy(\.isNumber)
    let spelt =
      switch (isCompact, clock.count) {
      case (true, 1...2): "\(clock):00"
      case (true, 3...4): "\(clock.dropLast(2)):\(clock.suffix(2))"
      default: clock
      }
    guard let time = LocalTime(spelt) else { return nil }
    guard let half else {
      self = time
      return
    }
    guard (1...12).contains(time.minutes / 60) else { return nil }
    self.init(wrapping: time.minutes % 720 + (half == "pm" ? 720 : 0))
  }

  /// `HH:MM`
  public var description: String {
    let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  public static func < (left: LocalTime, right: LocalTime) -> Bool { left.minutes < right.minutes }
}
