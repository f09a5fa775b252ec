import Testing
import TrackerCore

@testable import TrackerScreen

@Suite struct DayOfUseTests {
  private let base = Instant(seconds: 1_774_324_800)  // 2026-03-24T04:00Z
  private let day = Day(number: 20_536)

  private func device(_ name: String, _ spans: [(Int64, Int64, String)], unlocks: [Int64]? = nil) -> ScreenRecord.Device
  {
    ScreenRecord.Device(
      name, from: base, to: base + 40_000, spans: spans.map { .init(base + $0.0, base + $0.1, $0.2) },
      unlocks: unlocks.map { $0.map { base + $0 } })
  }

  @Test("two devices at once count once, each app by itself, and what was begun last is what one looks at")
  func twoDevices() {
    let record = ScreenRecord([
      device("laptop", [(0, 3000, "Editor")]), device("phone", [(600, 900, "Messages"), (3000, 3600, "Editor")]),
    ])
    let rules = AppRules([.init(name: "editor", level: 2), .init(name: "messages", category: "social", level: -1)])
    let use = DayOfUse(record, by: rules)
    #expect(use.minutes == 60)
    #expect(use.minutesByApp == ["editor": 60, "messages": 5])
    #expect(use.stream.spans.map(\.app) == ["Editor", "Messages", "Editor"])
    #expect(use.minutesByCategory == ["social": 5])
    let values = Dictionary(uniqueKeysWithValues: use.measures.map { ($0.metric, $0.value) })
    #expect(values["screen.productive_minutes"] == 55 && values["screen.distracting_minutes"] == 5)
    #expect(values["screen.neutral_minutes"] == 0 && values["screen.unlocks"] == nil)
  }

  @Test("without a rule nothing is said of what helps, and a known app still has a category")
  func noRules() {
    let use = DayOfUse(ScreenRecord([device("phone", [(0, 3600, "Instagram")], unlocks: [1, 2])]), by: AppRules())
    let values = Dictionary(uniqueKeysWithValues: use.measures.map { ($0.metric, $0.value) })
    #expect(
      values == [
        "screen.minutes": 60, "screen.unlocks": 2, "screen.app.instagram": 60, "screen.social_minutes": 60,
      ])
  }

  @Test(
    "a rule by pattern, the first that fits, and that of the category",
    arguments: [
      ("Mail", nil, 1), ("Online Shop", "shopping", -2), ("Chess", "games", -1), ("Other", nil, nil),
    ] as [(String, String?, Int?)])
  func rules(_ app: String, _ category: String?, _ level: Int?) {
    let rules = AppRules([
      .init(name: "mail", level: 1), .init(name: "*shop*", category: "shopping", level: -2),
      .init(name: "games", isOfCategory: true, level: -1),
    ])
    let found = rules.category(ofApp: app) ?? WellKnownApps.category(ofApp: app)
    #expect(app == "Mail" || found == category)
    #expect(rules.level(ofApp: app, category: found) == level)
  }

  @Test(
    "a pattern fits as people expect it",
    arguments: [
      ("*", "anything", true), ("mail", "Mail", true), ("mail", "mailer", false), ("mail*", "mailer", true),
      ("*mail", "gmail", true), ("a*b*c", "axxbyyc", true), ("a*b*c", "axxcyyb", false), ("ab*ba", "aba", false),
      ("*a*a*", "a", false),
    ])
  func patterns(_ pattern: String, _ app: String, _ fits: Bool) {
    #expect((AppRules([.init(name: pattern, level: 1)]).level(ofApp: app, category: nil) != nil) == fits)
  }

  @Test("hours are cut at the clock, also where it changes")
  func hours() throws {
    let calendar = DayCalendar(zone: try #require(Zone(identifier: "Europe/Berlin")))
    // 2026-03-29 01:30 in Berlin, an hour before clocks go from 02:00 to 03:00.
    let start = Instant(seconds: 1_774_744_200)
    let stream = UseStream(
      [UseSpan(start: start, end: start + 5_400, app: "a", category: "games", level: 1)], hasLevels: true)
    let hours = stream.hours(unlocks: [start], in: calendar)
    #expect(hours.map(\.hour) == [1, 3])
    #expect(hours.map(\.minutes) == [30, 60])
    #expect(hours.map(\.unlocks) == [1, 0] && hours.map(\.score) == [75, 75] && hours[0].category == "games")
  }

  @Test(
    "contexts: the first that fits",
    arguments: [
      ("2026-03-28T10:00", UseContext.weekend), ("2026-03-24T12:40", .pause), ("2026-03-24T10:00", .scheduled),
      ("2026-03-24T08:59", .morning), ("2026-03-24T22:59", .evening), ("2026-03-24T23:00", .unknown),
    ])
  func contexts(_ written: String, _ context: UseContext) throws {
    let calendar = DayCalendar(zone: try #require(Zone(identifier: "Europe/Berlin")))
    let parts = written.split(separator: "T").map(String.init)
    let instant = try calendar.instant(
      on: try #require(Day(parts[0])), at: try #require(LocalTime(parts[1])))
    let work = WorkHours(hours: ClockSpan.list("09:00-17:00"), breaks: ClockSpan.list("12:30-13:00"))
    #expect(work.context(of: instant, in: calendar) == context)
  }
}
