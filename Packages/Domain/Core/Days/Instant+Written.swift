extension Instant {
  /// ISO 8601 with seconds, at so many seconds east of Greenwich: `2026-03-12T20:00:00+01:00`.
  public func written(offset: Int) -> String {
    let local = seconds + Int64(offset)
    let day = Day(number: Int((local - (local % 86_400 + 86_400) % 86_400) / 86_400))
    let second = Int((local % 86_400 + 86_400) % 86_400)
    let time = [second / 3_600, second / 60 % 60, second % 60].map(Self.two).joined(separator: ":")
    let minutes = abs(offset) / 60
    return "\(day)T\(time)\(offset < 0 ? "-" : "+")\(Self.two(minutes / 60)):\(Self.two(minutes % 60))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
