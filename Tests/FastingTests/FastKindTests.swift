import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerFasting
@testable import TrackerFastingCommands
@testable import TrackerLoggingCommands

@Suite("Fasts that are logged once they are over, and what they come to")
struct FastKindTests {
  private let world: FastingWorld

  init() throws { world = try FastingWorld("2026-03-12T20:00") }

  @Test("a line has times or hours, a goal and pauses")
  func lines() throws {
    #expect(try world.log("20:00-12:00", "goal=16h", "paused=30m").contains("you fasted 15 h 30 min (20:00–12:00)"))
    #expect(try world.value("fast.hours", on: "2026-03-12") == 15.5)
    #expect(try world.value("fast.goal_met", on: "2026-03-12") == 0)
    #expect(try world.log("14.5h", "day=2026-03-10").contains("you fasted 14 h 30 min"))
    #expect(try world.value("fast.hours", on: "2026-03-10") == 14.5)
    #expect(try world.value("fast.goal_met", on: "2026-03-10") == nil, "without a goal nothing is known")
    #expect(try world.log("40h", "day=2026-03-08", "notes=retreat").contains("you fasted 40 hours, retreat"))
  }

  @Test(
    "what can't be is refused",
    arguments: [
      (["goal=16h"], "When did you fast?"), (["20:00-12:00", "duration=16"], "You gave both times and hours"),
      (["20:00-20:00"], "“fasted” ends before it starts"), (["200h"], "How long did you fast?"),
      (["20:00-12:00", "paused=16h"], "The pauses are as long as the fast"),
      (["20:00-12:00", "goal=0"], "How long did you want to fast?"), (["50h"], "The fast is longer than 48 hours"),
      (["12:00-20:30", "day=today"], "“fasted” ends in the future"),
    ])
  func refused(_ words: [String], says: String) throws {
    let refusal = world.refusal { try world.world.run(LogCommand<FastKind>.self, words) }
    #expect(refusal.hasPrefix(says), "\(refusal)")
    #expect(try world.world.entries.isEmpty)
  }

  @Test("pauses that a running fast had stay within it when it is edited")
  func edits() throws {
    try world.clock("2026-03-11T20:00")
    try world.start("16h")
    try world.clock("2026-03-12T12:00")
    try world.pause("07:00")
    try world.resume("07:30")
    try world.stop()
    let id = try #require(try world.world.entries.first?.id.short)
    let edit = { (words: [String]) in try world.world.run(EditCommand.self, [id] + words) }
    #expect(world.refusal { try edit(["fasted=20:00-07:15"]) }.hasPrefix("A pause has to be within the fast"))
    #expect(try edit(["fasted=20:00-07:15", "pauses="]).contains("you fasted 11 h 15 min (20:00–07:15)"))
    #expect(try edit(["goal=11h"]).contains("goal 11 hours"))
    #expect(try world.value("fast.goal_met", on: "2026-03-12") == 1)
  }

  @Test("the longest fast of a day is its value, not the sum")
  func longest() throws {
    try world.log("22:00-06:00")
    try world.log("07:00-19:00")
    #expect(try world.value("fast.hours", on: "2026-03-12") == 12)
  }

  @Test("history and numbers: days without a fast are unknown, and a dash stands where nothing is known")
  func history() throws {
    try world.log("20:00-12:00", "goal=16h")
    try world.log("20:00-08:00", "day=2026-03-11", "goal=16h", "paused=30m")
    try world.log("18h", "day=2026-02-20")
    let text = try world.world.run(FastHistoryCommand.self)
    #expect(text.contains("20:00 to 12:00") && text.contains("16 hours") && text.contains("reached"))
    #expect(text.contains("30 minutes of pauses") && text.contains("not reached") && text.contains("18 hours"))
    #expect(
      try world.world.run(FastStatsCommand.self).split(separator: "\n")
        == [
          "                         7 days      30 days      90 days",
          "  Days with a fast            2            3            3",
          "  Mean              13 h 45 min  15 h 10 min  15 h 10 min",
          "  Longest              16 hours     18 hours     18 hours",
          "  Goal reached           1 of 2       1 of 2       1 of 2",
        ])
  }

  @Test("of a fast that two apps recorded, the history has the one that counts")
  func waiting() throws {
    let day = TestWorld.today.advanced(by: -1)
    let noon = Double(try world.world.context.session().calendar.start(of: day).seconds) + 28_800
    for (key, hours) in [("watch:1", 15), ("phone:1", 16)] {
      let fasted: JSONValue = .object(["start": .number(noon - Double(hours * 3_600)), "end": .number(noon)])
      try world.world.bring(FastKind.self, ["fasted": fasted], on: day, at: "\(hours):00", key: key)
    }
    let history = try world.world.run(FastHistoryCommand.self)
    #expect(history.contains("phone") && !history.contains("watch"), "\(history)")
  }
}
