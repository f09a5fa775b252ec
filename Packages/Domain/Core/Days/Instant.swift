/// A point in time, in whole seconds since 1970-01-01T00:00:00Z without leap seconds.
public struct Instant: Hashable, Comparable, Sendable, Codable {
  public let seconds: Int64

  public init(seconds: Int64) { self.seconds = seconds }

  public init(from decoder: any Decoder) throws { seconds = try decoder.singleValueContainer().decode(Int64.self) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(seconds)
  }

  public static func < (left: Instant, right: Instant) -> Bool { left.seconds < right.seconds }
  public static func + (left: Instant, seconds: Int64) -> Instant { Instant(seconds: left.seconds + seconds) }
  public static func - (left: Instant, seconds: Int64) -> Instant { Instant(seconds: left.seconds - seconds) }

  /// Whole minutes from another instant to this one, rounded towards zero.
  public func minutes(since other: Instant) -> Int { Int((seconds - other.seconds) / 60) }
}
