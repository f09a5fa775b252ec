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
    world.machine = .live(programPath: startPath(world), variables: world.variables)
    return world
  }

  /// The path by which this program was started, such as a link that stays when a newer version takes its place: its
  /// own path where that is not known, or leads somewhere else.
  private static func startPath(_ world: World) -> String {
    func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    let own = resolved(world.programPath)
    guard let typed = CommandLine.arguments.first, !typed.isEmpty else { return world.programPath }
    let folders = typed.contains("/") ? [""] : (world.variables["PATH"] ?? "").split(separator: ":").map { "\($0)/" }
    let found = folders.lazy.map { URL(fileURLWithPath: "\($0)\(typed)").path }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    return found.flatMap { resolved($0) == own ? $0 : nil } ?? world.programPath
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
