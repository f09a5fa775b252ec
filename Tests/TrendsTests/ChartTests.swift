import Foundation
import Testing
import TrackerApplication
import TrackerCharts
import TrackerCore
import TrackerLogging
import TrackerPacks
import TrackerTestSupport

@testable import TrackerLoggingCommands
@testable import TrackerTrends
@testable import TrackerTrendsCommands

@Suite struct ChartTests {
  @Test("the module and the core fit together")
  func registry() { #expect(Registry([LoggingModule.self, TrendsModule.self]).diagnostics.isEmpty) }

  /// 60 days up to today: two without an answer, three flare days.
  private static func severities() -> [Double?] {
    (0..<60).map { day -> Double? in
      if day == 10 || day == 11 { return nil }
      return day >= 57 ? 8 : Double(day % 5) + 1
    }
  }

  @Test("a metric is drawn with its flare days, its gaps, its usual range and the mean of seven days")
  func plain() throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, Self.severities())
    let text = try world.run("prickle")
    #expect(
      text.contains("Mean 3.3 of 10, from 1 to 8, on 58 of 60 days.") && text.contains("3 flare days are marked."))
    #expect(text.contains("▲▲▲") && text.contains("▲ flare day") && text.contains("· not logged"))
    #expect(text.contains("○ 7-day mean") && text.contains("┊ usual: middle half of days"))
    #expect(text.contains("12 Jan"))
    let plain = try world.run("prickle", isPlain: true)
    #expect(!plain.contains("▲") && plain.contains("Mean 3.3 of 10") && plain.split(separator: "\n").count <= 3)
  }

  @Test("every type fits 80 and 40 columns", arguments: ChartType.allCases, [80, 40])
  func widths(_ type: ChartType, _ width: Int) throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, Self.severities() + Self.severities())
    try world.keep("symptom.wobble", Self.severities().reversed())
    for metric in ["activity.minutes", "exercise.minutes"] { try world.keep(MetricID(metric), Self.severities()) }
    if [.hours, .timeline].contains(type) { return }
    let words =
      switch type {
      case .scatter: ["symptom.prickle", "symptom.wobble"]
      case .stacked: ["activity.minutes", "exercise.minutes"]
      default: ["symptom.prickle"]
      }
    var command = words + ["--type", type.rawValue]
    if type == .beforeAfter { command += ["--days", "60"] }
    let lines = try world.world.run(width, command).split(separator: "\n")
    #expect(lines.count > 2 && lines.allSatisfy { $0.count <= width }, "\(lines.max { $0.count < $1.count } ?? "")")
  }

  @Test("the JSON has every day; a day that is not known is null")
  func json() throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, [4, nil, 0])
    let text = try world.run("prickle", "--days", "3", json: true)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let chart = try #require((object["charts"] as? [[String: Any]])?.first)
    let plot = try #require(chart["plot"] as? [String: Any])
    let values = try #require((plot["series"] as? [[String: Any]])?.first?["values"] as? [Any])
    #expect(values.count == 3 && values[1] is NSNull && values[2] as? Double == 0)
    #expect(object["schema"] as? String == "chart/1" && object["from"] as? String == "2026-03-10")
    #expect(((chart["table"] as? [String: Any])?["rows"] as? [[String]])?[1] == ["11 Mar", "not logged"])
  }

  @Test("two metrics share an axis where their units and scales agree; else each has its own")
  func two() throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, Self.severities())
    try world.keep("symptom.wobble", Self.severities())
    try world.keep("sleep.hours", Self.severities())
    let one = try world.run("symptom.prickle", "symptom.wobble")
    #expect(one.components(separatedBy: "└").count == 2 && one.contains("●") && one.contains("○"))
    let both = try world.run("symptom.prickle", "sleep.hours")
    #expect(both.components(separatedBy: "└").count == 3)
    #expect(both.contains("Their units differ, so each has its own axis."))
  }

  @Test("the period before is drawn beside it and told, also where nothing was logged in it")
  func comparison() throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, Array(repeating: 6, count: 10) + Array(repeating: 2, count: 10))
    let text = try world.run("prickle", "--days", "10", "--compare")
    #expect(text.contains("Always 2 of 10, on 10 of 10 days."))
    #expect(text.contains("Before that, from 21 Feb to 2 Mar: Always 6 of 10"))
    #expect(text.contains("○ the 10 days before"))
    let empty = try world.run("prickle", "--days", "20", "--compare")
    #expect(empty.contains("Nothing is logged on these 20 days."))
  }

  @Test("the table has the numbers of the days")
  func table() throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, [4, nil, 8])
    let text = try world.run("prickle", "--days", "3", "--table", isPlain: true)
    #expect(text.contains("11 Mar") && text.contains("not logged") && text.contains("yes"))
  }

  @Test("one day is drawn, and ten years as months")
  func extremes() throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, [5])
    #expect(try world.run("prickle").contains("Always 5 of 10, on 1 of 1 days."))
    let long = try ChartWorld()
    try long.keep(ChartWorld.severity, (0..<3_652).map { Double($0 % 9) })
    let text = try long.run("prickle", "--days", "3652")
    #expect(text.contains("Each mark is three months.") && text.contains("2019") && text.contains("2025"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(
    "what can't be drawn says why and what to do, in both languages",
    arguments: [
      (["prikle"], "“prikle” is not a metric", "„prikle“ ist keine Messgröße"),
      (["symptom.wobble"], "Nothing is logged for Wobbling from", "Zu Wobbling gibt es nichts von"),
      (["prickle", "prickle"], "Prickling is named twice", "Prickling ist zweimal genannt"),
      (["prickle", "--type", "scatter"], "A scatter chart needs two metrics", "Ein Streubild braucht zwei Messgrößen"),
      (["prickle", "--type", "stacked"], "A stacked chart needs two to four", "Ein gestapeltes Bild braucht"),
      (["activity.minutes", "sleep.hours", "--type", "stacked"], "have different units", "haben verschiedene"),
      (["prickle", "wobble", "--type", "stacked"], "has no parts that add up", "hat keine Teile, die eine Summe"),
      (["prickle", "--type", "calender"], "Did you mean calendar?", "Meinten Sie calendar?"),
      (["prickle", "--type", "pie", "--compare"], "has no room for the period before", "hat keinen Platz für den"),
      (["prickle", "sleep.hours", "--compare"], "Only one metric can be compared", "lässt sich nur eine Messgröße"),
      (["prickle", "--from", "2026-03-05", "--to", "2026-03-01"], "is after", "liegt nach"),
      (["prickle", "--from", "1990-01-01"], "at most 10 years", "höchstens 10 Jahre"),
      (["prickle", "--type", "hours"], "has a time of day", "eine Uhrzeit"),
      (["prickle", "--scheme", "own"], "needs your colours", "fehlen Ihre Farben"),
      (["prickle", "--scheme", "neon"], "“neon” is not a scheme", "„neon“ ist keine Farbauswahl"),
      (["prickle", "--colours", "#12345"], "“#12345” is not a colour", "„#12345“ ist keine Farbe"),
      (["prickle", "--look", "pink"], "“pink” is not a look", "„pink“ ist keine Ansicht"),
    ])
  func refusals(_ words: [String], _ english: String, _ german: String) throws {
    for (language, expected) in [(LanguageTag.english, english), ("de", german)] {
      let world = try ChartWorld(language: language)
      try world.keep(ChartWorld.severity, [3, 4])
      let refusal = world.refusal(ChartDrawCommand.self, words)
      #expect(refusal?.contains(expected) == true, "\(refusal ?? "not refused")")
      #expect(refusal?.hasSuffix("| ") == false)
    }
  }

  @Test("with nothing logged at all, the answer says so")
  func nothing() throws {
    let world = try ChartWorld()
    #expect(world.refusal("prickle")?.hasPrefix("Nothing is logged yet, so there is nothing to draw") == true)
    let list = try world.world.run(ChartListCommand.self)
    #expect(list.contains("Nothing is logged yet") && list.contains("calendar"))
  }

  @Test("the list has what was logged by topic, and the types")
  func list() throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, [3, 4])
    try world.keep("sleep.hours", [7])
    let list = try world.world.run(ChartListCommand.self)
    #expect(list.contains("symptom.prickle") && list.contains("sleep.hours") && list.contains("before-after"))
    #expect(!list.contains("symptom.wobble"))
  }

  @Test("steps of a measured number hold all its values, and none is named that has no day")
  func steps() throws {
    let world = try ChartWorld()
    try world.keep("sleep.hours", [3.8, 5, 6.5, 7, 8.7])
    let pie = try world.run("sleep.hours", "--type", "pie")
    for row in [/2–4 +20% .* 1/, /4–6 +20% .* 1/, /6–8 +40% .* 2/, /8–10 +20% .* 1/] {
      #expect(pie.contains(row), "\(pie)")
    }
    let german = try ChartWorld(language: "de")
    try german.keep("sleep.hours", [3.8, 5, 6.5, 7, 8.7])
    #expect(try german.run("sleep.hours", "--type", "pie").contains("20\u{A0}%"))
    let gap = try ChartWorld()
    try gap.keep("sleep.hours", [1, 1, 9, 9])
    #expect(try !gap.run("sleep.hours", "--type", "pie").contains(" 0%"))
  }

  /// Brings a count whose unit says what its name says.
  private enum CountModule: TrackerModule {
    static let id: ModuleID = "counts"
    static func contribute(to registry: inout Registry) {
      registry.metrics.add(
        MetricDefinition(
          id: "count.steps", name: "Steps", unit: "steps", range: 0...100_000, direction: nil, fold: .sum,
          absence: .unknown, about: "Steps of the day."))
    }
  }

  @Test("large counts have no decimals, and a unit that repeats the name is left out")
  func counts() throws {
    let world = try ChartWorld(with: [CountModule.self])
    try world.keep("count.steps", [5_000, 6_000, 6_001])
    let text = try world.run("count.steps")
    #expect(text.contains("Mean 5667 steps, from 5000 to 6001, on 3 of 3 days."), "\(text)")
    #expect(!text.contains("(steps)"), "\(text)")
  }

  @Test("a gauge says its value in words, too")
  func gauge() throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, [4, nil, 5])
    let plain = try world.run("prickle", "--type", "gauge", isPlain: true)
    #expect(plain.contains("4.5 of 10: the mean of 2 of the last 3 days."), "\(plain)")
  }

  @Test(
    "a calendar names each month once",
    arguments: [("2026-02-01", ["Feb", "Mar"]), ("2026-01-14", ["Jan", "Feb", "Mar"])])
  func months(_ from: String, _ expected: [String]) throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, Self.severities())
    let calendar = try world.run("prickle", "--type", "calendar", "--from", from)
    let heads = calendar.split(separator: "\n").first { $0.hasPrefix("   ") }
    #expect(heads?.split(separator: " ").map { String($0) } == expected, "\(calendar)")
  }

  @Test("a part of the day needs four entries, and what has fewer is not said to be unlogged")
  func hours() throws {
    let world = try ChartWorld()
    func eat(_ days: [String]) throws {
      for day in days { try world.world.run(LogCommand<FoodKind>.self, ["soup", "at=12:10", "--date", day]) }
    }
    try eat(["2026-02-19", "2026-02-26", "2026-03-05", "2026-03-06"])
    let refusal = world.refusal("intake.soup", "--type", "hours")
    #expect(refusal?.contains("No part of the day has 4 entries") == true, "\(refusal ?? "")")
    try eat(["2026-03-12"])
    let text = try world.run("intake.soup", "--type", "hours")
    #expect(text.contains("12–15") && text.contains("· too few entries") && !text.contains("not logged"), "\(text)")
  }

  @Test("a timeline tells of the days that it shows")
  func timeline() throws {
    let world = try ChartWorld()
    for day in ["2026-02-10", "2026-03-05"] {
      try world.world.run(LogCommand<FoodKind>.self, ["soup", "at=12:10", "--date", day])
    }
    let text = try world.run("intake.soup", "--type", "timeline")
    #expect(text.contains("of 14 days.") && !text.contains("of 31 days."), "\(text)")
  }

  @Test("the title of a timeline gives each number its own unit")
  func units() throws {
    let world = try ChartWorld()
    try world.world.run(LogCommand<RestKind>.self, ["23:10-06:20"])
    try world.keep(ChartWorld.severity, [4])
    let text = try world.run("sleep.hours", "prickle", "--type", "timeline")
    #expect(text.hasPrefix("Sleep (hours), prickling, "), "\(text)")
  }

  @Test("the parts of a pie of severities have the colours of their steps")
  func pieSteps() throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, [1, 5, 7, 10])
    let text = try world.run("prickle", "--type", "pie", json: true).filter { !$0.isWhitespace }
    for step in 0..<4 { #expect(text.contains("\"step\":\(step)"), "\(text)") }
  }

  @Test("a flare line is drawn where the metric alone decides, and for nothing else")
  func threshold() throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, Self.severities())
    try world.keep("sleep.hours", Self.severities())
    #expect(try !world.run("sleep.hours").contains(": flare"))
    // Pain makes flares of the sample condition, too.
    #expect(try !world.run("prickle").contains(": flare"))
    #expect(try world.run("prickle", json: true).contains("marksBars"))
    let files = SamplePacks.files.mapValues { $0.replacing("of: [pain, prickle]", with: "of: [prickle]") }
    var alone = try ChartWorld()
    alone.world.context.environment.packs = PackLibrary(
      folders: [SamplePacks.folder], files: MemoryPackFiles(files))
    try alone.keep(ChartWorld.severity, Self.severities())
    #expect(try alone.run("prickle").contains("─ 7: flare"))
    #expect(try !alone.run("prickle", json: true).contains("marksBars"))
  }
}

extension TestWorld {
  fileprivate func run(_ width: Int, _ words: [String]) throws -> String {
    try run(ChartDrawCommand.self, words, width: width)
  }
}
