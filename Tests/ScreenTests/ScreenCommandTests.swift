import Foundation
import Testing
import TrackerCore
import TrackerLogging
import TrackerTestSupport

@testable import TrackerApplication
@testable import TrackerLoggingCommands
@testable import TrackerScreen
@testable import TrackerScreenCommands

@Suite struct ScreenCommandTests {
  private let world: TestWorld
  private let day = Day(number: 20_536)

  init() throws {
    world = try TestWorld([LoggingModule.self, ScreenModule.self], now: "2026-03-24T20:00")
    // A journal that was opened before knows by which rules its measures were made.
    let rule = MeasureRule(version: 1, definitions: 0)
    try world.journal.rederive { _ in Rederivation(["screen": rule, "screen-use": rule]) { _ in nil } }
  }

  /// Keeps what a device recorded on the day, in minutes from 09:00 in Berlin.
  private func record(_ spans: [(Double, Double, String)], day: Day? = nil, unlocks: [Int64]? = nil) throws {
    let day = day ?? self.day
    let base = Instant(seconds: Int64(day.number) * 86_400 + 8 * 3_600)
    let device = ScreenRecord.Device(
      "laptop", from: base, to: base + 40_000,
      spans: spans.map { .init(base + Int64($0.0 * 60), base + Int64($0.1 * 60), $0.2) },
      unlocks: unlocks.map { $0.map { base + $0 * 60 } })
    let session = try world.context.session()
    let text = ScreenRecord([device]).text(on: day)
    let entry = Entry(
      id: EntryID(imported: "test:\(day)"), kind: ScreenUseKind.id, instant: base, offset: 3_600, zone: "Europe/Berlin",
      day: day, source: .device, key: "test:\(day)", payload: Payload(fields: ["record": .text(text)]))
    _ = try session.record("import") { journal in
      try journal.put(entry, measures: try session.measures(of: entry, by: ScreenUseKind.self, in: journal))
    }
  }

  private func value(_ metric: MetricID) throws -> Double? { try world.values(of: metric, on: day...day).first?.number }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("typed totals give the day's numbers, the highest of a day")
  func typed() throws {
    try world.run(LogCommand<ScreenKind>.self, ["1h", "unlocks=20"])
    let answer = try world.run(LogCommand<ScreenKind>.self, ["4h20m", "unlocks=60", "social=2h", "productive=1h"])
    #expect(answer.contains("4 h 20 min") && answer.contains("60 unlocks") && answer.contains("social 2 hours"))
    #expect(try value("screen.minutes") == 260 && value("screen.unlocks") == 60)
    #expect(try value("screen.social_minutes") == 120 && value("screen.score") == 75)
    // A day that nobody recorded says nothing of other categories.
    #expect(try value("screen.games_minutes") == nil && value("screen.notifications") == nil)
  }

  @Test(
    "a part cannot be longer than the whole, and a line without a number is refused",
    arguments: [
      ["1h", "social=2h"], ["notes=x"],
    ])
  func refused(_ words: [String]) throws {
    #expect(throws: Failure.self) { try world.run(LogCommand<ScreenKind>.self, words) }
    #expect(try world.entries.isEmpty)
  }

  @Test("a rule for an app counts for past days, and undo takes it back")
  func rules() throws {
    try record([(0, 60, "Editor"), (60, 90, "Video")])
    #expect(try value("screen.score") == nil && value("screen.productive_minutes") == nil)
    try world.run(AppsSetCommand.self, ["editor", "productivity", "very-productive"])
    #expect(try value("screen.score") == 83)
    #expect(try value("screen.productive_minutes") == 60 && value("screen.productivity_minutes") == 60)
    #expect(try value("screen.neutral_minutes") == 30)
    try world.run(AppsSetCommand.self, ["vid*", "cat-videos", "-2", "--own"])
    #expect(try value("screen.score") == 67 && value("screen.cat-videos_minutes") == 30)
    #expect(try value("screen.focus_minutes") == 60 && value("screen.distractions") == 1)
    try world.run(AppsRemoveCommand.self, ["VID*"])
    #expect(try value("screen.distractions") == 0)
    try world.run(UndoCommand.self)
    _ = try world.context.session()
    #expect(try value("screen.distractions") == 1)
    let list = try world.run(AppsListCommand.self)
    #expect(list.contains("editor") && list.contains("cat videos") && list.contains("very distracting"))
  }

  @Test(
    "what is no rule is refused in words, and nothing is saved",
    arguments: [
      ["mail", "sociall"], ["mail"], ["*", "social"], ["mail", "focus", "--own"], ["mail", "3"],
    ])
  func faults(_ words: [String]) throws {
    #expect(throws: Failure.self) { try world.run(AppsSetCommand.self, words) }
    #expect(try world.journal.read { try $0.value(AppRules.document) } == nil)
  }

  @Test(
    "more time than a day has is refused with what is allowed",
    arguments: [["30h"], ["24h01m"], ["4h20m", "social=30h"]])
  func tooLong(_ words: [String]) throws {
    let failure = #expect(throws: Failure.self) { try world.run(LogCommand<ScreenKind>.self, words) }
    #expect(failure?.message.description.contains("Write it like 30m or 1h20m, up to 24 hours") == true)
    #expect(try world.entries.isEmpty)
  }

  @Test("usage says the total, apps and categories, and nothing of a day that is not known")
  func usage() throws {
    #expect(try world.run(UsageCommand.self).contains("Nothing is known"))
    try record([(0, 60, "Editor"), (60, 90, "Instagram")], unlocks: [1, 2])
    let view = try json(world.run(UsageCommand.self, json: true))
    #expect(view["minutes"] as? Double == 90 && view["unlocks"] as? Double == 2 && view["notifications"] == nil)
    let apps = try #require(view["apps"] as? [[String: Any]])
    #expect(apps.map { $0["name"] as? String } == ["Editor", "Instagram"])
    #expect(apps.map { $0["opened"] as? Int } == [1, 1])
    let categories = try #require(view["categories"] as? [[String: Any]])
    #expect(categories.map { $0["id"] as? String } == ["social"])
    #expect(view["minutesWithoutCategory"] as? Double == 60)
    let text = try world.run(UsageCommand.self, width: 40)
    #expect(text.contains("1 h 30 min") && text.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  @Test("an app of less than half a minute has no bar")
  func shortUse() throws {
    try record([(0, 60, "Editor"), (60, 60.2, "Chess")])
    let lines = try world.run(UsageCommand.self).split(separator: "\n").map(String.init)
    let long = try #require(lines.first { $0.contains("Editor") })
    let short = try #require(lines.first { $0.contains("Chess") })
    #expect(long.contains("█") && !short.contains("█"))
  }

  @Test("the metrics of categories are those of the program and of the person's rules, which a slip is near to")
  func metricsOfCategories() throws {
    func isMetric(_ id: MetricID) throws -> Bool { try world.context.session().person.catalogue[id] != nil }
    func nearest(_ word: String) throws -> String? {
      let session = try world.context.session()
      return MetricNames(session.person.catalogue, session.format, where: { _ in true }).nearest(to: word)
    }
    #expect(try isMetric("screen.social_minutes") && isMetric("screen.app.nonsense"))
    #expect(try !isMetric("screen.nonsense_minutes") && !isMetric("screen.cat-videos_minutes"))
    #expect(try nearest("screen.socail_minutes") == "screen.social_minutes")
    try world.run(AppsSetCommand.self, ["vid*", "cat-videos", "--own"])
    #expect(try isMetric("screen.cat-videos_minutes") && !isMetric("screen.nonsense_minutes"))
    #expect(try nearest("screen.cat-vidoes_minutes") == "screen.cat-videos_minutes")
    try world.run(AppsRemoveCommand.self, ["vid*"])
    #expect(try !isMetric("screen.cat-videos_minutes"))
  }

  @Test("a category of one's own is shown with its minutes")
  func ownCategory() throws {
    try record([(0, 60, "Video")])
    try world.run(AppsSetCommand.self, ["video", "cat-videos", "--own"])
    let view = try json(world.run(UsageCommand.self, json: true))
    let categories = try #require(view["categories"] as? [[String: Any]])
    #expect(categories.map { $0["id"] as? String } == ["cat-videos"])
  }

  @Test("an app that nobody used is no metric with days of none")
  func unknownApp() throws {
    try record([(0, 60, "Editor"), (60, 90, "Instagram")])
    let session = try world.context.session()
    for (metric, isUnknown) in [("screen.app.nonsense", true), ("screen.app.editor", false)] {
      let definition = try #require(session.person.catalogue[MetricID(metric)])
      #expect(try session.journal.read { try session.isOfUnknownWord(definition, in: $0) } == isUnknown)
    }
  }

  @Test("productivity has scores, focus, distractions and what is not known of them")
  func productivity() throws {
    try record([(0, 60, "Editor"), (60, 90, "Video"), (90, 120, "Editor")])
    var view = try json(world.run(ProductivityCommand.self, json: true))
    var today = try #require((view["days"] as? [[String: Any]])?.first)
    #expect(today["score"] == nil && today["scoreGap"] as? String == "noRules" && view["events"] == nil)
    try world.run(AppsSetCommand.self, ["editor", "productive"])
    try world.run(AppsSetCommand.self, ["video", "distracting"])
    view = try json(world.run(ProductivityCommand.self, json: true))
    today = try #require((view["days"] as? [[String: Any]])?.first)
    #expect(today["score"] as? Int == 63 && today["focusMinutes"] as? Double == 90)
    let event = try #require((view["events"] as? [[String: Any]])?.first)
    #expect(event["trigger"] as? String == "Video" && event["start"] as? String == "10:00")
    #expect(event["byNotification"] == nil && event["context"] as? String == "unknown")
    #expect(today["peakHour"] as? Int == 9 && today["lowHours"] == nil)
    for width in [40, 80, 120] {
      let text = try world.run(ProductivityCommand.self, width: width)
      #expect(text.contains("63") && text.split(separator: "\n").allSatisfy { $0.count <= width })
    }
    #expect(try world.run(ProductivityCommand.self, ["--days", "7"]).contains("Video"))
  }

  @Test("totals without times have a score, and say why focus is not known")
  func totals() throws {
    try world.run(LogCommand<ScreenKind>.self, ["2h", "productive=1h", "distracting=1h"])
    let view = try json(world.run(ProductivityCommand.self, json: true))
    let today = try #require((view["days"] as? [[String: Any]])?.first)
    #expect(
      today["score"] as? Int == 50 && today["focusGap"] as? String == "totalsOnly" && today["focusMinutes"] == nil)
  }

  @Test("hours awake come from the nights around a day")
  func awake() throws {
    try world.run(LogCommand<RestKind>.self, ["23:00-07:30"])
    try record([(0, 60, "Editor"), (180, 240, "Editor")], unlocks: [0, 1, 2, 3])
    let view = try json(world.run(ProductivityCommand.self, json: true))
    let today = try #require((view["days"] as? [[String: Any]])?.first)
    // Awake from 07:30; used from 09:00 to 10:00 and from 12:00 to 13:00.
    #expect(today["lowHours"] as? [Int] == [8, 10, 11])
    #expect((today["unlocksAWakingHour"] as? Double).map { ($0 * 1_000).rounded() } == 258)
  }

  @Test("the report's section counts the days that are known, and says where nothing is tracked")
  func report() throws {
    let session = try world.context.session()
    let section = ProductivitySection()
    try world.journal.read { journal in
      let range = try ReportRange(day.advanced(by: -6)...day, for: [section], in: session, journal: journal)
      #expect(try section.content(of: range) == nil)
    }
    try record([(0, 60, "Editor")])
    try world.journal.read { journal in
      let range = try ReportRange(day.advanced(by: -6)...day, for: [section], in: session, journal: journal)
      let content = try #require(try section.content(of: range) as? ProductivityReport)
      #expect(content.minutes == .init(of: [60]) && content.score == nil)
      #expect(content.headline(session.format).text.contains("1 hour"))
    }
  }

  @Test(
    "hours of work are read as people type them",
    arguments: [
      ("9-17", "09:00-17:00"), ("9:00 – 12:30, 13-17:00", "09:00-12:30,13:00-17:00"), ("None", "none"),
      ("22-6", "22:00-06:00"),
      ("9", nil), ("9-9", nil), ("9-17,", nil), ("", nil), ("25-26", nil),
    ])
  func workHours(_ typed: String, _ kept: String?) { #expect((try? WorkHours.hours.normalised(typed)) == kept) }

  @Test("the phone category switched off keeps typed totals and files out")
  func switchedOff() throws {
    try world.journal.write("settings", at: world.context.environment.now) { journal in
      let setting = CollectionCategory.phone.setting
      try journal.put(
        PersonalSetting(id: setting.id, value: SettingDefinition.off), as: PersonalSetting.document, of: setting.id)
    }
    #expect(throws: Failure.self) { try world.run(LogCommand<ScreenKind>.self, ["1h"]) }
  }
}
