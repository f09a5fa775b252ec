import TrackerStatistics

/// Draws what of a day goes unlogged.
struct Omissions: Sendable {
  private let gaps: SimulatedWorld.Gaps
  private var random: SplitMix64
  private var index = 0
  private var awayLeft = 0

  init(seed: UInt64, gaps: SimulatedWorld.Gaps) {
    self.gaps = gaps
    random = SplitMix64(seed: seed)
  }

  mutating func next() -> (isAway: Bool, parts: Set<SimulatedDay.Part>) {
    defer { index += 1 }
    let begins = random.chance(gaps.away)
    let length = Int.random(in: gaps.awayDays, using: &random)
    let left = SimulatedDay.Part.allCases.filter { _ in random.chance(gaps.unanswered) }
    if awayLeft > 0 { awayLeft -= 1 } else if begins, index >= gaps.settled { awayLeft = length }
    return awayLeft > 0 ? (true, Set(SimulatedDay.Part.allCases)) : (false, Set(left))
  }
}
