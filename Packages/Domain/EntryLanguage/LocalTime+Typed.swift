import TrackerCore

extension LocalTime {
  /// Times of day in words.
  static let words = [
    "noon": LocalTime(wrapping: 720), "midday": LocalTime(wrapping: 720), "midnight": LocalTime(wrapping: 0),
    "mittag": LocalTime(wrapping: 720), "mittags": LocalTime(wrapping: 720), "mitternacht": LocalTime(wrapping: 0),
  ]

  /// Reads a time as people type it: also `23`, `2310`, `11pm`, `6:20 am`, `22 Uhr`, `6 Uhr 20`, `noon`.
  public init?(typed text: String) {
    let lower = text.lowercased().filter { !$0.isWhitespace }
    if let time = LocalTime.words[lower] {
      self = time
      return
    }
    let spoken = lower.replacing(/(\d)uhr(\d\d)$/) { "\($0.1):\($0.2)" }
    let suffix = ["am", "pm", "uhr"].first(where: spoken.hasSuffix)
    let clock = String(spoken.dropLast(suffix?.count ?? 0))
    guard clock.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ":" || $0 == ".") }) else { return nil }
    let isCompact = clock.allSatisfy(\.isNumber)
    let spelt =
      switch (isCompact, clock.count) {
      case (true, 1...2): "\(clock):00"
      case (true, 3...4): "\(clock.dropLast(2)):\(clock.suffix(2))"
      default: clock
      }
    guard let time = LocalTime(spelt) else { return nil }
    guard let suffix, suffix != "uhr" else {
      self = time
      return
    }
    guard (1...12).contains(time.minutes / 60) else { return nil }
    self.init(wrapping: time.minutes % 720 + (suffix == "pm" ? 720 : 0))
  }
}
