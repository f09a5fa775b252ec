import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

/// Main meals that there were none of.
@Suite struct SkippedMealTests {
  private let today = Day(number: 20_524)  // 2026-03-12

  private func skipped(_ world: TestWorld, daysAgo: Int = 0) throws -> DayValue {
    let day = today.advanced(by: -daysAgo)
    return try world.values(of: "food.skipped_meals", on: day...day)[0]
  }

  @Test(
    "a meal that there was none of is skipped, in English and German, once however often it is said",
    arguments: ["lunch", "breakfast", "dinner", "supper", "Mittagessen", "Frühstück", "Abendbrot"])
  func said(_ meal: String) throws {
    let world = try TestWorld([LoggingModule.self])
    #expect(try skipped(world) == .unknown)
    #expect(try world.run(NoCommand.self, [meal]).hasPrefix("Saved: no \(meal) today."))
    #expect(try skipped(world) == .value(1))
    #expect(try world.run(NoCommand.self, [meal]).hasPrefix("Already logged: no \(meal)."))
    try world.run(LogCommand<FoodKind>.self, ["snack", "soup"])
    #expect(try skipped(world) == .value(1))
  }

  @Test("a snack is no main meal: there is no word for none of it")
  func snack() throws {
    let world = try TestWorld([LoggingModule.self])
    #expect(throws: Failure.self) { try world.run(NoCommand.self, ["snack"]) }
  }

  @Test("several meals add up; on a day with a meal, those that nobody spoke of were not skipped")
  func several() throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(NoCommand.self, ["lunch"])
    try world.run(NoCommand.self, ["dinner"])
    #expect(try skipped(world) == .value(2))
    try world.run(LogCommand<FoodKind>.self, ["breakfast", "soup", "--date", "yesterday"])
    #expect(try skipped(world, daysAgo: 1).number == 0)
  }

  @Test("a meal that is logged after all takes the place of the word that there was none")
  func logged() throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(NoCommand.self, ["lunch"])
    try world.run(LogCommand<FoodKind>.self, ["dinner", "stew"])
    #expect(try skipped(world) == .value(1))
    let saved = try world.run(LogCommand<FoodKind>.self, ["lunch", "soup"])
    #expect(saved.contains("This replaces what you logged before: no lunch."))
    #expect(try skipped(world).number == 0)
  }

  @Test("on a day marked complete, the main meals that were not logged were skipped, until they are")
  func closed() throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup"])
    #expect(try skipped(world).number == 0)
    try world.run(DayCommand.self, ["close"])
    #expect(try skipped(world) == .value(2))
    try world.run(LogCommand<FoodKind>.self, ["dinner", "stew"])
    #expect(try skipped(world) == .value(1))
  }
}
