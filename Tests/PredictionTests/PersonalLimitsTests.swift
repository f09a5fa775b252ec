import Testing
import TrackerApplication
import TrackerCore
import TrackerPatternEngine
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerPrediction

/// How much a person can bear, in `predict --weights`.
@Suite struct PersonalLimitsTests {
  /// A person whose days are worse after stress above a level.
  ///
  /// - Parameter effect: Points of severity that such a day adds to the next.
  private static func lived(
    _ days: Int, above level: Double = 6, effect: Double, usual: Double = 4, seed: UInt64 = 4
  ) throws -> PredictionWorld {
    let world = try PredictionWorld()
    var random = SplitMix64(seed: seed)
    var before = 1.0
    try world.write(at: PredictionWorld.noon(.day(days - 1))) { journal in
      for day in 0..<days {
        let stress = Double(Int.random(in: 1...10, using: &random))
        let pain = usual + random.normal() + (before > level ? effect : 0)
        try world.put(
          ["symptom.pain": min(10, max(1, pain.rounded())), "stress.level": stress], on: .day(day),
          as: world.nextID(), in: journal)
        before = stress
      }
    }
    return world
  }

  private static func stress(_ world: PredictionWorld, today: Int) throws -> PredictView.Limit.State? {
    let session = try world.context(ScriptedTerminal(), today: .day(today)).session()
    return try world.journal.read { journal in
      try PersonalLimits(of: session.person.conditions[0], of: session.person, today: .day(today), in: journal).all
        .first { $0.metric == "stress.level" }?.state
    }
  }

  @Test("a level above which flares are more frequent is told with its counts, once two looks found it")
  func found() throws {
    let world = try Self.lived(200, effect: 4)
    guard case .found(let finding)? = try Self.stress(world, today: 199) else {
      Issue.record("nothing was found")
      return
    }
    #expect(finding.level == 6)
    #expect(finding.above.flares * finding.upTo.days > 2 * finding.upTo.flares * finding.above.days)
    // The last look was after 196 days; the day after the last one is not known to it.
    #expect(finding.above.days + finding.upTo.days == 195)
    #expect(finding.above.from < finding.above.to && finding.upTo.to < finding.above.from)
    let page = try PredictTests.page(["--weights"], world, today: .day(199))
    #expect(page.contains("Stress above 6: then flares on \(finding.above.flares) of"))
    let german = try PredictTests.page(
      ["--weights"], world, today: .day(199), words: Registry([PredictionModule.self]).words(in: "de"))
    #expect(german.contains("Stress über 6: danach Schübe an \(finding.above.flares) von \(finding.above.days) Tagen"))
  }

  @Test("nothing is told of a person whose days have no level, and days that are missing are counted")
  func silent() throws {
    let states = try (1...8 as ClosedRange<UInt64>).map { seed in
      try Self.stress(try Self.lived(200, effect: 0, usual: 5.5, seed: seed), today: 199)
    }
    // One in a hundred is told a level that is not there.
    #expect(states.count { if case .unclear(days: 191...)? = $0 { true } else { false } } >= 7, "\(states)")
    let few = try Self.lived(40, effect: 4)
    guard case .needs(let missing)? = try Self.stress(few, today: 39) else {
      Issue.record("40 days were thought enough")
      return
    }
    #expect(missing.days > 0)
    let page = try PredictTests.page(["--weights"], few, today: .day(39))
    #expect(page.contains(": this needs \(missing.days) more days."))
    #expect(!page.contains("minutes of exercise"), "exercise is not known")
  }

  @Test("what one look found is told from the next one on")
  func twoLooks() throws {
    let world = try Self.lived(200, effect: 4)
    let first = try #require(
      try (60..<200).first { day in if case .found? = try Self.stress(world, today: day) { true } else { false } })
    #expect(first.isMultiple(of: RecordDays.fortnight))
    // By itself the look before found it already.
    let table = try world.journal.read {
      try $0.dayTable(
        ["stress.level": 0, "symptom.pain": 0], on: .day(0)...Day.day(199), catalogue: try world.person.catalogue)
    }
    func numbers(_ metric: MetricID, _ days: Int) -> [Double?] { (0..<days).map { table[metric, .day($0)].number } }
    func isFound(_ days: Int) -> Bool {
      let pain = numbers("symptom.pain", days)
      return LoadThreshold.find(
        "sample stress.level", numbers("stress.level", days),
        on: Outcome(severity: pain, flare: pain.map { $0.map { $0 >= 7 } })
      ).found != nil
    }
    #expect(isFound(first - RecordDays.fortnight) && !isFound(first - 2 * RecordDays.fortnight))
  }
}
