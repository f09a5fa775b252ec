import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerGoals
import TrackerLogging
import TrackerReflections
import TrackerTestSupport
import TrackerTrackers
import TrackerVitals

@testable import TrackerGoalsCommands
@testable import TrackerLoggingCommands
@testable import TrackerTrackersCommands

/// A person who follows their days, on Thursday 2026-03-12 at 20:00.
struct TrackerWorld: WorldOfDays {
  static let today = TestWorld.today
  var world: TestWorld

  /// Brings mood and energy as the base pack does.
  enum MoodModule: TrackerModule {
    static let id: ModuleID = "mood"

    static func contribute(to registry: inout Registry) {
      for (id, name) in [("symptom.mood", "Mood"), ("symptom.energy", "Energy")] {
        registry.metrics.add(
          MetricDefinition(
            id: MetricID(id), name: .verbatim(name), unit: "points", range: 1...10, direction: .low, fold: .mean,
            absence: .unknown, about: "A metric for tests."))
      }
    }
  }

  static let modules: [any TrackerModule.Type] = [
    LoggingModule.self, VitalsModule.self, ReflectionsModule.self, GoalsModule.self, MoodModule.self,
    TrackersModule.self,
  ]

  init(now: String = "2026-03-12T20:00", units: UnitSystem = .metric) throws {
    world = try TestWorld(Self.modules, now: now)
    world.context.environment.words.units = units
  }

  /// Runs `log KIND …` and returns what was answered.
  @discardableResult
  func log<Kind: LogKind>(_ kind: Kind.Type, _ words: String...) throws -> String {
    try world.run(LogCommand<Kind>.self, words)
  }

  /// The message of a line that is refused, nil where it is saved.
  func refusal<Kind: LogKind>(_ kind: Kind.Type, _ words: String...) -> String? {
    do {
      try world.run(LogCommand<Kind>.self, words)
      return nil
    } catch let failure as Failure { return failure.message.description } catch { return "\(error)" }
  }

  /// A goal of days a week.
  func goal(_ metric: String, atLeast: String, days: String = "5") throws {
    try world.run(GoalsAddCommand.self, ["Goal", "--track", metric, "--at-least", atLeast, "--days", days])
  }

  /// What `trackers` answers.
  func list(width: Int = 80) throws -> String { try world.run(TrackersCommand.self, width: width) }

  /// What `trackers ID` answers.
  func page(_ tracker: String, json: Bool = false) throws -> String {
    try world.run(TrackersCommand.self, [tracker], json: json, width: 80)
  }

  func value(_ metric: MetricID, daysAgo: Int = 0) throws -> Double? {
    let day = Self.today.advanced(by: -daysAgo)
    return try world.values(of: metric, on: day...day).first?.number
  }
}
