@testable import TrackerApplication
import Testing
import TrackerCore

@Suite struct ForecastFormatterTests {
  private static let format = TextFormatter()

  @Test(
    "against the average, in words",
    arguments: [
      (2.4, "92% is about 2.4 times your average (40%)."), (2, "92% is about twice your average (40%)."),
      (1.2, "92% is more than your average (40%)."), (1, "92% is about your average (40%)."),
      (0.871, "92% is about your average (40%)."), (0.87, "92% is less than your average (40%)."),
      (0.5, "92% is about half your average (40%)."), (0.2, "92% is much less than your average (40%)."),
    ])
  func comparison(ratio: Double, sentence: String) {
    #expect(ForecastFormatter.comparison(92, average: 40, ratio: ratio, Self.format) == sentence)
  }

  @Test(
    "a chance is told in percent and as days of ten, always of ten",
    arguments: [
      (0, "fewer than 1 in 10"), (4, "fewer than 1 in 10"), (5, "about 1 in 10"), (14, "about 1 in 10"),
      (15, "about 2 in 10"), (92, "about 9 in 10"), (94, "about 9 in 10"), (95, "more than 9 in 10"),
    ])
  func frequency(percent: Int, words: String) {
    #expect(ForecastFormatter.frequency(percent, Self.format) == words)
    #expect(
      ForecastFormatter.chance(percent, .high, spokenOn: .theDayItself, Self.format)
        == "High chance of a flare today: \(percent)% (\(words)).")
    #expect(
      ForecastFormatter.firstGuess(percent, spokenOn: .theDayBefore, Self.format)
        == "A first guess for tomorrow, as things stand: \(percent)% (\(words)).")
  }

  @Test("percent as each language writes them, and in words where they are read aloud")
  func percent() {
    let german = Registry([]).words(in: "de")
    #expect(Self.format.percent(0.915) == "92%" && Self.format.percent(points: 92) == "92%")
    #expect(TextFormatter(german).percent(points: 92) == "92\u{A0}%")
    #expect(TextFormatter(spellsSigns: true).percent(points: 92) == "92 percent")
    #expect(TextFormatter(german, spellsSigns: true).percent(points: 92) == "92 Prozent")
  }

  @Test("the range and how far the person is known, in sentences")
  func rangeAndLearning() {
    #expect(ForecastFormatter.range(18...52, Self.format) == "The real chance is probably between 18% and 52%.")
    #expect(
      ForecastFormatter.learning(knownDays: 3, isEmpty: false, Self.format)
        == "Still learning about you (day 3 of 7). For now, this is mostly the number that everyone starts with.")
    #expect(
      ForecastFormatter.learning(knownDays: 0, isEmpty: true, Self.format)
        == "Nothing logged yet. Everyone starts with this number.")
  }

  @Test(
    "a change of tomorrow is told from five points on, and with several conditions only of those that moved",
    arguments: [(14, 69, true), (14, 19, true), (14, 18, false), (69, 14, true), (14, 10, false)])
  func change(before: Int, after: Int, isTold: Bool) {
    func change(_ name: String, to after: Int) -> OutlookChange {
      OutlookChange(
        condition: PackID(name.lowercased()), name: name, before: before, after: after, band: RiskBand(points: after),
        isBaseRateOnly: false, likelyFrom: 0, likelyTo: 99, forDay: Day(number: 1), knownDays: 30)
    }
    #expect(
      OutlookChange.sentence([change("Sample", to: after)])
        == (isTold ? "Tomorrow's chance of a flare is now \(after)% (it was \(before)%)." : ""))
    let spoken = OutlookChange.sentence([change("Sample", to: after)], TextFormatter(spellsSigns: true))
    let sentence = "Tomorrow's chance of a flare is now \(after) percent (it was \(before) percent)."
    #expect(spoken == (isTold ? sentence : ""))
    #expect(
      OutlookChange.sentence([change("Sample", to: before), change("Other", to: after)])
        == (isTold ? "Other: tomorrow's chance of a flare is now \(after)% (it was \(before)%)." : ""))
  }

  @Test("reasons are the recent days' terms that moved the forecast where all of them did, the strongest first")
  func reasons() {
    func reasons(_ terms: [(String, Double)]) -> [String] {
      ForecastFormatter.reasons(for: Self.forecast(terms, 0.4), spokenOn: .theDayItself)
    }
    #expect(
      reasons([("last-day", 0.3), ("week", 0.25), ("two-days", 0.2), ("recent-severity", -0.2)])
        == ["You had more flare days than usual this past week.", "Yesterday was a flare day."])
    #expect(
      reasons([
        ("last-day", -0.1), ("week", -0.4), ("last-severity", -0.06), ("recent-severity", -0.07), ("day-before", 0.02),
      ])
        == [
          "You had fewer flare days than usual this past week.", "Your last few days were better than usual.",
          "Yesterday was not a flare day.",
        ])
    #expect(reasons([("last-day", 0.05), ("week", 0.04)]).isEmpty)
    #expect(reasons([("something-new", 3), ("last-day", 0.3)]) == ["Yesterday was a flare day."])
    #expect(reasons([]).isEmpty)
  }

  @Test("a limit counts for where all of them went, and where it took the most there is no reason to name")
  func limit() {
    func limited(_ limit: Double) -> Forecast {
      var forecast = Self.forecast([("last-day", 0.9), ("recent-severity", -0.4)], 0.4)
      forecast.contributions.append(.init(part: .limit, name: "first-days", logOdds: limit))
      return forecast
    }
    #expect(ForecastFormatter.reasons(for: limited(-0.3), spokenOn: .theDayItself) == ["Yesterday was a flare day."])
    #expect(
      ForecastFormatter.reasons(for: limited(-0.6), spokenOn: .theDayItself) == [
        "Your last few days were better than usual."
      ])
    #expect(ForecastFormatter.reasons(for: limited(-1), spokenOn: .theDayItself).isEmpty)
  }

  @Test("terms of days that were hardly answered have no words")
  func unanswered() {
    var forecast = Self.forecast([("week", 0.5), ("last-day", 0.3)], 0.4)
    forecast.contributions[0].lacksAnswers = true
    #expect(ForecastFormatter.reasons(for: forecast, spokenOn: .theDayItself) == ["Yesterday was a flare day."])
  }

  @Test("the base rate is no reason")
  func baseRate() {
    var forecast = Self.forecast([("last-day", 0.3)], 0.4)
    forecast.contributions.append(.init(part: .baseRate, name: "week", logOdds: 2))
    #expect(ForecastFormatter.reasons(for: forecast, spokenOn: .theDayItself) == ["Yesterday was a flare day."])
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
      ForecastFormatter.reasons(for: forecast, spokenOn: .theDayItself) { id, _ in words[id] } == [
        "4 hours of sleep", "Yesterday was a flare day.", "Stress 7 of 10",
      ])
    #expect(
      ForecastFormatter.reasons(for: forecast, spokenOn: .theDayItself) == [
        "Yesterday was a flare day.", "You had more flare days than usual this past week.",
      ])
  }

  @Test("terms that say the same are one, told by where they went together")
  func groups() {
    let forecast = Self.forecast([("two-days", 0.1), ("week", -0.4), ("last-day", 0.05)], 0.4)
    let groups = ForecastFormatter.groups(forecast.contributions, spokenOn: .theDayItself) { _, _ in nil }
    #expect(
      groups.map(\.text) == ["You had fewer flare days than usual this past week.", "Yesterday was a flare day."])
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
      ForecastFormatter.reasons(for: forecast, spokenOn: .theDayItself, combinations: combinations) { id, _ in "\(id)."
      }
    }
    let together = "short-sleep. stress. In your records, the two together are worse than each alone."
    #expect(reasons([pair("stress", 1.5)]) == [together, "Yesterday was a flare day.", "food."])
    // The surest comes first and takes its factors with it.
    #expect(reasons([pair("stress", 1.5), pair("food", 2)]) == [together, "Yesterday was a flare day.", "food."])
    #expect(reasons([pair("stress", -1)]) == ["Yesterday was a flare day.", "short-sleep.", "stress."])
    let groups = ForecastFormatter.groups(
      forecast.contributions, spokenOn: .theDayItself, combinations: [pair("stress", 1)]
    ) { id, _ in "\(id)." }
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
    #expect(forecast.band == nil)
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
