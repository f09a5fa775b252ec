import Synchronization
import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerLogging
import TrackerTestSupport

@testable import TrackerLoggingCommands
@testable import TrackerTimeline
@testable import TrackerTimelineCommands

@Suite("What the keys of `timeline` do")
struct TimelineScreenTests {
  private let world: TestWorld
  /// What happens before a key is given, by the key's index.
  private typealias Changes = [Int: @Sendable () throws -> Void]

  init() throws {
    world = try TestWorld([LoggingModule.self, TimelineModule.self])
    for (back, time, food) in [
      (0, "8:05", "bread"), (0, "12:40", "soup"), (0, "18:10", "rice"), (1, "9:00", "plums"), (30, "9:00", "figs"),
    ] {
      let date = Day(number: 20_524).advanced(by: -back)
      try world.run(LogCommand<FoodKind>.self, [food, "at=\(time)", "--date", "\(date)"])
    }
  }

  private final class Log: Sendable {
    private let all = Mutex<[[String]]>([])
    var lines: [[String]] { all.withLock { $0 } }
    func add(_ line: [String]) { all.withLock { $0.append(line) } }
  }

  /// - Returns: The terminal, and the command lines that were run on its screen.
  private func go(
    _ keys: [Key], _ words: [String] = [], width: Int = 80, height: Int = 40, changes: Changes = [:]
  ) throws -> (terminal: ScriptedTerminal, ran: [[String]]) {
    let (failures, ran) = (Log(), Log())
    let terminal = ScriptedTerminal(keys: keys, width: width, height: height) { index in
      do { try changes[index]?() } catch { failures.add(["\(error)"]) }
    }
    var context = world.context
    context.use(terminal)
    context.runOnScreen = { [terminal, world] arguments in
      ran.add(arguments)
      #expect(!terminal.isReadingKeys && terminal.screen.isEmpty, "the screen belongs to the command")
      return Self.run(arguments, in: world)
    }
    try TimelineCommand.parse(words).runAsking(in: context)
    #expect(failures.lines == [])
    #expect(terminal.unusedKeys == 0 && !terminal.isReadingKeys && terminal.screen.isEmpty)
    return (terminal, ran.lines)
  }

  /// Runs a line of the commands for entries; in place of a form, `edit` sets a note.
  private static func run(_ arguments: [String], in world: TestWorld) -> Int32 {
    let words = Array(arguments.dropFirst())
    do {
      switch arguments.first {
      case "edit": try world.run(EditCommand.self, words + ["notes=changed"])
      case "delete": try world.run(DeleteCommand.self, words)
      case "undo": try world.run(UndoCommand.self, words)
      default: return 64
      }
      return 0
    } catch { return 2 }
  }

  private func id(_ food: String) throws -> String {
    let session = try world.context.session()
    let entry = try world.entries.first { session.format(session.view(of: $0).summary).contains(food) }
    return try #require(entry).id.rawValue
  }

  /// What is chosen in a frame.
  private func chosen(_ frame: String) -> String? {
    frame.split(separator: "\n").first { $0.contains("▸") }.map { String($0) }
  }

  @Test("arrows choose a day, Enter opens it, Escape comes back to the same one, and q leaves")
  func days() throws {
    let (terminal, ran) = try go([.down, .enter, .escape, .up, .enter, .character("q")])
    #expect(chosen(terminal.frames[0])?.contains("Thu 12 Mar") == true, "\(terminal.frames[0])")
    #expect(terminal.frames[0].hasSuffix("↑↓ next day   ←→ next page   Enter opens   q leaves"))
    #expect(terminal.frames[2].contains("Wednesday 11 March 2026") && terminal.frames[2].contains("plums"))
    #expect(chosen(terminal.frames[3])?.contains("Wed 11 Mar") == true)
    #expect(terminal.frames[5].contains("soup"))
    #expect(ran.isEmpty && terminal.errors.isEmpty)
  }

  @Test("a stretch of empty days is passed over, and at the ends the choice stays")
  func ends() throws {
    let (terminal, _) = try go([.up, .end, .home, .down, .down, .down, .interrupt])
    let found = terminal.frames.map { chosen($0)?.split(separator: " ").dropFirst().prefix(3).joined(separator: " ") }
    #expect(
      found == [
        "Thu 12 Mar", "Thu 12 Mar", "Tue 10 Feb", "Thu 12 Mar", "Wed 11 Mar", "Tue 10 Feb", "Tue 10 Feb",
      ])
  }

  @Test("→ turns to older days and ← back; where there are none it says so")
  func pages() throws {
    for back in 2..<29 {
      let date = Day(number: 20_524).advanced(by: -back)
      try world.run(LogCommand<SymptomKind>.self, ["pain", "4", "--date", "\(date)"])
    }
    let (terminal, _) = try go([.left, .right, .right, .left, .character("q")])
    #expect(terminal.frames[1].contains("These are the newest days."))
    #expect(terminal.frames[2].hasPrefix("Your days, page 2"), "\(terminal.frames[2])")
    #expect(chosen(terminal.frames[2])?.contains("Fri 20 Feb") == true, "\(terminal.frames[2])")
    #expect(terminal.frames[3].contains("There are no older days."))
    #expect(terminal.frames[4].hasPrefix("Your days  "))
  }

  @Test("Enter edits the chosen entry, d deletes it, and u undoes what was done here, the last first")
  func changing() throws {
    let (soup, rice) = (try id("soup"), try id("rice"))
    let (terminal, ran) = try go(
      [
        .down, .enter, .down, .character("d"), .character("u"), .character("u"), .character("u"), .character("q"),
      ], ["today"])
    #expect(chosen(terminal.frames[1])?.contains("soup") == true, "\(terminal.frames[1])")
    #expect(chosen(terminal.frames[2])?.contains("soup") == true, "the choice stays after a change")
    #expect(chosen(terminal.frames[4])?.contains("soup") == true, "the one that is in its place")
    #expect(!terminal.frames[4].contains("rice"))
    #expect(chosen(terminal.frames[5])?.contains("rice") == true, "the one that is back")
    #expect(terminal.frames[7].contains("There is nothing to undo here. To undo an earlier change: symptoms undo"))
    #expect(ran.map { $0[0] } == ["edit", "delete", "undo", "undo"])
    #expect(ran[0][1] == soup && ran[1][1] == rice)
    #expect(try world.run(DeleteCommand.self, [soup]).contains("To get it back: symptoms undo"))
    try world.run(UndoCommand.self)
    #expect(try world.run(DeleteCommand.self, [soup, "--on-screen"]).contains("To get it back, press u."))
    try world.run(UndoCommand.self)
    #expect(Set(ran[2...3].map { $0[1] }).count == 2, "each action by its own name")
    let entry = try #require(try world.entries.first { $0.id.rawValue == soup })
    #expect(entry.payload.fields["notes"] == nil, "all of it is undone")
    #expect(try world.entries.contains { $0.id.rawValue == rice })
  }

  @Test("u leaves alone what was done elsewhere, and a change without an effect")
  func othersUndo() throws {
    let (_, ran) = try go([.character("u"), .character("q")], ["today"])
    #expect(ran.isEmpty)
    // The second edit changes nothing, so one undo is all.
    let (_, twice) = try go(
      [.enter, .enter, .character("u"), .character("u"), .character("q")], ["today"])
    #expect(twice.map { $0[0] } == ["edit", "edit", "undo"])
  }

  @Test("an entry that another program deletes while it is chosen is said to be gone, and nothing is run for it")
  func gone() throws {
    let soup = try id("soup")
    let delete: @Sendable () throws -> Void = { [world] in try world.run(DeleteCommand.self, [soup]) }
    let (seen, _) = try go([.down, .pause, .character("q")], ["today"], changes: [1: delete])
    #expect(seen.frames[2].contains("The entry you had chosen is not here any more."), "\(seen.frames[2])")
    #expect(chosen(seen.frames[2])?.contains("rice") == true)
    try world.run(UndoCommand.self)
    // Deleted at the very moment at which the key is pressed.
    for key in [Key.enter, .character("d")] {
      let (terminal, ran) = try go([.down, key, .character("q")], ["today"], changes: [1: delete])
      #expect(ran.isEmpty)
      #expect(terminal.frames[2].contains("The entry you had chosen is not here any more."), "\(terminal.frames[2])")
      try world.run(UndoCommand.self)
    }
  }

  @Test("← and → go to the nearest days with entries, and to today at the end")
  func neighbours() throws {
    let (terminal, _) = try go([.left, .left, .left, .right, .right, .right, .character("q")], ["today"])
    let days = terminal.frames.map { $0.split(separator: "\n")[0] }
    #expect(
      days.map { $0.split(separator: " ").dropFirst().prefix(2).joined(separator: " ") } == [
        "12 March", "11 March", "10 February", "10 February", "11 March", "12 March", "12 March",
      ])
    #expect(terminal.frames[3].contains("There is no earlier day with entries."))
    #expect(terminal.frames[6].contains("There is no later day."))
  }

  @Test("an empty journal and an empty day have keys too, which choose nothing")
  func nothing() throws {
    let (day, ran) = try go([.down, .enter, .character("d"), .left, .character("q")], ["2026-03-05"])
    #expect(ran.isEmpty && day.frames[0].contains("Nothing logged on Thursday 5 March."))
    #expect(day.frames[4].contains("Tuesday 10 February 2026"))
    for entry in try world.entries { try world.run(DeleteCommand.self, [entry.id.rawValue]) }
    let (pages, none) = try go([.down, .enter, .right, .character("q")])
    #expect(none.isEmpty && pages.frames[0].contains("Nothing is logged yet."))
  }

  @Test(
    "in 40 columns and on a low screen what is chosen is in sight, and no line is wider", arguments: [[], ["today"]])
  func narrow(_ words: [String]) throws {
    let (terminal, _) = try go([.down, .resized, .end, .home, .character("q")], words, width: 40, height: 12)
    for frame in terminal.frames {
      for line in frame.split(separator: "\n") { #expect(line.count <= 40, "\(line)") }
      #expect(frame.split(separator: "\n", omittingEmptySubsequences: false).count <= 12)
      #expect(frame.contains("▸"), "\(frame)")
    }
  }

  @Test("in a pipe, in plain lines and as JSON there are no keys")
  func noKeys() throws {
    for (terminal, isPlain) in [
      (ScriptedTerminal(lines: []), false), (ScriptedTerminal(keys: [.character("q")]), true),
    ] {
      var context = world.context
      context.use(terminal, isPlain: isPlain)
      try TimelineCommand.parse([]).runAsking(in: context)
      #expect(terminal.output.contains("soup") == false && terminal.output.contains("meal"))
      #expect(terminal.frames.isEmpty)
    }
  }
}
