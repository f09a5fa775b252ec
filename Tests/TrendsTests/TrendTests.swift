import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport

@testable import TrackerLoggingCommands
@testable import TrackerTrends
@testable import TrackerTrendsCommands

/// Something that began on 2 January 2026, as a medicine does.
private struct Beginnings: FactorSource {
  let id = "beginnings"
  func metrics(for basis: FactorBasis) throws -> Set<MetricID> { [] }
  func factors(on days: FactorDays) throws -> [CandidateFactor] { [] }
  func beginnings(on days: ClosedRange<Day>, in journal: any JournalReading) throws -> [FactorBeginning] {
    let first = ChartWorld.today.advanced(by: -69)
    return days.contains(first) ? [FactorBeginning(name: "Calmol 20 mg", first: first, last: nil)] : []
  }
}

private enum BeginningsModule: TrackerModule {
  static let id: ModuleID = "beginnings"
  static func contribute(to registry: inout Registry) { registry.factorSources.add(Beginnings()) }
}

@Suite struct TrendTests {
  /// 140 days around `low`, the last 30 around `high`; today is the last one.
  static func stepped(_ low: Double, _ high: Double) -> [Double?] {
    (0..<140).map { (day: Int) -> Double? in
      let spread = Double(day % 5) - 2
      return (day < 109 ? low : high) + spread
    }
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("a step of three points is worse than before, and says between what it lies")
  func worse() throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, Self.stepped(3, 6))
    let text = try world.trend("prickle")
    #expect(text.contains("Worse than in the 30 days before."), "\(text)")
    #expect(text.contains("The mean was 3, now 6. The real change is probably between +"), "\(text)")
    #expect(text.contains("Today is not over, so it does not count yet."))
    let better = try ChartWorld(language: "de")
    try better.keep(ChartWorld.severity, Self.stepped(7, 4))
    #expect(try better.trend("prickle").contains("Besser als in den 30 Tagen davor."))
  }

  @Test("a small step is a little higher, and a number without a bad end is neither better nor worse")
  func words() throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, Self.stepped(3, 4))
    #expect(try world.trend("prickle").contains("A little higher than in the 30 days before."))
    try world.keep("sleep.hours", Self.stepped(5, 8))
    let json = try object(try world.trend("sleep.hours", json: true))
    let change = try #require(json["change"] as? [String: Any])
    #expect(change["verdict"] as? String == "higher" && change["isLarge"] as? Bool == true)
  }

  @Test("what hardly moves is about the same; what moves much by itself has no clear change")
  func unclear() throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, Self.stepped(4, 4))
    #expect(try world.trend("prickle").contains("About the same as in the 30 days before."))
    let waves = try ChartWorld()
    try waves.keep(ChartWorld.severity, (0..<140).map { (day: Int) -> Double? in (day / 8) % 2 == 0 ? 1 : 8 })
    #expect(try waves.trend("prickle").contains("No clear change from the 30 days before."))
  }

  @Test("days that are not known are no zeros: too few of them are not compared")
  func unknown() throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, Array(repeating: 5, count: 20))
    let text = try world.trend("prickle")
    #expect(text.contains("Too few days to compare with the 30 days before."))
    #expect(text.contains("None of those days is known."))
    let few = try ChartWorld()
    try few.keep(ChartWorld.severity, (0..<62).map { (day: Int) -> Double? in day < 8 || day >= 31 ? 5 : nil })
    #expect(try few.trend("prickle").contains("30 days are known now, 7 then."))
  }

  @Test("a mean of seven days needs five, and reads the days before the first one that is shown")
  func rolling() throws {
    let world = try ChartWorld()
    var values: [Double?] = Array(repeating: 2, count: 40)
    for day in 30..<33 { values[day] = nil }
    try world.keep("sleep.hours", values)
    let json = try object(try world.trend("sleep.hours", "--days", "30", json: true))
    let days = try #require(json["days"] as? [[String: Any]])
    let means = days.map { $0["rollingMean"] as? Double }
    // Days 30 … 32 of 40 are missing; the period begins with day 10.
    #expect(means.first == 2 && means[21] == 2)
    #expect(means[22] == nil && means[23] == nil && means[26] == nil && means[27] == 2)
    #expect(days[20]["value"] == nil && days.count == 30)
    #expect(try world.trend("sleep.hours", "--more").contains("not logged"))
  }

  @Test("a week is held against the weeks before it, and needs eight of them")
  func week() throws {
    let world = try ChartWorld()
    func weeks(_ count: Int) -> [Double?] {
      let last = 7 * (count - 1)
      let days = (0..<7 * count).map { (day: Int) -> Double? in
        if day >= last { return 9 }
        return day / 7 % 2 == 0 ? 5 : 6
      }
      return days + [nil]
    }
    try world.keep(ChartWorld.severity, weeks(20))
    #expect(try world.trend("prickle", "--days", "7").contains("orse than in the 7 days before."))
    let short = try ChartWorld()
    try short.keep(ChartWorld.severity, weeks(7))
    #expect(try short.trend("prickle", "--days", "7").contains("Too few days to compare with the 7 days before."))
  }

  @Test("before and after a medicine, with the known days of each side and an interval")
  func medicine() throws {
    var world = try ChartWorld()
    world.world = try TestWorld([LoggingModule.self, TrendsModule.self, BeginningsModule.self])
    let nights = (0..<150).map { (day: Int) -> Double? in
      let spread = Double(day % 3) / 2 - 0.5
      return (day < 80 ? 5.0 : 8.0) + spread
    }
    try world.keep("sleep.hours", nights)
    let text = try world.trend("sleep.hours")
    #expect(text.contains("Calmol 20 mg, since 2 Jan"))
    #expect(text.contains("Median 5 before it (n = 80), 8 since (n = 70)."), "\(text)")
    #expect(text.contains(/The mean changed by \+3 \(95%: \+[23][.\d]* to \+3[.\d]*\)\. It is higher\./), "\(text)")
    #expect(text.contains("Nothing here shows that a medicine did it."))
    // It is beside a week, too, which it began 62 days before.
    let json = try object(try world.trend("sleep.hours", "--days", "7", json: true))
    #expect((json["medicines"] as? [Any])?.count == 1)
    try world.keep("symptom.wobble", Array(repeating: 6, count: 75))
    let few = try world.trend("symptom.wobble")
    #expect(few.contains("Too few days are known: 5 before, 69 since. Each side needs 14."), "\(few)")
  }

  @Test("entries of one day are told with their mean and the highest, and by hour where there are enough")
  func entries() throws {
    let world = try ChartWorld()
    for day in ["2026-02-19", "2026-02-26", "2026-03-05", "2026-03-11"] {
      try world.world.run(LogCommand<FoodKind>.self, ["soup", "at=12:10", "--date", day])
    }
    try world.world.run(LogCommand<FoodKind>.self, ["soup", "at=19:10", "--date", "2026-03-11"])
    let text = try world.trend("intake.soup", "--more")
    #expect(text.contains("Too few entries have a time of day") && text.contains("their mean"), "\(text)")
    try world.world.run(LogCommand<FoodKind>.self, ["soup", "at=12:40", "--date", "2026-03-05"])
    #expect(try world.trend("intake.soup", "--more").contains("12–15"))
  }

  @Test(
    "what can't be shown says why and what to do, in both languages",
    arguments: [
      (["prikle"], "“prikle” is not a metric", "„prikle“ ist keine Messgröße"),
      (["symptom.wobble"], "in the last 30 days | To see what is logged:", "in den letzten 30 Tagen nichts"),
      (["prickle", "--days", "45"], "not 45", "nicht 45"),
      (["--days", "0"], "Trends are of 7, 30, 90 or 365 days", "Verläufe gibt es über 7, 30, 90 oder 365"),
    ])
  func refusals(_ words: [String], _ english: String, _ german: String) throws {
    for (language, expected) in [(LanguageTag.english, english), ("de", german)] {
      let world = try ChartWorld(language: language)
      try world.keep(ChartWorld.severity, [3, 4])
      let refusal = world.refusal(TrendsCommand.self, words)
      #expect(refusal?.contains(expected) == true && refusal?.hasSuffix("| ") == false, "\(refusal ?? "not refused")")
    }
  }

  @Test("one day, and ten years, are shown within 80 and 40 columns", arguments: [80, 40], [1, 3_652])
  func extremes(_ width: Int, _ count: Int) throws {
    let world = try ChartWorld()
    let before = (0..<count).map { (day: Int) -> Double? in Double(day % 9) }
    try world.keep(ChartWorld.severity, before + [3])
    for days in TrendMaker.periods {
      let text = try world.trend("prickle", "--days", "\(days)", "--more", width: width)
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= width }, "\(text)")
    }
  }
}

extension ChartWorld {
  func trend(_ words: String..., json: Bool = false, width: Int = 400) throws -> String {
    try world.run(TrendsCommand.self, words, json: json, width: width)
  }
}
