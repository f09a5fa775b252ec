import Testing
import TrackerPatternEngine
import TrackerStatistics

@Suite struct MetricPairTests {
  /// Days that resemble the day before.
  private static func series(_ days: Int, using random: inout SplitMix64) -> [Double] {
    var value = 0.0
    return (0..<days).map { _ in
      value = 0.7 * value + random.normal()
      return value
    }
  }

  @Test("a metric that follows another by a day is found, with its lag and direction")
  func follows() throws {
    var random = SplitMix64(seed: 2)
    let sleep = Self.series(160, using: &random)
    let mood = [0] + sleep.dropLast().map { -$0 + 0.5 * random.normal() }
    let finding = try #require(MetricPair.findings([MetricPair("sleep", sleep, "mood", mood)]).first)
    #expect(finding.lag == 1 && finding.days == 159 && finding.isClaim && finding.strength == .strong)
    #expect(try #require(finding.spearman) < -0.7 && finding.chance == finding.q)
  }

  @Test("metrics that have nothing to do with each other are seldom claimed, and neither are two cycles of seven days")
  func nothing() {
    var random = SplitMix64(seed: 3)
    let pairs = (0..<40).map { index in
      let (one, other) = (Self.series(120, using: &random), Self.series(120, using: &random))
      return MetricPair(
        "a\(index)", one.enumerated().map { $1 + ($0 % 7 < 2 ? 3 : 0) }, "b\(index)",
        other.enumerated().map { $1 + ($0 % 7 < 2 ? 3 : 0) })
    }
    let findings = MetricPair.findings(pairs)
    #expect(findings.count(where: \.isClaim) <= 1)
    #expect(findings.count { $0.chance ?? 1 <= 0.05 } <= 5)
    #expect(findings == MetricPair.findings(pairs), "the same days give the same p")
  }

  @Test("under 84 days with both numbers, and for a metric that does not vary, there is no p")
  func few() {
    var random = SplitMix64(seed: 4)
    let series = Self.series(100, using: &random)
    let gaps = series.enumerated().map { $0 < 17 ? nil : Optional($1) }
    for pair in [MetricPair("a", series, "b", gaps), MetricPair("a", series, "c", series.map { _ in 5 })] {
      let finding = MetricPair.findings([pair])[0]
      #expect(finding.chance == nil && finding.q == nil && !finding.isClaim)
    }
    #expect(MetricPair.findings([]).isEmpty)
  }
}
