import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerPrediction
@testable import TrackerPredictionCommands

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
        texts?.contains { $0.contains("the two together are worse than each alone") } ?? false
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

  @Test("the JSON of predict has the factors of a combination, what they add together, how sure and how often")
  func json() throws {
    let both = try #require((200..<280).first(where: Self.isBoth))
    let world = try Self.lived(through: both)
    let terminal = ScriptedTerminal()
    try PredictCommand.parse([]).run(in: try world.context(terminal, today: .day(both), format: .json))
    struct Read: Decodable {
      struct Condition: Decodable { var forecasts: [Forecast] }
      struct Forecast: Decodable { var combinations: [Combination] }
      struct Combination: Decodable {
        var factors: [String]
        var severity: Double
        var falseDiscovery: Double
        var days: Int
      }
      var conditions: [Condition]
    }
    let read = try JSONDecoder().decode(Read.self, from: Data(terminal.output.utf8))
    let forecast = try #require(read.conditions.first?.forecasts.first)
    let told = try #require(forecast.combinations.first)
    #expect(forecast.combinations.count == 1 && told.factors == ["long-exercise", "stress"])
    // They were lived as 4 points more.
    #expect((3...5).contains(told.severity) && (0...0.1).contains(told.falseDiscovery))
    // Those of the last days are not counted yet: they are worked out every two weeks.
    let days = (both - 14...both).map { last in (0..<last).count(where: Self.isBoth) }
    #expect(days.contains(told.days))
  }
}
