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

  /// `HH:MM`
  public var description: String {
    let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  public static func < (left: LocalTime, right: LocalTime) -> Bool { left.minutes < right.minutes }
}
