import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerCheckIn
@testable import TrackerCheckInCommands

@Suite("The check-in as last time, in one word")
struct SameTests {
  private func world() throws -> ScriptedWorld {
    let world = try CheckInTests.world()
    try world.run(CheckInCommand.self, ["pain=5", "mood=4", "--date", "yesterday"])
    return world
  }

  @Test("without a terminal it is saved at once, as check-in same is")
  func script() throws {
    let world = try world()
    let answer = try world.run(SameCommand.self)
    #expect(answer.hasPrefix("Saved your check-in: pain 5, mood 4.\nCopied from "))
    let other = try self.world()
    #expect(try other.run(CheckInCommand.self, ["same"]) == answer)
    #expect(try CheckInTests.answers(world) == CheckInTests.answers(other))
  }

  @Test("in a terminal the answers are shown first: Enter saves them, Escape saves nothing")
  func preview() throws {
    let world = try world()
    let leaving = ScriptedTerminal(keys: [.character("x"), .escape])
    let failure = try world.failure(of: SameCommand.self, at: leaving)
    #expect(failure?.kind == .negative && failure?.recovery == "To answer by yourself: symptoms check-in")
    #expect(leaving.frames.last?.contains("pain 5, mood 4") == true)
    #expect(leaving.frames.last?.contains("Copied from ") == true)
    #expect(try CheckInTests.answers(world).count == 1)
    let saving = ScriptedTerminal(keys: [.enter])
    #expect(
      try world.run(SameCommand.self, ["pain", "7"], at: saving).hasPrefix("Saved your check-in: pain 7, mood 4."))
    #expect(saving.frames.first?.contains("pain 7, mood 4") == true)
    #expect(try CheckInTests.answers(world).last == ["pain": 7, "mood": 4])
  }

  @Test("line by line, a no leaves and an empty line saves", arguments: [("n", 1), ("", 2), ("y", 2)])
  func lines(line: String, entries: Int) throws {
    var world = try world()
    world.isPlain = true
    _ = try world.failure(of: SameCommand.self, at: ScriptedTerminal(lines: [line], hasKeyboard: true))
    #expect(try CheckInTests.answers(world).count == entries)
  }

  @Test("with nothing to repeat it says so, before anything is shown")
  func nothing() throws {
    let world = try CheckInTests.world()
    let terminal = ScriptedTerminal(keys: [.enter])
    let failure = try world.failure(of: SameCommand.self, at: terminal)
    #expect(failure?.kind == .notEnoughData && terminal.frames.isEmpty)
    #expect(try CheckInTests.answers(world).isEmpty)
  }
}
