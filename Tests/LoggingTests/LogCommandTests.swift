import TrackerApplication
import Foundation
import Testing
import TrackerCore
import TrackerMedicines
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("Logging, and what it answers")
struct LogCommandTests {
  private let today = Day(number: 20_524)  // 2026-03-12

  @Test("An answer says what was saved, and how tomorrow moved; the id is in the list")
  func answer() throws {
    var world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    let saved = try world.run(LogCommand<FoodKind>.self, ["lunch", "soup, bread", "drinks=tea"])
    #expect(saved.hasPrefix("Saved: lunch – soup, bread, tea.\n"))
    let id = try #require(try world.entries.last?.id.short)
    #expect(try !saved.contains(id) && world.run(ListCommand.self).contains(id))
    let walk = try world.run(LogCommand<ExerciseKind>.self, ["walking", "30m", "light"])
    #expect(walk.hasPrefix("Saved: 30 minutes of walking, light (2 out of 10).\n"))
    world.context.environment.forecasts = FixedForecasts(before: 0.27, after: 0.27)
    let line = try world.run(LogCommand<SymptomKind>.self, ["pain", "7"])
    #expect(line.hasPrefix("Saved: pain 7 out of 10.\n"))
  }

  @Test("Another day is named in the answer")
  func otherDay() throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    #expect(
      try world.run(LogCommand<SymptomKind>.self, ["pain", "7", "--date", "yesterday"]).hasPrefix(
        "Saved for Wednesday 11 March: pain 7 out of 10."))
    #expect(try world.entries.last?.day == today.advanced(by: -1))
    #expect(
      try world.run(LogCommand<SymptomKind>.self, ["pain", "7", "--date", "1926-03-12", "--yes"]).hasPrefix(
        "Saved for Friday 12 March 1926: pain 7 out of 10."))
    #expect(world.context.console.style.year == 2026)
  }

  @Test("The answer in JSON has the schema, the entry and the change")
  func json() throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    let text = try world.run(LogCommand<RestKind>.self, ["23:10-06:20"], json: true)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["schema"] as? String == "saved/1")
    let entry = try #require((object["entries"] as? [[String: Any]])?.first)
    #expect(entry["kind"] as? String == "rest")
    #expect(entry["day"] as? String == "2026-03-12")
    #expect(entry["time"] as? String == "06:20")
    let change = try #require((object["tomorrow"] as? [[String: Any]])?.first)
    #expect(change["before"] as? Int == 27)
    #expect(change["after"] as? Int == 36)
    #expect(change["band"] as? String == "moderate")
  }

  @Test("A dry run says what would be saved, and saves nothing")
  func dryRun() throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    let line = try world.run(LogCommand<SymptomKind>.self, ["pain", "7", "--dry-run"])
    #expect(line == "This would save: pain 7 out of 10. Nothing was saved.\n")
    #expect(try world.entries.isEmpty)
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20"])
    #expect(throws: Failure.self) { try world.run(LogCommand<RestKind>.self, ["23:30-06:00", "--dry-run"]) }
  }

  @Test("A fault saves nothing, and comes before anything is set up")
  func faults() throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    #expect(throws: Failure.self) { try world.run(LogCommand<SymptomKind>.self, ["pain", "11"]) }
    #expect(try world.entries.isEmpty)
    let stranger = try TestWorld([LoggingModule.self, MedicinesModule.self], facts: nil)
    let notSetUp = Failure(
      .validation, "Here you log symptoms. Nothing was saved: you're not set up yet.",
      recovery: "Set up in about two minutes: symptoms onboard")
    #expect(throws: notSetUp) {
      try stranger.run(LogCommand<SymptomKind>.self, ["pain", "5"])
    }
  }

  @Test("Sleep that overlaps other sleep is refused, and the entry that is there is named")
  func overlap() throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20"])
    let id = try #require(try world.entries.first?.id.short)
    for line in [["23:30-06:00"], ["06:00-07:00"], ["nap=06:00-06:30"]] {
      let failure = try #require(throws: Failure.self) { try world.run(LogCommand<RestKind>.self, line) }
      #expect(failure.message.description.contains(id))
    }
    for line in [["06:20-07:00"], ["nap=13:00-13:30"], ["23:00-06:00", "--date", "yesterday"], ["quality=5"]] {
      try world.run(LogCommand<RestKind>.self, line)
    }
    #expect(try world.entries.count == 5)
  }

  @Test("A new name one slip from a known one is pointed out, and nothing else is")
  func slips() throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    func hint(_ line: [String]) throws -> Bool {
      try world.run(LogCommand<FoodKind>.self, line).contains("If you meant bread, type: symptoms edit ")
    }
    #expect(try !hint(["bread"]))
    #expect(try !hint(["bread"]))
    #expect(try hint(["bred"]))
    #expect(try !hint(["bred"]))
    #expect(try !hint(["bored"]))
    try world.run(LogCommand<FoodKind>.self, ["bread", "drinks=water"])
    let drink = try world.run(LogCommand<FoodKind>.self, ["bread", "drinks=watr"])
    #expect(drink.contains("If you meant water, type:") && drink.contains(" drinks=water"))
    #expect(try world.run(LogCommand<SymptomKind>.self, ["prickle", "5", "knes"]).contains("If you meant knees"))
    #expect(try !world.run(LogCommand<SymptomKind>.self, ["prickle", "5", "knees"]).contains("If you meant"))
    try world.run(LogCommand<MedicationKind>.self, ["ibuprofen"])
    #expect(try world.run(LogCommand<MedicationKind>.self, ["ibuprofn"]).contains("If you meant ibuprofen"))
  }

  @Test("Help lists every field of a kind with what it takes, and the examples")
  func help() {
    for kind in [
      SymptomKind.self, FoodKind.self, ExerciseKind.self, RestKind.self, ActivityKind.self, MedicationKind.self,
    ]
      as [any LogKind.Type]
    {
      let text = LogHelp(definition: kind.definition).text
      let flowing = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for field in kind.definition.fields {
        #expect(text.contains("  \(field.name)") && flowing.contains("\(field.takes)."), "\(kind.id) \(field.name)")
      }
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.contains("symptoms log") })
      for example in kind.definition.examples { #expect(text.contains("symptoms log \(example.line)")) }
    }
    #expect(LogHelp(definition: ExerciseKind.definition).text.contains("light: you could keep going for hours"))
    let food = LogHelp(definition: FoodKind.definition).text.split(whereSeparator: \.isWhitespace)
    #expect(food.joined(separator: " ").contains("Use small, normal or large. Without it: normal."))
  }

  @Test("One command per kind, named like the kind")
  func commands() {
    #expect(logCommand(for: FoodKind.self).configuration.commandName == "food")
    #expect(logCommand(for: RestKind.self).configuration.abstract == RestKind.definition.summary)
  }

  @Test(
    "A night is kept as it was in every zone, over both clock changes",
    arguments: [
      ("Europe/Berlin", "2026-03-29T09:00", 7.0), ("Europe/Berlin", "2026-10-25T09:00", 9.0),
      ("America/New_York", "2026-03-08T09:00", 7.0),
      ("Australia/Lord_Howe", "2026-10-04T09:00", 7.5), ("Asia/Kathmandu", "2026-03-29T09:00", 8.0),
      ("Pacific/Apia", "2026-03-29T09:00", 8.0),
    ])
  func zones(_ zone: String, _ now: String, _ hours: Double) throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self], now: now, zone: zone)
    try world.run(LogCommand<RestKind>.self, ["23:00-07:00"])
    let day = try #require(Day(String(now.prefix(10))))
    #expect(try world.values(of: "sleep.hours", on: day...day) == [.value(hours)])
    let entry = try #require(try world.entries.first)
    #expect(entry.zone == zone)
    #expect(entry.offset == world.context.environment.zone.offset(at: entry.instant))
  }

  @Test("Who travels keeps old entries on their days, with the clock times of the place")
  func travel() throws {
    var world = try TestWorld([LoggingModule.self], now: "2026-03-12T08:00", zone: "Europe/Berlin")
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20"])
    try world.run(LogCommand<FoodKind>.self, ["breakfast", "bread"])
    try world.setClock("2026-03-12T18:00", zone: "America/New_York")
    try world.run(LogCommand<FoodKind>.self, ["dinner", "soup"])
    let list = try world.run(ListCommand.self)
    #expect(list.contains("06:20  slept 7 h 10 min (23:10–06:20)"))
    #expect(list.contains("08:00  breakfast") && list.contains("18:00  dinner"))
    #expect(try Set(world.entries.map(\.day)) == [today])
    // What is typed in an edit is read where the entry was logged.
    let night = try #require(try world.entries.first { $0.kind == RestKind.id })
    try world.run(EditCommand.self, [night.id.short, "sleep=23:10-06:30"])
    let edited = try #require(try world.entries.first { $0.kind == RestKind.id })
    #expect(edited.instant == night.instant + 600)
    #expect(edited.zone == "Europe/Berlin")
  }
}
