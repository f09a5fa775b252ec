import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerPatterns
@testable import TrackerPatternsCommands

/// A person with numbers of their days, on Thursday 2026-03-12 at 20:00.
struct MetricsWorld: WorldOfDays {
  static let today = TestWorld.today
  var world: TestWorld

  init(language: LanguageTag = .english) throws {
    world = try TestWorld([LoggingModule.self, PatternsModule.self])
    world.context.environment.words = world.context.environment.registry.words(in: language)
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
