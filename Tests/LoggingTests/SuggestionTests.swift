import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerApplication
@testable import TrackerLogging
@testable import TrackerLoggingCommands
@testable import TrackerMedicines

@Suite("What a person probably means to type")
struct SuggestionTests {
  private let world: TestWorld

  init() throws { world = try TestWorld([LoggingModule.self, MedicinesModule.self]) }

  private func values(_ field: String, of kind: LogKindID, _ beginning: String = "", limit: Int = 8) throws -> [String]
  {
    try EntrySuggestions(world.context.session()).values(for: field, of: kind, beginning: beginning, limit: limit)
  }

  private func log(_ words: String...) throws { try world.run(LogCommand<MedicationKind>.self, words) }

  @Test("what is used often comes first, and what is new before what was given up")
  func recency() throws {
    for day in ["2025-12-01", "2025-12-02", "2025-12-03"] { try log("aspirin", "day=\(day)", "--yes") }
    try log("ibuprofen", "day=2026-03-10")
    try log("ibuprofen", "day=2026-03-11")
    try log("Naproxen", "day=2026-03-09")
    #expect(try values("name", of: "medication") == ["ibuprofen", "Naproxen", "aspirin"])
    #expect(try values("name", of: "medication", "n") == ["Naproxen"])
    #expect(try values("name", of: "medication", limit: 1) == ["ibuprofen"])
    #expect(try values("name", of: "medication", limit: 0) == [])
  }

  @Test("what belongs to the hour counts twice")
  func hour() throws {
    var world = world
    func first(at clock: String) throws -> String? {
      try world.setClock(clock)
      return try EntrySuggestions(world.context.session()).values(for: "name", of: "medication").first
    }
    for day in 1...3 {
      try log("melatonin", "at=22:45", "day=2026-03-0\(day + 5)")
      try log("levothyroxine", "at=07:00", "day=2026-03-0\(day + 6)")
    }
    #expect(try first(at: "2026-03-12T23:30") == "melatonin")
    #expect(try first(at: "2026-03-13T07:30") == "levothyroxine")
    // Ten past midnight is near a quarter to eleven of the evening before, not near seven.
    #expect(try first(at: "2026-03-13T00:10") == "melatonin")
  }

  @Test("a use counts exp(−age / 30 days), and twice within an hour and a half of the clock")
  func weights() {
    #expect(EntrySuggestions.weight(ageInDays: 0, minutesApart: 600) == 1)
    #expect(EntrySuggestions.weight(ageInDays: 0, minutesApart: 90) == 2)
    #expect(EntrySuggestions.weight(ageInDays: 0, minutesApart: 1380) == 2)
    #expect(abs(EntrySuggestions.weight(ageInDays: 30, minutesApart: 91) - 0.36788) < 0.00001)
    #expect(EntrySuggestions.weight(ageInDays: -3, minutesApart: 700) == 1)
  }

  @Test("values are as they can be typed, in any case of letters once, and the program's own come after")
  func shapes() throws {
    try world.run(LogCommand<ExerciseKind>.self, ["swimming", "45m", "hard", "day=2026-03-10"])
    try world.run(LogCommand<ExerciseKind>.self, ["yoga", "1h20m", "day=2026-03-11"])
    #expect(try values("type", of: "exercise").prefix(3) == ["yoga", "swimming", "cardio"])
    #expect(try values("type", of: "exercise", "sch") == ["swimming"])
    #expect(try values("duration", of: "exercise") == ["1h20m", "45m"])
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20"])
    #expect(try values("sleep", of: "rest") == ["23:10-06:20"])
    try world.run(LogCommand<FoodKind>.self, ["lunch", "2 bowls Soup, toast", "size=small", "day=2026-03-11"])
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup"])
    #expect(try values("items", of: "food") == ["soup", "toast"])
    #expect(try values("items", of: "food", "c") == ["crackers", "carrot"])
    let asked = try world.context.session().person.checkIn.map(\.id.rawValue)
    #expect(try values("symptom", of: "symptom").starts(with: asked))
    #expect(try values("symptom", of: "symptom", "ach") == ["pain"])
    #expect(try values("nothing", of: "food") == [] && values("name", of: "unknown") == [])
  }

  @Test("what is over a year old counts no more")
  func old() throws {
    try world.run(LogCommand<MedicationKind>.self, ["aspirin", "day=2025-03-11", "--yes"])
    #expect(try values("name", of: "medication") == [])
    try world.run(LogCommand<MedicationKind>.self, ["ibuprofen", "day=2025-03-13", "--yes"])
    #expect(try values("name", of: "medication") == ["ibuprofen"])
  }

  @Test("only the newest entries are read, however many there are")
  func bounded() throws {
    let now = world.context.environment.now
    try world.journal.write("test", at: now) { journal in
      for number in 0..<(EntrySuggestions.mostEntries + 5) {
        // The oldest five are of one name, which would come first if all were read.
        var payload = Payload()
        payload[MedicationKind.name] = number < 5 ? "aspirin" : "name \(number % 97)"
        let instant = Instant(seconds: now.seconds - 10_000 + Int64(number))
        try journal.put(
          Entry(
            id: EntryID("entry-\(number)"), kind: "medication", instant: instant, offset: 3600, zone: "Europe/Berlin",
            day: Day(number: 20_524), payload: payload), measures: [])
      }
    }
    #expect(try values("name", of: "medication", "name", limit: 200).count == 97)
    #expect(try values("name", of: "medication", "asp") == [])
  }

  @Test("kinds, ids and nones are suggested, too")
  func others() throws {
    try world.run(LogCommand<FoodKind>.self, ["toast"])
    let suggestions = EntrySuggestions(try world.context.session())
    #expect(try suggestions.kinds().first == "food")
    #expect(try Set(suggestions.kinds()).count == world.context.environment.registry.loggedKinds.count)
    let id = try #require(try world.entries.first?.id)
    #expect(try suggestions.entries(beginning: id.short).map(\.id) == [id])
    #expect(try suggestions.entries(beginning: "zzzz").isEmpty)
    #expect(try suggestions.nones(beginning: "to") == ["toast"])
    #expect(try suggestions.nones(beginning: "ex") == ["exercise"])
  }
}
