import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerPackQuality

/// Foods of scenarios by name, parts of the day, and comparisons with other days.
@Suite struct ScenarioFoodsTests {
  private static let pack = """
    foods:
      alcohol: {foods: [beer, ginger wine], but_not: [alcohol-free beer, ginger ale]}
      caffeine: [coffee, tea]
    risk:
      factors:
        beers:
          {name: Beers, group: food, metric: food-group.alcohol, response: [[0, 0], [4, 80]],
          prior: {log_odds: 0.1, sure: low}, says: {raises: "You had {value} beers.", lowers: leave_out}}
        late-coffee:
          {name: Late coffee, group: food, metric: food-group.caffeine, at: evening, response: [[0, 0], [2, 10]],
          prior: {log_odds: 0.1, sure: low}, says: {raises: "You had {value} coffees.", lowers: leave_out}}
        worse-sleep:
          {name: Worse sleep, group: sleep, metric: sleep.quality, against: 1d, response: [[-3, 30], [0, 0]],
          prior: {log_odds: 0.1, sure: low}, says: {raises: "It fell by {value} to {now}.", lowers: leave_out}}

    """

  private func library(_ scenarios: String) -> PackLibrary {
    PackLibrary(folders: ["packs"], files: MemoryPackFiles(files(scenarios)))
  }

  private func files(_ scenarios: String) -> [String: String] {
    var files = SamplePacks.files
    files["packs/top/pack.yaml"] =
      "schema: 1\nid: top\nrevision: 1\nname: Top\nsummary: On top.\nextends: sample-base\n" + Self.pack
    files["packs/top/scenarios/all.yaml"] = "pack: top\nstart: 2026-03-02\nscenarios:\n" + scenarios
    return files
  }

  private func report(_ scenarios: String) -> ScenarioReport {
    library("  - " + scenarios).test("top", in: "packs/top", host: FixtureFiles.host)
  }

  private func failures(_ scenarios: String) -> [String] {
    let report = report(scenarios)
    #expect(report.diagnostics == [])
    return report.results.flatMap(\.failures).map { "\($0.what): expected \($0.expected), got \($0.got)" }
  }

  @Test(
    "foods are read and counted as logged ones, and their days are kept for food",
    arguments: [
      """
      {name: n, journal: {food: {1: [2 beers, ginger ale]}}, expect: [{day: 1, groups: {food: [40, 45]}, \
      because: [beers]}]}
      """,
      "{name: n, journal: {food: {1: [ginger ale, alcohol-free beer]}}, expect: [{day: 1, groups: {food: [0, 5]}}]}",
      """
      {name: n, journal: {food: {1: no, 3: [half a beer]}}, expect: [{day: 1, groups: {food: [0, 5]}}, \
      {day: 3, groups: {food: [10, 15]}}]}
      """,
      """
      {name: n, journal: {food: {1-2: [beer], 3: [soup]}}, expect: [{day: 2, because: [beers]}, {day: 3, \
      not_because: [beers]}]}
      """,
      """
      {name: n, journal: {food: {1: {evening: [coffee], morning: [2 teas]}}}, expect: [{day: 1, groups: \
      {food: [5, 10]}}]}
      """,
      // Nobody knows when the coffee was.
      "{name: n, journal: {food: {1: [4 coffees]}}, expect: [{day: 1, not_because: [late-coffee]}]}",
      """
      {name: n, journal: {food-group.caffeine@evening: 2 no}, expect: [{day: 1, because: [late-coffee]}, \
      {day: 2, not_because: [late-coffee]}]}
      """,
      "{name: n, journal: {food-group.caffeine: 2}, expect: [{day: 1, not_because: [late-coffee]}]}",
      """
      {name: n, journal: {sleep.quality: 8 5 5 9}, expect: [{day: 1, not_because: [worse-sleep]}, {day: \
      2, because: [worse-sleep]}, {day: 3, not_because: [worse-sleep]}]}
      """,
      """
      {name: n, journal: {sleep.quality: 8 8}, always: {metric: sleep.quality, from: 2, to: 8, factor: \
      worse-sleep, load: falls}}
      """,
    ])
  func holds(_ scenario: String) { #expect(failures(scenario) == []) }

  @Test("a scenario that names too many foods fails by what the list counts")
  func fails() {
    #expect(
      failures("{name: n, journal: {food: {1: [ginger wine]}}, expect: [{day: 1, not_because: [beers]}]}")
        == ["day 1: the factor beers: expected no points above 0, got 20 points"])
    // Nobody knows in which part of the day it was: that is no evening without coffee.
    for (foods, got) in [("[2 coffees]", "unknown"), ("{morning: [2 coffees]}", "0 points")] {
      #expect(
        failures("{name: n, journal: {food: {1: \(foods)}}, expect: [{day: 1, because: [late-coffee]}]}")
          == ["day 1: the factor late-coffee: expected points above 0, got \(got)"])
    }
  }

  @Test(
    "what is no day and no list of foods is told where it stands",
    arguments: [
      ("{0: [soup]}", "4:32 wrong-type"), ("{2-1: [soup]}", "4:32 wrong-type"), ("{1: soup}", "4:35 wrong-type"),
      ("[soup]", "4:31 wrong-type"), ("{1: {noon: [soup]}}", "4:36 unknown-key"),
      ("{1: [0 beers]}", "4:36 out-of-range"),
      ("{1-3: [soup], 2: [beer]}", "4:45 duplicate-entry"),
    ])
  func faults(_ foods: String, _ expected: String) {
    let report = report("{name: n, journal: {food: \(foods)}, expect: [{day: 1, because: [beers]}]}")
    let found = report.diagnostics.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.code)" }
    #expect(found.contains(expected), "\(found)")
    #expect(report.results.isEmpty)
  }

  @Test("coverage leaves out what does not count as a food, compares with other days, and asks for another day part")
  func coverage() throws {
    let foods =
      "{name: a, journal: {food: {1: [ginger ale]}}, expect: [{day: 1, groups: {food: [0, 5]}, not_because: [beers]}]}"
    func unnoticed(_ scenarios: String...) -> [String] {
      let text = scenarios.map { "  - \($0)\n" }.joined()
      let report = library(text).coverage(of: "top", in: "packs/top", host: FixtureFiles.host)
      return (report?.unnoticed ?? []).map { "\($0.path): \($0.change)" }
    }
    let other = "{name: b, journal: {food: {1: [soup]}}, expect: [{day: 1, groups: {food: [0, 5]}}]}"
    // The group has no food with “ginger ale”: without the exception nothing changes before one has “ginger”.
    #expect(unnoticed(other).contains("foods.alcohol.but_not: alcohol without the names that are no such food"))
    let free = foods.replacing("ginger ale", with: "alcohol-free beer")
    #expect(!unnoticed(free).contains { $0.hasPrefix("foods.alcohol.but_not") })
    #expect(unnoticed(other).contains("risk.factors.late-coffee.at: the whole day instead"))
    let late = "{name: c, journal: {food: {1: {morning: [4 coffees]}}}, expect: [{day: 1, not_because: [late-coffee]}]}"
    #expect(!unnoticed(late).contains { $0.contains("late-coffee.at") })
    #expect(unnoticed(other).contains("risk.factors.worse-sleep.against: compared with nothing"))
    let worse = "{name: d, journal: {sleep.quality: 8 5 5}, expect: [{day: 2, because: [worse-sleep]}]}"
    #expect(!unnoticed(worse).contains("risk.factors.worse-sleep.against: compared with nothing"))
  }

  @Test("a factor that looks back over days says how many of them are known where these are too few")
  func fewDays() {
    let expected = "expect: [{day: 3, because: [beers]}, {day: 4, because: [beers]}]"
    let days = "{name: n, journal: {food-group.alcohol: 2x4}, \(expected)}"
    var files = files("  - \(days)\n")
    files["packs/top/pack.yaml"] = files["packs/top/pack.yaml"]?
      .replacing("metric: food-group.alcohol, response", with: "metric: food-group.alcohol, over: 7d, response")
    let library = PackLibrary(folders: ["packs"], files: MemoryPackFiles(files))
    let found = library.test("top", in: "packs/top", host: FixtureFiles.host).results.flatMap(\.failures)
    #expect(found.map(\.got.description) == ["unknown: 3 of the 7 days are known, and half are needed"])
  }

  @Test("coverage asks for a food by name of each group that something looks at, where the list is or is first used")
  func foodsByName() throws {
    func unnoticed(_ scenarios: String, lists: String, isOwn: Bool) -> [String] {
      let factors = "risk:" + (Self.pack.split(separator: "risk:").last ?? "")
      var files = files("  - \(scenarios)\n")
      let head = "schema: 1\nid: top\nrevision: 1\nname: Top\nsummary: On top.\nextends: "
      files["packs/top/pack.yaml"] = head + (isOwn ? "sample-base\n\(lists)" : "lists\n") + factors
      files["packs/lists/pack.yaml"] = head.replacing("id: top", with: "id: lists") + "sample-base\n" + lists
      let library = PackLibrary(folders: ["packs"], files: MemoryPackFiles(files))
      let report = library.coverage(of: "top", in: "packs/top", host: FixtureFiles.host)
      return (report?.unnoticed ?? []).map { "\($0.path): \($0.change)" }.filter { $0.contains("food") }
    }
    let lists = "foods: {alcohol: {foods: [beer], but_not: [ginger beer]}, caffeine: [coffee], unused: [soup]}\n"
    let day = "journal: {food: {1: [beer], 2: [ginger beer, coffee]}}"
    let beers = "{name: a, \(day), expect: [{day: 1, because: [beers]}]}"
    let both = "{name: a, \(day), expect: [{day: 1, because: [beers]}, {day: 2, not_because: [beers]}]}"
    // What nothing looks at cannot be shown. A coffee at no known time counts for no evening.
    let coffee = ": no food is in caffeine"
    let exceptions = ": alcohol without the names that are no such food"
    #expect(
      unnoticed(beers, lists: lists, isOwn: true) == ["foods.alcohol.but_not\(exceptions)", "foods.caffeine\(coffee)"])
    #expect(unnoticed(both, lists: lists, isOwn: true) == ["foods.caffeine\(coffee)"])
    #expect(
      unnoticed(beers, lists: lists, isOwn: false)
        == ["risk.factors.beers.metric\(exceptions)", "risk.factors.late-coffee.metric\(coffee)"])
    #expect(unnoticed(both, lists: lists, isOwn: false) == ["risk.factors.late-coffee.metric\(coffee)"])
  }
}
