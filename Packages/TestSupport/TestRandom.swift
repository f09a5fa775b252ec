import Synchronization

/// Numbers that differ from call to call and repeat from world to world (SplitMix64: Steele, Lea, Flood 2014).
final class TestRandom: RandomNumberGenerator, Sendable {
  private let state = Mutex<UInt64>(7)

  func next() -> UInt64 {
    state.withLock { state in
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
