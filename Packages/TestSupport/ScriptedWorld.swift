import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import Synchronization
import TrackerCore
import TrackerPacks

/// A world for commands that ask: a scripted terminal, nobody onboarded until a test does it, UTC, a journal in memory.
public struct ScriptedWorld: Sendable {
  public let journal: InMemoryJournal
  public var modules: [any TrackerModule.Type]
  public var now: Instant
  public var format = Console.Format.text
  public var isPlain = false
  public var packs: PackLibrary = SamplePacks.library
  public var forecasts: any ForecastEngine = SteadyForecaster()
  private let hasJournal = Flag()
  private let random = SharedGenerator()

  public static let home = "/home/somebody/symptoms"

  /// - Parameters:
  ///   - day: ISO.
  ///   - time: Minutes after midnight.
  public init(_ modules: [any TrackerModule.Type], day: String = "2026-03-12", time: Int = 1200) {
    journal = InMemoryJournal()
    self.modules = modules
    now = Instant(seconds: Int64((Day(day) ?? Day(number: 0)).number) * 86_400 + Int64(time) * 60)
  }

  /// The day of the clock.
  public var today: Day { DayCalendar(zone: .utc).day(of: now) }

  /// Sets somebody up with a sample pack.
  public func onboard(with packs: [PackID] = [SamplePacks.sample], symptoms: [SymptomID] = ["pain"]) throws {
    hasJournal.set()
    try journal.write("onboard", at: now) { journal in
      try journal.declare(.settingUp)
      try journal.put(PersonFacts(symptoms: symptoms), as: PersonFacts.document)
      try journal.put(packs.map { ConditionRecord(pack: $0, since: today) }, as: ConditionRecord.document)
    }
  }

  public func context(_ terminal: any Terminal = ScriptedTerminal()) -> CommandContext {
    .testing(
      modules, now: now, home: ScriptedWorld.home, packs: packs, forecasts: forecasts, terminal: terminal,
      format: format, isPlain: isPlain,
      openJournal: { [journal, hasJournal] creating, _ in
        if creating { hasJournal.set() }
        return hasJournal.isSet ? journal : nil
      }, randomNumbers: { [random] in random })
  }

  /// Runs a command line, without the command's name, and gives what it wrote to standard output.
  @discardableResult
  public func run<Command: TrackerCommand>(
    _ command: Command.Type, _ arguments: [String] = [], at terminal: ScriptedTerminal = ScriptedTerminal()
  ) throws -> String {
    try Command.parse(arguments).runAsking(in: context(terminal))
    return terminal.screen
  }

  /// The failure that a command line ends with, nil when it does not.
  public func failure<Command: TrackerCommand>(
    of command: Command.Type, _ arguments: [String] = [], at terminal: ScriptedTerminal = ScriptedTerminal()
  ) throws -> Failure? {
    do {
      try run(command, arguments, at: terminal)
      return nil
    } catch let failure as Failure {
      return failure
    }
  }

  public func entries(_ kind: LogKindID) throws -> [Entry] {
    try journal.read { try $0.entries(EntryQuery(kinds: [kind])) }
  }
}

private final class Flag: Sendable {
  private let value = Mutex(false)
  var isSet: Bool { value.withLock { $0 } }
  func set() { value.withLock { $0 = true } }
}
