import Testing
import TrackerApplication
import TrackerCore
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerPatterns
@testable import TrackerPatternsCommands

/// A person with a true trigger, and one without, through the whole module.
@Suite struct PatternTests {
  @Test("a food that makes the next day worse is claimed, and stands", arguments: [1, 2, 3] as [UInt64])
  func planted(seed: UInt64) throws {
    let diary = try PatternDiary()
    try diary.log(PatternDiary.days(180, effect: 2.5, seed: seed))
    let found = try #require(try diary.patterns().patterns.first)
    #expect(found.factor == "intake.dish-a")
    #expect(found.label == .confirmed)
    #expect(found.direction == .trigger)
    #expect(found.riskRatio > 1.3 && found.interval.lowerBound > 1)
    #expect(found.lag == 1)
    #expect(found.occurrences == found.counts.with, "each day with it has a known next day")
    #expect(try StandingLooks(diary.session()).take())
    let claim = try #require(try diary.standing().first)
    #expect(claim.factor == "intake.dish-a" && claim.direction == .trigger)
    #expect(claim.metrics == ["intake.dish-a"])
    #expect(claim.since == PatternDiary.today.advanced(by: -180))
    #expect(claim.exposedDays >= 10 && claim.interval.contains(claim.riskRatio))
    let session = try diary.session()
    #expect(
      session.format(claim.sentence) == "In your records, dish a and a worse next day go together.",
      "\(session.format(claim.sentence))")
  }

  @Test("a food that makes the next day better is no trigger")
  func protective() throws {
    let diary = try PatternDiary()
    let days = PatternDiary.days(180, effect: -2.5, seed: 4)
    try diary.log(days.map { .init(back: $0.back, severity: $0.severity.map { min(10, $0 + 3) }, foods: $0.foods) })
    let found = try #require(try diary.patterns().patterns.first)
    #expect(found.factor == "intake.dish-a" && found.direction == .protective && found.label.isClaim)
    #expect(found.kind == .protective)
  }

  @Test("of people in whose world nothing has an effect, few hear of anything")
  func null() throws {
    let claims = try (11...20 as ClosedRange<UInt64>).map { seed in
      let diary = try PatternDiary()
      try diary.log(PatternDiary.days(120, effect: 0, seed: seed))
      try StandingLooks(diary.session()).take()
      return try diary.standing().count
    }
    #expect(claims.reduce(0, +) <= 2, "\(claims)")
  }

  @Test("days without a meal are unknown for a food, and days with another meal have it not")
  func unknown() throws {
    let diary = try PatternDiary()
    try diary.log(
      (1...100).map { back in
        .init(
          back: back, severity: Double(back % 10 + 1),
          foods: back % 3 == 0 ? nil : back % 3 == 1 ? ["soup"] : ["bread"])
      })
    let soup = try #require(try diary.patterns().patterns.first { $0.factor == "intake.soup" })
    // Of 99 pairs of days, a third has no meal.
    #expect(soup.counts.with == 33 && soup.counts.without == 33)
    #expect(soup.counts.unanswered == 34)
    #expect(soup.strip.answers.suffix(3) == "-01", "three, two and one day back")
  }

  @Test("counts of a period leave the label of the whole record alone")
  func periods() throws {
    let diary = try PatternDiary()
    try diary.log(PatternDiary.days(180, effect: 2.5, seed: 1))
    var query = PatternQuery()
    let session = try diary.session()
    let views = try [30, 90, nil].map { days -> PatternsView.Item in
      query.days = days
      let view = try PatternsView(query, in: session, steps: { _ in })
      return try #require(view.conditions.first?.patterns.first)
    }
    #expect(Set(views.map(\.pattern.label)) == [.confirmed])
    let counts = views.compactMap { $0.description?.counts }.map { $0.with + $0.without }
    #expect(counts == [29, 89, 179])
  }

  @Test("what an entry changed is worked out again, and nothing else")
  func caching() throws {
    let diary = try PatternDiary()
    try diary.log(PatternDiary.days(120, effect: 2, seed: 6))
    let session = try diary.session()
    var steps: [PatternStep] = []
    func read() throws -> ConditionPatterns {
      let reader = PatternReader(session, steps: { steps.append($0) })
      return try #require(try reader.patterns(of: session.person.conditions).first)
    }
    let first = try read()
    #expect(steps == [.days, .factors, .flares, .comparing])
    steps = []
    #expect(try read() == first)
    try diary.log([.init(back: 0, severity: 9, foods: ["soup"])])
    #expect(try read() == first, "today is not over")
    #expect(steps.isEmpty)
    try diary.log([.init(back: 5, severity: 10, foods: ["dish a"])])
    #expect(try read() != first)
    #expect(!steps.isEmpty)
    // Yesterday is over, and is the last day that counts.
    steps = []
    try diary.log([.init(back: 1, severity: 1, foods: ["dish b"])])
    _ = try read()
    #expect(!steps.isEmpty)
  }

  @Test("whatever is logged, on whichever day, what is read is what would be worked out anew")
  func edits() throws {
    let diary = try PatternDiary()
    try diary.log(PatternDiary.days(100, effect: 2, seed: 8))
    var random = SplitMix64(seed: 8)
    for back in [0, 1, 99, 0] + (0..<10).map({ _ in Int.random(in: 0...100, using: &random) }) {
      let foods = ["dish a", "dish b", "dish c"].filter { _ in random.chance(0.5) }
      let severity = Double(Int.random(in: 1...10, using: &random))
      try diary.log([.init(back: back, severity: severity, foods: random.chance(0.2) ? nil : foods)])
      let read = try diary.patterns()
      var anew = try diary.patterns(isFresh: true)
      (anew.action, anew.madeAt) = (read.action, read.madeAt)
      #expect(read == anew, "\(back) days ago")
    }
  }

  @Test("--refresh works everything out again, though nothing has changed; what the person tracks does, too")
  func refreshing() throws {
    let diary = try PatternDiary()
    try diary.log(PatternDiary.days(120, effect: 2, seed: 6))
    func steps(isFresh: Bool) throws -> [PatternStep] {
      var query = PatternQuery()
      query.isFresh = isFresh
      var steps: [PatternStep] = []
      _ = try PatternsView(query, in: diary.session(), steps: { steps.append($0) })
      return steps
    }
    #expect(try steps(isFresh: false) == [.days, .factors, .flares, .comparing])
    #expect(try steps(isFresh: false).isEmpty)
    #expect(try diary.world.journal.read { try StandingClaims.kept(in: $0) } == nil)
    #expect(try steps(isFresh: true) == [.days, .factors, .flares, .looking, .days, .factors, .flares, .comparing])
    #expect(try diary.world.journal.read { try StandingClaims.kept(in: $0) } != nil)
    #expect(try steps(isFresh: false).isEmpty)
    let own = TrackableDefinition("screen", label: "Screen", .yesNo)
    try diary.world.journal.write("own add", at: diary.session().environment.now) {
      try $0.put(own, as: TrackableDefinition.document, of: own.id)
    }
    #expect(try steps(isFresh: false) == [.days, .factors, .flares, .comparing])
  }

  @Test("two foods of which each day has one are told to be no more than that, on every screen and on the page")
  func replacing() throws {
    let diary = try PatternDiary()
    try diary.log(
      PatternDiary.days(180, effect: 2.5, seed: 1).map { logged in
        var logged = logged
        logged.foods = logged.foods.map { [$0.contains("dish a") ? "dish a" : "bread"] }
        return logged
      })
    let found = try diary.patterns().patterns.filter { ["intake.dish-a", "intake.bread"].contains($0.factor) }
    #expect(found.count == 2 && found.allSatisfy { $0.isInseparable })
    let list = try diary.world.run(PatternsListCommand.self)
    #expect(list.contains("Not to be told apart  ") && !list.contains("Go together"), "\(list)")
    let shown = try diary.world.run(PatternsShowCommand.self, ["bread"])
    #expect(shown.contains("not to be told apart") && shown.contains("It cannot be told apart from dish a:"))
    #expect(try diary.world.run(PatternsExportCommand.self).contains("Not to be told apart: "))
  }

  @Test("stopping at any step leaves what was kept", arguments: PatternStep.allCases)
  func stopping(step: PatternStep) throws {
    struct Stopped: Error {}
    let diary = try PatternDiary()
    try diary.log(PatternDiary.days(120, effect: 2, seed: 7))
    let session = try diary.session()
    #expect(throws: Stopped.self) {
      var query = PatternQuery()
      query.isFresh = true
      _ = try PatternsView(query, in: session, steps: { if $0 == step { throw Stopped() } })
    }
    let kept = try session.journal.read { try $0.documents(of: "patterns").map(\.key.id) }
    #expect(!kept.contains { $0.hasPrefix("findings") })
    #expect(kept.isEmpty || step == .comparing, "the looks were taken before the days were compared")
  }
}
