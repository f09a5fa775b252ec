import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport
import TrackerVitals

@testable import TrackerLoggingCommands
@testable import TrackerTrackers

@Suite("`drink 300` and `weigh 70.4`")
struct DrinkTests {
  @Test("a drink takes every unit, and a number without one is in the person's")
  func units() throws {
    let world = try TrackerWorld()
    #expect(try world.log(DrinkKind.self, "300").contains("300 ml to drink"))
    try world.log(DrinkKind.self, "0.5l")
    #expect(try world.log(DrinkKind.self, "2", "glasses", "water").contains("500 ml of water"))
    try world.log(DrinkKind.self, "1", "Tasse")
    #expect(try world.value("hydration.ml") == 300 + 500 + 500 + 240)
    let american = try TrackerWorld(units: .us)
    #expect(try american.log(DrinkKind.self, "12").contains("12 fl oz to drink"))
    #expect(try american.value("hydration.ml").map { abs($0 - 354.88) < 0.01 } == true)
    try american.log(DrinkKind.self, "200ml")
    #expect(try american.value("hydration.ml").map { abs($0 - 554.88) < 0.01 } == true)
  }

  @Test("drinks of meals and drinks alone add to one number, and each counts once")
  func once() throws {
    let world = try TrackerWorld()
    try world.log(FoodKind.self, "lunch", "soup", "drinks=2 glasses water")
    #expect(try world.value("hydration.ml") == 500)
    try world.log(DrinkKind.self, "300")
    #expect(try world.value("hydration.ml") == 800)
    let page = try world.page("water")
    #expect(page.contains("Of today") && page.contains("meals 500 ml, drinks 300 ml"), "\(page)")
    try world.world.run(UndoCommand.self)
    #expect(try world.value("hydration.ml") == 500)
    #expect(try !world.page("water").contains("Of today"))
  }

  @Test("a drink is edited, deleted and kept off other days; it says nothing of meals")
  func changes() throws {
    let world = try TrackerWorld()
    try world.log(DrinkKind.self, "300", "day=yesterday")
    #expect(try world.value("hydration.ml") == nil && world.value("hydration.ml", daysAgo: 1) == 300)
    let id = try #require(try world.world.entries.first).id.rawValue
    try world.world.run(EditCommand.self, [id, "amount=250ml"])
    #expect(try world.value("hydration.ml", daysAgo: 1) == 250)
    #expect(try world.value("food.large_meals", daysAgo: 1) == nil, "the day is not kept for meals")
    try world.world.run(DeleteCommand.self, [id])
    #expect(try world.value("hydration.ml", daysAgo: 1) == nil, "not 0: nothing is known")
  }

  @Test("what cannot be is refused, and what is unlikely is asked")
  func doubts() throws {
    let world = try TrackerWorld()
    #expect(world.refusal(DrinkKind.self, "20l")?.hasPrefix("How much did you drink?") == true)
    #expect(world.refusal(DrinkKind.self, "0") != nil && world.refusal(DrinkKind.self) != nil)
    #expect(world.refusal(DrinkKind.self, "10") == "“amount” is mostly between 20 ml and 3 l")
    #expect(world.refusal(DrinkKind.self, "10", "--yes") == nil)
    #expect(world.refusal(DrinkKind.self, "5kg") != nil, "units are not mixed")
    #expect(
      world.refusal(DrinkKind.self, "300", "tea") == "This command is for water. To log tea: symptoms food drinks=tea")
    #expect(world.refusal(WeightKind.self, "700") != nil)
  }
}
