import Synchronization
import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerTestSupport
import TrackerVitals

@testable import TrackerHub
@testable import TrackerHubCommands

@Suite("What `hub --watch` shows and does") struct HubScreenTests {
  private var world: TestWorld
  /// What happens before a key is given, by the key's index.
  private typealias Changes = [Int: @Sendable () throws -> Void]

  init() throws { world = try TestWorld([VitalsModule.self, HubModule.self, Untyped.self]) }

  /// Follows something that nothing asks for.
  private enum Untyped: TrackerModule {
    static let id: ModuleID = "untyped"
    static func contribute(to registry: inout Registry) {
      registry.trackers.add(
        Tracker(
          "walks", "Walks", metrics: ["vitals.distance_km"], command: "symptoms movement distance=2km", place: 70,
          told: { value, _ in .number(value, upTo: 1) }))
    }
  }

  /// Logs a value as another program does.
  private func keeping(_ metric: MetricID, _ value: Double) -> @Sendable () throws -> Void {
    let (journal, now) = (world.journal, world.context.environment.now)
    let day = DayCalendar(zone: world.context.environment.zone).day(of: now)
    return {
      try journal.write("log", at: now) { journal in
        let entry = Entry(
          id: EntryID("\(metric)-\(value)"), kind: "custom", instant: now, offset: 3600, zone: "Europe/Berlin",
          day: day, payload: Payload())
        try journal.put(entry, measures: [Measure(metric, value, fold: .mean)])
      }
    }
  }

  /// Sets a setting as another program does.
  private func setting(_ id: SettingID, _ value: String) throws -> @Sendable () throws -> Void {
    let session = try world.context.session()
    let definition = try #require(session.environment.registry.settings.all.first { $0.id == id })
    return { [journal = world.journal] in
      guard case .journal(let backing) = definition.backing else { return }
      try journal.write("settings set", at: session.environment.now) { try backing.set(value, for: session, in: $0) }
    }
  }

  /// - Returns: The terminal, and the command lines that were run.
  private func watch(
    _ keys: [Key], _ words: [String] = [], width: Int = 80, height: Int = 24,
    clock: (@Sendable () -> Instant)? = nil, changes: Changes = [:]
  ) throws -> (terminal: ScriptedTerminal, ran: [[String]]) {
    let failures = Log()
    let terminal = ScriptedTerminal(keys: keys, width: width, height: height) { index in
      do { try changes[index]?() } catch { failures.add(["\(error)"]) }
    }
    var context = world.context
    context.use(terminal)
    context.clock = clock
    let ran = Log()
    context.runOnScreen = { [terminal] arguments in
      ran.add(arguments)
      #expect(!terminal.isReadingKeys && terminal.screen.isEmpty, "the screen belongs to the command")
      return 0
    }
    try HubCommand.parse(["--watch"] + words).runAsking(in: context)
    #expect(failures.lines == [])
    #expect(terminal.unusedKeys == 0 && !terminal.isReadingKeys)
    return (terminal, ran.lines)
  }

  private final class Log: Sendable {
    private let all = Mutex<[[String]]>([])
    var lines: [[String]] { all.withLock { $0 } }
    func add(_ line: [String]) { all.withLock { $0.append(line) } }
  }

  /// The name of the card with the mark of the focus.
  private func focus(_ frame: String) -> String? {
    frame.split(separator: "\n").first { $0.contains("▸") }?.split(separator: " ").dropFirst().first.map(String.init)
  }

  @Test("what another program logs is on the screen after the next pause, and the screen is as before at the end")
  func following() throws {
    let (terminal, _) = try watch(
      [.pause, .pause, .character("q")], changes: [0: keeping("vitals.steps", 8200)])
    #expect(terminal.frames[0].contains("▸ Movement") && !terminal.frames[0].contains("8200 steps"))
    #expect(terminal.frames[1].contains("8200 steps"), "\(terminal.frames[1])")
    #expect(terminal.frames[1].contains("·············█"), "today is the last day of the line")
    #expect(terminal.frames[2] == terminal.frames[1])
    #expect(terminal.screen.isEmpty && terminal.errors.isEmpty)
    #expect(terminal.frames[0].hasSuffix("↑↓ next card   Enter logs   q stops"))
  }

  @Test("arrows and j and k move the focus, which stops at the ends and is of this screen alone")
  func focus() throws {
    let keys: [Key] = [
      .down, .character("j"), .down, .character("k"), .up, .up, .end, .home, .character("x"), .escape,
    ]
    let (terminal, ran) = try watch(keys)
    #expect(
      terminal.frames.map(focus)
        == ["Movement", "Heart", "Walks", "Walks", "Heart", "Movement", "Movement", "Walks", "Movement", "Movement"])
    #expect(ran.isEmpty)
    #expect(try HubView(try world.context.session()).focus == "movement")
    #expect(focus(try watch([.interrupt], ["heart"]).terminal.frames[0]) == "Heart")
    #expect(focus(try watch([], ["heart"]).terminal.frames[0]) == "Heart", "a keyboard that is gone ends it")
  }

  @Test("the focus stays on its card when the order changes; where that is hidden, the next one has it")
  func arranging() throws {
    let (terminal, _) = try watch(
      [.down, .pause, .pause, .pause, .character("q")],
      changes: [
        1: try setting("hub.order", "walks,heart,movement"), 2: try setting("hub.hidden", "heart"),
        3: try setting("hub.hidden", "heart,movement,walks"),
      ])
    #expect(terminal.frames.prefix(4).map(focus) == ["Movement", "Heart", "Heart", "Movement"])
    let order = terminal.frames[2].split(separator: "\n").filter { $0.contains("Walks") || $0.contains("▸") }
    #expect(order.first?.contains("Walks") == true, "\(terminal.frames[2])")
    #expect(terminal.frames[4].contains("You have hidden all cards."), "\(terminal.frames[4])")
    #expect(terminal.frames[4].contains("symptoms settings reset hub.hidden"))
  }

  @Test("a hidden card that was asked for stays, and keys do nothing where there is no card")
  func hidden() throws {
    try setting("hub.hidden", "heart")()
    let (asked, _) = try watch([.pause, .character("q")], ["heart"], changes: [0: keeping("vitals.steps", 10)])
    #expect(asked.frames.map(focus) == ["Heart", "Heart"])
    try setting("hub.hidden", "heart,movement,walks")()
    let (none, ran) = try watch([.enter, .down, .end, .character("q")])
    #expect(ran.isEmpty && none.frames[3].contains("q stops") && !none.frames[3].contains("Enter logs"))
  }

  @Test("Enter runs what logs the card in focus, and comes back to the cards with what it changed")
  func entering() throws {
    let (terminal, ran) = try watch(
      [.enter, .down, .enter, .character("q")], changes: [2: keeping("vitals.resting_heart_rate", 62)])
    #expect(ran == [["log", "movement"], ["log", "heart"]])
    #expect(terminal.frames[1].contains("▸ Movement"))
    #expect(focus(terminal.frames[3]) == "Heart" && terminal.frames[3].contains("62 a minute"))
  }

  @Test("where nothing asks for a value, Enter says what to type")
  func untyped() throws {
    let (terminal, ran) = try watch([.end, .enter, .up, .character("q")])
    #expect(ran.isEmpty)
    #expect(terminal.frames[2].contains("To log it: symptoms movement distance=2km"), "\(terminal.frames[2])")
    #expect(!terminal.frames[3].contains("To log it:"))
  }

  @Test("the day ends on the screen, too")
  func clock() throws {
    try keeping("vitals.steps", 8200)()
    let began = world.context.environment.now
    let time = SharedTime(began)
    let (terminal, _) = try watch(
      [.pause, .pause, .character("q")], clock: { time.now },
      changes: [0: { time.add(seconds: 59) }, 1: { time.add(seconds: 12 * 3600) }])
    func today(_ frame: String) -> Substring? { frame.split(separator: "\n").first { $0.contains("▸ Movement") } }
    #expect(today(terminal.frames[1])?.contains("Movement  8200 steps") == true)
    #expect(today(terminal.frames[2])?.contains("Movement  –") == true, "\(terminal.frames[2])")
    #expect(today(terminal.frames[2])?.contains("8200 steps") == true, "the mean knows the day that is over")
  }

  private final class SharedTime: Sendable {
    private let time: Mutex<Instant>
    init(_ now: Instant) { time = Mutex(now) }
    var now: Instant { time.withLock { $0 } }
    func add(seconds: Int64) { time.withLock { $0 = Instant(seconds: $0.seconds + seconds) } }
  }

  @Test("in 40 columns no line is wider, and the card in focus is in sight on a low screen")
  func narrow() throws {
    try keeping("vitals.steps", 8200)()
    let (terminal, _) = try watch([.end, .character("q")], width: 40, height: 12)
    for frame in terminal.frames {
      for line in frame.split(separator: "\n") { #expect(line.count <= 40, "\(line)") }
      #expect(frame.split(separator: "\n", omittingEmptySubsequences: false).count <= 12)
      #expect(frame.contains("▸"))
    }
    #expect(focus(terminal.frames[1]) == "Walks")
  }

  @Test("without a terminal, as JSON and in plain lines it is refused in two lines")
  func noTerminal() throws {
    let context = world.context
    func refused(_ change: (inout CommandContext) -> Void, _ words: [String] = []) throws -> Failure {
      var changed = context
      change(&changed)
      return try #require(throws: Failure.self) { try HubCommand.parse(["--watch"] + words).runAsking(in: changed) }
    }
    let failures = [
      try refused { $0.use(ScriptedTerminal(lines: [])) },
      try refused { $0.use(ScriptedTerminal(keys: [.character("q")]), isPlain: true) },
      try refused {
        $0.use(ScriptedTerminal(keys: [.character("q")]))
        $0.console.format = .json
      },
    ]
    for failure in failures {
      #expect(failure.kind == .usage)
      #expect(failure.message.description == "--watch needs a terminal, and neither --json nor --plain")
      #expect(failure.recovery?.description == "To see the cards once: symptoms hub")
    }
    let unknown = try #require(throws: Failure.self) { try watch([.character("q")], ["hart"]) }
    #expect(unknown.message.description == "“hart” is not a tracker. Did you mean heart?")
  }
}
