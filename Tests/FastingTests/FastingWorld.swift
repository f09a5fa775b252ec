import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging
import TrackerTestSupport

@testable import TrackerFasting
@testable import TrackerFastingCommands
@testable import TrackerLoggingCommands

/// A person whose clock a test sets.
final class FastingWorld {
  var world: TestWorld

  /// - Parameter now: Local time in Berlin.
  init(_ now: String = "2026-03-11T20:00") throws {
    world = try TestWorld([LoggingModule.self, FastingModule.self], now: now)
  }

  func clock(_ now: String, zone: String? = nil) throws { try world.setClock(now, zone: zone) }

  @discardableResult
  func fast(_ words: String...) throws -> String { try world.run(FastStatusCommand.self, words) }
  @discardableResult
  func start(_ words: String...) throws -> String { try world.run(FastStartCommand.self, words) }
  @discardableResult
  func pause(_ words: String...) throws -> String { try world.run(FastPauseCommand.self, words) }
  @discardableResult
  func resume(_ words: String...) throws -> String { try world.run(FastResumeCommand.self, words) }
  @discardableResult
  func stop(_ words: String...) throws -> String { try world.run(FastStopCommand.self, words) }
  @discardableResult
  func edit(_ words: String...) throws -> String { try world.run(FastEditCommand.self, words) }
  @discardableResult
  func cancel() throws -> String { try world.run(FastCancelCommand.self) }
  @discardableResult
  func log(_ words: String...) throws -> String { try world.run(LogCommand<FastKind>.self, words) }
  @discardableResult
  func undo() throws -> String { try world.run(UndoCommand.self) }

  /// The running fast as it is kept; nil where there is none.
  var running: RunningFast? { get throws { try world.journal.read { try $0.value(RunningFast.document) } } }

  /// What a day has of a metric; nil where that is unknown.
  func value(_ metric: MetricID, on day: String) throws -> Double? {
    guard let day = Day(day) else { return nil }
    return try world.values(of: metric, on: day...day).first?.number
  }

  /// What a failure says.
  func refusal(_ body: () throws -> String) -> String {
    do {
      return "no failure: \(try body())"
    } catch let failure as Failure {
      return failure.message.description
    } catch { return "\(error)" }
  }
}
