import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("What comes back beside what was written since")
struct StandingBesideTests {
  private func world() throws -> TestWorld { try TestWorld([LoggingModule.self]) }

  private func refusesRedo(_ world: TestWorld) throws {
    let other = try #require(try world.entries.first?.id.short)
    let count = try world.entries.count
    let failure = try #require(throws: Failure.self) { try world.run(RedoCommand.self) }
    #expect(failure.message.description.hasPrefix("Nothing came back:") && failure.message.description.contains(other))
    #expect(failure.recovery == "Delete that first: symptoms delete \(other)")
    #expect(try world.entries.count == count)
  }

  @Test("a second night, closing or none is not brought back")
  func twice() throws {
    let night = try world()
    try night.run(LogCommand<RestKind>.self, ["7h"])
    try night.run(UndoCommand.self)
    try night.run(LogCommand<RestKind>.self, ["7.5h"])
    try refusesRedo(night)
    for (command, words) in [(DayCommand.self, ["close"]), (NoCommand.self, ["food", "bread"])]
      as [(any TrackerCommand.Type, [String])]
    {
      let world = try world()
      try world.run(command, words)
      try world.run(UndoCommand.self)
      try world.run(command, words)
      try refusesRedo(world)
    }
  }

  @Test("food does not come back beside a none of it, nor a deleted meal")
  func beneathNone() throws {
    let redone = try world()
    try redone.run(LogCommand<FoodKind>.self, ["soup"])
    try redone.run(UndoCommand.self)
    try redone.run(NoCommand.self, ["food"])
    try refusesRedo(redone)
    let deleted = try world()
    try deleted.run(LogCommand<FoodKind>.self, ["soup"])
    try deleted.run(DeleteCommand.self, [try #require(try deleted.entries.first?.id.short)])
    try deleted.run(NoCommand.self, ["food", "soup"])
    #expect(throws: Failure.self) { try deleted.run(UndoCommand.self, ["a3"]) }
    #expect(try deleted.entries.map(\.kind) == ["none"])
  }

  @Test("what stood beside it before it went may do so again")
  func before() throws {
    let world = try world()
    try world.run(NoCommand.self, ["food"])
    let none = try #require(try world.entries.first)
    try world.run(LogCommand<FoodKind>.self, ["soup"])
    // As a file of earlier days brings it.
    try world.journal.write("import csv diary.csv", at: none.instant) { journal in
      try journal.put(
        none, measures: NoneKind.allMeasures(of: none, in: world.context.session().person.entryContext))
    }
    try world.run(DeleteCommand.self, [try #require(try world.entries.first { $0.kind == "food" }?.id.short)])
    try world.run(UndoCommand.self)
    #expect(Set(try world.entries.map(\.kind)) == ["none", "food"])
  }

  @Test("what is logged takes the place of a none of it on its day, in one action", arguments: ["log", "edit"])
  func replaced(_ command: String) throws {
    let world = try world()
    try world.run(LogCommand<FoodKind>.self, ["bread", "day=yesterday"])
    for none in [["food"], ["exercise"], ["food", "soup"]] { try world.run(NoCommand.self, none) }
    let yesterday = try #require(try world.entries.first { $0.kind == "food" }?.id.short)
    let output =
      command == "log"
      ? try world.run(LogCommand<FoodKind>.self, ["soup"])
      : try world.run(EditCommand.self, [yesterday, "day=today", "at=08:00", "items=soup"])
    #expect(output.contains("This replaces what you logged before: no soup and no food."))
    #expect(try world.entries.count { $0.kind == "none" } == 1)
    let undone = try world.run(UndoCommand.self)
    #expect(undone.contains("no food") && undone.contains("no soup"))
    #expect(try world.entries.count { $0.kind == "none" } == 3)
    try world.run(RedoCommand.self)
    #expect(try world.entries.count { $0.kind == "none" } == 1)
  }

  @Test("a none that an edit makes says that the day keeps its higher answer")
  func edit() throws {
    let world = try world()
    try world.run(LogCommand<SymptomKind>.self, ["pain", "6", "at=09:00"])
    try world.run(LogCommand<SymptomKind>.self, ["pain", "3", "at=10:00"])
    let id = try #require(try world.entries.first { $0.payload[SymptomKind.severity] == 3 }?.id.short)
    let output = try world.run(EditCommand.self, [id, "severity=none"])
    #expect(output.contains("You logged more earlier that day, and that still counts: pain 6."))
  }

  @Test("the saved line names a time that is not now, and no other")
  func times() throws {
    let world = try world()
    #expect(
      try world.run(LogCommand<SymptomKind>.self, ["pain", "5", "at=9"]).hasPrefix("Saved: pain 5 out of 10, at 09:00.")
    )
    #expect(try world.run(LogCommand<SymptomKind>.self, ["pain", "5"]).hasPrefix("Saved: pain 5 out of 10."))
    #expect(
      try world.run(LogCommand<RestKind>.self, ["23:10-06:20"]).hasPrefix("Saved: you slept 7 h 10 min (23:10–06:20)."))
    #expect(
      try world.run(LogCommand<SymptomKind>.self, ["pain", "5", "at=9", "--date", "yesterday"])
        .hasPrefix("Saved for Wednesday 11 March: pain 5 out of 10, at 09:00."))
    #expect(
      try world.run(LogCommand<SymptomKind>.self, ["pain", "5", "--date", "yesterday"])
        .hasPrefix("Saved for Wednesday 11 March: pain 5 out of 10."))
  }

  @Test("a symptom entry that comes to the bad end shows what its pack says, and not on every day that it stays")
  func seekCare() throws {
    let world = try world()
    let first = try world.run(LogCommand<SymptomKind>.self, ["prickle", "10", "--date", "yesterday"])
    #expect(first.contains("See a doctor soon") && first.split(separator: "\n").count > 1)
    let second = try world.run(LogCommand<SymptomKind>.self, ["prickle", "10"])
    #expect(second.split(separator: "\n").count < first.split(separator: "\n").count)
  }

  @Test("a measurement of a symptom is told with the symptom's name, 0 as none")
  func measurement() throws {
    let world = try KindWorld()
    func summary(_ value: Double) throws -> String {
      var payload = Payload()
      payload[MeasurementKind.metric] = "symptom.pain"
      payload[MeasurementKind.value] = value
      var entry = try world.entry(SymptomKind.self, "pain 3")
      entry.payload = payload
      return MeasurementKind.summary(of: entry, in: world.context).description
    }
    #expect(try summary(0) == "no pain")
    #expect(try summary(4) == "pain 4")
  }
}
