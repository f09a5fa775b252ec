import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerMedicines
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("Closing a day")
struct DayCloseTests {
  private func world() throws -> ScriptedWorld {
    let world = ScriptedWorld([LoggingModule.self, MedicinesModule.self])
    try world.onboard()
    return world
  }

  private func values(_ world: ScriptedWorld, _ day: Day) throws -> [MetricID: Double] {
    let totals = try world.journal.read {
      try $0.totals(of: ["symptom.pain", "symptom.fatigue", "symptom.prickle"], in: day...day)
    }
    return Dictionary(uniqueKeysWithValues: totals.map { ($0.metric, $0.value) })
  }

  @Test("in a terminal each open symptom is asked about: n, y with a number, a number, or Enter to skip")
  func asking() throws {
    let world = try world()
    let terminal = ScriptedTerminal(keys: Self.lines("n", "y", "77", "6", ""), width: 200)
    let output = try world.run(DayCommand.self, ["close"], at: terminal)
    #expect(try values(world, world.today) == ["symptom.fatigue": 0, "symptom.pain": 6])
    #expect(terminal.errors.contains("Fatigue today? Type n for none, or 1–10; Enter skips: "))
    #expect(terminal.errors.contains("How bad? Type 1–10; Enter skips: "))
    #expect(terminal.errors.contains("The scale ends at 10. Type n for none, or 1–10; Enter skips: "))
    #expect(!terminal.errors.contains("mood"))
    #expect(output.contains("Saved: no fatigue and pain 6 out of 10."))
    #expect(
      output.contains("You have not answered prickling. If you had none, type:\nsymptoms check-in prickle=0"))
    #expect(try world.journal.read { try $0.actions(limit: 1) }.map(\.command) == ["day close"])
    #expect(try world.entries("day").count == 1)
  }

  @Test(
    "Ctrl-C and Ctrl-D keep the answers so far, leave the day open and say so", arguments: [Key.interrupt, .endOfInput])
  func leaving(_ key: Key) throws {
    let world = try world()
    let terminal = ScriptedTerminal(keys: Self.lines("0") + .typing("5") + [key], width: 200)
    let output = try world.run(DayCommand.self, ["close"], at: terminal)
    #expect(output.contains("Saved: no fatigue."))
    #expect(output.contains("The day is not complete yet. To complete it: symptoms day close"))
    #expect(try values(world, world.today) == ["symptom.fatigue": 0])
    #expect(try world.entries("day").isEmpty && !terminal.isReadingKeys)
  }

  @Test("left before any answer, nothing is saved")
  func leavingAtOnce() throws {
    let world = try world()
    let failure = try world.failure(of: DayCommand.self, ["close"], at: ScriptedTerminal(keys: [.interrupt]))
    #expect(failure?.message == "Nothing was saved")
    #expect(try world.journal.read { try $0.count(EntryQuery()) } == 0)
  }

  /// Lines as keys, each with its Enter.
  private static func lines(_ lines: String...) -> [Key] { lines.flatMap { .typing($0) + [.enter] } }

  @Test("elsewhere symptoms stay unanswered, and the line to type is printed, with its day")
  func elsewhere() throws {
    let world = try world()
    let terminal = ScriptedTerminal(lines: ["n", "n", "n"], width: 40)
    let output = try world.run(DayCommand.self, ["close", "--date", "yesterday"], at: terminal)
    let line = "symptoms check-in fatigue=0 pain=0 prickle=0 --date \(world.today.advanced(by: -1))"
    #expect(terminal.output.split(separator: "\n").contains { $0 == line }, "in one piece, however narrow the screen")
    #expect(output.contains("You have not answered"))
    #expect(try values(world, world.today.advanced(by: -1)).isEmpty)
    #expect(terminal.readLine() == "n", "nothing was read")
  }

  @Test("what was answered is not asked again, and a day that is closed takes answers")
  func again() throws {
    let world = try world()
    try world.run(LogCommand<SymptomKind>.self, ["pain", "none"])
    try world.run(DayCommand.self, ["close"])
    let terminal = ScriptedTerminal(keys: Self.lines("", "3"), width: 200)
    let output = try world.run(DayCommand.self, ["close"], at: terminal)
    #expect(!terminal.errors.contains("pain"))
    #expect(output.contains("Saved: prickling 3 out of 10.") && !output.contains("complete"))
    #expect(try world.entries("day").count == 1)
  }

  @Test("a day that can't be logged is refused before anything is asked")
  func future() throws {
    let world = try world()
    let terminal = ScriptedTerminal(lines: ["n"], hasKeyboard: true)
    #expect(try world.failure(of: DayCommand.self, ["close", "--date", "2026-03-13"], at: terminal) != nil)
    #expect(terminal.readLine() == "n")
  }

  @Test("an entry of the first version closes its day for every kind, as it did")
  func firstVersion() throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    let session = try world.context.session()
    let day = session.today
    let entry = session.entry(DayKind.id, EntryDraft(payload: Payload(), instant: session.environment.now, day: day))
    _ = try session.record("day close") { journal in
      try journal.put(entry, measures: DayKind.allMeasures(of: entry, in: session.person.entryContext))
    }
    for metric in ["medication.ibuprofen", "activity.minutes", "intake.bread"] as [MetricID] {
      #expect(try world.values(of: metric, on: day...day) == [.none])
    }
    #expect(try world.run(ListCommand.self).contains("day marked complete"))
  }

  @Test("a single metric that is tracked is closed alone; one that was logged keeps its value")
  func singleMetric() throws {
    var facts = TestWorld.facts
    facts.tracked = [TrackedCategory(id: "naps", name: "Naps", log: "rest", metric: "sleep.nap_minutes")]
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self], facts: facts)
    let today = try world.context.session().today
    try world.run(DayCommand.self, ["close"])
    try world.run(DayCommand.self, ["close", "--date", "yesterday"])
    try world.run(LogCommand<RestKind>.self, ["nap=14:00-14:30"])
    #expect(
      try world.values(of: "sleep.nap_minutes", on: today.advanced(by: -1)...today) == [.none, .value(30)])
    #expect(try world.values(of: "exercise.minutes", on: today...today) == [.unknown])
  }

  @Test("questions break between words on a narrow screen, and what is typed stands behind them")
  func narrow() throws {
    let world = try world()
    let terminal = ScriptedTerminal(keys: Self.lines("77", "", "", ""), width: 30)
    try world.run(DayCommand.self, ["close", "--date", "yesterday"], at: terminal)
    let lines = terminal.errors.split(separator: "\n")
    #expect(
      lines.prefix(4) == [
        "Fatigue on Wednesday 11 March?", "Type n for none, or 1–10;", "Enter skips: 77",
        "The scale ends at 10. Type n",
      ])
    #expect(lines.allSatisfy { $0.count <= 30 })
  }
}
