import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("Singular and plural are one word") struct SameWordTests {
  private let today = Day(number: 20_524)  // 2026-03-12

  @Test("a list takes a kind by any of its words", arguments: ["food", "foods", "meal", "meals", "eat"])
  func kinds(word: String) throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup"])
    try world.run(LogCommand<RestKind>.self, ["7h"])
    let list = try world.run(ListCommand.self, ["--kind", word])
    #expect(list.contains("soup") && !list.contains("7 h"))
  }

  @Test("a none in the other number is of the food that was logged")
  func none() throws {
    var world = try TestWorld([LoggingModule.self])
    try world.run(LogCommand<FoodKind>.self, ["lunch", "beer"])
    #expect(throws: Failure.self) { try world.run(NoCommand.self, ["beers"]) }
    try world.setClock("2026-03-13T20:00")
    let saved = try world.run(NoCommand.self, ["beers"])
    #expect(saved.hasPrefix("Saved: no beers today.") && !saved.contains("is new"))
    let tomorrow = today.advanced(by: 1)
    #expect(try world.values(of: "intake.beer", on: tomorrow...tomorrow) == [.none])
  }

  @Test("a symptom goes by its name in the plural")
  func symptoms() throws {
    let world = try TestWorld([LoggingModule.self])
    let context = try world.context.session().person.entryContext
    let first = try #require(context.symptoms.first)
    #expect(context.symptom(named: "\(first.id)s")?.id == first.id)
    #expect(context.symptom(named: "\(first.id)x") == nil)
  }

  @Test("the examples of a kind that are shown could be saved")
  func examples() throws {
    let world = try TestWorld([LoggingModule.self])
    for example in [
      LogCommand<RestKind>.example(in: world.context, for: []),
      LogCommand<FoodKind>.example(in: world.context, for: []),
      LogCommand<SymptomKind>.example(in: world.context, for: []),
    ] {
      let words = try #require(example).shellWords
      #expect(words.prefix(2) == ["symptoms", "log"] && words.count > 3)
    }
    #expect(
      LogCommand<SymptomKind>.example(in: world.context, for: ["fatigue", "14"]) == "symptoms log symptom fatigue 5")
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20"])
    // The night of the first example is taken.
    #expect(LogCommand<RestKind>.example(in: world.context, for: [])?.contains("23:10") == false)
  }
}
