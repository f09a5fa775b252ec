import Testing
import TrackerApplication
import TrackerComposition
import TrackerCore
import TrackerPacks
import TrackerSimulation
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerGoals

/// What is said of people in whose world nothing has an effect: every sentence that joins two things would be false.
@Suite struct FalseClaimTests {
  private static let days = 120
  private static let first = CoachingWorld.day.advanced(by: 1 - days)

  /// Every insight of the days of one person, those that are not shown included.
  private static func insights(seed: UInt64, claims: [StandingClaim]? = nil) throws -> [Insight] {
    let coaching = try CoachingWorld(Composition.registry)
    let journal = InMemoryJournal()
    let person = coaching.session(in: journal).person
    let pack = try #require(person.packs.first)
    var world = SimulatedWorld(pack: pack, metrics: Composition.registry.catalogue)
    world.strength = 0
    var simulated = SimulatedPerson(seed: seed, in: world, from: first)
    var table = DayTable(days: first...CoachingWorld.day, catalogue: person.catalogue)
    for _ in 0..<days {
      let day = simulated.nextDay()
      for (metric, value) in day.metrics { table.set(metric, on: day.day, to: value) }
    }
    // Forecasts that have nothing to do with the days, and goals about some of what is logged.
    var random = SplitMix64(seed: seed &+ 1_000)
    try journal.write("forecasts", at: coaching.session(in: journal).environment.now) { journal in
      for back in 0..<days {
        let percent = [8, 35, 92][Int(random.next() % 3)]
        try coaching.keep(.init(daysBack: back, percent: percent), in: journal)
      }
      for goal in goals { try journal.put(goal, as: Goal.document, of: goal.id) }
    }
    return try journal.read { reading in
      try (28..<days).flatMap { index in
        let day = first.advanced(by: index)
        let coach = try Coach(coaching.session(in: journal, on: day), in: reading, claims: claims)
        return try coach.findings(on: day, in: table).map(\.insight)
      }
    }
  }

  private static var goals: [Goal] {
    var sleep = Goal(id: "sleep", title: "Sleep more", created: first)
    sleep.aim = .target(GoalTarget(metric: "sleep.hours", start: 6, target: 7))
    var move = Goal(id: "move", title: "Move", created: first)
    move.aim = .habit(GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 15, days: 3))
    return [sleep, move]
  }

  /// Whether an insight joins two things, as its rule and its category say; words can say it in too many ways to be
  /// listed.
  private static func isClaim(_ insight: Insight) -> Bool {
    insight.category == .correlation
      || Composition.registry.coachingRules.all.contains { $0.id == insight.id && $0.relation != nil }
  }

  @Test("whatever is about what goes together says that it claims a relation")
  func structure() {
    for rule in Composition.registry.coachingRules.all {
      #expect((rule.category == .correlation) == (rule.relation != nil), "\(rule.id)")
    }
  }

  @Test("no sentence joins two things, though plenty is said", arguments: 1...6 as ClosedRange<UInt64>)
  func claims(seed: UInt64) throws {
    let insights = try Self.insights(seed: seed)
    #expect(insights.count > 50)
    #expect(Set(insights.map(\.id)).count > 5)
    let claims = insights.filter(Self.isClaim).map(\.text)
    #expect(claims.isEmpty, "\(claims.count) false claims among \(insights.count) insights: \(claims)")
    #expect(insights.contains { $0.id == "forecast-and-day" }, "forecasts are spoken of")
    #expect(insights.contains { $0.subject?.hasPrefix("goal.") == true }, "goals are spoken of")
  }

  @Test("with a false claim that stands there are some, so they would be noticed")
  func faultFed() throws {
    let stands = StandingClaim.example("sleep.hours:below", of: "universal", metrics: ["sleep.hours"])
    let claims = try (1...6 as ClosedRange<UInt64>).map { seed in
      try Self.insights(seed: seed, claims: [stands]).count(where: Self.isClaim)
    }
    #expect(claims.contains { $0 > 0 }, "\(claims)")
  }
}
