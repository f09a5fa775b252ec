import Foundation
import TrackerCore

extension World {
  /// The machine as it is.
  public static var live: World {
    var world = World(
      variables: ProcessInfo.processInfo.environment, clock: SystemClock(),
      zone: Zone(identifier: TimeZone.current.identifier) ?? .utc, programPath: ownPath,
      program: CommandLine.arguments.first?.shellWord ?? "symptoms",
      randomNumbers: { SystemRandomNumberGenerator() })
    world.machine = .live(programPath: world.programPath, variables: world.variables)
    return world
  }

  private static var ownPath: String {
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
