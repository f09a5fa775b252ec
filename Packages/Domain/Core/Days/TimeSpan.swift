/// An interval of time with a start before its end, such as a night's sleep.
public struct TimeSpan: Hashable, Sendable, Codable {
  public let start: Instant
  public let end: Instant

  /// nil unless the end comes after the start.
  public init?(start: Instant, end: Instant) {
    guard start < end else { return nil }
    self.start = start
    self.end = end
  }

  public var minutes: Int { end.minutes(since: start) }

  /// Whether the two share any time; spans of which one ends as the other starts do not.
  public func overlaps(_ other: TimeSpan) -> Bool { start < other.end && other.start < end }

  /// Whether the two are most likely one thing that was recorded twice: they share at least 80% of the shorter one.
  public func isMostly(_ other: TimeSpan) -> Bool {
    let shared = min(end, other.end).seconds - max(start, other.start).seconds
    let shorter = min(end.seconds - start.seconds, other.end.seconds - other.start.seconds)
    return shared > 0 && Double(shared) >= 0.8 * Double(shorter)
  }
}
