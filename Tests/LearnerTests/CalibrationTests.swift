import Testing
import TrackerCore
import TrackerSimulation
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerLearner

/// On made-up people whose pack fits them, the forecast grows no less honest as it learns.
@Suite struct CalibrationTests {
  /// What was said of a day, with the day's number from 1.
  struct Said: Sendable {
    var person: Int
    var number: Int
    var forecast: ScoredForecast
    var ownRate: Double
  }

  /// Every scored day of two hundred made-up people over 120 days, lived once for all tests.
  private static let lived = Task { try await said(people: 200, days: 120) }

  private static func said(people: Int, days: Int) async throws -> [Said] {
    let world = try FittingWorld.make()
    let design = LearnerDesign(flare: world.pack.flare, risk: world.pack.risk, isFlareRelative: false)
    return await withTaskGroup(of: [Said].self) { group in
      for seed in 0..<people {
        group.addTask {
          var person = SimulatedPerson(seed: UInt64(seed) + 1, in: world, from: FittingWorld.firstDay)
          var learner = Learner(design)
          return (1...days).compactMap { number in
            let day = person.nextDay()
            defer {
              learner.advance(LearnerDay(isFlare: day.loggedFlare, severity: day.loggedSeverity, values: day.values))
            }
            guard let isFlare = day.loggedFlare, learner.history.known > 0 else { return nil }
            let probability = learner.prediction.probability
            return Said(
              person: seed, number: number, forecast: ScoredForecast(probability: probability, outcome: isFlare),
              ownRate: learner.history.referenceRate)
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  /// Mean distance between what was said and what came, all people together.
  static func error(_ said: [Said], _ days: ClosedRange<Int>) throws -> Double {
    try #require(ForecastScores(said.filter { days.contains($0.number) }.map(\.forecast)).expectedCalibrationError)
  }

  /// The same of each person alone, on average.
  static func meanError(_ said: [Said], _ days: ClosedRange<Int>) throws -> Double {
    let errors = try Dictionary(grouping: said.filter { days.contains($0.number) }, by: \.person).values.map {
      try error($0, days)
    }
    return errors.reduce(0, +) / Double(errors.count)
  }

  @Test(
    """
    over 200 people, what is said on days 61–120 lies no further from what comes than on days 15–28; and it beats \
    the own rate
    """
  )
  func calibrated() async throws {
    let said = try await Self.lived.value
    let (early, late) = (try Self.error(said, 15...28), try Self.error(said, 61...120))
    #expect(late <= early + 0.01)
    #expect(late < 0.06)
    #expect(try Self.meanError(said, 61...120) <= (try Self.meanError(said, 15...28)) + 0.01)
    let scores = ForecastScores(said.filter { $0.number > 60 }.map(\.forecast))
    #expect(try #require(scores.skill(against: said.filter { $0.number > 60 }.map(\.ownRate))) > 0.1)
    #expect((0.75...1.25).contains(try #require(scores.calibrationSlope())))
    #expect(said.allSatisfy { $0.forecast.probability > 0 && $0.forecast.probability < 1 })
  }

  @Test("a forecaster that grows too sure of itself is caught")
  func faultFed() async throws {
    let said = try await Self.lived.value.filter { $0.person < 40 }.map { honest in
      var said = honest
      if said.number > 60 { said.forecast.probability = sigmoid(3 * logit(said.forecast.probability)) }
      return said
    }
    #expect(try Self.error(said, 61...120) > (try Self.error(said, 15...28)) + 0.01)
  }
}
