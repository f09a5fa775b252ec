import Synchronization
import TrackerStatistics

/// One random sequence that several commands draw from in turn: its numbers differ from call to call and repeat from
/// world to world.
public final class SharedGenerator: RandomNumberGenerator, Sendable {
  private let generator: Mutex<SplitMix64>

  /// A sequence that starts over with every instance of the same seed.
  public init(seed: UInt64 = 7) { generator = Mutex(SplitMix64(seed: seed)) }

  /// The next 64 random bits of the sequence.
  public func next() -> UInt64 { generator.withLock { $0.next() } }
}
