import Synchronization
import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("Quantities of foods count")
struct FoodCountTests {
  private let today = Day(number: 20_524)  // 2026-03-12

  private func values(_ world: TestWorld, _ metrics: MetricID...) throws -> [DayValue] {
    try metrics.map { try world.values(of: $0, on: today...today)[0] }
  }

  @Test(
    "A line counts as many as it says, for the food and for its groups",
    arguments: [
      ("6 crackers", 6, 6), ("two crackers", 2, 2), ("half a cracker", 0.5, 0.5), ("1½ crackers", 1.5, 1.5),
      ("1 1/2 crackers", 1.5, 1.5), ("50 crackers", 10, 10), ("200 g crackers", 1, 1), ("3 handfuls crackers", 1, 1),
      ("2 tbsp crackers", 1, 1), ("crackers, a cracker", 2, 2), ("2 bowls soup = cracker + beef, cracker", 1, 3),
    ] as [(String, Double, Double)])
  func lines(_ line: String, _ count: Double, _ group: Double) throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(LogCommand<FoodKind>.self, ["snack", line])
    #expect(try values(world, "intake.cracker", "food-group.crunchy") == [.value(count), .value(group)])
  }

  @Test("Singular and plural are one food without a question, and none of it is none of both")
  func plural() throws {
    let world = try TestWorld([LoggingModule.self])
    #expect(try !world.run(LogCommand<FoodKind>.self, ["snack", "cookie"]).contains("did you mean"))
    #expect(try !world.run(LogCommand<FoodKind>.self, ["snack", "2 cookies"]).contains("did you mean"))
    #expect(try values(world, "intake.cookie", "intake.cookies") == [.value(3), .value(3)])
    #expect(throws: Failure.self) { try world.run(NoCommand.self, ["cookies"]) }
    #expect(throws: Failure.self) { try world.run(NoCommand.self, ["food", "cookie"]) }
    try world.run(NoCommand.self, ["cookies", "--date", "yesterday"])
    #expect(try world.values(of: "intake.cookie", on: today.advanced(by: -1)...today)[0] == .none)
    #expect(try world.run(LogCommand<FoodKind>.self, ["snack", "coookie"]).contains("If you meant cookie, type:"))
  }

  @Test("A quantity that is no round number is shown without digits that mean nothing")
  func shown() throws {
    let world = try TestWorld([LoggingModule.self])
    let saved = try world.run(LogCommand<FoodKind>.self, ["snack", "1/3 pizza"])
    #expect(saved.contains("snack – 0.333 pizza"))
  }

  // MARK: Entries of before

  /// A journal of the version before: a meal, an explicit none and a value of a file, measured by the rules of then.
  private func older() throws -> TestWorld {
    let world = try TestWorld([LoggingModule.self])
    let session = try world.context.session()
    func entry(_ kind: LogKindID, _ fields: [String: JSONValue], on day: Day) -> Entry {
      session.entry(
        kind, EntryDraft(payload: Payload(fields: fields), instant: world.context.environment.now, day: day))
    }
    let beers = FoodItem(name: "beers", quantity: 6, unit: "serving")
    try world.journal.write("log food", at: world.context.environment.now) { journal in
      try journal.put(
        entry(
          "food", ["type": .text("snack"), "items": .list([beers.json, FoodItem(name: "half a pizza").json])], on: today
        ),
        measures: [
          Measure("intake.beers", 1, fold: .sum), Measure("intake.half-a-pizza", 1, fold: .sum), .keeps("food"),
        ])
      try journal.put(
        entry("none", ["subject": .text("beers"), "metric": .text("intake.beers")], on: today.advanced(by: -1)),
        measures: [Measure("intake.beers", 0, fold: .sum)])
      try journal.put(
        entry("measurement", ["metric": .text("intake.beers"), "value": .number(2)], on: today.advanced(by: -2)),
        measures: [Measure("intake.beers", 2, fold: .last)])
    }
    try world.journal.rederive(["food": 1, "none": 1, "measurement": 1]) { _ in nil }
    return world
  }

  @Test("Entries of before count by the rules of now, under the one word")
  func derivedAgain() throws {
    let world = try older()
    let days = today.advanced(by: -2)...today
    #expect(try world.values(of: "intake.beer", on: days) == [.value(2), .none, .value(6)])
    #expect(try world.values(of: "intake.beers", on: days) == [.value(2), .none, .value(6)])
    #expect(try values(world, "intake.pizza") == [.value(0.5)])
    #expect(
      try world.journal.read { try $0.metrics(withPrefix: "intake.").map(\.metric) } == ["intake.beer", "intake.pizza"])
    #expect(try world.entries.first?.payload[FoodKind.items]?.first?.name == "beers")
  }

  @Test("The first command that opens the journal says once what counts in another way; an empty one says nothing")
  func saidOnce() throws {
    let said = Mutex<[String]>([])
    for (makeWorld, expected) in [
      (
        older,
        [
          "Meals now count amounts (2 glasses are two), so some earlier figures changed."
        ]
      ),
      ({ try TestWorld([LoggingModule.self]) }, []),
    ] as [(() throws -> TestWorld, [String])] {
      var world = try makeWorld()
      said.withLock { $0 = [] }
      world.context.environment.warn = { sentence in said.withLock { $0.append("\(sentence)") } }
      _ = try world.context.environment.session()
      #expect(said.withLock { $0 } == expected)
      _ = try world.context.environment.session()
      #expect(said.withLock { $0 } == expected)
    }
  }

  @Test("A kind whose entries count as before says nothing, whatever its version")
  func unchanged() throws {
    var world = try TestWorld([LoggingModule.self])
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup"])
    try world.journal.rederive(["food": 1]) { _ in nil }
    world.context.environment.warn = { Issue.record("said: \($0)") }
    _ = try world.context.environment.session()
    #expect(try world.journal.measureRules(of: ["food"])["food"]?.version == FoodKind.definition.measuresVersion)
  }
}
