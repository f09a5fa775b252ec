import Testing

@testable import TrackerHealth

/// Worked out by hand and by an independent program from the table of `docs/health.md`.
@Suite struct SleepScoreTests {
  struct Example: Sendable {
    var known: [SleepScore.Part: Double]
    var score: Int?
    var impacts: [SleepScore.Part: Double] = [:]
  }

  @Test(
    "a night has its score and what each part does to it",
    arguments: [
      Example(
        known: [
          .duration: 7.5, .efficiency: 93.75, .latency: 12, .awake: 18, .awakenings: 1, .regularity: 85,
        ], score: 99,
        impacts: [
          .duration: 1, .efficiency: 1, .latency: 1, .awake: 1, .awakenings: 1, .regularity: 0.915,
        ]),
      Example(
        known: [.duration: 5, .efficiency: 62.5, .latency: 50, .awake: 60, .awakenings: 5, .regularity: 45], score: 18,
        impacts: [
          .duration: -0.333, .efficiency: -1, .latency: -0.333, .awake: -1, .awakenings: -1, .regularity: -0.787,
        ]),
      Example(known: [.duration: 8, .efficiency: 96], score: 100, impacts: [.duration: 1, .efficiency: 1]),
      Example(known: [.duration: 10.5, .awake: 30], score: 54, impacts: [.duration: 0, .awake: 0.355]),
      Example(
        known: [.duration: 3.5, .efficiency: 50, .latency: 90], score: 0,
        impacts: [.duration: -1, .efficiency: -1, .latency: -1]),
    ])
  func nights(_ example: Example) throws {
    let score = try #require(SleepScore(of: example.known))
    #expect(score.value == example.score)
    #expect(score.factors.count == example.impacts.count)
    for factor in score.factors {
      let impact = try #require(example.impacts[factor.part])
      #expect(abs(factor.impact - impact) < 0.001, "\(factor.part)")
    }
  }

  @Test("one known part is no score, and none is none")
  func tooFew() {
    for part in SleepScore.Part.allCases { #expect(SleepScore(of: [part: 5]) == nil) }
    #expect(SleepScore(of: [:]) == nil)
  }

  @Test("too much sleep lowers it as too little does, and nothing lies outside of 0 and 100")
  func ends() {
    for (hours, share) in [(2.0, 0.0), (4, 0), (5.5, 0.5), (7, 1), (9, 1), (10.5, 0.5), (12, 0), (15, 0)] {
      #expect(abs(SleepScore.Part.duration.share(of: hours) - share) < 1e-9, "\(hours)")
    }
    #expect(SleepScore.Part.regularity.share(of: -100) == 0 && SleepScore.Part.regularity.share(of: 100) == 1)
    #expect(SleepScore.Part.latency.share(of: 0) == 1 && SleepScore.Part.efficiency.share(of: 100) == 1)
  }

  @Test("a part that is not known counts for nothing, above and below the line")
  func leftOut() throws {
    let both = try #require(SleepScore(of: [.duration: 5.5, .latency: 30]))
    // (40 · 0.5 + 10 · 1) / 50
    #expect(both.value == 60)
    #expect(SleepScore.Part.allCases.reduce(0) { $0 + $1.weight } == 100)
  }
}
