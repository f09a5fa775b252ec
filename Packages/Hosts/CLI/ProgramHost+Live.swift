import Foundation
import TrackerCommands
import TrackerCore
import TrackerStorage

extension ProgramHost {
  /// The machine as it is.
  public static var live: ProgramHost {
    let environment = ProcessInfo.processInfo.environment
    return ProgramHost(
      environment: environment, clock: SystemClock(), zone: Zone(identifier: TimeZone.current.identifier) ?? .utc,
      programPath: programPath,
      terminal: LiveTerminal(environment: environment), randomNumbers: { SystemRandomNumberGenerator() })
  }

  private static var programPath: String {
    #if os(Linux)
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments.first ?? ""
    #else
    Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    #endif
  }
}

/// The machine's clock: the one place that asks it.
private struct SystemClock: WallClock {
  var now: Instant { Instant(seconds: Int64(Date().timeIntervalSince1970.rounded(.down))) }
}
