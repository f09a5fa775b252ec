import Synchronization
import TrackerCommands
import TrackerCore

/// A world for commands: a clock that stands still, UTC, a journal in memory, the sample packs, ids that repeat.
public struct TestWorld: Sendable {
  public let journal: InMemoryJournal
  public var registry: Registry
  public var now: Instant
  public var format = CommandContext.Format.text
  public var isPlain = false
  public var packs: any PackSource = SamplePacks.library
  public var forecasts: any ForecastEngine = SteadyForecaster()
  private let hasJournal = Flag()
  private let random = RepeatingRandom()

  public static let home = "/home/somebody/symptoms"

  /// - Parameters:
  ///   - day: ISO.
  ///   - time: Minutes after midnight.
  public init(_ modules: [any TrackerModule.Type], day: String = "2026-03-12", time: Int = 1200) {
    journal = InMemoryJournal()
    registry = Registry(modules)
    now = Instant(seconds: Int64((Day(day) ?? Day(number: 0)).number) * 86_400 + Int64(time) * 60)
  }

  /// The day of the clock.
  public var today: Day { DayCalendar(zone: .utc).day(of: now) }

  /// Sets somebody up with a sample pack.
  public func onboard(with packs: [PackID] = [SamplePacks.sample], symptoms: [SymptomID] = ["pain"]) throws {
    hasJournal.set()
    try journal.write("onboard", at: now) { journal in
      try journal.put(PersonFacts(symptoms: symptoms), as: PersonFacts.key)
      try journal.put(packs.map { ConditionRecord(pack: $0, since: today) }, as: ConditionRecord.key)
    }
  }

  public func context(_ terminal: any Terminal = ScriptedTerminal()) -> CommandContext {
    CommandContext(
      registry: registry, now: now, zone: .utc, home: TestWorld.home, packs: packs, forecasts: forecasts, settings: StandardSettings(),
      terminal: terminal, format: format, isPlain: isPlain, usesColour: terminal.usesColour,
      openJournal: { [journal, hasJournal] creating in
        if creating { hasJournal.set() }
        return hasJournal.isSet ? journal : nil
      }, inspectJournal: { _ in [] }, runCommand: { _, _, _ in CommandResult(output: "", errors: "", exitCode: 0) },
      randomNumbers: { [random] in random })
  }

  /// Runs a command line, without the command's name, and gives what it wrote to standard output.
  @discardableResult
  public func run<Command: TrackerCommand>(
    _ command: Command.Type, _ arguments: [String] = [], at terminal: ScriptedTerminal = ScriptedTerminal()
  ) throws -> String {
    try Command.parse(arguments).run(in: context(terminal))
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

  public func entries(_ kind: LogKindID) throws -> [Entry] { try journal.read { try $0.entries(EntryQuery(kinds: [kind])) } }
}

/// A forecaster whose tomorrow is 20 percent, and one more for each entry in the journal.
public struct SteadyForecaster: ForecastEngine {
  public init() {}

  public func outlook(
    for condition: ActiveCondition, of person: Person, on day: Day, at now: Instant, in journal: any JournalReading
  ) throws -> Outlook {
    let forecast = Forecast(
      condition: condition.id, forDay: day.advanced(by: 1), kind: .ahead, dataThrough: day, madeAt: now,
      probability: 0.2 + Double(try journal.count(EntryQuery())) / 100, range: 0.1...0.9, usual: 0.2, contributions: [], learntFrom: 0,
      predictor: "steady", pack: condition.hash)
    let load = LoadScore(day: day, score: nil, groups: [], factors: [])
    return Outlook(
      condition: condition.id, day: day, today: forecast, tomorrow: forecast, yesterdaysLoad: load, todaysLoad: load,
      yesterdaysForecast: nil, yesterday: DayOutcome(day: day.advanced(by: -1)), todaysOutcome: DayOutcome(day: day), knownDays: 9,
      score: ForecastScore())
  }

  public func refresh(
    _ condition: ActiveCondition, of person: Person, at now: Instant, in journal: any JournalWriting
  ) throws -> Outlook {
    let outlook = try outlook(for: condition, of: person, on: person.calendar.day(of: now), at: now, in: journal)
    try journal.put(outlook.tomorrow)
    return outlook
  }
}

private struct StandardSettings: SettingsStore {
  func value(of setting: SettingDefinition) throws -> SettingValue { SettingValue(value: setting.standard, origin: "standard") }
  func set(_ value: String?, for setting: SettingDefinition) throws {}
}

private final class Flag: Sendable {
  private let value = Mutex(false)
  var isSet: Bool { value.withLock { $0 } }
  func set() { value.withLock { $0 = true } }
}

/// Numbers that go on from command to command: SplitMix64 (Steele, Lea, Flood 2014).
private final class RepeatingRandom: RandomNumberGenerator, Sendable {
  private let state = Mutex<UInt64>(7)

  func next() -> UInt64 {
    state.withLock { state in
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
