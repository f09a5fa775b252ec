import Testing
import TrackerApplication
import TrackerCore
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerPatterns
@testable import TrackerPatternsCommands

/// Records that have nothing to compare: each gets an answer in words.
@Suite struct BadRecordTests {
  private func answer(_ days: [PatternDiary.Logged], _ words: [String] = []) throws -> String {
    let diary = try PatternDiary()
    try diary.log(days)
    return try diary.world.run(PatternsListCommand.self, words)
  }

  private func days(_ count: Int, severity: (Int) -> Double?, foods: (Int) -> [String]? = { _ in ["soup"] })
    -> [PatternDiary.Logged]
  {
    (1...count).map { .init(back: $0, severity: severity($0), foods: foods($0)) }
  }

  @Test("nothing logged, one day, no flare, all flares, too few flares")
  func words() throws {
    #expect(try answer([]).contains("No day has a check-in yet"))
    #expect(try answer(days(5, severity: { _ in nil })).contains("No day has a check-in yet"))
    #expect(try answer(days(1, severity: { _ in 5 })).contains("1 of 60 days is answered."))
    #expect(try answer(days(80, severity: { _ in 3 })).contains("None of 80 answered days was a flare day."))
    #expect(try answer(days(80, severity: { _ in 9 })).contains("All 80 answered days were flare days."))
    #expect(try answer(days(80, severity: { $0 < 3 ? 9 : 3 })).contains("You had 2 flare days."))
    #expect(try answer(days(80, severity: { $0 < 2 ? 9 : 3 })).contains("You had 1 flare day."))
  }

  @Test("a food on every day needs days without it")
  func everyDay() throws {
    let diary = try PatternDiary()
    try diary.log(days(90, severity: { Double($0 * 7 % 10 + 1) }))
    let shown = try diary.world.run(PatternsShowCommand.self, ["soup"])
    #expect(shown.contains("Too early to say: needs 10 more days without it."), "\(shown)")
    #expect(shown.contains("Without it"))
  }

  @Test("a metric that never changes is nothing to compare")
  func constant() throws {
    let diary = try PatternDiary()
    try diary.log(
      (1...90).map { back in
        .init(
          back: back, severity: Double(back * 7 % 10 + 1), foods: nil,
          others: [Measure("weather.pressure", 1_000, fold: .mean), Measure("sleep.hours", 7, fold: .sum)])
      })
    #expect(try diary.patterns().patterns.isEmpty)
    #expect(throws: Failure.self) { try diary.world.run(PatternsShowCommand.self, ["pressure"]) }
    #expect(try diary.world.run(PatternsListCommand.self).contains("Nothing holds up so far."))
  }

  @Test("of five thousand foods those on ten days are tested, and the others are counted")
  func manyFoods() throws {
    let diary = try PatternDiary()
    var random = SplitMix64(seed: 5)
    let common = (0..<30).map { "common dish \($0)x" }
    try diary.log(
      (1...120).map { back in
        let seldom = (0..<42).map { "rare dish \(back * 42 + $0)x" }
        return .init(
          back: back, severity: (random.normal() * 2 + 5).rounded().clamped(to: 1...10),
          foods: seldom + common.filter { _ in random.chance(0.4) })
      })
    let found = try diary.patterns()
    #expect(found.leftOut == 120 * 42)
    #expect(found.patterns.count == 30)
    #expect(found.patterns.allSatisfy { $0.falseDiscovery != nil })
    let text = try diary.world.run(PatternsListCommand.self)
    #expect(text.contains("5040 were too seldom there to be compared."), "\(text)")
    let rare = try diary.world.run(PatternsShowCommand.self, ["rare dish 42x"])
    #expect(rare.contains("It was there on 1 day so far. It needs 9 more"), "\(rare)")
  }

  @Test("logging the same days again changes nothing")
  func twice() throws {
    let diary = try PatternDiary()
    let days = PatternDiary.days(120, effect: 2, seed: 8)
    try diary.log(days)
    let first = try diary.patterns().patterns
    try diary.log(days)
    #expect(try diary.patterns(isFresh: true).patterns == first)
  }

  @Test("hours before flares are counted across the day on which clocks go forward")
  func clockChange() throws {
    let diary = try PatternDiary()
    // Through the end of March, in Europe.
    try diary.log(
      (-60...59).map { back in
        .init(back: -back, severity: back % 3 == 0 ? 9 : 3, foods: back % 3 == 0 ? ["soup"] : ["bread"])
      })
    let session = try diary.session(on: PatternDiary.today.advanced(by: 60))
    let view = try PatternView(of: "soup", in: session, steps: { _ in })
    let windows = try #require(view.parts.first?.windows)
    #expect(windows.map(\.window) == ["0-2", "2-6", "6-12", "12-24", "6-24", "24-48"])
    // Each flare has soup at 12:30 of its own day, 8 hours and 20 minutes before the check-in.
    let near = try #require(windows.first { $0.window == "6-12" })
    // The first of the 90 days has no day before it that is known.
    #expect(near.flaresWithout == 0 && near.flaresWith == 29 && near.othersWith == 0, "\(near)")
    #expect(near.neverOtherwise && near.bar == 1)
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(range.upperBound, max(range.lowerBound, self))
  }
}
