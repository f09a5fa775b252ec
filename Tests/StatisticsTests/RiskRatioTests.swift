import Testing
import TrackerStatistics

@Suite struct RiskRatioTests {
  // VanderWeele and Ding 2017, Annals of Internal Medicine 167, their first example: 3.9 (1.8 to 8.7).
  @Test("E-values are those of the published example, and the same for a ratio and its inverse")
  func eValues() {
    #expect(abs(RiskRatio.eValue(of: 3.9) - 7.26) < 0.005)
    #expect(abs(RiskRatio.eValue(of: 1.8) - 3.0) < 0.005)
    #expect(abs(RiskRatio.eValue(of: 1 / 3.9) - RiskRatio.eValue(of: 3.9)) < 1e-12)
    #expect(RiskRatio.eValue(of: 1) == 1)
  }

  private let table = ContingencyTable(exposedWith: 12, exposedWithout: 18, unexposedWith: 9, unexposedWithout: 51)

  @Test("days that resemble the day before widen the interval and leave the ratio")
  func persistence() {
    let (plain, alike) = (RiskRatio(table), RiskRatio(table, persistence: 0.5))
    #expect(plain.ratio == alike.ratio)
    #expect(alike.interval.lowerBound < plain.interval.lowerBound)
    #expect(RiskRatio(table, persistence: -1) == plain)
    #expect(RiskRatio(table, persistence: 2) == RiskRatio(table, persistence: 0.9))
  }

  @Test("few days draw the ratio towards 1, and the limit nearer to 1 is 1 where the interval holds it")
  func drawn() {
    let (plain, drawn) = (RiskRatio(table), RiskRatio(table, priorDeviation: 0.35))
    #expect(drawn.ratio > 1 && drawn.ratio < plain.ratio)
    #expect(plain.nearerLimit == plain.interval.lowerBound)
    let none = ContingencyTable(exposedWith: 0, exposedWithout: 0, unexposedWith: 0, unexposedWithout: 0)
    #expect(RiskRatio(none).ratio == 1 && RiskRatio(none).nearerLimit == 1)
  }
}
