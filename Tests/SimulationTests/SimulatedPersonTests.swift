import Testing
import TrackerCore
import TrackerSimulation
import TrackerTestSupport

@Suite struct SimulatedPersonTests {
  private static func life(_ seed: UInt64, days: Int, in world: SimulatedWorld) -> [SimulatedDay] {
    var person = SimulatedPerson(seed: seed, in: world, from: FittingWorld.firstDay)
    return (0..<days).map { _ in person.nextDay() }
  }

  @Test("the same seed gives the same life, another one another")
  func seeds() throws {
    let world = try FittingWorld.make()
    #expect(SimulatedPersonTests.life(5, days: 40, in: world) == SimulatedPersonTests.life(5, days: 40, in: world))
    #expect(SimulatedPersonTests.life(5, days: 40, in: world) != SimulatedPersonTests.life(6, days: 40, in: world))
  }

  @Test(
    "what comes later changes no earlier day: a longer life begins like a shorter one", arguments: [1, 2] as [UInt64])
  func earlierDaysStay(seed: UInt64) throws {
    let world = try FittingWorld.make()
    let long = SimulatedPersonTests.life(seed, days: 150, in: world)
    #expect(Array(long.prefix(50)) == SimulatedPersonTests.life(seed, days: 50, in: world))
  }

  @Test("gaps in the log change nothing of what happened or of its probability", arguments: [1, 2] as [UInt64])
  func gapsChangeNothing(seed: UInt64) throws {
    var full = try FittingWorld.make()
    full.gaps.away = 0
    full.gaps.unanswered = 0
    let kept = SimulatedPersonTests.life(seed, days: 120, in: full)
    let gappy = SimulatedPersonTests.life(seed, days: 120, in: try FittingWorld.make())
    #expect(kept.allSatisfy { $0.unanswered.isEmpty })
    #expect(gappy.contains { !$0.unanswered.isEmpty })
    for (kept, gappy) in zip(kept, gappy) {
      #expect(kept.probability == gappy.probability)
      #expect(kept.severity == gappy.severity)
      #expect(kept.symptoms == gappy.symptoms)
      #expect(kept.night == gappy.night)
    }
  }

  @Test("there are runs of days away, single parts left out, and a settled first week")
  func missing() throws {
    let world = try FittingWorld.make()
    let lives = (1...12).map { SimulatedPersonTests.life($0, days: 200, in: world) }
    for days in lives { #expect(!days.prefix(world.gaps.settled).contains { $0.isAway }) }
    let runs = lives.flatMap { days in days.split { !$0.isAway }.map(\.count) }
    #expect(runs.count > 12)
    #expect(runs.contains { $0 >= 4 })
    let days = lives.flatMap { $0 }
    for part in SimulatedDay.Part.allCases { #expect(days.contains { $0.unanswered == [part] }) }
    for day in days where day.isAway {
      #expect(day.metrics.isEmpty)
      #expect(day.loggedFlare == nil && day.loggedSeverity == nil)
    }
  }

  @Test("every value lies in its metric's range and every answer on its scale", arguments: [1, 2] as [UInt64])
  func ranges(seed: UInt64) throws {
    let world = try FittingWorld.make()
    for day in SimulatedPersonTests.life(seed, days: 300, in: world) {
      for (metric, value) in day.metrics {
        // What the life has and the catalogue does not know concerns no one.
        if let definition = world.catalogue[metric] { #expect(definition.range.contains(value), "\(metric)") }
      }
      for (id, answer) in day.symptoms {
        let symptom = try #require(world.pack.symptom(id))
        #expect(symptom.scale.holds(answer), "\(id)")
      }
      #expect(day.probability > 0 && day.probability < 1)
    }
  }

  @Test(
    "the day's severity and flare are those that the pack's rule finds in the answers", arguments: [1, 2] as [UInt64])
  func outcome(seed: UInt64) throws {
    let world = try FittingWorld.make()
    let days = SimulatedPersonTests.life(seed, days: 120, in: world)
    let table = SimulatedPersonTests.table(of: days, in: world)
    for day in days {
      let outcome = world.pack.flare.outcome(of: day.day, in: table)
      #expect(outcome.severity == day.loggedSeverity)
      #expect(outcome.isFlare == day.loggedFlare)
    }
  }

  @Test(
    "the factors' points are what the program makes of what was logged, and of nothing else",
    arguments: [1, 2] as [UInt64])
  func values(seed: UInt64) throws {
    let world = try FittingWorld.make()
    let days = SimulatedPersonTests.life(seed, days: 150, in: world)
    let table = SimulatedPersonTests.table(of: days, in: world)
    for day in days { #expect(day.values == world.pack.risk.load(on: day.day, in: table).factors.map(\.points)) }
    let known = days.flatMap(\.values).count { $0 != nil }
    #expect(Double(known) > 0.7 * Double(days.flatMap(\.values).count))
    #expect(days.contains { $0.values.contains { $0 == nil } })
  }

  @Test("somebody lives with any pack, one whose factors are mostly derived or not lived at all too")
  func anyPack() throws {
    let world = SimulatedWorld(pack: try SamplePacks.library.pack(SamplePacks.sample).pack, metrics: MetricCatalogue())
    let days = SimulatedPersonTests.life(1, days: 60, in: world)
    #expect(days.contains { $0.isFlare })
    for day in days { #expect(day.probability > 0 && day.probability < 1) }
  }

  /// What the program's own table would hold.
  private static func table(of days: [SimulatedDay], in world: SimulatedWorld) -> DayTable {
    let last = FittingWorld.firstDay.advanced(by: days.count)
    var table = DayTable(days: FittingWorld.firstDay...last, catalogue: world.catalogue)
    for day in days {
      for (metric, value) in day.metrics { table.set(metric, on: day.day, to: value) }
      if day.unanswered.isEmpty { table.close(day.day) }
    }
    return table
  }
}
