import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerFasting
@testable import TrackerFastingCommands

@Suite("A fast from its start to its end")
struct FastBookTests {
  private let world: FastingWorld

  init() throws { world = try FastingWorld() }

  @Test("nothing was ever logged: it says so, and how to begin")
  func empty() throws {
    #expect(
      try world.fast() == """
        No fast is running.

          symptoms fast start            start one now
          symptoms log fast 20:00-12:00  log one that is over

        """)
    #expect(try world.world.run(FastHistoryCommand.self).hasPrefix("You have not logged a fast from "))
    #expect(try world.world.run(FastStatsCommand.self).hasPrefix("You have not logged a fast in the last 90 days."))
    for body in [{ try world.stop() }, { try world.pause() }, { try world.resume() }, { try world.cancel() }] {
      #expect(world.refusal(body) == "No fast is running")
    }
    #expect(world.refusal { try world.edit("goal=16h") } == "No fast is running")
    #expect(world.refusal { try world.edit() } == "Say what to change")
    #expect(world.refusal { try world.fast("stpo") } == "“fast” has no such command. Did you mean “stop”?")
    #expect(world.refusal { try world.fast("20:00-12:00") } == "“fast” takes a command, such as start or stop")
  }

  @Test("overnight: what has passed, what is left, the stage, and the entry of the day it ended")
  func overnight() throws {
    #expect(try world.start("16h").hasPrefix("The fast has started.\n"))
    try world.clock("2026-03-12T10:30")
    #expect(
      try world.fast() == """
        You have fasted for 14 h 30 min, since 20:00 yesterday.
        ██████████████████── 90% of 16 hours
        The goal of 16 hours comes in 1 h 30 min (12:00).

        Between about 12 and 36 hours, the body turns from stored sugar to fat.
        After that comes, at about 08:00 tomorrow: mostly fat.
        These times are from studies. Yours may differ.

          symptoms fast stop   end it and save it
          symptoms fast pause  pause it

        """)
    let json = try world.world.run(FastStatusCommand.self, json: true)
    #expect(json.contains("\"minutes\" : 870") && json.contains("\"minutesLeft\" : 90"))
    try world.clock("2026-03-12T12:15")
    #expect(try world.fast().contains("The goal of 16 hours was reached at 12:00.\n"))
    let saved = try world.stop()
    #expect(
      saved.hasPrefix("Saved: you fasted 16 h 15 min (20:00–12:15), goal 16 hours.\nThe goal was reached.\n"),
      "\(saved)")
    #expect(try world.running == nil)
    let entries = try world.world.entries
    #expect(entries.map(\.day.description) == ["2026-03-12"])
    #expect(try world.value("fast.hours", on: "2026-03-12") == 16.25)
    #expect(try world.value("fast.goal_met", on: "2026-03-12") == 1)
    #expect(try world.value("fast.hours", on: "2026-03-11") == nil)
    #expect(try world.fast().hasPrefix("No fast is running.\nThe last one was 16 h 15 min, until 12:15.\n"))
  }

  @Test("a pause counts for nothing: not for the hours, and not for the goal")
  func pauses() throws {
    try world.start("goal=13h")
    try world.clock("2026-03-12T07:00")
    #expect(
      try world.pause().hasPrefix(
        "The fast has been paused since 07:00. So far it is 11 hours.\n████████████████──── 84% of 13 hours\n"
          + "The goal of 13 hours still needs 2 hours. The pause does not count.\n"))
    #expect(world.refusal { try world.pause() }.hasPrefix("The fast has been paused since 07:00 on 2026-03-12"))
    try world.clock("2026-03-12T07:30")
    #expect(try world.resume().hasPrefix("The fast continues. So far it is 11 hours, since 20:00 yesterday.\n"))
    #expect(world.refusal { try world.resume() } == "The fast is not paused")
    try world.clock("2026-03-12T09:29")
    try world.stop()
    #expect(try world.value("fast.goal_met", on: "2026-03-12") == 0, "a minute is missing")
    let entry = try #require(try world.world.entries.first)
    #expect(FastKind.pausedSeconds(of: entry.payload) == 1800)
    #expect(FastKind.fastedSeconds(of: entry.payload) == (12 * 60 + 59) * 60)
  }

  @Test("there is never more than one, also where two commands began before either wrote")
  func two() throws {
    let books = [FastBook(try world.world.context.session()), FastBook(try world.world.context.session())]
    _ = try books[0].start(FastLine(["14h"]))
    #expect(throws: Failure.self) { try books[1].start(FastLine(["16h"])) }
    #expect(try world.running?.goal == 14)
    let failure = try #require(throws: Failure.self) { try world.start() }
    #expect(failure.message.description == "A fast has been running since 20:00 on 2026-03-11")
    _ = try books[0].cancel()
    #expect(throws: Failure.self) { try books[1].cancel() }
  }

  @Test("a time without a day is the latest one, and a day needs a time")
  func times() throws {
    try world.clock("2026-03-12T08:00")
    #expect(try world.start("20:00").hasPrefix("The fast has started, at 20:00 yesterday."))
    try world.cancel()
    for line in [["20:00", "16h"], ["16h", "20:00"], ["at", "20:00", "16h"], ["yesterday", "20:00", "16h"]] {
      let text = try world.world.run(FastStartCommand.self, line)
      #expect(text.hasPrefix("The fast has started, at 20:00 yesterday."), "\(line)")
      #expect(try world.running?.goal == 16, "\(line)")
      try world.cancel()
    }
    #expect(try world.start("monday", "at", "20:00", "--yes").hasPrefix("The fast has started, at 20:00 on Monday 9"))
    try world.cancel()
    try world.start("--at", "21:30", "--date", "yesterday", "--goal", "14.5h", "--note", "after soup")
    let fast = try #require(try world.running)
    #expect(fast.goal == 14.5 && fast.notes == "after soup")
    #expect(fast.fastedMinutes(at: world.world.context.environment.now) == 630)
    try world.cancel()
    #expect(world.refusal { try world.start("yesterday") } == "A day needs a time, too, such as at=20:00")
    #expect(world.refusal { try world.start("at=09:00", "day=today") }.hasPrefix("That time is still to come"))
    #expect(world.refusal { try world.start("tomorrow", "20:00") }.contains("in the future"))
    #expect(world.refusal { try world.start("200h") } == "How long do you want to fast? Use hours, such as 7h or 7.5h")
    #expect(world.refusal { try world.start("soup") } == "“soup” is not possible here")
    #expect(try world.running == nil)
  }

  @Test("a start of days ago is asked, one of more than a week is refused")
  func longAgo() throws {
    try world.clock("2026-03-20T20:00")
    #expect(world.refusal { try world.start("at=19:00", "day=2026-03-18") } == "That is 49 hours ago")
    #expect(try world.running == nil)
    try world.start("at=19:00", "day=2026-03-18", "--yes")
    try world.cancel()
    #expect(
      world.refusal { try world.start("at=19:00", "day=2026-03-13", "--yes") }
        == "A fast can last 7 days at most. 2026-03-13 is longer ago")
  }

  @Test("one that was forgotten is refused until its end is said, and nothing of it is lost")
  func forgotten() throws {
    try world.start("16h")
    try world.clock("2026-03-20T09:00")
    #expect(world.refusal { try world.stop() } == "A fast can last 7 days at most, and this one is longer")
    #expect(try world.running?.goal == 16)
    #expect(world.refusal { try world.stop("at=21:00", "day=2026-03-13") } == "The fast is longer than 48 hours")
    #expect(try world.stop("at=11:00", "day=2026-03-12").contains("you fasted 15 hours (20:00–11:00), goal 16 hours"))
    #expect(try world.value("fast.hours", on: "2026-03-12") == 15)
  }

  @Test("what would end before it starts, or lie beside another one, is refused and kept")
  func impossible() throws {
    try world.start()
    #expect(world.refusal { try world.stop("19:00") } == "The fast started after that")
    #expect(world.refusal { try world.pause("19:00") } == "The fast started after that")
    #expect(world.refusal { try world.stop() }.hasPrefix("That is less than a minute"))
    try world.clock("2026-03-12T08:00")
    try world.pause("06:00")
    try world.resume("06:30")
    #expect(world.refusal { try world.stop("06:10") }.hasPrefix("A pause began or ended later, at 06:30"))
    #expect(world.refusal { try world.edit("06:10") }.hasPrefix("The first pause began before that, at 06:00"))
    #expect(try world.running?.pauses.count == 1)
    #expect(try world.edit("--no-pauses", "at=06:10").hasPrefix("Changed: so far the fast is 1 h 50 min, since 06:10."))
    try world.stop()
    #expect(world.refusal { try world.start("07:00") }.hasPrefix("You've logged a fast that ended later, at 08:00"))
    #expect(world.refusal { try world.log("05:00-07:00") }.hasPrefix("You've already logged a fast at that time"))
    try world.start()
    try world.clock("2026-03-12T12:00")
    try world.log("09:00-10:00")
    #expect(world.refusal { try world.stop() }.hasPrefix("You've already logged a fast at that time"))
    #expect(try world.running != nil)
  }

  @Test("start, goal and note can be changed while it runs")
  func changes() throws {
    try world.start()
    try world.edit("19:15", "goal=18h", "note=soup")
    #expect(try world.running?.goal == 18)
    try world.edit("goal=none")
    let fast = try #require(try world.running)
    #expect(fast.goal == nil && fast.notes == "soup")
    #expect(fast.fastedMinutes(at: world.world.context.environment.now) == 45)
    try world.clock("2026-03-12T09:15")
    #expect(try world.stop("note=bread").contains("you fasted 14 hours (19:15–09:15), soup, bread"))
  }

  @Test("an edit to a goal of no hours takes the goal away and says so", arguments: ["goal=0h", "goal=0", "goal=none"])
  func goalOfNothing(_ words: String) throws {
    try world.start("goal=18h")
    #expect(try world.edit("goal=16h").contains("no goal any more") == false)
    #expect(try world.edit(words).contains("This fast has no goal any more."))
    #expect(try world.running?.goal == nil && world.running != nil)
  }

  @Test("undo takes back a start, a pause, a stop and a cancel, each by itself")
  func undo() throws {
    try world.start("16h")
    #expect(try world.undo().contains("Removed: your running fast."))
    #expect(try world.running == nil)
    try world.start("16h")
    try world.clock("2026-03-12T08:00")
    try world.pause()
    #expect(try world.undo().contains("Changed back: your running fast."))
    #expect(try world.running?.pausedSince == nil)
    try world.stop()
    #expect(try world.undo().contains("Restored: your running fast."))
    #expect(try world.running?.goal == 16)
    #expect(try world.world.entries.isEmpty)
    try world.cancel()
    #expect(try world.running == nil)
    try world.undo()
    #expect(try world.running?.goal == 16)
  }

  /// Keeps a setting as `settings set` does.
  private func set(_ setting: SettingDefinition, to value: String) throws {
    let session = try world.world.context.session()
    guard case .journal(let backing) = setting.backing else { return }
    _ = try session.record("settings") { try backing.set(value, for: session, in: $0) }
  }

  @Test("what is not collected is not started either")
  func uncollected() throws {
    try set(CollectionCategory.health.setting, to: "off")
    #expect(world.refusal { try world.start() } == "Nothing was saved: collection.health is off")
  }

  @Test("the setting gives every new fast its goal, unless the line says another one")
  func goalOfSetting() throws {
    try set(FastGoal.setting, to: "13")
    try world.start()
    #expect(try world.running?.goal == 13)
    try world.cancel()
    try world.start("goal=none")
    #expect(try world.running?.goal == nil)
    try world.cancel()
    try world.start("18h")
    #expect(try world.running?.goal == 18)
  }
}
