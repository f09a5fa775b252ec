import Foundation
import TrackerHashing

/// Random numbers that are the same for the same seed on every machine, by SplitMix64 (Steele, Lea and Flood 2014).
///
/// Every sequence that has to repeat is drawn from this one generator: simulated people, bootstraps, tests. It is fast
/// and passes the usual statistical tests; it is not for secrets.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator whose numbers follow from `seed` alone; any seed will do, neighbouring ones included.
  public init(seed: UInt64) { state = seed }

  /// A generator seeded by the hash of a name, so that what is drawn for a thing is the same the next time.
  public init(name: String) { state = FNV1a.hash(of: name.utf8) }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A draw from the standard normal distribution, which takes two numbers of the sequence (Box and Muller 1958).
  public mutating func normal() -> Double {
    let radius = (-2 * log(1 - Double.random(in: 0..<1, using: &self))).squareRoot()
    return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &self))
  }

  /// True with a probability of 0 … 1; always false at 0 and always true at 1.
  public mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }
}
