import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport
import TrackerTrackers

@testable import TrackerLoggingCommands
@testable import TrackerTrackables
@testable import TrackerTrackablesCommands

/// A person who tracks something of their own, on Thursday 2026-03-12 at 20:00.
struct TrackableWorld {
  static let today = Day(number: 20_524)
  static let modules: [any TrackerModule.Type] = [LoggingModule.self, TrackersModule.self, TrackablesModule.self]
  var world: TestWorld

  init(_ modules: [any TrackerModule.Type] = [], language: LanguageTag = .english) throws {
    world = try TestWorld(TrackableWorld.modules + modules)
    world.context.isCommand = { ["today", "check-in", "own"].contains($0.first) }
    world.context.environment.words = world.context.environment.registry.words(in: language)
    world.context.console.style.words = world.context.environment.words
    // A journal that was opened before knows by which rules its measures were made.
    try world.journal.rederive { _ in Rederivation(["custom": MeasureRule(version: 1, definitions: 0)]) { _ in nil } }
  }

  @discardableResult
  func add(_ words: String...) throws -> String { try world.run(OwnAddCommand.self, words) }

  @discardableResult
  func log(_ words: String...) throws -> String { try world.run(LogCommand<CustomKind>.self, words) }

  var own: Trackables { get throws { try world.journal.read { try Trackables(in: $0) } } }

  func value(_ metric: MetricID, daysAgo: Int = 0) throws -> DayValue {
    let day = TrackableWorld.today.advanced(by: -daysAgo)
    return try world.values(of: metric, on: day...day)[0]
  }

  /// What a refusal says, with what to do; nil where nothing is refused.
  func refusal<Result>(_ body: () throws -> Result) -> String? {
    do {
      _ = try body()
      return nil
    } catch let failure as Failure {
      return ([failure.message] + failure.diagnostics.map(\.sentence) + [failure.recovery].compactMap(\.self))
        .map(\.description).joined(separator: " | ")
    } catch { return "\(error)" }
  }
}
