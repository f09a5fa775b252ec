import Testing
import TrackerApplication
import TrackerComposition
import TrackerCore
import TrackerPacks
import TrackerSimulation
import TrackerTestSupport

/// What is said of people in whose world nothing has an effect: every sentence that joins two things would be false.
@Suite struct FalseClaimTests {
  private static let days = 120
  private static let first = CoachingWorld.day.advanced(by: 1 - days)

  /// Every insight of the days of one person, those that are not shown included.
  private static func insights(seed: UInt64, saysRelations: Bool) throws -> [Insight] {
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
    return try journal.read { reading in
      try (28..<days).flatMap { index in
        let day = first.advanced(by: index)
        let coach = try Coach(coaching.session(in: journal, on: day), in: reading, saysRelations: saysRelations)
        return try coach.findings(on: day, in: table).map(\.insight)
      }
    }
  }

  /// Words that join two things.
  private static let joining = [
    "because", "due to", "thanks to", "leads to", "linked", "goes with", "together", "after a short night",
    "nights with",
  ]

  private static func isClaim(_ insight: Insight) -> Bool {
    joining.contains { insight.text.lowercased().contains($0) }
      || Composition.registry.coachingRules.all.contains { $0.id == insight.id && $0.claimsRelation }
  }

  @Test("no sentence joins two things, though plenty is said", arguments: 1...6 as ClosedRange<UInt64>)
  func claims(seed: UInt64) throws {
    let insights = try Self.insights(seed: seed, saysRelations: false)
    #expect(insights.count > 50)
    #expect(Set(insights.map(\.id)).count > 5)
    #expect(insights.filter(Self.isClaim).map(\.text) == [])
  }

  @Test("with such sentences switched on there are some, so they would be noticed")
  func faultFed() throws {
    let claims = try (1...6 as ClosedRange<UInt64>).map { seed in
      try Self.insights(seed: seed, saysRelations: true).count(where: Self.isClaim)
    }
    #expect(claims.contains { $0 > 0 }, "\(claims)")
  }
}
