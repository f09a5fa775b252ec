import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerPrediction

/// Days with forecasts that no predictor made: the page and the figures are tested on the same numbers whatever the
/// program learns.
struct ScoredDays {
  var outcomes: [DayOutcome] = []
  var forecasts: [Forecast] = []

  /// A day on which a flare comes with about the chance that was said of it, the severity near the expected one.
  ///
  /// - Parameters:
  ///   - learntFrom: Of the first day; it grows by one a day.
  ///   - error: How far the expected severity lies from what comes, in turn above and below. The range is from 1.5
  ///     below to 1 above.
  static func made(
    _ count: Int, kind: Forecast.Kind = .ahead, learntFrom: Int = 0, chance: (Int) -> Double, error: Double? = nil,
    seed: UInt64 = 4
  ) -> ScoredDays {
    var generator = SplitMix64(seed: seed)
    var days = ScoredDays()
    for index in 0..<count {
      let isFlare = Double.random(in: 0..<1, using: &generator) < chance(index)
      let severity = (isFlare ? 7.0 : 2) + Double(Int.random(in: 0...2, using: &generator))
      let expected = error.map { severity + (index.isMultiple(of: 2) ? $0 : -$0) }
      days.add(
        isFlare, severity: severity, said: chance(index), kind: kind, learntFrom: learntFrom + index,
        expected: expected.map { Forecast.ExpectedSeverity(value: $0, range: ($0 - 1.5)...($0 + 1)) })
    }
    return days
  }

  mutating func add(
    _ isFlare: Bool?, severity: Double? = nil, said: Double? = nil, kind: Forecast.Kind = .ahead, learntFrom: Int = 0,
    expected: Forecast.ExpectedSeverity? = nil
  ) {
    let day = Day.day(outcomes.count)
    outcomes.append(DayOutcome(day: day, severity: severity, isFlare: isFlare))
    guard let said else { return }
    forecasts.append(
      Forecast(
        condition: SamplePacks.sample, forDay: day, kind: kind, dataThrough: day.advanced(by: -1),
        madeAt: PredictionWorld.noon(day),
        probability: said, range: 0.01...0.99, severity: expected, baseRate: 0.3, contributions: [],
        learntFrom: learntFrom,
        predictor: "test", pack: ContentHash(rawValue: "none")))
  }

  var scored: [ScoredDay] {
    var baselines = Baselines()
    let forecasts = Dictionary(grouping: forecasts, by: \.forDay)
    return outcomes.flatMap { outcome in
      defer { baselines.advance(isFlare: outcome.isFlare, severity: outcome.severity) }
      return (forecasts[outcome.day] ?? []).compactMap { ScoredDay($0, outcome: outcome, before: baselines) }
    }
  }

  var condition: AccuracyView.Condition { .init(SamplePacks.sample, name: "Sample", days: scored) }

  /// Of the only kind.
  var row: AccuracyView.Row? { condition.kinds.first }

  func page(width: Int = 80, isPlain: Bool = false, showsFigures: Bool = false, words: Phrases = .english) -> String {
    TextStyle(width: width, usesColour: false, isPlain: isPlain, words: words)
      .text(of: AccuracyView(conditions: [condition], showsFigures: showsFigures))
  }
}
