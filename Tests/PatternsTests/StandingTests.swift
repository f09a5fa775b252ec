import Testing
import TrackerApplication
import TrackerCore
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerPatterns

/// When looks are taken, and what they depend on.
@Suite struct StandingTests {
  /// A day that lies so many days after the first logged one.
  private func day(_ number: Int, of count: Int) -> Day { PatternDiary.today.advanced(by: number - count) }

  @Test("a look is due every fourteen days from the first logged day, and none before day 84")
  func due() throws {
    let diary = try PatternDiary()
    try diary.log(PatternDiary.days(130, effect: 2.5, seed: 1))
    func isDue(_ number: Int) throws -> Bool {
      StandingLooks.areDue(in: try diary.session(on: day(number, of: 130)).environment)
    }
    #expect(try !isDue(83))
    #expect(try isDue(84))
    #expect(try StandingLooks(diary.session(on: day(90, of: 130))).take())
    let kept = try diary.world.journal.read { try StandingClaims.kept(in: $0) }
    #expect(kept?.look == day(84, of: 130) && kept?.nextLook == day(98, of: 130))
    #expect(try !isDue(97))
    #expect(try isDue(98))
    #expect(try !StandingLooks(diary.session(on: day(97, of: 130))).take())
  }

  @Test("what stands between two looks is the same on each day, and follows from the days alone")
  func replay() throws {
    let days = PatternDiary.days(140, effect: 2.5, seed: 2)
    let daily = try PatternDiary()
    try daily.log(days)
    var seen: [Int: [StandingClaim]] = [:]
    for number in 84..<140 {
      try StandingLooks(daily.session(on: day(number, of: 140))).take()
      let claims = try daily.standing(on: day(number, of: 140))
      seen[number / 14, default: claims] = claims
      #expect(seen[number / 14] == claims, "day \(number)")
      // Another person with the same days who looks on this day only.
      if number % 14 == 9 {
        let once = try PatternDiary()
        try once.log(days)
        try StandingLooks(once.session(on: day(number, of: 140))).take()
        #expect(try once.standing(on: day(number, of: 140)) == claims)
      }
    }
    #expect(seen[9]?.contains { $0.factor == "intake.dish-a" } == true)
  }

  @Test("an entry of today leaves what stands alone, and one before the look makes it stale")
  func stale() throws {
    let diary = try PatternDiary()
    try diary.log(PatternDiary.days(120, effect: 2.5, seed: 3))
    try StandingLooks(diary.session()).take()
    let environment = try diary.session().environment
    #expect(!StandingLooks.areDue(in: environment))
    try diary.log([.init(back: 0, severity: 8, foods: ["soup"])])
    try diary.log([.init(back: 7, severity: 8, foods: ["soup"])])
    #expect(!StandingLooks.areDue(in: environment), "the last look was 8 days ago")
    try diary.log([.init(back: 9, severity: 8, foods: ["soup"])])
    #expect(StandingLooks.areDue(in: environment))
    #expect(try !diary.standing().isEmpty, "what was kept is read until it is worked out again")
    #expect(try StandingLooks(diary.session()).take())
    #expect(!StandingLooks.areDue(in: environment))
  }

  @Test("a claim that the data no longer make is gone after the next look")
  func gone() throws {
    let diary = try PatternDiary()
    try diary.log(PatternDiary.days(120, effect: 2.5, seed: 3))
    try StandingLooks(diary.session()).take()
    #expect(try !diary.standing().isEmpty)
    try diary.log(PatternDiary.days(120, effect: 0, seed: 3).map { .init(back: $0.back, severity: 3, foods: $0.foods) })
    try StandingLooks(diary.session()).take()
    #expect(try diary.standing().isEmpty)
  }

  @Test("a look keeps the numbers behind what stands, for reports, though nobody asked for patterns")
  func numbers() throws {
    let diary = try PatternDiary()
    try diary.log(PatternDiary.days(180, effect: 2.5, seed: 1))
    try StandingLooks(diary.session()).take()
    let claim = try #require(try diary.standing().first)
    let session = try diary.session()
    let pattern = try session.journal.read { try ConditionPatterns.lastKept(for: session, in: $0).pattern(of: claim) }
    #expect(pattern?.slopeInterval != nil && pattern?.counts.with ?? 0 > 0)
  }

  @Test("nothing works out what stands but the looks")
  func neverComputed() throws {
    let diary = try PatternDiary()
    try diary.log(PatternDiary.days(180, effect: 2.5, seed: 1))
    _ = try diary.patterns()
    #expect(try diary.standing().isEmpty)
  }

  @Test("days before the first look that were erased do not move the looks")
  func erased() throws {
    let diary = try PatternDiary()
    try diary.log(PatternDiary.days(180, effect: 2.5, seed: 1))
    try StandingLooks(diary.session()).take()
    let before = try diary.world.journal.read { try StandingClaims.kept(in: $0)?.nextLook }
    try diary.world.journal.write("erase", at: diary.session().environment.now) { journal in
      _ = try journal.forget(before: day(33, of: 180))
    }
    try StandingLooks(diary.session()).take(isFresh: true)
    #expect(try diary.world.journal.read { try StandingClaims.kept(in: $0)?.nextLook } == before)
  }
}
