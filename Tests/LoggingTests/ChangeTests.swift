import TrackerApplication
import Foundation
import Testing
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("Listing, editing, deleting")
struct ChangeTests {
  private let today = Day(number: 20_524)  // 2026-03-12

  private func worldWithWeek() throws -> TestWorld {
    var world = try TestWorld([LoggingModule.self], now: "2026-03-10T20:00")
    try world.run(LogCommand<SymptomKind>.self, ["pain", "7", "at=08:15"])
    try world.setClock("2026-03-12T20:00")
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20"])
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup", "at=12:30", "notes=two\nlines"])
    return world
  }

  @Test("A list is grouped by day, the newest first, with id, time, kind and summary")
  func list() throws {
    let world = try worldWithWeek()
    let ids = try world.entries.map(\.id.short)
    #expect(
      try world.run(ListCommand.self, ["--days", "7"]) == """
        Thursday 12 March 2026
          06:20  slept 7 h 10 min (23:10–06:20)  \(ids[1])
          12:30  lunch – soup, two lines         \(ids[2])

        Tuesday 10 March 2026
          08:15  pain 7                          \(ids[0])
          symptoms edit \(ids[2]) notes="…"  change an entry, by its id

        """)
    #expect(try world.run(ListCommand.self, ["--kind", "food", "--kind", "symptom", "--days", "3"]).contains("pain 7"))
    #expect(try !world.run(ListCommand.self, ["--kind", "food", "--days", "3"]).contains("pain 7"))
    #expect(
      try world.run(ListCommand.self, ["--date", "yesterday"]).hasPrefix("Nothing logged on Wednesday 11 March.\n"))
    #expect(try world.run(ListCommand.self, ["--date", "tuesday"]).contains("pain 7"))
    #expect(
      try #require(throws: Failure.self) { try world.run(ListCommand.self, ["--kind", "fod"]) }.message.description
        .hasSuffix(
          "Did you mean “food”?"))
    let json =
      try JSONSerialization.jsonObject(with: Data(world.run(ListCommand.self, ["--days", "7"], json: true).utf8))
      as? [String: Any]
    #expect((json?["entries"] as? [Any])?.count == 3)
    #expect(json?["schema"] as? String == "list/1")
  }

  @Test("The beginning of an id is enough when it is unique and has three characters")
  func ids() throws {
    let world = try TestWorld([LoggingModule.self])
    let session = try world.context.session()
    for id in ["abcd000000000000", "abce000000000000", "xyz0000000000000"] as [EntryID] {
      let parsed = EntryDraft(
        payload: Payload(fields: ["symptom": .text("pain"), "severity": .number(5)]),
        instant: world.context.environment.now,
        day: today)
      var entry = session.entry(SymptomKind.id, parsed)
      entry.id = id
      try world.journal.write("log symptom", at: world.context.environment.now) { [entry] in
        try $0.put(entry, measures: [])
      }
    }
    for (id, message) in [
      ("ab", "An id has at least 3 characters"), ("abc", "“abc” fits several entries"),
      ("qqq", "No entry has the id “qqq”"),
      ("abcf", "No entry has the id “abcf”"),
    ] {
      #expect(
        try #require(throws: Failure.self) { try world.run(EditCommand.self, [id, "severity=4"]) }.message.description
          .hasPrefix(
            message))
      #expect(
        try #require(throws: Failure.self) { try world.run(DeleteCommand.self, [id]) }.message.description.hasPrefix(
          message))
    }
    try world.run(EditCommand.self, ["ABCD", "severity=4"])
    try world.run(DeleteCommand.self, ["xyz", "abce"])
    #expect(try world.entries.map(\.id) == ["abcd000000000000"])
  }

  @Test("An edit answers with the entry as it is now, recomputes its measures and keeps its id")
  func edit() throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(LogCommand<ExerciseKind>.self, ["walking", "30m", "light", "notes=rain"])
    let id = try #require(try world.entries.first?.id)
    let answer = try world.run(EditCommand.self, [id.short, "duration=45m", "notes="])
    #expect(answer.hasPrefix("Changed: 45 minutes of walking, light (2 out of 10).\n"))
    #expect(try world.values(of: "exercise.load", on: today...today) == [.value(90)])
    #expect(try world.entries.first?.revision == 2)
    #expect(
      try world.run(EditCommand.self, [id.short, "duration=45m"]).hasPrefix(
        "That's already what it says: 45 minutes of walking"))
    #expect(try world.entries.first?.revision == 2)
    for fault in [["duration=481"], ["duration="], ["durtion=30"], ["45m"]] {
      #expect(throws: Failure.self) { try world.run(EditCommand.self, [id.short] + fault) }
    }
    #expect(try world.entries.first?.revision == 2)
  }

  @Test("An edit moves an entry to another day with its measures, and back by undo")
  func move() throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20"])
    let id = try #require(try world.entries.first?.id.short)
    let days = today.advanced(by: -2)...today
    #expect(
      try world.run(EditCommand.self, [id, "day=2026-03-10"]).hasPrefix(
        "Changed for Tuesday 10 March: you slept 7 h 10 min (23:10–06:20)."))
    #expect(try world.values(of: "sleep.hours", on: days) == [.value(430.0 / 60), .unknown, .unknown])
    try world.run(UndoCommand.self)
    #expect(try world.values(of: "sleep.hours", on: days) == [.unknown, .unknown, .value(430.0 / 60)])
  }

  @Test("An edit that would overlap other sleep is refused")
  func clash() throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20"])
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20", "--date", "yesterday"])
    let first = try #require(try world.entries.first?.id.short)
    #expect(throws: Failure.self) { try world.run(EditCommand.self, [first, "day=today"]) }
    try world.run(EditCommand.self, [first, "sleep=23:30-06:00"])
  }

  @Test("What there was none of can't be edited into something else")
  func editNone() throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(NoCommand.self, ["food", "bread"])
    let id = try #require(try world.entries.first?.id.short)
    #expect(throws: Failure.self) { try world.run(EditCommand.self, [id, "subject=soup"]) }
    try world.run(EditCommand.self, [id, "day=yesterday"])
    #expect(try world.values(of: "intake.bread", on: today.advanced(by: -1)...today) == [.none, .unknown])
  }

  @Test("Deleting takes an entry out of its day, several at once or none of them")
  func delete() throws {
    let world = try worldWithWeek()
    let ids = try world.entries.map(\.id.short)
    let failure = try #require(throws: Failure.self) { try world.run(DeleteCommand.self, [ids[0], "zzzzz", "z"]) }
    #expect(failure.diagnostics.count == 2)
    #expect(try world.entries.count == 3)
    let answer = try world.run(DeleteCommand.self, [ids[1], ids[2], ids[1]])
    #expect(answer.hasPrefix("Deleted: you slept 7 h 10 min (23:10–06:20) and lunch – soup"))
    #expect(answer.hasSuffix("To get them back: symptoms undo\n"))
    #expect(try world.values(of: "sleep.hours", on: today...today) == [.unknown])
    #expect(try world.entries.map(\.id.short) == [ids[0]])
    #expect(
      try world.run(UndoCommand.self).hasPrefix(
        "Restored: you slept 7 h 10 min (23:10–06:20) and lunch – soup, two lines (12:30)."))
    #expect(try world.entries.count == 3)
  }
}
