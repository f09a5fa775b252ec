/// Tells the time; the host has the real one, tests and the demo a fixed one.
public protocol WallClock: Sendable {
  var now: Instant { get }
}

/// A clock that stands still.
public struct FixedClock: WallClock {
  public let now: Instant
  public init(_ now: Instant) { self.now = now }
}
