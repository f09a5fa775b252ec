import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerCheckIn
@testable import TrackerCheckInCommands

@Suite struct NoneCheckInTests {
  private func totals(_ world: ScriptedWorld, _ day: Day) throws -> [MetricID: Double] {
    let totals = try world.journal.read { try $0.totals(of: ["symptom.pain", "symptom.mood"], in: day...day) }
    return Dictionary(uniqueKeysWithValues: totals.map { ($0.metric, $0.value) })
  }

  @Test(
    "a none is an answer: stored as 0, told with its symptom",
    arguments: [
      (["pain=0"], ScriptedTerminal()), (["pain=none"], ScriptedTerminal()), (["ache=No"], ScriptedTerminal()),
      ([], ScriptedTerminal(lines: ["", "none"])), ([], ScriptedTerminal(keys: [.down, .right, .enter])),
    ] as [([String], ScriptedTerminal)])
  func answers(_ arguments: [String], _ terminal: ScriptedTerminal) throws {
    let world = try CheckInTests.world()
    let output = try world.run(CheckInCommand.self, arguments, at: terminal)
    #expect(output.hasPrefix("Saved your check-in: no pain."))
    #expect(try CheckInTests.answers(world) == [["pain": 0]])
    #expect(try totals(world, world.today) == ["symptom.pain": 0])
  }

  @Test("a mood has no none", arguments: ["mood=0", "mood=none"])
  func mood(_ word: String) throws {
    let world = try CheckInTests.world()
    #expect(try world.failure(of: CheckInCommand.self, [word])?.message == "Mood starts at 1; there is no 0")
    #expect(try CheckInTests.answers(world).isEmpty)
  }

  @Test("a none leaves a higher answer of the day as it is, and says so; a day's own answer stays beside it")
  func higher() throws {
    let world = try CheckInTests.world()
    try world.run(CheckInCommand.self, ["pain=6", "at=08:00"])
    let output = try world.run(CheckInCommand.self, ["pain=0", "mood=8"], at: ScriptedTerminal(width: 200))
    #expect(output.contains("You logged more earlier that day, and that still counts: pain 6."))
    #expect(try totals(world, world.today) == ["symptom.pain": 6, "symptom.mood": 8])
    #expect(try world.entries("check-in").count == 2)
  }

  @Test("a none is taken over as what it is, and a draft keeps it")
  func same() throws {
    var world = try CheckInTests.world()
    try world.run(CheckInCommand.self, ["pain=0", "--date", "yesterday"])
    try world.run(CheckInCommand.self, ["same"])
    #expect(try CheckInTests.answers(world).last == ["pain": 0])
    world.now = world.now + 86_400
    try world.run(CheckInCommand.self, at: ScriptedTerminal(keys: [.down, .right, .left, .interrupt]))
    let sheet = try CheckIn(try world.context().session()).sheet()
    #expect(sheet.questions.compactMap(\.answer) == [0])
    #expect(sheet.questions.compactMap { $0.earlier?.value } == [0])
  }

  @Test("in a second check-in S fills nothing that the day already answers", arguments: [true, false])
  func fillsOnce(byKeys: Bool) throws {
    let world = try CheckInTests.world()
    try world.run(CheckInCommand.self, ["pain=6", "mood=4", "--date", "yesterday"])
    try world.run(CheckInCommand.self, ["pain=2", "at=08:00"])
    let terminal =
      byKeys ? ScriptedTerminal(keys: .typing("S") + [.enter]) : ScriptedTerminal(lines: ["S", ""])
    try world.run(CheckInCommand.self, at: terminal)
    #expect(try CheckInTests.answers(world).last == ["mood": 4])
    #expect(try totals(world, world.today)["symptom.pain"] == 2)
  }

  @Test("a day long before the first entry is asked about before anything is asked of it, and before it is written")
  func earlyDay() throws {
    let world = try CheckInTests.world()
    for words in [["pain=3"], []] {
      let failure = try world.failure(of: CheckInCommand.self, words + ["--date", "2024-03-02"])
      #expect(failure?.message.description.contains("long before your first entry") == true)
    }
    try world.run(CheckInCommand.self, ["pain=3", "--date", "2024-03-02", "--yes"])
    #expect(try CheckInTests.answers(world) == [["pain": 3]])
  }

  @Test("the saved line names a time that is not now")
  func time() throws {
    let world = try CheckInTests.world()
    #expect(
      try world.run(CheckInCommand.self, ["pain=3", "at=08:00"]).hasPrefix("Saved your check-in, at 08:00: pain 3."))
  }

  @Test("from a pipe S goes on past a symptom without an earlier answer")
  func pipe() throws {
    let world = try CheckInTests.world()
    try world.run(CheckInCommand.self, ["mood=4", "--date", "yesterday"])
    try world.run(CheckInCommand.self, at: ScriptedTerminal(lines: ["S", "windy"]))
    #expect(try CheckInTests.answers(world).last == ["mood": 4])
    #expect(try world.entries("check-in").last?.payload[CheckInKind.notes] == "windy")
  }

  @Test("a time that has not come yet is asked about at a keyboard, and refused elsewhere with what to type")
  func laterTime() throws {
    let world = try CheckInTests.world()
    let failure = try #require(try world.failure(of: CheckInCommand.self, ["pain=3", "at=22:30"]))
    #expect(failure.message == "This time is still to come today")
    #expect(failure.recovery == "If it was yesterday, add day=yesterday or --yes: symptoms check-in --help")
    let no = ScriptedTerminal(lines: ["n"], hasKeyboard: true)
    #expect(try world.failure(of: CheckInCommand.self, ["pain=3", "at=22:30"], at: no) != nil)
    #expect(no.errors.hasPrefix("22:30 is still to come today. Was it yesterday? [y/n;"))
    #expect(try CheckInTests.answers(world).isEmpty)
    try world.run(CheckInCommand.self, ["pain=3", "at=22:30"], at: ScriptedTerminal(lines: ["y"], hasKeyboard: true))
    #expect(try totals(world, world.today.advanced(by: -1)) == ["symptom.pain": 3])
    try world.run(CheckInCommand.self, ["pain=4", "at=22:30", "day=yesterday"])
    #expect(try world.entries("check-in").count == 2)
  }

  @Test("the small hours belong to the night before, and a time before now to today: neither is asked about")
  func earlierTime() throws {
    var world = try CheckInTests.world()
    try world.run(CheckInCommand.self, ["pain=3", "at=02:00"])
    try world.run(CheckInCommand.self, ["pain=3", "at=19:00"])
    // Half past midnight is still the logical day that 23:00 was of.
    world.now = world.now + 4 * 3600 + 1800
    try world.run(CheckInCommand.self, ["pain=3", "at=23:00"])
    #expect(try world.entries("check-in").count == 3)
  }

  @Test("today mentions a check-in that is not finished, with the command that continues it, for a week")
  func unfinished() throws {
    var world = try CheckInTests.world()
    func said() throws -> [String] {
      let session = try world.context().session()
      return try world.journal.read { journal in
        let person = session.person
        let table = try journal.dayTable(
          CheckInTodaySource().metrics(for: person), on: session.today...session.today, catalogue: person.catalogue)
        let context = TodayContext(session: session, journal: journal, day: session.today, table: table, outlooks: [])
        let blocks = try CheckInTodaySource().content(of: context).blocks(of: "unfinished", session.format)
        guard case .section(let sentences)? = blocks.last else { return [] }
        return sentences.compactMap { if case .sentence(let text) = $0 { text.text } else { nil } }
      }
    }
    #expect(try said().isEmpty)
    try world.run(CheckInCommand.self, at: ScriptedTerminal(keys: .typing("6") + [.interrupt]))
    let day = world.today
    #expect(
      try said() == [
        "Today's check-in is not finished (1 answer). To finish it: symptoms check-in"
      ])
    world.now = world.now + 86_400
    #expect(
      try said() == [
        "You have an unfinished check-in from Thursday 12 March (1 answer). "
          + "To finish it: symptoms check-in --date \(day)"
      ])
    world.now = world.now + 7 * 86_400
    #expect(try said().isEmpty)
  }
}
