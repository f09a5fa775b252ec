import Testing
import TrackerStatistics

@testable import TrackerPatternEngine

@Suite struct GoodStretchesTests {
  // The median of the known severities is 3.
  private static let severity: [Double?] = [2, 3, 1, 8, 2, 2, 9, 3, nil, 3, 3, 3, 3, 7, 8, 9]
  private static let outcome = Outcome(severity: severity, flare: severity.map { $0.map { $0 >= 7 } })

  @Test("three days in a row count, two do not, and a day that is not known ends a stretch")
  func days() {
    #expect(GoodStretches.days(of: Self.outcome) == [0, 1, 2, 9, 10, 11, 12])
    // Of the two in the middle, 2 and 4, the lower one counts.
    let even = Outcome(severity: [2, 2, 2, 4, 9, 9], flare: [false, false, false, false, true, true])
    #expect(GoodStretches.days(of: even) == [0, 1, 2])
  }

  @Test("days with it are counted of those on which it is known, in stretches and on other days")
  func counts() throws {
    let had: [Bool?] = [
      true, true, nil, false, true, false, false, true, true, true, false, true, true, false, nil, false,
    ]
    let found = try #require(GoodStretches(of: Exposure("walk", had), on: Self.outcome))
    #expect(found.within == Proportion(count: 5, of: 6))
    // Days 3 to 7 and 13 to 15, but for day 14, on which it is not known. Day 8 has no severity.
    #expect(found.otherwise == Proportion(count: 2, of: 7))
  }

  @Test("a flare is no good day whatever its severity, and without a stretch there is nothing to tell")
  func none() {
    let marked = Outcome(severity: [2, 2, 2, 9, 9, 9], flare: [false, true, false, true, true, true])
    #expect(GoodStretches(of: Exposure("walk", [true, true, true, false, false, false]), on: marked) == nil)
    #expect(
      GoodStretches(of: Exposure("walk", [nil, nil]), on: Outcome(severity: [nil, nil], flare: [nil, nil])) == nil)
  }
}
