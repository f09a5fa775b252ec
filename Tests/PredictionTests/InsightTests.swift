import TrackerApplication
import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerPrediction

@Suite struct InsightTests {
  private static let day = Day.day(30)

  /// What is said of a day with these values, after days with those.
  private static func insights(_ metric: MetricID, _ value: Double?, after before: [Double?]) throws -> [Insight] {
    let world = try PredictionWorld()
    let person = try world.person
    let source = BaselineInsights()
    var table = DayTable(days: day.advanced(by: -40)...day, catalogue: person.catalogue)
    for (index, value) in before.enumerated() {
      if let value { table.set(metric, on: day.advanced(by: index - before.count), to: value) }
    }
    if let value { table.set(metric, on: day, to: value) }
    #expect(source.metrics(for: person)[metric] == 28)
    return try world.journal.read { journal in
      try source.insights(
        on: TodayContext(session: world.session(on: day), journal: journal, day: day, table: table, outlooks: []))
    }
  }

  @Test(
    "a symptom far from the usual is named with both numbers, and with its bad end",
    arguments: [
      ("symptom.pain", 8.0, 4.0, "Pain 8, your usual is 4: worse, in your records of 10 days."),
      ("symptom.pain", 2.0, 5.0, "Pain 2, your usual is 5: better, in your records of 10 days."),
      ("symptom.mood", 3.0, 6.5, "Mood 3, your usual is 6.5: worse, in your records of 10 days."),
      ("symptom.energy", 8.0, 5.0, "Energy 8, your usual is 5: better, in your records of 10 days."),
      ("sleep.hours", 4.5, 7.3, "Last night's sleep 4.5 h, your usual is 7.3 h: less, in your records of 10 days."),
      ("exercise.minutes", 90, 20, "Exercise 90 min, your usual is 20 min: more, in your records of 10 days."),
    ])
  func named(metric: MetricID, value: Double, usual: Double, text: String) throws {
    let insight = try #require(try Self.insights(metric, value, after: Array(repeating: usual, count: 10)).first)
    #expect(insight.text == text)
    #expect(insight.value == value && abs(insight.comparedWith - usual) < 1e-9 && insight.weight > 0)
  }

  @Test("the usual is the mean of the days before, the same that reasons of a forecast name")
  func mean() throws {
    let text = try #require(
      try Self.insights("sleep.hours", 4.5, after: [8, 8, 8, 8, 8, 8, 5, 5, 5, 5]).first
    ).text
    #expect(text.contains("your usual is 6.8 h"))
  }

  @Test(
    "nothing is said where nothing stands out",
    arguments: [
      ("symptom.pain", 5.0, [4, 5, 4, 5, 4, 5, 4, 5]), ("symptom.pain", 6, [1, 9, 2, 8, 1, 9, 5, 5, 2, 8]),
      ("symptom.mood", 5.5, [5, 5, 5, 5, 5, 5, 5, 5]), ("sleep.hours", 6.4, [7, 7.5, 8, 6.5, 7, 7, 6, 7.2]),
      ("exercise.minutes", 45, [0, 0, 45, 0, 0, 45, 0, 0, 45, 0]), ("exercise.minutes", 10, [0, 0, 0, 0, 0, 0, 0, 0]),
    ] as [(MetricID, Double, [Double])])
  func silent(metric: MetricID, value: Double, before: [Double]) throws {
    #expect(try Self.insights(metric, value, after: before).isEmpty)
  }

  @Test("one step more stands out where days hardly differ: 1.5 standard deviations")
  func narrowSpread() throws {
    #expect(try Self.insights("symptom.pain", 5, after: [4, 4, 4, 4, 4, 4, 3, 4]).count == 1)
  }

  @Test("nothing is usual under seven answered days, nor from days before the last 28, nor on an unanswered day")
  func fewDays() throws {
    #expect(try Self.insights("symptom.pain", 9, after: [3, 3, 3, nil, 3, 3, 3]).isEmpty)
    #expect(try Self.insights("symptom.pain", 9, after: [3, 3, 3, 3, 3, 3, 3]).count == 1)
    #expect(
      try Self.insights("symptom.pain", 9, after: [3, 3, 3, 3, 3, 3, 3, 3] + Array(repeating: nil, count: 28)).isEmpty)
    #expect(try Self.insights("symptom.pain", nil, after: [3, 3, 3, 3, 3, 3, 3, 3]).isEmpty)
  }

  private static func said(_ percent: Double, isFlare: Bool?, learntFrom: Int = 20, kind: Forecast.Kind = .ahead) throws
    -> [String]
  {
    let world = try PredictionWorld()
    try world.live([4])
    var outlook = try world.outlook(on: .day(1))
    outlook.today.probability = percent / 100
    outlook.today.baseRate = 0.27
    outlook.today.learntFrom = learntFrom
    outlook.today.kind = kind
    outlook.todaysOutcome.isFlare = isFlare
    let table = DayTable(days: .day(1) ... .day(1), catalogue: MetricCatalogue())
    return try world.journal.read { journal in
      try ForecastInsights().insights(
        on: TodayContext(
          session: world.session(on: .day(1)), journal: journal, day: .day(1), table: table, outlooks: [outlook])
      ).map(\.text)
    }
  }

  @Test("a high risk is held against what came, and a flare against a low one")
  func againstForecast() throws {
    #expect(
      try Self.said(72, isFlare: true) == [
        "I said 72 % for today, your usual is 27 %, and in your records it is a flare."
      ])
    #expect(
      try Self.said(72, isFlare: false) == [
        "I said 72 % for today, your usual is 27 %, but in your records it is none so far."
      ])
    #expect(
      try Self.said(12, isFlare: true) == [
        "I said 12 % for today, your usual is 27 %, but in your records it is a flare."
      ])
    #expect(
      try Self.said(12, isFlare: true, kind: .replayed) == [
        "From earlier days, 12 % was to be said of today, your usual is 27 %, but in your records it is a flare."
      ])
  }

  @Test("nothing is said of an expected day, an unanswered one, or while the pattern is being built")
  func nothingToSay() throws {
    #expect(try Self.said(12, isFlare: false).isEmpty)
    #expect(try Self.said(50, isFlare: true).isEmpty)
    #expect(try Self.said(72, isFlare: nil).isEmpty)
    #expect(try Self.said(72, isFlare: true, learntFrom: 6).isEmpty)
  }

  @Test("no sentence claims a cause or gives advice")
  func noCauses() throws {
    let texts =
      try Self.insights("symptom.pain", 8, after: Array(repeating: 4, count: 10)).map(\.text)
      + Self.said(72, isFlare: true)
    for text in texts {
      #expect(text.contains("in your records"))
      for word in ["because", "cause", "due to", "should", "try ", "avoid"] {
        #expect(!text.lowercased().contains(word))
      }
    }
  }
}
