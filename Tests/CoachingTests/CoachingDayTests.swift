import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerApplication
@testable import TrackerCoaching

/// What a rule sees of a day, and what a pack's rule says of it.
@Suite struct CoachingDayTests {
  private static func world() throws -> CoachingWorld {
    try CoachingWorld(Registry([SampleModule.self, CoachingModule.self]))
  }

  @Test(
    "a pack's insight tells the value and the person's usual, each with its own number, and stays silent without one")
  func packSentence() throws {
    let insight = PackInsight(
      id: "low-mood", window: MetricWindow(metric: "symptom.mood"), comparison: .belowUsual(2),
      text: "Your mood was {value}; your usual is {usual}.", period: 7, category: .mood, priority: 3)
    let rule = CoachingRule(insight, named: "Mood")
    #expect(rule.about.description == "Mood was 2 or more below your usual.")
    func said(_ values: [Double?]) throws -> [CoachingNotice] {
      try Self.world().notices(of: rule, on: .speaks("", ["symptom.mood": values]))
    }
    let notices = try said(Array(repeating: 7, count: 10) + [4])
    #expect(notices.map(\.text.description) == ["Your mood was 4; your usual is 7."])
    #expect(notices.map(\.value) == [4] && notices.map(\.comparedWith) == [7])
    #expect(notices.map(\.command) == ["symptoms list --days 29"])
    #expect(try said(Array(repeating: 7, count: 6) + [4]).isEmpty, "too little is known to be usual")
    #expect(try said(Array(repeating: 7, count: 10) + [5.5]).isEmpty)
  }

  @Test("of a day's forecasts only the one that was made ahead counts")
  func forecasts() throws {
    let (world, journal) = (try Self.world(), InMemoryJournal())
    let session = world.session(in: journal)
    let condition = try #require(session.person.conditions.first)
    let today = CoachingWorld.day
    func forecast(_ kind: Forecast.Kind, _ probability: Double, back: Int = 0) -> Forecast {
      let day = today.advanced(by: -back)
      return Forecast(
        condition: condition.id, forDay: day, kind: kind, dataThrough: day.advanced(by: -1),
        madeAt: Instant(seconds: Int64(day.number) * 86_400), probability: probability, range: 0.1...0.95,
        baseRate: 0.4, contributions: [], learntFrom: 30, predictor: "example", pack: condition.hash)
    }
    try journal.write("check-in", at: session.environment.now) { journal in
      try journal.put(forecast(.morning, 0.9))
      try journal.put(forecast(.replayed, 0.5))
      try journal.put(forecast(.ahead, 0.2))
      try journal.put(forecast(.morning, 0.8, back: 1))
    }
    try journal.read { reading in
      let basis = CoachingBasis(session, DocumentShelf(reading))
      let table = try reading.dayTable([:], on: today...today, catalogue: session.person.catalogue)
      let day = CoachingDay(today, of: session, basis: basis, in: table, journal: reading)
      #expect(try day.forecast(of: condition.id)?.probability == 0.2)
      #expect(try day.forecast(of: condition.id, back: 1) == nil)
    }
  }
}
