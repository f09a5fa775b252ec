import Foundation
import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerLogging
import TrackerTestSupport
import TrackerVitals

@testable import TrackerHub
@testable import TrackerHubCommands

@Suite("What `hub` says") struct HubTests {
  static let today = TestWorld.today
  let world: TestWorld

  init() throws { world = try TestWorld([VitalsModule.self, HubModule.self]) }

  private func keep(_ metric: MetricID, _ value: Double, daysAgo: Int = 0) throws {
    try world.keep(metric, [value], through: Self.today.advanced(by: -daysAgo), fold: .mean)
  }

  private func set(_ id: SettingID, _ value: String) throws {
    let session = try world.context.session()
    let definition = try #require(session.environment.registry.settings.all.first { $0.id == id })
    guard case .journal(let backing) = definition.backing else { return }
    try world.journal.write("settings set", at: world.context.environment.now) {
      try backing.set(value, for: session, in: $0)
    }
  }

  private func view(_ focus: String? = nil) throws -> HubView { try HubView(try world.context.session(), focus: focus) }

  @Test("the module and the core fit together, and every tracker is a choice of its settings")
  func registry() {
    let registry = Registry([LoggingModule.self, VitalsModule.self, HubModule.self])
    #expect(registry.diagnostics.isEmpty, "\(registry.diagnostics)")
    #expect(registry.settings.all.map(\.id) == ["hub.order", "hub.hidden"])
    #expect(registry.settings.all.map(\.words) == [["movement", "heart"], ["movement", "heart"]])
  }

  @Test("before anything is logged every value is a dash and no key, never 0")
  func empty() throws {
    let text = try world.run(HubCommand.self, width: 80)
    #expect(text.contains("▸ Movement") && text.contains("  Heart") && text.contains("–"), "\(text)")
    #expect(text.contains("Nothing of this was logged in the last 7 days."))
    #expect(!text.contains("0%") && !text.contains(" 0 "), "\(text)")
    let json = try world.run(HubCommand.self, json: true)
    let answer = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let card = try #require((answer?["cards"] as? [[String: Any]])?.first)
    #expect(card["today"] == nil && card["share"] == nil && card["goal"] == nil)
    #expect((card["week"] as? [String: Any])?["known"] as? Int == 0)
    #expect((card["parts"] as? [[String: Any]])?.allSatisfy { $0["today"] == nil } == true)
  }

  @Test("movement has steps, energy, exercise and standing, and a day that still adds up is in no mean")
  func movement() throws {
    try keep("vitals.steps", 8200)
    try keep("vitals.steps", 6000, daysAgo: 1)
    try keep("vitals.exercise_minutes", 25)
    let card = try #require(try view().cards.first)
    #expect(card.parts.map(\.today) == [8200, nil, 25, nil])
    #expect(card.week.mean == 6000 && card.week.known == 1 && card.week.unknown == 6)
    let text = try world.run(HubCommand.self, width: 80)
    #expect(!text.contains("Nothing of this was logged"))
    #expect(text.contains("25 minutes") && text.contains("symptoms movement active_energy=430"), "\(text)")
    #expect(
      text.contains("6,000 steps, 1 of 7 days known") || text.contains("6000 steps, 1 of 7 days known"), "\(text)")
  }

  @Test("the heart has a resting rate, a mean and a range, which is unknown where one end is")
  func heart() throws {
    try keep("vitals.resting_heart_rate", 62)
    try keep("vitals.heart_rate_min", 52)
    #expect(try view("heart").cards.last?.parts.map(\.today) == [62, nil, nil])
    try keep("vitals.heart_rate_max", 131)
    let parts = try #require(try view("heart").cards.last).parts
    #expect(parts.last?.today == 52 && parts.last?.upTo == 131)
    let text = try world.run(HubCommand.self, ["heart"], width: 80)
    #expect(text.contains("▸ Heart") && text.contains("52 to 131 a minute") && text.contains("62 a minute"), "\(text)")
    #expect(!text.contains("▸ Movement"))
  }

  @Test("cards stand in one's own order, hidden ones are left out, and come when they are asked for")
  func arranged() throws {
    try set("hub.order", "heart")
    #expect(try view().cards.map(\.id) == ["heart", "movement"])
    #expect(try view().focus == "heart")
    try set("hub.hidden", "heart")
    #expect(try view().cards.map(\.id) == ["movement"])
    #expect(try view().hidden == ["heart"])
    #expect(try view("Heart").cards.map(\.id) == ["heart", "movement"])
    try set("hub.order", "movement")
    try set("hub.hidden", "heart,movement")
    #expect(try view().hidden == ["movement", "heart"], "in the person's order")
    let text = try world.run(HubCommand.self, width: 80)
    #expect(text.contains("You have hidden all cards.") && text.contains("symptoms settings reset hub.hidden"))
    // One that no module brings any more.
    try set("hub.hidden", "gone")
    #expect(try view().cards.count == 2)
  }

  @Test("a word that is no card's is refused with the nearest one")
  func unknown() throws {
    let failure = try #require(throws: Failure.self) { try view("hart") }
    #expect(failure.message.description == "“hart” is not a tracker. Did you mean heart?")
  }

  @Test("in 40 columns no line is wider, and plain lines have no signs")
  func narrow() throws {
    try keep("vitals.steps", 8200)
    for line in try world.run(HubCommand.self, width: 40).split(separator: "\n") where !line.contains("symptoms ") {
      #expect(line.count <= 40, "\(line)")
    }
    let plain = TextStyle(width: 80, usesColour: false, isPlain: true).text(of: try view())
    #expect(!plain.contains("▸") && !plain.contains("█"), "\(plain)")
    #expect(plain.contains("Movement"))
  }

  @Test("a line of 14 days ends with today, has gaps where nothing is known, and is in the JSON by its days")
  func line() throws {
    try keep("vitals.steps", 8000)
    try keep("vitals.steps", 4000, daysAgo: 2)
    try keep("vitals.steps", 9000, daysAgo: 14)
    let card = try #require(try view().cards.first)
    #expect(card.recent == ["\(Self.today)": 8000, "\(Self.today.advanced(by: -2))": 4000])
    #expect(card.line?.text == "···········▅·█")
    #expect(try view().cards.last?.line == nil)
    let wide = try world.run(HubCommand.self, width: 80)
    #expect(wide.contains("  Days  ") && wide.contains("···········▅·█"), "\(wide)")
    #expect(!wide.split(separator: "\n").contains { $0.contains("Heart") && $0.contains("·") })
    #expect(try world.run(HubCommand.self, width: 40).contains("Movement  8000 steps  ····▅·█\n"))
    #expect(try !world.run(HubCommand.self, width: 40).contains("Today 8"), "nothing is glued")
    #expect(!TextStyle(width: 80, usesColour: false, isPlain: true).text(of: try view()).contains("Days"))
    #expect(try world.run(HubCommand.self, json: true).contains("\"\(Self.today)\" : 8000"))
  }
}
