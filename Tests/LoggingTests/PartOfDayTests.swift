import Testing
import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

/// Parts of the day that a pack looks at alone.
@Suite struct PartOfDayTests {
  private let today = Day(number: 20_524)  // 2026-03-12, 20:00

  private static func library(_ keys: String, revision: Int = 3) -> PackLibrary {
    let head = "schema: 1\nid: top\nrevision: \(revision)\nname: Top\nsummary: On top.\nextends: sample\n"
    let factor =
      keys.isEmpty
      ? ""
      : """
      risk:
        factors:
          late:
            {name: Late, group: food, metric: food-group.crunchy, \(keys), response: [[0, 0], [2, 40]],
            prior: {log_odds: 0.1, sure: low}, says: {raises: "You had {value}.", lowers: leave_out}}

      """
    let files = SamplePacks.files.merging(["packs/top/pack.yaml": head + factor]) { $1 }
    return PackLibrary(folders: ["packs"], files: MemoryPackFiles(files))
  }

  private func value(_ world: TestWorld, _ part: PartOfDay?, daysAgo: Int = 0) throws -> DayValue {
    let day = today.advanced(by: -daysAgo)
    let metric: MetricID = "food-group.crunchy"
    return try world.values(of: part.map(metric.at) ?? metric, on: day...day)[0]
  }

  @Test(
    "the clock says which part of the day it is, and the day begins when the person's does",
    arguments: [
      ("03:59", 240, .night), ("04:00", 240, .morning), ("11:59", 240, .morning), ("12:00", 240, .afternoon),
      ("17:00", 240, .evening), ("21:59", 240, .evening), ("22:00", 240, .night), ("05:00", 360, .night),
    ] as [(String, Int, PartOfDay)])
  func clock(_ time: String, _ dayStart: Int, _ part: PartOfDay) throws {
    #expect(PartOfDay(try #require(LocalTime(time)), dayStart: dayStart) == part)
  }

  @Test("what is logged counts for its part of the day, and only for parts that a pack asks for")
  func measures() throws {
    let world = try TestWorld([LoggingModule.self], packs: Self.library("at: evening"), pack: "top")
    try world.run(LogCommand<FoodKind>.self, ["breakfast", "2 crackers", "at=08:00"])
    #expect(try value(world, .evening) == .none)
    try world.run(LogCommand<FoodKind>.self, ["dinner", "3 crackers", "at=18:30"])
    #expect(try value(world, .evening) == .value(3))
    #expect(try value(world, nil) == .value(5))
    let stored = try world.journal.read { try $0.metrics(withPrefix: "food-group.").map(\.metric.rawValue) }
    #expect(stored.sorted() == ["food-group.crunchy", "food-group.crunchy@evening"])
    #expect(try value(world, .evening, daysAgo: 1) == .unknown)
  }

  @Test("a meal without a time leaves the part unknown, and a word that there was none is for all parts")
  func unknown() throws {
    let world = try TestWorld([LoggingModule.self], packs: Self.library("at: evening"), pack: "top")
    try world.run(LogCommand<FoodKind>.self, ["snack", "2 crackers", "--date", "yesterday"])
    #expect(try value(world, .evening, daysAgo: 1) == .unknown)
    #expect(try value(world, nil, daysAgo: 1) == .value(2))
    try world.run(NoCommand.self, ["crunchy", "--date", "\(today.advanced(by: -2))"])
    #expect(try value(world, .evening, daysAgo: 2) == .none)
  }

  @Test("when a definition moves forward that asks for a part, earlier entries count for it")
  func forward() throws {
    var world = try TestWorld([LoggingModule.self], packs: Self.library(""), pack: "top")
    // A journal that was opened before: the rules of its measures are on record.
    let version = FoodKind.definition.measuresVersion
    try world.journal.rederive { _ in Rederivation(["food": MeasureRule(version: version, definitions: 0)]) { _ in nil }
    }
    try world.run(LogCommand<FoodKind>.self, ["dinner", "3 crackers", "at=18:30"])
    #expect(try world.journal.read { try $0.metrics(withPrefix: "food-group.").count } == 1)
    world.context.environment.packs = Self.library("at: evening", revision: 4)
    _ = try world.context.session()
    #expect(try value(world, .evening) == .value(3))
    world.context.environment.packs = Self.library("over: 1d", revision: 5)
    _ = try world.context.session()
    #expect(try world.journal.read { try $0.metrics(withPrefix: "food-group.").count } == 1)
  }

  @Test("a metric that has no time has no parts, and a part is named with its own key")
  func faults() {
    func codes(_ keys: String) -> [String] {
      let library = Self.library(keys)
      return library.check("top", in: "packs/top").diagnostics.map(\.code)
    }
    #expect(codes("at: noon") == ["unknown-word"])
    #expect(codes("at: evening") == [])
    let catalogue = Registry([LoggingModule.self]).catalogue
    #expect(catalogue[MetricID("exercise.load_ratio").at(.evening)] == nil)
    #expect(catalogue[MetricID("sleep.hours").at(.night)] == nil)
    #expect(catalogue[MetricID("intake.tea").at(.night)]?.canBeUnknown == true)
    #expect(MetricID("intake.tea").at(.night).ofWholeDay == "intake.tea" && MetricID("a.b@c").part == nil)
  }
}
