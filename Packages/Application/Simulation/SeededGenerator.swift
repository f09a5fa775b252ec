import TrackerStatistics

/// Random numbers that are the same for the same seed on every machine.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var bits: SplitMix64

  public init(seed: UInt64) { bits = SplitMix64(seed: seed) }

  public mutating func next() -> UInt64 { bits.next() }

  /// A standard normal number (Box and Muller 1958).
  public mutating func normal() -> Double {
    let radius = (-2 * Double.log(1 - Double.random(in: 0..<1, using: &self))).squareRoot()
    return radius * Double.cos(2 * .pi * Double.random(in: 0..<1, using: &self))
  }

  /// True with a chance 0 … 1.
  public mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }
}
