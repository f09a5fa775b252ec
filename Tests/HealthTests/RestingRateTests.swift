import Testing

@testable import TrackerHealth

@Suite struct RestingRateTests {
  private typealias Finding = RestingRate.Finding

  private static let quiet: [Double?] = [
    58, 58, 58, 59, 57, 57, 59, 58, 58, 58, 59, 59, 59, 58, 58, 58, 59, 57, 57, 58, 57, 58, 57, 58, 59, 59, 59, 59, 59,
    58,
  ]

  /// What each of some days is found to be.
  private func findings(_ values: [Double?]) -> [Finding?] {
    values.indices.map { RestingRate(values[...$0])?.finding }
  }

  private func none(_ count: Int) -> [Finding?] { Array(repeating: nil, count: count) }

  @Test("an ordinary month has nothing that stands out")
  func ordinary() { #expect(findings(Self.quiet) == none(30)) }

  @Test("one day up is a spike, one down a dip")
  func oneDay() {
    #expect(findings(Self.quiet + [66, 58]) == none(30) + [.spike, nil])
    #expect(findings(Self.quiet + [50]) == none(30) + [.dip])
  }

  @Test("four beats on two days in a row are sustained, from the second on")
  func sustained() { #expect(findings(Self.quiet + [63, 63, 64, 58]) == none(31) + [.sustained, .sustained, nil]) }

  @Test("days that are not known are passed over by the baseline, and end a row")
  func gaps() {
    let gap = Array(Self.quiet.prefix(16)) + Array(repeating: nil, count: 10)
    #expect(findings(gap + [66]) == none(26) + [.spike])
    #expect(findings(gap + [63, nil, 63]) == none(26) + [.spike, nil, .spike])
  }

  @Test("fewer than 14 known days have no baseline")
  func tooFew() {
    #expect(findings(Array(Self.quiet.prefix(10)) + [80]) == none(11))
    #expect(RestingRate(Array(Self.quiet.prefix(13)) + [80]) == nil)
    #expect(RestingRate(Array(Self.quiet.prefix(14)) + [80])?.finding == .spike)
    #expect(RestingRate([]) == nil)
  }

  @Test("a rate that never changes: 3 beats are nothing, 4 stand out")
  func constant() {
    let same = [Double?](repeating: 60, count: 28)
    #expect(findings(same + [60]) == none(29))
    #expect(RestingRate(same + [63]) == nil)
    #expect(RestingRate(same + [64])?.finding == .spike)
    #expect(RestingRate(same + [64])?.baseline == 60)
  }

  @Test("a rate that goes up and down a lot has no spikes, but what lasts is seen")
  func restless() {
    let restless = (0..<27).map { Double?(50 + Double($0 % 3) * 8) }
    #expect(RestingRate(restless + [58, 70]) == nil)
    #expect(RestingRate(restless + [66, 70])?.finding == .sustained)
  }
}

@Suite struct HRVScoreTests {
  private static let days: [Double?] = (0..<28).map { $0.isMultiple(of: 2) ? 36 : 44 }

  @Test("the middle of the days before is 50, higher is more")
  func middle() {
    // The mean of the logarithms of 36 and 44.
    #expect(HRVScore(Self.days + [39.799])?.score == 50)
    #expect(HRVScore(Self.days + [44])?.score == 84)
    #expect(HRVScore(Self.days + [36])?.score == 16)
    #expect(HRVScore(Self.days + [44])?.known == 28)
  }

  @Test("14 known days are needed; what is not known is passed over")
  func few() {
    let gaps: [Double?] = (0..<28).map { $0 < 14 ? nil : Self.days[$0] }
    #expect(HRVScore(gaps + [44])?.known == 14)
    #expect(HRVScore(gaps.dropLast() + [nil, 44]) == nil)
    #expect(HRVScore(Self.days + [nil]) == nil)
  }

  @Test("days that are all the same say what is usual, and not how unusual something else is")
  func constant() {
    let same = [Double?](repeating: 40, count: 28)
    #expect(HRVScore(same + [40])?.score == 50)
    #expect(HRVScore(same + [41]) == nil)
  }
}
