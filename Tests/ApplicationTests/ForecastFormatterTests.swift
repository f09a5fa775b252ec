@testable import TrackerApplication
import Testing
import TrackerCore

@Suite struct ForecastFormatterTests {
  @Test(
    "against the usual: a factor from 1.15 on and up to .87, else about the usual",
    arguments: [
      (2.34, "2.3 × your usual"), (1.15, "1.2 × your usual"), (1.149, "about your usual"), (1, "about your usual"),
      (0.871, "about your usual"), (0.87, "0.87 × your usual"), (0.454, "0.45 × your usual"),
      (0.05, "0.05 × your usual"),
      (12, "12 × your usual"),
    ])
  func ratioToBaseRate(ratio: Double, words: String) { #expect(ForecastFormatter.ratioToBaseRate(ratio) == words) }

  @Test(
    "percent with its band, rounded half up",
    arguments: [(0.3049, "30 %, low"), (0.305, "31 %, moderate"), (0.655, "66 %, high")])
  func percent(probability: Double, words: String) {
    #expect(ForecastFormatter.percent(Self.forecast([], probability)) == words)
  }

  @Test("the plausible range and the pattern in words")
  func rangeAndPattern() {
    #expect(ForecastFormatter.likely(0.184...0.517) == "likely 18–52 %")
    #expect(ForecastFormatter.building(knownDays: 3) == "building your pattern: 3 of 7 days")
    #expect(ForecastFormatter.building(knownDays: 7) == nil)
  }

  @Test("reasons are the recent days' terms that moved the forecast where all of them did, the strongest first")
  func reasons() {
    func reasons(_ terms: [(String, Double)]) -> [String] { ForecastFormatter.reasons(for: Self.forecast(terms, 0.4)) }
    #expect(
      reasons([("last-day", 0.3), ("week", 0.25), ("two-days", 0.2), ("recent-severity", -0.2)])
        == ["more flares than usual in the week before", "a flare the day before"])
    #expect(
      reasons([
        ("last-day", -0.1), ("week", -0.4), ("last-severity", -0.06), ("recent-severity", -0.07), ("day-before", 0.02),
      ])
        == ["fewer flares than usual in the week before", "better days than usual before", "no flare the day before"])
    #expect(reasons([("last-day", 0.05), ("week", 0.04)]).isEmpty)
    #expect(reasons([("something-new", 3), ("last-day", 0.3)]) == ["a flare the day before"])
    #expect(reasons([]).isEmpty)
  }

  @Test("a limit counts for where all of them went, and where it took the most there is no reason to name")
  func limit() {
    func limited(_ limit: Double) -> Forecast {
      var forecast = Self.forecast([("last-day", 0.9), ("recent-severity", -0.4)], 0.4)
      forecast.contributions.append(.init(part: .limit, name: "first-days", logOdds: limit))
      return forecast
    }
    #expect(ForecastFormatter.reasons(for: limited(-0.3)) == ["a flare the day before"])
    #expect(ForecastFormatter.reasons(for: limited(-0.6)) == ["better days than usual before"])
    #expect(ForecastFormatter.reasons(for: limited(-1)).isEmpty)
  }

  @Test("terms of days that were hardly answered have no words")
  func unanswered() {
    var forecast = Self.forecast([("week", 0.5), ("last-day", 0.3)], 0.4)
    forecast.contributions[0].lacksAnswers = true
    #expect(ForecastFormatter.reasons(for: forecast) == ["a flare the day before"])
  }

  @Test("the base rate is no reason")
  func baseRate() {
    var forecast = Self.forecast([("last-day", 0.3)], 0.4)
    forecast.contributions.append(.init(part: .baseRate, name: "week", logOdds: 2))
    #expect(ForecastFormatter.reasons(for: forecast) == ["a flare the day before"])
  }

  @Test("factors are reasons beside the recent days, three at most, in the words given for them")
  func factors() {
    var forecast = Self.forecast([("last-day", 0.3), ("week", 0.12)], 0.4)
    for (name, logOdds) in [("short-sleep", 0.5), ("unknown", 0.9), ("stress", 0.2), ("food", -0.6), ("walk", 0.09)] {
      forecast.contributions.append(.init(part: .factor, name: name, logOdds: logOdds))
    }
    let words: [FactorID: String] = [
      "short-sleep": "4 hours of sleep", "stress": "Stress 7 of 10", "food": "Food: 1", "walk": "A walk",
    ]
    #expect(
      ForecastFormatter.reasons(for: forecast) { words[$0] } == [
        "4 hours of sleep", "a flare the day before", "Stress 7 of 10",
      ])
    #expect(
      ForecastFormatter.reasons(for: forecast) == [
        "a flare the day before", "more flares than usual in the week before",
      ])
  }

  @Test("terms that say the same are one, told by where they went together")
  func groups() {
    let forecast = Self.forecast([("two-days", 0.1), ("week", -0.4), ("last-day", 0.05)], 0.4)
    let groups = ForecastFormatter.groups(forecast.contributions) { _ in nil }
    #expect(groups.map(\.text) == ["fewer flares than usual in the week before", "a flare the day before"])
    #expect(abs(groups[0].logOdds + 0.3) < 1e-12)
  }

  @Test("the two factors of a combination are one reason, in their sum's place, where both went its way")
  func combination() {
    var forecast = Self.forecast([("last-day", 0.35)], 0.4)
    for (name, logOdds) in [("short-sleep", 0.3), ("stress", 0.2), ("food", 0.15)] {
      forecast.contributions.append(.init(part: .factor, name: name, logOdds: logOdds))
    }
    func pair(_ second: FactorID, _ slope: Double) -> FactorCombination {
      .init(
        first: .init(factor: "short-sleep", above: 0), second: .init(factor: second, above: 0), slope: slope,
        falseDiscovery: 0.01, days: 20)
    }
    func reasons(_ combinations: [FactorCombination]) -> [String] {
      ForecastFormatter.reasons(for: forecast, combinations: combinations) { $0.rawValue }
    }
    let together = "short-sleep and stress: in your records worse together than each alone"
    #expect(reasons([pair("stress", 1.5)]) == [together, "a flare the day before", "food"])
    // The surest comes first and takes its factors with it.
    #expect(reasons([pair("stress", 1.5), pair("food", 2)]) == [together, "a flare the day before", "food"])
    #expect(reasons([pair("stress", -1)]) == ["a flare the day before", "short-sleep", "stress"])
    let groups = ForecastFormatter.groups(forecast.contributions, combinations: [pair("stress", 1)]) { $0.rawValue }
    #expect(abs(groups.reduce(0) { $0 + $1.logOdds } - 1) < 1e-12)
  }

  @Test(
    "a message to a band may name a reason only where the reasons point to the band",
    arguments: [(0.8, 0.4, true), (0.8, -0.4, false), (0.2, -0.4, true), (0.2, 0.4, false), (0.5, -0.4, true)])
  func toBand(probability: Double, moved: Double, mayName: Bool) {
    #expect(ForecastFormatter.pointsToBand(Self.forecast([("last-day", moved)], probability)) == mayName)
  }

  @Test("nothing but the base rate has no band")
  func baseRateOnly() {
    var forecast = Self.forecast([], 0.7)
    forecast.silentDays = 10
    #expect(forecast.band == nil && ForecastFormatter.percent(forecast) == "70 %")
    forecast.silentDays = 9
    #expect(forecast.band == .high)
  }

  private static func forecast(_ terms: [(String, Double)], _ probability: Double) -> Forecast {
    Forecast(
      condition: "sample", forDay: Day(number: 1), kind: .ahead, dataThrough: Day(number: 0),
      madeAt: Instant(seconds: 0),
      probability: probability, range: 0.1...0.9, baseRate: 0.3,
      contributions: terms.map { .init(part: .recentDays, name: $0.0, logOdds: $0.1) }, learntFrom: 10,
      predictor: "test", pack: "hash")
  }
}
