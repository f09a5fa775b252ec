import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import ArgumentParser
import TrackerCore
import TrackerPacks

/// A person with the sample condition, a journal in memory, a clock that stands still and a terminal that keeps what is
/// written.
///
/// Ids repeat from run to run: the first entry's is always the same. Commands are run by their type: `try
/// world.run(ListCommand.self, ["--days", "7"])`.
public struct TestWorld: Sendable {
  public let journal = InMemoryJournal()
  public var context: CommandContext

  /// - Parameters:
  ///   - now: Local time, such as `2026-03-12T20:00`.
  ///   - facts: What the person said of themselves; nil for someone who is not onboarded.
  public init(
    _ modules: [any TrackerModule.Type], now: String = "2026-03-12T20:00", zone: String = "Europe/Berlin",
    facts: PersonFacts? = TestWorld.facts, packs: PackLibrary = SamplePacks.library,
    pack: PackID = SamplePacks.sample,
    forecasts: any ForecastEngine = FixedForecasts()
  ) throws {
    let random = SharedGenerator()
    let isOnboarded = facts != nil
    context = .testing(
      modules, now: Instant(seconds: 0), home: "home", packs: packs, forecasts: forecasts, terminal: ScriptedTerminal(),
      openJournal: { [journal] creating, _ in isOnboarded || creating ? journal : nil }, randomNumbers: { random })
    try setClock(now, zone: zone)
    guard let facts else { return }
    let since = DayCalendar(zone: context.environment.zone).day(of: context.environment.now).advanced(by: -60)
    try journal.write("onboard", at: context.environment.now) { journal in
      try journal.declare(.settingUp)
      try journal.put(facts, as: PersonFacts.document)
      try journal.put([ConditionRecord(pack: pack, since: since)], as: ConditionRecord.document)
    }
  }

  /// Tracks food, exercise, sleep and stress.
  public static let facts = PersonFacts(
    name: "Sam", symptoms: ["prickle"], impact: 6, pattern: "episodic",
    tracked: [
      TrackedCategory(id: "food", name: "Food", log: "food"),
      TrackedCategory(id: "exercise", name: "Exercise", log: "exercise"),
      TrackedCategory(id: "sleep", name: "Sleep", log: "rest"),
      TrackedCategory(id: "stress", name: "Stress", log: "activity", metric: "stress.level"),
    ])

  /// Sets the clock to a local time such as `2026-03-12T08:15`, and the person down in another zone.
  public mutating func setClock(_ local: String, zone identifier: String? = nil) throws {
    if let identifier {
      guard let zone = Zone(identifier: identifier) else {
        throw Failure(.usage, "a test names no zone: \(identifier)")
      }
      context.environment.zone = zone
    }
    let parts = local.split(separator: "T").map(String.init)
    guard parts.count == 2, let day = Day(parts[0]), let time = LocalTime(parts[1]) else {
      throw Failure(.usage, "a test's clock is wrong: \(local)")
    }
    context.environment.now = try DayCalendar(zone: context.environment.zone).instant(on: day, at: time)
    context.console.style.year = day.year
  }

  /// Runs a command with the words after its name.
  ///
  /// - Parameter width: Columns of the terminal; wide, so that lines don't break unless a test is about that.
  /// - Returns: What it wrote to standard output.
  @discardableResult
  public func run<Command: TrackerCommand>(
    _ type: Command.Type, _ words: [String] = [], json: Bool = false, width: Int = 400
  ) throws -> String {
    let terminal = ScriptedTerminal(width: width)
    var context = context
    context.use(terminal)
    context.console.format = json ? .json : .text
    try Command.parse(words).runAsking(in: context)
    return terminal.output
  }

  /// The days' values of a metric, one after the other, as analysis sees them.
  public func values(of metric: MetricID, on days: ClosedRange<Day>) throws -> [DayValue] {
    let session = try context.session()
    let table = try journal.read { try $0.dayTable([metric: 0], on: days, catalogue: session.person.catalogue) }
    return days.map { table[metric, $0] }
  }

  /// Every entry, the oldest first.
  public var entries: [Entry] { get throws { try journal.read { try $0.entries(EntryQuery()) } } }
}
