import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerPatterns
@testable import TrackerPatternsCommands

/// A person with numbers of their days, on Thursday 2026-03-12 at 20:00.
struct MetricsWorld {
  static let today = Day(number: 20_524)
  var world: TestWorld

  init(language: LanguageTag = .english) throws {
    world = try TestWorld([LoggingModule.self, PatternsModule.self])
    world.context.environment.words = world.context.environment.registry.words(in: language)
  }

  /// Keeps values of a metric on the days up to today, the last one its own; nil is unknown.
  func keep(_ metric: MetricID, _ values: [Double?]) throws {
    try world.journal.write("log", at: world.context.environment.now) { journal in
      for (offset, value) in values.reversed().enumerated() {
        guard let value else { continue }
        let day = Self.today.advanced(by: -offset)
        let entry = Entry(
          id: EntryID("\(metric)-\(day)"), kind: "custom",
          instant: Instant(seconds: Int64(day.number) * 86_400 + 40_000), offset: 0, zone: "UTC", day: day,
          payload: Payload())
        try journal.put(entry, measures: [Measure(metric, value, fold: .last)])
      }
    }
  }

  func run(_ words: [String] = [], json: Bool = false, width: Int = 80) throws -> String {
    try world.run(PatternsMetricsCommand.self, words, json: json, width: width)
  }

  /// What is said where the command is refused.
  func refusal(_ words: String...) throws -> String? {
    do {
      _ = try world.run(PatternsMetricsCommand.self, words)
      return nil
    } catch let failure as Failure { return world.context.environment.words(failure.message) }
  }

  /// Days that resemble the day before, around a middle.
  static func series(_ days: Int, around middle: Double = 5, seed: UInt64) -> [Double] {
    var random = SplitMix64(seed: seed)
    var value = 0.0
    return (0..<days).map { _ in
      value = 0.6 * value + random.normal()
      return middle + value
    }
  }

  /// What follows a series by a day, the more the lower.
  static func follower(of series: [Double], seed: UInt64) -> [Double] {
    var random = SplitMix64(seed: seed)
    return [5] + series.dropLast().map { 10 - $0 + 0.4 * random.normal() }
  }
}
