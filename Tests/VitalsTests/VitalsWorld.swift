import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging
import TrackerTestSupport
import TrackerVitals

@testable import TrackerLoggingCommands

/// A person who logs what they measure, on Thursday 2026-03-12 at 20:00.
struct VitalsWorld {
  var world: TestWorld
  let today = Day(number: 20_524)

  init(zone: String = "Europe/Berlin", units: UnitSystem = .metric) throws {
    world = try TestWorld([LoggingModule.self, VitalsModule.self], zone: zone)
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

  func value(_ metric: MetricID, daysAgo: Int = 0) throws -> Double? {
    let day = today.advanced(by: -daysAgo)
    guard let value = try world.values(of: metric, on: day...day).first else { return nil }
    return value.number
  }
}
