import Testing
import TrackerCore
import TrackerStatistics

@testable import TrackerLearner

/// Pairs of factors that are more than the two alone.
@Suite struct CombinationSearchTests {
  private static let factors: [FactorID] = ["one", "two", "three"]

  /// Days after which severity is higher where the first two factors came together, by so many points; whole numbers,
  /// so that the reference has the very same.
  static func days(_ count: Int = 160, extra: Double = 3) -> [LearnerDay] {
    func values(_ day: Int) -> [Double] {
      [(day * 37) % 11 < 4 ? 100 : 0, (day * 53) % 7 < 3 ? 80 : 10, (day * 29) % 13 < 6 ? 60 : 0]
    }
    return (0..<count).map { day in
      let isBoth = day > 0 && values(day - 1)[0] > 50 && values(day - 1)[1] > 50
      let severity = min(10, 2 + Double((day * day * 7 + day * 3) % 50) / 10 + (isBoth ? extra : 0))
      let isKnown = day % 17 != 9
      return LearnerDay(
        isFlare: isKnown ? severity >= 6.5 : nil, severity: isKnown ? severity : nil, values: values(day))
    }
  }

  private static func found(_ days: [LearnerDay], where isCandidate: (Int, Int) -> Bool = { _, _ in true })
    -> [FactorCombination]
  {
    CombinationSearch(days).combinations(of: factors, where: isCandidate)
  }

  // numpy 2.4: lstsq over the rows of `docs/forecast.md`, 7.3; scipy 1.17: stats.t; p times the three pairs tested.
  @Test("the pair that was planted is found, with the slope and the rate that numpy and scipy give")
  func planted() throws {
    let found = Self.found(Self.days())
    let pair = try #require(found.first)
    #expect(found.count == 1 && pair.first.factor == "one" && pair.second.factor == "two" && pair.days == 21)
    #expect(abs(pair.slope - 2.671388915669816) < 1e-9)
    #expect(abs(pair.falseDiscovery - 3 * 7.033161781954692e-08) < 1e-12)
    let day = ["one": 100.0, "two": 80]
    #expect(pair.isPresent { day[$0.rawValue] })
    #expect(!pair.isPresent { $0 == "one" ? 100 : 10 } && !pair.isPresent { $0 == "one" ? 100 : nil })
  }

  @Test("where the two only add up nothing is claimed, nor of few days, few flares or pairs that are left out")
  func nothing() {
    #expect(Self.found(Self.days(extra: 0)).isEmpty)
    #expect(Self.found(Self.days(60)).isEmpty)
    #expect(Self.found([]).isEmpty)
    #expect(Self.found(Self.days()) { first, _ in first != 0 }.isEmpty)
    let calm = Self.days().map { LearnerDay(isFlare: false, severity: $0.severity, values: $0.values) }
    #expect(Self.found(calm).isEmpty)
  }

  @Test("in noise a pair is claimed for hardly anybody")
  func noise() {
    var claims = 0
    for seed in 0..<40 {
      var random = SplitMix64(seed: UInt64(seed))
      var severity = 5.0
      let days = (0..<180).map { _ in
        severity = 5 + 0.7 * (severity - 5) + 1.3 * random.normal()
        let shown = min(10, max(1, severity.rounded()))
        let values = (0..<8).map { _ in random.chance(0.35) ? 60.0 : 0 }
        return LearnerDay(isFlare: shown >= 7, severity: shown, values: values)
      }
      let found = CombinationSearch(days).combinations(of: (0..<8).map { FactorID("f\($0)") }) { _, _ in true }
      claims += found.isEmpty ? 0 : 1
    }
    #expect(claims <= 5)
  }
}
