import Testing
import TrackerCore
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerPrediction

/// What is logged after a day changes no forecast for days up to the next.
@Suite struct NoPeekingTests {
  /// The days whose forecasts differ to the last bit between a life and the same life changed after a day.
  private static func changedDays(after cut: Int, seed: UInt64, engine: any ForecastEngine) throws -> [Day] {
    var random = SplitMix64(seed: seed)
    let pain = (0..<60).map { _ in random.chance(0.15) ? nil : Double(Int.random(in: 1...10, using: &random)) }
    let others = pain.enumerated().map { index, value in
      index <= cut ? value : random.chance(0.5) ? nil : Double(Int.random(in: 1...10, using: &random))
    }
    // An import at one time, so that every day's forecast is worked out by the same path.
    let forecasts = try [pain, Array(pain.prefix(cut + 1)), others].map { pain in
      let world = try PredictionWorld(engine: engine)
      try world.load(pain, from: .day(0), at: PredictionWorld.noon(.day(60)))
      return try (1...60).map { try world.outlook(on: .day($0), at: PredictionWorld.noon(.day(60))).today }
    }
    return zip(forecasts[0], zip(forecasts[1], forecasts[2])).filter { whole, changed in
      [changed.0, changed.1].contains {
        $0.probability != whole.probability || $0.range != whole.range || $0.baseRate != whole.baseRate
      }
    }.map { $0.0.forDay }
  }

  @Test(
    "changing or cutting the days after one changes no forecast up to the day after it", arguments: [0, 7, 31, 58],
    [1, 2, 3] as [UInt64])
  func noPeeking(cut: Int, seed: UInt64) throws {
    let changed = try Self.changedDays(after: cut, seed: seed, engine: LearnerForecaster())
    #expect(changed.allSatisfy { $0 > .day(cut + 1) })
    if cut < 50 { #expect(!changed.isEmpty) }
  }

  @Test("a forecaster that looks one day ahead is caught")
  func faultFed() throws {
    let changed = try Self.changedDays(after: 31, seed: 1, engine: PeekingForecaster())
    #expect(changed.contains { $0 <= .day(32) })
  }
}

/// Says of a day what it could only know in its evening.
private struct PeekingForecaster: ForecastEngine {
  let honest = LearnerForecaster()

  func outlook(
    for condition: ActiveCondition, of person: Person, on day: Day, at now: Instant, in journal: any JournalReading
  ) throws
    -> Outlook
  {
    var outlook = try honest.outlook(for: condition, of: person, on: day, at: now, in: journal)
    outlook.today = outlook.tomorrow
    outlook.today.forDay = day
    return outlook
  }

  func refresh(_ condition: ActiveCondition, of person: Person, at now: Instant, in journal: any JournalWriting) throws
    -> Outlook
  {
    try honest.refresh(condition, of: person, at: now, in: journal)
  }

  func probability(after day: Day, of pack: ConditionPack, in table: DayTable) -> Double {
    honest.probability(after: day, of: pack, in: table)
  }
}
