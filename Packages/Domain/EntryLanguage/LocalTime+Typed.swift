import TrackerCore

extension LocalTime {
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
}
