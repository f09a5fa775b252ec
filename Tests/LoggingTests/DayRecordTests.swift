import TrackerApplication
import Foundation
import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("A day's record")
struct DayRecordTests {
  private func record(_ world: TestWorld, _ words: [String] = []) throws -> [String: Any] {
    let text = try world.run(DayCommand.self, words, json: true)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("An empty day is unknown, and nothing is complete")
  func empty() throws {
    let world = try TestWorld([LoggingModule.self])
    let record = try record(world)
    #expect(record["schema"] as? String == "day/1")
    #expect(record["quality"] as? String == "unknown")
    #expect(record["sleepHours"] is NSNull)
    #expect(record["completeness"] as? Double == 0)
    #expect(
      try world.run(DayCommand.self) == """
        Thursday 12 March 2026
        How the day was  not known
        Sleep            not logged
        Logged           nothing yet
        Not logged yet   food   exercise   sleep   stress
          symptoms check-in                         say how you are
          symptoms log food lunch "soup, omelette"  log it

        """)
  }

  @Test("A symptom that no check-in asks about says how the day was, too")
  func otherSymptom() throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(LogCommand<SymptomKind>.self, ["wobble", "8"])
    #expect(try world.run(DayCommand.self).contains("bad (at worst: wobbling 8)"))
  }

  @Test("It holds sleep, counts and the share of what is tracked")
  func full() throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20"])
    try world.run(LogCommand<FoodKind>.self, ["breakfast", "bread"])
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup"])
    try world.run(LogCommand<SymptomKind>.self, ["pain", "5"])
    let open = try record(world)
    #expect(open["sleepHours"] as? Double == 430.0 / 60)
    #expect(open["counts"] as? [String: Int] == ["rest": 1, "food": 2, "symptom": 1])
    #expect(open["answered"] as? [String] == ["food", "sleep"])
    #expect(open["completeness"] as? Double == 0.5)
    #expect(open["quality"] as? String == "fair")
    // An activity without stress does not answer stress; an explicit none answers exercise.
    try world.run(LogCommand<ActivityKind>.self, ["work", "8h"])
    try world.run(NoCommand.self, ["exercise"])
    #expect(try record(world)["answered"] as? [String] == ["food", "exercise", "sleep"])
    try world.run(LogCommand<ActivityKind>.self, ["stress=4"])
    #expect(try record(world)["completeness"] as? Double == 1)
  }

  @Test("Closing a day answers what can be none, not sleep and scales")
  func closed() throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(DayCommand.self, ["close"])
    let record = try record(world)
    #expect(record["answered"] as? [String] == ["food", "exercise"])
    #expect(record["isClosed"] as? Bool == true)
    #expect(try self.record(world, ["--date", "yesterday"])["isClosed"] as? Bool == false)
  }

  @Test(
    "Quality is that of the worst answer, by the colours of its scale",
    arguments: [
      (["pain": 1], "good"), (["pain": 3], "good"), (["pain": 4], "fair"), (["pain": 6], "fair"), (["pain": 7], "bad"),
      (["pain": 10], "bad"),
      (["mood": 10], "good"), (["mood": 8], "good"), (["mood": 7], "good"), (["mood": 6], "fair"),
      (["mood": 4], "fair"),
      (["mood": 3], "bad"),
      (["pain": 2, "prickle": 8], "bad"),
      (["pain": 2, "mood": 5], "fair"), ([:], "unknown"),
    ] as [([String: Int], String)])
  func quality(_ answers: [String: Int], _ quality: String) throws {
    let world = try TestWorld([LoggingModule.self])
    for (symptom, value) in answers { try world.run(LogCommand<SymptomKind>.self, [symptom, "\(value)"]) }
    #expect(try record(world)["quality"] as? String == quality)
  }

  @Test("Any past date, never a future one", arguments: ["2026-03-13", "tomorrow", "2026-02-30", "someday"])
  func future(_ day: String) throws {
    let world = try TestWorld([LoggingModule.self])
    #expect(throws: Failure.self) { try world.run(DayCommand.self, ["--date", day]) }
    #expect(throws: Failure.self) { try world.run(DayCommand.self, ["close", "--date", day]) }
    #expect(throws: Failure.self) { try world.run(ListCommand.self, ["--date", day]) }
    #expect(throws: Failure.self) { try world.run(NoCommand.self, ["exercise", "--date", day]) }
    #expect(throws: Failure.self) { try world.run(LogCommand<SymptomKind>.self, ["pain", "5", "--date", day]) }
  }
}
