import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerCheckIn
@testable import TrackerCheckInCommands

/// Symptoms that are counted or timed, and metrics of packs, in the check-in.
@Suite struct MetricCheckInTests {
  private static func world() throws -> ScriptedWorld {
    var world = ScriptedWorld([CheckInModule.self])
    world.packs = SamplePacks.countingLibrary()
    try world.onboard(with: [SamplePacks.counting])
    return world
  }

  private static func totals(_ world: ScriptedWorld) throws -> [MetricID: Double] {
    let today = world.today
    let metrics: Set<MetricID> = [
      "custom.sun", "custom.fluid", "custom.shade", "custom.nap", "symptom.hop", "symptom.lull", "symptom.pain",
    ]
    let totals = try world.journal.read { try $0.totals(of: metrics, in: today...today) }
    return Dictionary(totals.map { ($0.metric, $0.value) }) { first, _ in first }
  }

  @Test("a line takes counts, lengths of time and metrics, each as its kind, and one entry has all of them")
  func line() throws {
    let world = try Self.world()
    let output = try world.run(
      CheckInCommand.self, ["pain", "4", "hop", "4", "lull=45m", "sun", "1h20m", "nap=yes", "shade=a-little"])
    #expect(
      output.replacing("\n", with: " ").hasPrefix(
        "Saved your check-in: pain 4, hops 4, lull 45 minutes, nap: yes, shade: a little, time in the sun: 1 h"))
    #expect(
      try Self.totals(world) == [
        "symptom.pain": 4, "symptom.hop": 4, "symptom.lull": 45, "custom.sun": 80, "custom.nap": 1,
        "custom.shade": 2,
      ])
    #expect(try world.entries("check-in").count == 1)
    try world.run(CheckInCommand.self, ["hop=5", "sun=10m"])
    let totals = try Self.totals(world)
    #expect(totals["symptom.hop"] == 9 && totals["custom.sun"] == 90)
  }

  @Test(
    "what is off a scale, or no value of a metric, is refused with what can be typed",
    arguments: [
      ("lull=47m", "goes in steps of 5 minutes"), ("hop=16", "Use 0 to 15"), ("fluid=11l", "Use 0 to 10 l"),
      ("fluid=1.3", "steps of 0.5"), ("nap=perhaps", "does not fit Nap"), ("sun=long", "Write it like 30m"),
    ])
  func refused(_ word: String, _ says: String) throws {
    let world = try Self.world()
    let failure = try #require(try world.failure(of: CheckInCommand.self, [word]))
    let said = ([failure.message] + failure.diagnostics.map(\.sentence)).map(\.description).joined(separator: " ")
    #expect(said.contains(says), "\(said)")
    #expect(try world.entries("check-in").isEmpty)
  }

  @Test("the form asks for metrics after the symptoms: each as its kind, none of them has to be answered")
  func form() throws {
    let world = try Self.world()
    let terminal = ScriptedTerminal(
      keys: .typing("4") + [.enter] + .typing("30m") + [.down] + .typing("2") + [.down, .right, .enter])
    let output = try world.run(CheckInCommand.self, at: terminal)
    #expect(terminal.unusedKeys == 0 && terminal.frames.contains { $0.contains("How long?") })
    #expect(output.contains("pain 4, fluid: 2 l, nap: yes, time in the sun: 30 minutes"), "\(output)")
    #expect(
      try Self.totals(world) == ["symptom.pain": 4, "custom.sun": 30, "custom.fluid": 2, "custom.nap": 1])
    // They have a value now, so nothing more is asked.
    let again = ScriptedTerminal(keys: .typing("5") + [.enter])
    try world.run(CheckInCommand.self, at: again)
    #expect(try world.entries("check-in").count == 2)
  }

  @Test("leaving the metrics keeps what was typed, and the form goes on with it")
  func draft() throws {
    let world = try Self.world()
    let terminal = ScriptedTerminal(keys: .typing("4") + [.enter] + .typing("30m") + [.interrupt])
    #expect(try world.run(CheckInCommand.self, at: terminal).contains("Your 2 answers are kept."))
    #expect(try world.entries("check-in").isEmpty)
    let resumed = ScriptedTerminal(keys: [.enter, .enter])
    #expect(try world.run(CheckInCommand.self, at: resumed).contains("pain 4, time in the sun: 30 minutes"))
  }

  @Test("where lines come from a file, its end leaves the metrics out")
  func lines() throws {
    let world = try Self.world()
    try world.run(CheckInCommand.self, at: ScriptedTerminal(lines: ["4", "", "1h", ""]))
    #expect(try Self.totals(world) == ["symptom.pain": 4, "symptom.lull": 60])
  }

  @Test("what is not for the person is neither a slider nor a question, and what they logged of it counts")
  func fitted() throws {
    let world = try Self.world()
    try world.journal.write("change", at: world.now) { journal in
      var records = try journal.value(ConditionRecord.document) ?? []
      records[0].diagnosis = ["skips"]
      try journal.put(records, as: ConditionRecord.document)
      try journal.put(
        ProfileEntry(field: ProfileEntry.sex, value: .text("male")), as: ProfileEntry.document, of: ProfileEntry.sex)
    }
    let sheet = try CheckIn(world.context().session()).sheet()
    #expect(sheet.questions.map(\.symptom.id) == ["pain", "lull", "mood"])
    #expect(sheet.metrics.map(\.id) == ["sun", "fluid"])
    try world.run(CheckInCommand.self, ["hop=3", "nap=yes"])
    #expect(try Self.totals(world) == ["symptom.hop": 3, "custom.nap": 1])
  }
}
