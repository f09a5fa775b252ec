import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerLogging
import TrackerTestSupport

@testable import TrackerCheckIn
@testable import TrackerCheckInCommands
@testable import TrackerLoggingCommands
@testable import TrackerProfile

@Suite("How much the symptoms affect daily life")
struct ImpactTests {
  private func world() throws -> ScriptedWorld {
    let world = ScriptedWorld([CheckInModule.self, LoggingModule.self, ProfileModule.self])
    try world.onboard()
    return world
  }

  /// Checks in with keys, and gives the screens of it.
  @discardableResult
  private func checkIn(_ world: ScriptedWorld, _ words: [String] = [], then keys: [Key] = []) throws -> [String] {
    let terminal = ScriptedTerminal(keys: .typing("5") + [.enter] + keys)
    try world.run(CheckInCommand.self, words, at: terminal)
    #expect(terminal.unusedKeys == 0, "\(terminal.frames.last ?? "")")
    return terminal.frames
  }

  private func later(_ world: inout ScriptedWorld, days: Int) {
    world.now = Instant(seconds: world.now.seconds + Int64(days) * 86_400)
  }

  private func isAsked(_ frames: [String]) -> Bool { frames.contains { $0.contains("This is asked once a month.") } }

  private func levels(_ world: ScriptedWorld) throws -> [Int?] {
    try world.entries("impact").map { $0.payload[ImpactKind.level] }
  }

  @Test("it is asked 30 days after the set-up and after each answer, once a check-in of today is saved")
  func monthly() throws {
    var world = try world()
    #expect(try !isAsked(checkIn(world)))
    later(&world, days: 29)
    #expect(try !isAsked(checkIn(world)))
    later(&world, days: 1)
    #expect(try !isAsked(checkIn(world, ["--date", "yesterday"])), "a day filled in later is not the time")
    #expect(try isAsked(checkIn(world, then: [.character("4"), .enter])))
    #expect(try levels(world) == [4] && world.entries("check-in").count == 4)
    #expect(try world.entries("impact").map(\.day) == [world.today])
    #expect(try !isAsked(checkIn(world)), "once is enough")
    later(&world, days: 29)
    #expect(try !isAsked(checkIn(world)))
    later(&world, days: 1)
    let frames = try checkIn(world, then: [.character("6"), .enter])
    #expect(isAsked(frames) && frames.joined().contains("How much do they affect your daily life?"))
    #expect(try levels(world) == [4, 6])
  }

  @Test(
    "skipped, it is asked again a month later, and nothing is logged; it is no change to undo",
    arguments: [
      Key.enter, .escape, .interrupt,
    ])
  func skipped(by key: Key) throws {
    var world = try world()
    later(&world, days: 40)
    let before = try world.journal.read { try $0.actions(limit: 9) }.count
    #expect(try isAsked(checkIn(world, then: [key])))
    #expect(try levels(world).isEmpty)
    #expect(try world.journal.read { try $0.actions(limit: 9) }.count == before + 1, "the check-in alone")
    #expect(try !isAsked(checkIn(world)))
    later(&world, days: 29)
    #expect(try !isAsked(checkIn(world)))
    later(&world, days: 1)
    #expect(try isAsked(checkIn(world, then: [key])))
  }

  @Test("an answer that was logged by hand counts, and one that was undone does not")
  func logged() throws {
    var world = try world()
    later(&world, days: 35)
    try world.run(LogCommand<ImpactKind>.self, ["7"])
    #expect(try !isAsked(checkIn(world)))
    try world.run(UndoCommand.self)
    try world.run(UndoCommand.self)
    #expect(try levels(world).isEmpty)
    #expect(try isAsked(checkIn(world, then: [.enter])))
  }

  @Test("a clock that was far ahead does not keep it from being asked")
  func clock() throws {
    var world = try world()
    later(&world, days: 4000)
    try checkIn(world, then: [.enter])
    later(&world, days: -3960)
    #expect(try isAsked(checkIn(world, then: [.enter])))
  }

  @Test("where nobody can be asked, and where answers were typed, nothing is asked")
  func scripts() throws {
    var world = try world()
    later(&world, days: 40)
    try world.run(CheckInCommand.self, ["pain=5"], at: ScriptedTerminal(keys: []))
    try world.run(CheckInCommand.self, [], at: ScriptedTerminal(lines: ["5"]))
    #expect(try world.entries("check-in").count == 2 && levels(world).isEmpty)
    #expect(try world.journal.read { try $0.value(SkippedImpact.document) } == nil)
    // Line by line it is asked, too.
    world.isPlain = true
    let lines = ScriptedTerminal(lines: ["5", "", "", "", "", "", "3"], hasKeyboard: true)
    try world.run(CheckInCommand.self, [], at: lines)
    #expect(lines.errors.contains("once a month"), "\(lines.errors)")
    #expect(try levels(world) == [3])
  }

  @Test("only 1 to 10 can be logged", arguments: ["0", "11", "5.5", "a lot"])
  func range(typed: String) throws {
    let world = try world()
    #expect(throws: Failure.self) { try world.run(LogCommand<ImpactKind>.self, [typed]) }
    #expect(try levels(world).isEmpty)
  }

  @Test("first, latest and change: from the set-up, changed answers and what was logged")
  func history() throws {
    var facts = PersonFacts(symptoms: [], impact: 6)
    let (setUp, later) = (Day(number: 20_000), Day(number: 20_040))
    #expect(facts.impacts(setUpOn: setUp) == [.init(day: setUp, value: 6)])
    #expect(facts.impacts(setUpOn: nil).isEmpty)
    let before = facts
    facts.impact = 4
    facts.dateImpact(after: before, setUpOn: setUp, on: later)
    #expect(facts.impacts(setUpOn: setUp) == [.init(day: setUp, value: 6), .init(day: later, value: 4)])
    let then = facts
    facts.impact = 5
    facts.dateImpact(after: then, setUpOn: setUp, on: later)
    #expect(facts.impacts(setUpOn: setUp).map(\.value) == [6, 5], "of one day the last answer counts")
    let same = facts
    facts.dateImpact(after: same, setUpOn: setUp, on: Day(number: 20_050))
    #expect(facts == same, "an answer that stays is not dated again")

    let world = try TestWorld([LoggingModule.self, ProfileModule.self])
    try world.run(LogCommand<ImpactKind>.self, ["3"])
    try world.run(LogCommand<ImpactKind>.self, ["2", "day=2026-03-01"])
    let today = try world.context.session().today
    let history = try world.journal.read { try ImpactHistory(in: $0, upTo: today) }
    #expect(history.answers.map(\.value) == [6, 2, 3] && history.first?.day == today.advanced(by: -60))
    let earlier = try world.journal.read { try ImpactHistory(in: $0, upTo: today.advanced(by: -1)) }
    #expect(earlier.latest?.value == 2)
  }

  @Test("a person that an earlier version wrote has no dated answers, and is written as it was")
  func earlierVersion() throws {
    let json =
      #"{"impact":6,"name":"Ada","others":{"sleep-aid":"yes"},"pattern":"episodic","symptoms":[],"tracked":[]}"#
    let facts = try PersonFacts.document.value(of: json)
    #expect(facts.impacts == nil && facts[.treatments].isEmpty && facts[.triggers].isEmpty)
    #expect(try JournalJSON.encode(facts) == json)
  }
}
