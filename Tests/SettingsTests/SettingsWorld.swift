import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import Foundation
import Synchronization
import TrackerCore
import TrackerTestSupport

@testable import TrackerSettingsCommands
import TrackerSettings

/// A home folder with a settings file, and a person with a journal in memory unless not yet set up.
struct SettingsWorld {
  let journal = InMemoryJournal()
  let terminal = RecordingTerminal()
  let home = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)").path
  var context: CommandContext

  init(
    isOnboarded: Bool, environment: [String: String] = [:], now: String = "2026-03-31", hour: Int64 = 20,
    modules: [any TrackerModule.Type] = [SettingsModule.self]
  ) throws {
    let day = Day(now) ?? Day(number: 0)
    let definitions = Registry(modules).settings.all
    context = .testing(
      modules, now: Instant(seconds: Int64(day.number) * 86_400 + hour * 3_600), home: home,
      forecasts: SteadyForecaster(),
      settings: SettingsFile(home: home, environment: environment, definitions: definitions), terminal: terminal,
      openJournal: { [journal] _, _ in isOnboarded ? journal : nil })
    guard isOnboarded else { return }
    try journal.write("onboard", at: context.environment.now) { journal in
      try journal.put(PersonFacts(), as: PersonFacts.document)
      try journal.put([ConditionRecord(pack: SamplePacks.sample, since: day)], as: ConditionRecord.document)
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: home) }

  /// Runs a command line after `symptoms settings` and gives what it wrote.
  func run(_ line: String, json: Bool = false) throws -> String {
    let parsed = try SettingsCommand.parseAsRoot(line.split(separator: " ").map(String.init))
    guard let command = parsed as? any TrackerCommand else { throw Failure(.usage, "no such command") }
    var context = context
    context.console.format = json ? .json : .text
    context.environment.answers.insists = line.contains("--yes")
    try command.run(in: context)
    return terminal.takeOutput().replacing(home, with: "HOME")
  }
}

/// A terminal that keeps what is written.
final class RecordingTerminal: Terminal {
  private let output = Mutex("")
  let isInteractive = false
  let width = 80
  let usesColour: Bool

  init(usesColour: Bool = false) { self.usesColour = usesColour }

  func takeOutput() -> String {
    output.withLock { text in
      defer { text = "" }
      return text
    }
  }

  func put(_ text: String, to stream: TerminalStream) { output.withLock { $0 += text } }
  func readLine() -> String? { nil }
  func withKeys<Result>(_ body: (_ next: () -> Key) throws -> Result) throws -> Result { try body { .endOfInput } }
}
