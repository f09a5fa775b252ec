import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerPrediction

/// Personal combinations, from the records to what is said.
@Suite struct CombinationTests {
  private static func isBoth(_ day: Int) -> Bool { (day * 37) % 11 < 4 && (day * 53) % 7 < 3 }

  /// A person whose days are worse after much exercise on a stressful day, and after neither alone.
  private static func lived(through last: Int) throws -> PredictionWorld {
    let world = try PredictionWorld()
    try world.write(at: PredictionWorld.noon(.day(last))) { journal in
      for day in 0...last {
        let pain = 2 + Double((day * day * 7 + day * 3) % 50 / 16) + (day > 0 && isBoth(day - 1) ? 4 : 0)
        try world.put(
          [
            "symptom.pain": pain, "exercise.minutes": (day * 37) % 11 < 4 ? 100 : 20,
            "stress.level": (day * 53) % 7 < 3 ? 9 : 2,
          ], on: .day(day), as: world.nextID(), in: journal)
      }
    }
    return world
  }

  @Test("today and predict name a combination on a day on which both were there, and not on others")
  func named() throws {
    let both = try #require((200..<280).first(where: Self.isBoth))
    let neither = try #require((200..<280).first { !Self.isBoth($0) })
    for (last, isNamed) in [(both, true), (neither, false)] {
      let world = try Self.lived(through: last)
      let today = Day.day(last)
      func names(_ texts: [String]?) -> Bool {
        texts?.contains { $0.contains("in your records worse together than each alone") } ?? false
      }
      let predicted = try #require(
        try PredictTests.view(world, for: today.advanced(by: 1), today: today).forecasts.first)
      #expect(names(predicted.reasons) == isNamed, "\(predicted.reasons)")
      #expect(names(predicted.derivation?.explanation.map(\.text)) == isNamed)
      #expect(predicted.derivation?.combinations.isEmpty == !isNamed)

      let session = try world.session(on: today)
      let source = ForecastsTodaySource()
      let content = try world.journal.read { journal in
        try source.content(
          of: TodayContext(
            session: session, journal: journal, day: today,
            table: journal.dayTable(
              source.metrics(for: session.person), on: today.advanced(by: -1)...today,
              catalogue: session.person.catalogue),
            outlooks: [
              world.engine.outlook(
                for: world.condition, of: session.person, on: today, at: session.environment.now, in: journal)
            ]))
      }
      let shown = try #require((content as? ForecastsToday)?.conditions.first)
      #expect(names(shown.tomorrow.reasons) == isNamed, "\(shown.tomorrow.reasons)")
    }
  }
}
