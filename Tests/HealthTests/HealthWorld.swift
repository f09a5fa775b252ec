import TrackerApplication
import TrackerCoaching
import TrackerCommandLine
import TrackerCore
import TrackerGoals
import TrackerHealth
import TrackerLogging
import TrackerTestSupport
import TrackerVitals

@testable import TrackerHealthCommands
@testable import TrackerLoggingCommands

/// A person of Thursday 12 March 2026 at 20:00 in Berlin, who logs sleep, steps, exercise and their heart.
struct HealthWorld {
  static let today = Day("2026-03-12") ?? Day(number: 0)
  var world: TestWorld

  init(language: LanguageTag = .english, _ more: [any TrackerModule.Type] = []) throws {
    world = try TestWorld(
      [LoggingModule.self, VitalsModule.self, CoachingModule.self, GoalsModule.self, HealthModule.self] + more)
    world.context.environment.words = world.context.environment.registry.words(in: language)
  }

  var session: Session { get throws { try world.context.session() } }

  func log<Kind: LogKind>(_ kind: Kind.Type, _ words: String..., back: Int = 0) throws {
    try world.run(LogCommand<Kind>.self, words + ["day=\(Self.today.advanced(by: -back))"])
  }

  /// A night with its times on each of so many mornings up to today.
  func nights(_ count: Int, _ words: String..., from first: Int = 0) throws {
    for back in first..<first + count {
      try world.run(LogCommand<RestKind>.self, words + ["day=\(Self.today.advanced(by: -back))"])
    }
  }

  /// Resting rates up to today, the last one its own; nil for a day without one.
  func resting(_ rates: [Int?]) throws {
    for (back, rate) in rates.reversed().enumerated() {
      guard let rate else { continue }
      try log(HeartKind.self, "\(rate)", "resting", back: back)
    }
  }

  /// What a page of `health` says.
  func page<Command: TrackerCommand>(
    _ command: Command.Type, _ words: String..., json: Bool = false, width: Int = 80, isPlain: Bool = false
  ) throws -> String {
    let terminal = ScriptedTerminal(width: width)
    var context = world.context
    context.use(terminal, isPlain: isPlain)
    context.console.format = json ? .json : .text
    try Command.parse(words).runAsking(in: context)
    return terminal.output
  }

  /// The same without line breaks.
  func text<Command: TrackerCommand>(_ command: Command.Type) throws -> String {
    try page(command).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Every page, one after the other.
  func pages(width: Int = 80, isPlain: Bool = false) throws -> [String] {
    [
      try page(HealthSummaryCommand.self, width: width, isPlain: isPlain),
      try page(HealthSleepCommand.self, width: width, isPlain: isPlain),
      try page(HealthActivityCommand.self, width: width, isPlain: isPlain),
      try page(HealthHeartCommand.self, width: width, isPlain: isPlain),
    ]
  }
}
