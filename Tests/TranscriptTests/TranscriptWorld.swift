import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import Foundation
import TrackerCLI
import TrackerComposition
import TrackerCore
import TrackerTestSupport

/// A world in which command lines run in process: a fixed clock, a home of its own, the shipped packs, ids that repeat.
final class TranscriptWorld {
  let home: String
  private var host: ProgramHost

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// - Parameter tellLack: Told of every English phrase that the language of an answer lacks.
  init(
    environment: [String: String] = [:], seed: UInt64 = 7, tellLack: (@Sendable (_ english: String) -> Void)? = nil
  ) throws {
    // Of one length everywhere, so that lines wrap alike.
    home = "/tmp/st-\(UUID().uuidString.prefix(6).lowercased())"
    let random = SharedGenerator(seed: seed)
    host = ProgramHost(
      world: World(
        variables: environment.merging(["HOME": home, "SYMPTOMS_HOME": home]) { given, _ in given },
        clock: FixedClock(Instant(seconds: 0)), zone: .utc,
        programPath: TranscriptWorld.root.appendingPathComponent("symptoms").path, randomNumbers: { random }),
      terminal: SilentTerminal())
    host.world.tellLack = tellLack
  }

  /// Another world with the same clock and a copy of the home, where there is one; its ids are others.
  init(copying other: TranscriptWorld, seed: UInt64 = 9) throws {
    home = "/tmp/st-\(UUID().uuidString.prefix(6).lowercased())"
    host = other.host
    let random = SharedGenerator(seed: seed)
    host.world.randomNumbers = { random }
    if FileManager.default.fileExists(atPath: other.home) {
      try FileManager.default.copyItem(atPath: other.home, toPath: home)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: home) }

  /// Sets the clock to a local time such as `2026-03-12T08:15`.
  func setClock(_ date: String, zone identifier: String) throws {
    let parts = date.split(separator: "T").map(String.init)
    guard parts.count == 2, let day = Day(parts[0]), let time = LocalTime(parts[1]),
      let zone = Zone(identifier: identifier)
    else {
      throw Failure(.usage, "a transcript's clock is wrong: \(date) \(identifier)")
    }
    host.world.zone = zone
    host.world.clock = FixedClock(try DayCalendar(zone: zone).instant(on: day, at: time))
  }

  /// Sets a variable of the environment.
  func set(_ variable: String, to value: String) { host.world.variables[variable] = value }

  /// Sets what the program is typed as.
  func type(_ program: String) { host.world.program = program }

  /// Runs a command line at a terminal.
  func run(_ words: [String], at terminal: any Terminal) {
    var host = host
    host.terminal = terminal
    _ = host.run(words)
  }

  /// Writes a file into the home.
  func write(_ text: String, to name: String) throws {
    let folder = URL(fileURLWithPath: "\(home)/\(name)").deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: "\(home)/\(name)", atomically: true, encoding: .utf8)
  }

  /// Runs a line as it is typed in a shell, where `HOME` is the home's path.
  func run(line: String) -> CommandResult {
    run(Transcript.words(of: line).map { $0.replacing("HOME", with: home).replacing("ROOT", with: Self.root.path) })
  }

  /// Runs a command line; the home's path in the output is written as `HOME`.
  func run(_ words: [String]) -> CommandResult {
    let result = host.run(words, at: host.world.clock.now, home: home)
    func neutral(_ text: String) -> String {
      text.replacing(home, with: "HOME").replacing(TranscriptWorld.root.path, with: "ROOT")
    }
    return CommandResult(output: neutral(result.output), errors: neutral(result.errors), exitCode: result.exitCode)
  }
}

private struct SilentTerminal: Terminal {
  let isInteractive = false
  let width = 80
  let usesColour = false
  func put(_ text: String, to stream: TerminalStream) {}
  func readLine() -> String? { nil }
  func withKeys<Result>(_ body: (_ next: () -> Key) throws -> Result) throws -> Result { try body { .endOfInput } }
}
