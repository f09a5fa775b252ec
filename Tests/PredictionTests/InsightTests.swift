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
    "a symptom far from the usual is named with both numbers",
    arguments: [
      ("symptom.pain", 8.0, 4.0, "Pain is 8 today; it's usually 4."),
      ("symptom.pain", 2.0, 5.0, "Pain is 2 today; it's usually 5."),
      ("symptom.mood", 3.0, 6.5, "Mood is 3 today; it's usually 7."),
      ("symptom.energy", 8.0, 5.0, "Energy is 8 today; it's usually 5."),
      ("sleep.hours", 4.5, 7.3, "You slept 4.5 hours last night; you usually sleep 7.3."),
      ("exercise.minutes", 90, 0, "You exercised for 90 minutes today; it's usually none."),
      ("exercise.minutes", 0, 40, "You did not exercise today; it's usually about 40 minutes."),
      ("exercise.minutes", 90, 20, "You exercised for 90 minutes today; it's usually about 20."),
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
    #expect(text.contains("you usually sleep 6.8"))
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

  @Test("no sentence claims a cause or gives advice")
  func noCauses() throws {
    let texts = try Self.insights("symptom.pain", 8, after: Array(repeating: 4, count: 10)).map(\.text)
    for text in texts {
      for word in ["because", "cause", "due to", "should", "try ", "avoid"] {
        #expect(!text.lowercased().contains(word))
      }
    }
  }
}
