import TrackerApplication
import TrackerConsole
import Synchronization
import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerCheckIn
@testable import TrackerCheckInCommands

@Suite struct DraftTests {
  static func draft(_ world: ScriptedWorld, _ day: Day? = nil) throws -> CheckInDraft? {
    try world.journal.read { try $0.value(CheckInDraft.self, of: CheckInDraft.key(of: day ?? world.today)) }
  }

  @Test("every answer is kept before the next key, whatever ends the program")
  func keeping() throws {
    let world = try CheckInTests.world()
    let journal = world.journal
    let today = world.today
    let seen = Mutex<[[SymptomID: Double]]>([])
    // What the journal holds when a key comes is what a kill at that moment would leave.
    let terminal = ScriptedTerminal(keys: .typing("6") + [.down, .right, .right, .up] + .typing(" ") + [.interrupt]) {
      _ in
      let draft = try? journal.read { try $0.value(CheckInDraft.self, of: CheckInDraft.key(of: today)) }
      seen.withLock { $0.append(draft?.answers ?? [:]) }
    }
    let output = try world.run(CheckInCommand.self, at: terminal)
    #expect(
      seen.withLock { $0 } == [
        [:], ["fatigue": 6], ["fatigue": 6], ["fatigue": 6, "pain": 0], ["fatigue": 6, "pain": 1],
        ["fatigue": 6, "pain": 1], ["pain": 1],
      ])
    #expect(output == "Stopped. Your answer is kept. To continue: symptoms check-in")
    #expect(!terminal.isReadingKeys)
    #expect(try world.entries("check-in").isEmpty)
  }

  @Test("the next check-in of the day goes on with the draft, and finishing removes it; it is no action to undo")
  func resuming() throws {
    let world = try CheckInTests.world()
    try world.run(CheckInCommand.self, at: ScriptedTerminal(keys: .typing("6") + [.interrupt]))
    #expect(try world.journal.read { try $0.actions(limit: 9) }.map(\.command) == ["onboard"])
    let terminal = ScriptedTerminal(keys: [.down] + .typing("3") + [.enter])
    try world.run(CheckInCommand.self, at: terminal)
    #expect(terminal.frames[0].contains("You started this at 20:00."))
    #expect(terminal.frames[0].contains("6 moderate"))
    #expect(try CheckInTests.answers(world) == [["fatigue": 6, "pain": 3]])
    #expect(try Self.draft(world) == nil)
  }

  @Test("a draft belongs to its day; another day's is named")
  func days() throws {
    let world = try CheckInTests.world()
    try world.run(
      CheckInCommand.self, ["--date", "yesterday"], at: ScriptedTerminal(keys: .typing("6") + [.interrupt]))
    let terminal = ScriptedTerminal(keys: .typing("2") + [.enter])
    let output = try world.run(CheckInCommand.self, at: terminal)
    #expect(!terminal.frames[0].contains("You started this"))
    let words = output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(
      words.contains(
        "You have an unfinished check-in from Wednesday 11 March. To finish it: symptoms check-in --date 2026-03-11"))
    #expect(try CheckInTests.answers(world) == [["fatigue": 2]])
  }

  @Test("notes are kept at the end of each word and when they are left, not with every letter")
  func notes() throws {
    let world = try CheckInTests.world()
    let writes = Mutex<[String?]>([])
    let journal = world.journal
    let today = world.today
    let down = [Key](repeating: .down, count: 5)
    let terminal = ScriptedTerminal(keys: down + .typing("wet day") + [.up, .interrupt]) { _ in
      let draft = try? journal.read { try $0.value(CheckInDraft.self, of: CheckInDraft.key(of: today)) }
      writes.withLock { $0.append(draft?.notes) }
    }
    try world.run(CheckInCommand.self, at: terminal)
    #expect(writes.withLock { Set($0) } == [nil, "wet ", "wet day"])
    #expect(try Self.draft(world)?.notes == "wet day")
  }

  @Test("leaving at once leaves nothing")
  func nothing() throws {
    let world = try CheckInTests.world()
    #expect(
      try world.run(CheckInCommand.self, at: ScriptedTerminal(keys: [.escape]))
        == "Nothing was saved. To check in: symptoms check-in")
    #expect(try Self.draft(world) == nil)
  }

  @Test("that nothing was saved is said in the person's language")
  func german() throws {
    let view = CheckInDraftView(of: CheckIn(try CheckInTests.world().context().session()), answers: 0)
    #expect(
      view.blocks(TextFormatter(Phrases("de", [.german]))) == [
        .sentence("Es wurde nichts gespeichert. Befinden eintragen: symptoms check-in")
      ])
  }

  @Test("yesterday's answers are shown and saved only when they are copied")
  func yesterday() throws {
    let world = try CheckInTests.world()
    try world.run(CheckInCommand.self, ["pain=6", "fatigue=5", "mood=3", "--date", "yesterday"])
    let terminal = ScriptedTerminal(keys: [.down] + .typing("s") + [.enter])
    try world.run(CheckInCommand.self, at: terminal)
    #expect(terminal.frames[0].contains("(yesterday 6)"))
    #expect(try CheckInTests.answers(world).last == ["pain": 6])
  }

  @Test("plain asks line by line and moves no cursor")
  func plain() throws {
    var world = try CheckInTests.world()
    world.isPlain = true
    let terminal = ScriptedTerminal(lines: ["5", "?", "lots", "9", "", "", "", "windy"], hasKeyboard: true)
    let output = try world.run(CheckInCommand.self, at: terminal)
    #expect(try CheckInTests.answers(world) == [["fatigue": 5, "pain": 9]])
    #expect(output.hasPrefix("Saved your check-in: fatigue 5, pain 9, windy."))
    #expect(!(terminal.output + terminal.errors).contains("\u{1B}"))
    let said = terminal.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("For Pain, type a number from 0 (none) to 10, or press Enter to skip."))
  }

  @Test("after the form the screen holds the answer alone, at every width", arguments: [40, 80, 120])
  func screen(width: Int) throws {
    let world = try CheckInTests.world()
    let terminal = ScriptedTerminal(
      keys: .typing("6") + [.down, .down] + .typing("?4") + [.enter], width: width, height: 16, usesColour: true)
    let output = try world.run(CheckInCommand.self, at: terminal)
    #expect(output.hasPrefix("Saved your check-in: fatigue 6"))
    #expect(!output.contains("Enter saves"))
    #expect(terminal.frames.allSatisfy { $0.split(separator: "\n").allSatisfy { $0.visibleWidth < width } })
    #expect(terminal.frames.last?.contains("4 middling") == true)
  }
}
