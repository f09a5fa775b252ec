import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerPrediction
@testable import TrackerToday

/// Which reasons are told, and what is said to go together with such days.
@Suite struct TodayReasonsTests {
  /// Says what a test wants it to say of tomorrow.
  private struct Said: ForecastEngine {
    var contributions: [Forecast.Contribution]
    private let fixed = FixedForecasts()

    init(_ contributions: [(Forecast.Contribution.Part, String, Double)]) {
      self.contributions = contributions.map { .init(part: $0.0, name: $0.1, logOdds: $0.2) }
    }

    func outlook(
      for condition: ActiveCondition, of person: Person, on day: Day, at now: Instant, in journal: any JournalReading
    ) throws -> Outlook {
      var outlook = try fixed.outlook(for: condition, of: person, on: day, at: now, in: journal)
      let table = try journal.dayTable(
        condition.pack.risk.lookback, on: day.advanced(by: -1)...day, catalogue: person.catalogue)
      outlook.yesterdaysLoad = condition.pack.risk.load(on: day.advanced(by: -1), in: table)
      outlook.todaysLoad = condition.pack.risk.load(on: day, in: table)
      outlook.today.contributions = contributions
      outlook.tomorrow.contributions = contributions
      return outlook
    }

    func refresh(_ condition: ActiveCondition, of person: Person, at now: Instant, in journal: any JournalWriting)
      throws -> Outlook
    {
      try fixed.refresh(condition, of: person, at: now, in: journal)
    }

    func probability(after day: Day, of pack: ConditionPack, in table: DayTable) -> Double { 0.3 }
  }

  /// The view of a day before which sleep was 7 hours for two weeks, and then 5.
  ///
  /// - Returns: Of the first of the conditions.
  private static func view(
    _ engine: any ForecastEngine, claims: [StandingClaim] = [], of conditions: [PackID] = [SamplePacks.sample]
  ) throws -> ForecastsToday.Condition {
    let world = try TestWorld([SampleModule.self, TodayModule.self, PredictionModule.self], forecasts: engine)
    try world.journal.write("track", at: world.context.environment.now) { journal in
      let since = TestWorld.today.advanced(by: -60)
      try journal.put(conditions.map { ConditionRecord(pack: $0, since: since) }, as: ConditionRecord.document)
    }
    let session = try world.context.session()
    let today = session.today
    try world.journal.write("log", at: world.context.environment.now) { journal in
      for age in 0..<16 {
        let day = today.advanced(by: -age)
        let entry = Entry(
          id: EntryID(rawValue: "00000000000000\(age + 10)"), kind: "rest", instant: world.context.environment.now,
          offset: 0,
          zone: "UTC", day: day,
          payload: Payload())
        let value: Double = age == 0 ? 8 : age == 1 ? 5 : 7
        try journal.put(
          entry, measures: [Measure("sleep.hours", value, fold: .mean), Measure("stress.level", 2, fold: .mean)])
      }
    }
    try world.journal.write("look", at: world.context.environment.now) { try $0.keep(claims, today: today) }
    let content = try world.journal.read { journal in
      let days = today.advanced(by: -1)...today
      let metrics = ForecastsTodaySource().metrics(for: session.person)
      return try ForecastsTodaySource().content(
        of: TodayContext(
          session: session, journal: journal, day: today,
          table: try journal.dayTable(metrics, on: days, catalogue: session.person.catalogue),
          outlooks: [
            try engine.outlook(
              for: session.person.conditions[0], of: session.person, on: today, at: session.environment.now, in: journal
            )
          ]))
    }
    return try #require((content as? ForecastsToday)?.conditions.first)
  }

  @Test("recent days and factors are reasons alike: at most three, those that went where all of them did")
  func reasons() throws {
    let condition = try Self.view(
      Said(
        [
          (.baseRate, "intercept", -2), (.recentDays, "last-day", 0.3), (.factor, "short-sleep", 0.5),
          (.factor, "poor-sleep", 0.4),
          (.factor, "stress", -0.2), (.recentDays, "week", 0.2), (.recentDays, "recent-severity", 0.15),
        ]))
    // Nothing is known of the sleep's quality: no reason that could be told.
    #expect(
      condition.today.reasons == [
        "5 hours of sleep.", "Yesterday was a flare day.", "You had more flare days than usual this past week.",
      ])
  }

  @Test("what the pack says of a factor is not said where its curve has no points")
  func without() throws {
    let condition = try Self.view(Said([(.factor, "stress", -0.4)]))
    #expect(condition.today.reasons == [])
  }

  @Test("one claim at most is made of a day: one that stands, about what moved tomorrow its way")
  func claim() throws {
    let said = Said([
      (.factor, "short-sleep", -0.3), (.factor, "stress", 0.2), (.factor, "long-exercise", -0.04),
      (.recentDays, "week", -0.5),
    ])
    func claim(_ claims: StandingClaim...) throws -> String? {
      let condition = try Self.view(said, claims: claims)
      #expect(condition.today.advice?.goesTogether == nil)
      return condition.tomorrow.advice?.goesTogether
    }
    let rest = StandingClaim.example("rest", of: "sample", .protective, riskFactors: ["short-sleep"])
    let stress = StandingClaim.example("stress", of: "sample", riskFactors: ["stress"])
    #expect(try claim() == nil)
    #expect(try claim(rest) == "In your records, rest and a better next day go together.")
    #expect(try claim(stress, rest) == "In your records, stress and a worse next day go together.")
    // A thing that was there today, whatever moved tomorrow; one that was not.
    let kiwi = StandingClaim.example("stress.level", of: "sample", metrics: ["stress.level"])
    #expect(try claim(kiwi, rest) == "In your records, stress.level and a worse next day go together.")
    #expect(try claim(.example("food.seen", of: "sample", metrics: ["food.seen"])) == nil)
    // It moved tomorrow the other way, hardly, or is another condition's.
    #expect(try claim(.example("x", of: "sample", .trigger, riskFactors: ["short-sleep"])) == nil)
    #expect(try claim(.example("x", of: "sample", .protective, riskFactors: ["long-exercise"])) == nil)
    #expect(try claim(.example("x", of: "other", .protective, riskFactors: ["short-sleep"])) == nil)
  }

  @Test("to somebody with several conditions a claim names those for which it stands")
  func claimOfSeveral() throws {
    let said = Said([(.factor, "stress", 0.2)])
    func claim(_ claimed: PackID...) throws -> String? {
      let claims = claimed.map { StandingClaim.example("stress", of: $0, riskFactors: ["stress"]) }
      return try Self.view(said, claims: claims, of: ["sample", "sample-base"]).tomorrow.advice?.goesTogether
    }
    let sentence = "In your records, stress and a worse next day go together."
    #expect(try claim("sample") == "Sample condition: \(sentence)")
    #expect(try claim("sample", "sample-base") == "Sample condition and Anything: \(sentence)")
  }
}
