import Foundation
import Testing
import TrackerApplication
import TrackerCharts
import TrackerCore
import TrackerPatternEngine
import TrackerStatistics

@testable import TrackerPatterns

/// `patterns metrics`: which numbers of a person's days go together.
@Suite struct MetricsTests {
  private static func pair(days: Int, language: LanguageTag = .english) throws -> MetricsWorld {
    let world = try MetricsWorld(language: language)
    let sleep = MetricsWorld.series(days, around: 7, seed: 3)
    try world.keep("sleep.hours", sleep)
    try world.keep("stress.level", MetricsWorld.follower(of: sleep, seed: 4))
    return world
  }

  /// A JSON answer as what it holds.
  private static func object(_ json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test("a number that follows another by a day is found, with its meaning, strength and priority")
  func found() throws {
    let world = try Self.pair(days: 160)
    let answer = try world.run(["sleep", "stress"], width: 400)
    #expect(answer.contains("On days with more sleep, stress was lower the next day, in your records."))
    let result = try #require(try Self.object(world.run(["sleep", "stress"], json: true))["result"] as? [String: Any])
    #expect(result["lag"] as? Int == 1 && result["strength"] as? String == "strong")
    #expect(result["isClaim"] as? Bool == true && result["priority"] as? Int == 5 && result["missingDays"] as? Int == 0)
    #expect(try #require(result["spearman"] as? Double) < -0.7)
  }

  @Test("asked the other way round, the second is not said to follow")
  func direction() throws {
    let answer = try Self.pair(days: 160).run(["stress", "sleep"], width: 400)
    #expect(!answer.contains("was lower the next day") && !answer.contains("was higher the next day"))
  }

  @Test("under 84 days there is the picture with the number of days, and how many are missing: no figure, no claim")
  func few() throws {
    let world = try Self.pair(days: 60)
    let answer = try world.run(["sleep", "stress"], width: 400)
    #expect(answer.contains("This needs 24 more days with both numbers."))
    #expect(answer.contains("Stress (points) ↑  Sleep (hours) →"))
    for word in ["Spearman", "strong", "Priority", "p 0", "was lower", "was higher"] { #expect(!answer.contains(word)) }
    let json = try Self.object(world.run(["sleep", "stress"], json: true))
    let result = try #require(json["result"] as? [String: Any])
    #expect(result["days"] as? Int == 60 && result["missingDays"] as? Int == 24 && result["lag"] as? Int == 0)
    #expect(["spearman", "pearson", "p", "q", "strength"].allSatisfy { result[$0] == nil })
    #expect(try Self.pair(days: 83).run(["sleep", "stress"]).contains("This needs 1 more day with both numbers."))
    #expect(try Self.pair(days: 84).run(["sleep", "stress"]).contains("Spearman"))
  }

  @Test("numbers that have nothing to do with each other are seldom said to go together")
  func nothing() throws {
    let world = try MetricsWorld()
    for index in 0..<10 {
      try world.keep(MetricID("custom.n\(index)"), MetricsWorld.series(130, seed: 40 + UInt64(index)))
    }
    let json = try Self.object(world.run(json: true))
    let pairs = try #require(json["pairs"] as? [[String: Any]])
    #expect(pairs.count == MetricPairs.mostMetrics * (MetricPairs.mostMetrics - 1) / 2)
    #expect(pairs.count { $0["isClaim"] as? Bool == true } <= 1)
  }

  @Test("a list has what holds up first; a search shows some, and all count for q")
  func list() throws {
    let world = try Self.pair(days: 160)
    for index in 0..<4 {
      try world.keep(MetricID("custom.n\(index)"), MetricsWorld.series(160, seed: 50 + UInt64(index)))
    }
    try world.keep("custom.still", Array(repeating: 3, count: 160))
    let all = try #require(try Self.object(world.run(json: true))["pairs"] as? [[String: Any]])
    #expect(all.count == 15, "what never changes is no number to compare")
    #expect(all[0]["first"] as? String == "sleep.hours" && all[0]["second"] as? String == "stress.level")
    let some = try #require(
      try Self.object(world.run(["--search", "STRESS"], json: true))["pairs"] as? [[String: Any]])
    #expect(some.count == 5 && some[0]["q"] as? Double == all[0]["q"] as? Double)
    #expect(some[0]["q"] as? Double != some[0]["p"] as? Double)
    let answer = try world.run(["--search", "soup"], width: 400)
    #expect(answer.contains("No pair has “soup” in a name."))
    #expect(try world.run(width: 400).contains("5 more pairs"))
    #expect(!(try world.run(["--all"], width: 400).contains("more pairs")))
  }

  @Test("years after the last entry, the same days are compared with the same result")
  func pause() throws {
    var world = try Self.pair(days: 1_200)
    let (list, pair) = try (world.run(json: true), world.run(["sleep", "stress"], json: true))
    world.world.context.environment.now = Instant(seconds: world.world.context.environment.now.seconds + 4 * 31_557_600)
    #expect(try Self.object(pair)["since"] as? String == "\(MetricsWorld.today.advanced(by: 1 - MetricPairs.mostDays))")
    #expect(try world.run(json: true) == list && world.run(["sleep", "stress"], json: true) == pair)
  }

  @Test("nothing logged is said in words")
  func empty() throws {
    #expect(try MetricsWorld().run(width: 400).hasPrefix("There is nothing to compare yet."))
  }

  @Test("what can't be compared is refused with its reason")
  func refused() throws {
    let world = try Self.pair(days: 100)
    try world.keep("exercise.load", MetricsWorld.series(100, around: 50, seed: 9))
    try world.keep("exercise.minutes", MetricsWorld.series(100, around: 30, seed: 10))
    try world.keep("custom.still", Array(repeating: 3, count: 100))
    #expect(try world.refusal("sleep", "stresss") == "“stresss” is not a metric. Did you mean “stress.level”?")
    #expect(try world.refusal("sleep", "sleep.hours") == "sleep and sleep.hours are the same")
    #expect(try world.refusal("sleep", "sleep.debt") == "Sleep debt is calculated from Sleep")
    #expect(try world.refusal("sleep.debt", "sleep") == "Sleep debt is calculated from Sleep")
    #expect(
      try world.refusal("exercise.minutes", "exercise.load")
        == "Exercise and Exercise load count some of the same entries")
    #expect(
      try world.refusal("exercise.load_ratio", "exercise.active_days")
        == "Exercise against the usual and Active days count some of the same entries")
    #expect(
      try world.refusal("sleep", "custom.still") == "still was the same on all days, so nothing can be compared with it"
    )
    try world.keep("custom.new", [3])
    #expect(try world.refusal("sleep", "custom.new") == "new is known on 1 day so far")
    #expect(try world.refusal("sleep", "food.calories") == "Nothing is logged for Calories eaten")
    #expect(throws: (any Error).self) { try world.run(["sleep"]) }
    #expect(throws: (any Error).self) { try world.run(["sleep", "stress", "--all"]) }
    let pairs = try #require(try Self.object(world.run(json: true))["pairs"] as? [[String: Any]])
    #expect(
      !pairs.contains { $0["first"] as? String == "exercise.load" && $0["second"] as? String == "exercise.minutes" })
    #expect(
      !pairs.contains { $0["second"] as? String == "exercise.load" && $0["first"] as? String == "exercise.minutes" })
  }

  @Test("a group of foods and a food in it count the same")
  func foods() throws {
    let world = try MetricsWorld()
    let person = try world.world.context.session().person
    let group = try #require(person.entryContext.foodGroups.first)
    let food = try #require(group.foods.first)
    let shared = SharedNumbers(person)
    #expect(shared.reason(group.metric, MetricID("\(FoodItem.metricPrefix)\(food.metricWord)")) == .countTheSame)
    #expect(shared.reason(group.metric, "intake.gravel") == nil)
    #expect(shared.reason("sleep.hours", "stress.level") == nil)
  }

  @Test(
    "two groups count the same where one has a food of the other, and not where none has", arguments: [true, false])
  func groups(haveOneFood: Bool) throws {
    let world = try MetricsWorld().world
    let group = try #require(try world.context.session().person.entryContext.foodGroups.first)
    let food = try #require(group.foods.first)
    let own = TrackableDefinition.foods("snacks", label: "Snacks", ["gravel"] + (haveOneFood ? [food] : []))
    try world.journal.write("own add", at: world.context.environment.now) {
      try $0.put(own, as: TrackableDefinition.document, of: own.id)
    }
    let shared = SharedNumbers(try world.context.session().person)
    for pair in [(group.metric, own.metric), (own.metric, group.metric)] {
      #expect(shared.reason(pair.0, pair.1) == (haveOneFood ? .countTheSame : nil))
    }
  }

  @Test("where all orders of blocks can be looked at, p does not depend on the draw")
  func exact() {
    let (one, other) = (MetricsWorld.series(84, seed: 11), MetricsWorld.series(84, seed: 12))
    func chances(_ most: Int) -> Set<Double> {
      Set(
        [("a", "b"), ("c", "d"), ("e", "f")].compactMap { names in
          MetricPair(names.0, one, names.1, other).finding(mostEnumerated: most).chance
        })
    }
    #expect(chances(75_000).count == 1)
    #expect(chances(20_000).count > 1)
  }

  @Test("a picture is told in words where nobody sees it, and no line is wider than the screen")
  func screens() throws {
    let world = try Self.pair(days: 160)
    for width in [80, 40] {
      for words in [["sleep", "stress"], []] {
        let lines = try world.run(words, width: width).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= width }, "\(lines.max { $0.count < $1.count } ?? "")")
      }
    }
    let session = try world.world.context.session()
    let view = try MetricPairs(session).pair("sleep", "stress")
    let charts = view.blocks(session.format).flatMap { block -> [Chart] in
      guard case .section(let inner) = block else { return [] }
      return inner.compactMap { if case .chart(let chart) = $0 { chart } else { nil } }
    }
    let chart = try #require(charts.first)
    #expect(
      chart.sentences.count == 3 && chart.sentences.allSatisfy { $0.hasPrefix("Sleep ") && $0.contains("stress") })
    // From little sleep to much, stress falls.
    #expect(view.scatter.parts.map(\.mean) == view.scatter.parts.map(\.mean).sorted(by: >))
    #expect(view.scatter.parts.reduce(0) { $0 + $1.days } == view.result.days)
  }

  @Test("missing days are no zeros: they are left out of the days and of the picture")
  func missing() throws {
    let world = try MetricsWorld()
    let sleep = MetricsWorld.series(200, around: 7, seed: 3)
    try world.keep("sleep.hours", sleep.enumerated().map { $0.isMultiple(of: 2) ? $1 : nil })
    try world.keep("stress.level", MetricsWorld.series(200, seed: 5).enumerated().map { $0 % 4 < 2 ? $1 : nil })
    let view = try MetricPairs(try world.world.context.session()).pair("sleep", "stress")
    #expect(view.result.days == 50 && view.result.missingDays == 34 && view.scatter.points.count == 50)
    #expect(view.scatter.points.allSatisfy { $0[0] > 1 })
  }

  @Test("the answers are German")
  func german() throws {
    let world = try Self.pair(days: 160, language: "de")
    let answer = try world.run(["Schlaf", "Stress"], width: 400)
    #expect(answer.contains("An Tagen mit mehr Schlaf war Stress am Tag danach niedriger"))
    #expect(answer.contains("Priorität"), "5 is the highest, and a rank of 5 would be the last")
    #expect(try world.run(width: 400).contains("Verglichen sind die zwei Zahlen"))
    #expect(try world.refusal("sleep", "sleep.debt")?.contains("wird aus Schlaf berechnet") == true)
  }

  @Test("numbers that move together on the same day are told so, with the days and both coefficients")
  func sameDay() throws {
    let world = try MetricsWorld()
    let sleep = MetricsWorld.series(140, around: 7, seed: 13)
    var random = SplitMix64(seed: 14)
    try world.keep("sleep.hours", sleep)
    try world.keep("stress.level", sleep.map { $0 - 2 + 0.5 * random.normal() })
    let answer = try world.run(["sleep", "stress"], width: 400)
    #expect(answer.contains("On days with more sleep, stress was higher, in your records."), "\(answer)")
    let result = try #require(try Self.object(world.run(["sleep", "stress"], json: true))["result"] as? [String: Any])
    #expect(result["lag"] as? Int == 0 && result["days"] as? Int == 140 && result["priority"] as? Int == 4)
    #expect((result["spearman"] as? Double ?? 0) > 0.7 && (result["pearson"] as? Double ?? 0) > 0.7)
    #expect(result["spearman"] as? Double != result["pearson"] as? Double)
    #expect(try Self.pair(days: 160).run(["sleep", "stress"], json: true).contains("\"days\" : 159"))
  }

  @Test("a list has claims by priority, and their numbers under their own titles")
  func ranked() throws {
    let world = try Self.pair(days: 160)
    let sleep = MetricsWorld.series(160, around: 7, seed: 3)
    var random = SplitMix64(seed: 15)
    // Weaker, and on the same day.
    try world.keep("custom.noise", sleep.map { $0 + 1.2 * random.normal() })
    let pairs = try #require(try Self.object(world.run(json: true))["pairs"] as? [[String: Any]])
    let claims = pairs.filter { $0["isClaim"] as? Bool == true }.compactMap { $0["priority"] as? Int }
    #expect(claims.count >= 2 && claims == claims.sorted(by: >) && claims[0] > (claims.last ?? 9), "\(claims)")
    let firstClaims = pairs.prefix(claims.count).allSatisfy { $0["isClaim"] as? Bool == true }
    #expect(firstClaims)
    let row = try #require(try world.run(width: 400).split(separator: "\n").first { $0.contains("the next day") })
    let cells = row.split(separator: " ").map(String.init)
    #expect(cells.suffix(2) == ["159", "5"], "\(row)")
  }
}
