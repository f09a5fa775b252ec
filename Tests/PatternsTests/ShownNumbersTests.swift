import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerPatterns
@testable import TrackerPatternsCommands

/// What `patterns` and `patterns show` say, against counts that are made from the diary itself.
@Suite struct ShownNumbersTests {
  private static let days = PatternDiary.days(180, effect: 2.5, seed: 1)

  private func diary() throws -> PatternDiary {
    let diary = try PatternDiary()
    try diary.log(Self.days)
    return diary
  }

  /// Days with a food or without it, by whether the next day was a flare.
  private static func counts(_ food: String, last: Int = 180) -> (with: [Int], without: [Int]) {
    let shown = Array(days.suffix(last))
    var (with, without) = ([0, 0], [0, 0])
    for (day, next) in zip(shown, shown.dropFirst()) {
      let isFlare = (next.severity ?? 0) >= 7 ? 1 : 0
      if day.foods?.contains(food) == true { with[isFlare] += 1 } else { without[isFlare] += 1 }
    }
    return (with, without)
  }

  private static func words(_ counts: [Int]) -> String { "\(counts[1]) of \(counts[0] + counts[1])" }

  @Test(
    "a row of the list has the label, and the counts of the days that were asked for", arguments: [30, 60, 90, nil])
  func list(days: Int?) throws {
    let answer = try diary().world.run(
      PatternsListCommand.self, ["--kind", "all", "--days", days.map(String.init) ?? "all"])
    for food in ["dish a", "dish c", "dish l"] {
      let row = try #require(answer.split(separator: "\n").first { $0.contains(food) })
      let counts = Self.counts(food, last: days ?? 180)
      #expect(row.contains("\(Self.words(counts.with))  "), "\(row)")
      #expect(row.hasSuffix(Self.words(counts.without)), "\(row)")
    }
    #expect(answer.split(separator: "\n").contains { $0.contains("dish a") && $0.contains("confirmed") })
    #expect(answer.split(separator: "\n").contains { $0.contains("water") && $0.contains("too early") })
  }

  @Test("lists have claims first, the strongest first")
  func order() throws {
    let diary = try PatternDiary()
    var random = SplitMix64(seed: 5)
    var (severity, before) = (4.0, (false, false))
    // Two true triggers, one twice as strong as the other.
    try diary.log(
      (0..<300).map { index in
        severity = 4 + 0.5 * (severity - 4) + random.normal() + (before.0 ? 1.1 : 0) + (before.1 ? 2.4 : 0)
        before = (random.chance(0.3), random.chance(0.3))
        let foods = ["water"] + (before.0 ? ["weak"] : []) + (before.1 ? ["zest"] : [])
        return .init(
          back: 300 - index, severity: min(10, max(1, severity.rounded())),
          foods: foods + (0..<6).filter { _ in random.chance(0.3) }.map { "dish \($0)x" })
      })
    let found = try diary.patterns().patterns
    #expect(Set(found.prefix(2).map(\.factor)) == ["intake.weak", "intake.zest"])
    let ranks = found.map { ($0.label.rank, -($0.inclusion ?? 0)) }
    #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $0 <= $1 })
    try StandingLooks(diary.session()).take()
    let expected = try diary.world.run(PatternsListCommand.self).split(separator: "\n").filter {
      $0.contains("Priority")
    }
    let priorities = expected.compactMap { $0.split(separator: " ").dropLast(2).last.flatMap { Int($0) } }
    #expect(priorities.count == 2 && priorities == priorities.sorted(by: >), "\(expected)")
  }

  @Test("show has the counts of all days, the ratio between its limits and the direction")
  func show() throws {
    let diary = try diary()
    let shown = try diary.world.run(PatternsShowCommand.self, ["dish a"])
    let counts = Self.counts("dish a")
    #expect(shown.contains("In your records, dish a and a worse next day go together."))
    let lines = shown.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains("With it \(Self.words(counts.with)) days had a flare after them"), "\(shown)")
    #expect(lines.contains("Without it \(Self.words(counts.without)) days had a flare after them"))
    // The last day has no day after it.
    #expect(lines.contains("Not known 1 day"))
    let table = ContingencyTable(
      exposedWith: counts.with[1], exposedWithout: counts.with[0], unexposedWith: counts.without[1],
      unexposedWithout: counts.without[0])
    let plain = RiskRatio(table, priorDeviation: 0.35)
    let pattern = try #require(try diary.patterns().patterns.first)
    // Days that resemble the day before draw it nearer to 1, and no further away.
    #expect(pattern.riskRatio > 1.3 && pattern.riskRatio <= plain.ratio)
    let format = TextFormatter()
    func number(_ value: Double) -> String { format.number(value, upTo: 1, atLeast: 1) }
    #expect(
      shown.contains(
        """
        Flares were \(number(pattern.riskRatio)) times as frequent after it (probably \
        \(number(pattern.interval.lowerBound)) to \(number(pattern.interval.upperBound)) times).
        """), "\(shown)")
    #expect(shown.contains("This is a careful estimate."))
    #expect(shown.contains("at least \(number(RiskRatio.eValue(of: pattern.riskRatio))) times as frequent with both"))
  }

  @Test("JSON of show has p, q, inclusion, interval and counts as they are")
  func json() throws {
    let diary = try diary()
    let text = try diary.world.run(PatternsShowCommand.self, ["dish a", "--days", "30"], json: true)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let part = try #require((object["parts"] as? [[String: Any]])?.first)
    let item = try #require(part["pattern"] as? [String: Any])
    let pattern = try #require(try diary.patterns().patterns.first)
    func number(_ key: String) -> Double? { item[key] as? Double }
    #expect(number("p").isRead(of: pattern.chance) && number("falseDiscovery").isRead(of: pattern.falseDiscovery))
    #expect(number("inclusion").isRead(of: pattern.inclusion) && number("riskRatio").isRead(of: pattern.riskRatio))
    #expect((pattern.chance ?? 1) < (pattern.falseDiscovery ?? 0), "q is p among several questions")
    let interval = try #require(item["interval"] as? [Double])
    #expect(interval.first.isRead(of: pattern.interval.lowerBound))
    #expect(interval.last.isRead(of: pattern.interval.upperBound))
    let all = Self.counts("dish a")
    let counts = try #require(item["counts"] as? [String: Int])
    #expect(
      counts == [
        "flaresWith": all.with[1], "othersWith": all.with[0], "flaresWithout": all.without[1],
        "othersWithout": all.without[0], "unanswered": 1,
      ])
    let described = try #require(item["described"] as? [String: Any])
    let month = Self.counts("dish a", last: 30)
    #expect((described["counts"] as? [String: Int])?["flaresWith"] == month.with[1])
    #expect(described["days"] as? Int == 30)
    let flares = Double(month.with[1]) / Double(month.with[1] + month.without[1])
    let others = Double(month.with[0]) / Double(month.with[0] + month.without[0])
    #expect(abs((described["strength"] as? Double ?? 0) - (flares / others - 1)) < 1e-12)
    #expect(item["occurrences"] as? Int == Self.days.count { $0.foods?.contains("dish a") == true })
  }

  @Test("the strip has each day's answer, and below it the flare of the day after")
  func strip() throws {
    let strip = try #require(try diary().patterns().patterns.first?.strip)
    let last = Self.days.suffix(90)
    #expect(strip.answers == String(last.map { $0.foods?.contains("dish a") == true ? "1" : "0" }))
    #expect(strip.flares == String(last.dropFirst().map { ($0.severity ?? 0) >= 7 ? "1" : "0" }) + "-")
  }

  @Test("after a pause, the last days are counted back from the last entry, and the screens say which day that is")
  func pause() throws {
    var diary = try diary()
    #expect(try diary.world.run(PatternsListCommand.self).contains("In the last 90 days: days"))
    let before = try #require(try diary.patterns().patterns.first)
    #expect(before.description(of: 30)?.counts.with == Self.counts("dish a", last: 30).with.reduce(0, +))
    let later = PatternDiary.today.advanced(by: 365)
    diary.world.context.environment.now = try diary.session(on: later).environment.now
    let after = try diary.patterns(on: later)
    let last = PatternDiary.today.advanced(by: -1)
    #expect(after.through == last && after.pausedAfter == last && after.knownDays == 180)
    let found = try #require(after.patterns.first { $0.factor == before.factor })
    #expect(found.description(of: 90) == before.description(of: 90) && found.strip == before.strip)
    let day = try diary.session(on: later).format.short(last)
    let shown = try diary.world.run(PatternsShowCommand.self, ["dish a"])
    #expect(shown.contains("In the 90 days up to \(day), "), "\(shown)")
    #expect(shown.contains("Last days, up to \(day)"))
    let listed = try diary.world.run(PatternsListCommand.self)
    #expect(listed.contains("In the 90 days up to \(day): days that had a flare the day after."), "\(listed)")
    #expect(listed.contains("through \(day)"))
  }

  @Test("where nothing was logged of it, show says so, and nothing of luck")
  func nothing() throws {
    let diary = try PatternDiary()
    // The last 40 days have neither a meal nor a check-in, but a number each.
    try diary.log(
      PatternDiary.days(180, effect: 2.5, seed: 1).map { day in
        var day = day
        if day.back <= 40 {
          (day.severity, day.foods, day.others) = (nil, nil, [Measure("stress.level", 3, fold: .last)])
        }
        return day
      })
    let shown = try diary.world.run(PatternsShowCommand.self, ["dish a", "--days", "30"])
    #expect(shown.contains("In the last 30 days, nothing was logged that can be compared."), "\(shown)")
    #expect(!shown.contains("0 of 0") && !shown.contains("As a single question"), "\(shown)")
    let some = try diary.world.run(PatternsShowCommand.self, ["dish a", "--days", "90"])
    #expect(some.contains("As a single question"), "\(some)")
  }

  @Test("where a part of the days has no day with it, show says so, and counts the others")
  func noneWithIt() throws {
    let diary = try PatternDiary()
    try diary.log(
      PatternDiary.days(180, effect: 2.5, seed: 1).map { day in
        var day = day
        if day.back <= 40 { day.foods = ["water"] }
        return day
      })
    let shown = try diary.world.run(PatternsShowCommand.self, ["dish a", "--days", "30"])
      .split(separator: "\n").joined(separator: " ")
    #expect(shown.contains("In the last 30 days, no day with it can be compared."), "\(shown)")
    #expect(shown.contains("of 29 days without it had a flare after them."), "\(shown)")
    #expect(!shown.contains("As a single question"))
  }

  @Test("counts of all days are told once", arguments: ["all", "90"])
  func once(days: String) throws {
    let diary = try diary()
    let shown = try diary.world.run(PatternsShowCommand.self, ["dish a", "--days", days])
    #expect(shown.contains("As a single question"))
    #expect(shown.contains("with it had a flare after them") == (days == "90"), "\(shown)")
    #expect(!shown.contains("In all your days"))
  }

  @Test("what a period has of little is described as luck, and what it has of much is not")
  func confidence() throws {
    let diary = try diary()
    #expect(
      try diary.world.run(PatternsShowCommand.self, ["dish a", "--days", "all"])
        .contains("luck alone would rarely do that: under 1 in 100 times"))
    let neutral = try #require(
      try diary.patterns().patterns.first {
        $0.label == .none && $0.description(of: 90)?.confidence == PatternDescription.Confidence.none
      })
    let shown = try diary.world.run(PatternsShowCommand.self, [neutral.factor.rawValue])
    #expect(shown.contains("As a single question, luck alone often does that."))
    #expect(shown.contains("There are enough days, and nothing to tell."))
  }
}
