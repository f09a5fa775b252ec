import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport
import TrackerVitals

@testable import TrackerGoalsCommands
@testable import TrackerLoggingCommands
@testable import TrackerTrackers
@testable import TrackerTrackersCommands

@Suite("What `trackers` says")
struct TrackersTests {
  @Test("the module and the core fit together")
  func registry() {
    let registry = Registry(TrackerWorld.modules)
    #expect(registry.diagnostics.isEmpty, "\(registry.diagnostics)")
    #expect(registry.trackers.all.map(\.id) == ["movement", "heart", "sleep", "water", "weight", "mood", "stress"])
    #expect(registry.trackersInOrder.map(\.id).suffix(2) == ["movement", "heart"], "what devices count comes last")
  }

  @Test("before anything is logged every aggregate is a dash, never 0")
  func empty() throws {
    let world = try TrackerWorld()
    let list = try world.list()
    #expect(list.contains("Sleep") && list.contains("Mood and energy") && list.contains("–"))
    #expect(!list.contains("0"), "\(list)")
    #expect(list.contains("Nothing of this was logged in the last 7 days."))
    for id in ["sleep", "water", "weight", "mood", "stress"] {
      let page = try world.page(id)
      #expect(page.contains("Today       –") && page.contains("7-day mean  –"), "\(page)")
      let json = try JSONSerialization.jsonObject(with: Data(try world.page(id, json: true).utf8)) as? [String: Any]
      let card = try #require(json?["card"] as? [String: Any])
      #expect(card["today"] == nil && (card["week"] as? [String: Any])?["mean"] == nil)
      #expect((card["week"] as? [String: Any])?["unknown"] as? Int == 7)
    }
  }

  @Test("a day that still adds up is in no mean; one that is closed is")
  func openDay() throws {
    let world = try TrackerWorld()
    try world.keep("hydration.ml", [nil, 1000, 2000, nil, nil, nil, nil, 300], fold: .sum)
    #expect(try world.page("water").contains("7-day mean  1.5 l"))
    try world.keep("sleep.hours", [6, 8, 7])
    #expect(try world.page("sleep").contains("7-day mean  7 hours"), "last night is over")
    try world.keep(Measure.closes.metric, [1], fold: .max)
    let page = try world.page("water")
    #expect(page.contains("7-day mean  1.1 l"), "\(page)")
  }

  @Test("a habit's bar is the day against its threshold, its progress the week")
  func habit() throws {
    let world = try TrackerWorld()
    try world.keep("hydration.ml", [2000, 1000, 2200, 500], fold: .sum)
    try world.goal("hydration.ml", atLeast: "2000")
    let json = try JSONSerialization.jsonObject(with: Data(try world.page("water", json: true).utf8)) as? [String: Any]
    let card = try #require(json?["card"] as? [String: Any])
    #expect(card["share"] as? Double == 0.25 && card["goal"] as? Double == 2000)
    // Since Monday: 2000 on Monday, 2200 on Wednesday.
    #expect((card["progress"] as? Double).map { abs($0 - 0.4) < 1e-9 } == true, "\(card)")
    let page = try world.page("water")
    #expect(page.contains("2 l or more: 2 of 5 days this week") && page.contains("To your goal"))
    #expect(page.contains("1.5 l"))
  }

  @Test("a target has its start, and how far it is from the line")
  func target() throws {
    let world = try TrackerWorld()
    try world.keep("weight.kg", [80], fold: .last)
    try world.world.run(
      GoalsAddCommand.self, ["Weight", "--track", "weight.kg", "--from", "82", "--target", "78"])
    let page = try world.page("weight")
    #expect(page.contains("82 kg to 78 kg: 50% reached"), "\(page)")
    #expect(page.contains("2 kg above it"))
  }

  @Test("in US units weights and drinks are told in them, and the line to type is one that is not doubted")
  func americanUnits() throws {
    let world = try TrackerWorld(units: .us)
    try world.keep("weight.kg", [90, nil], fold: .last)
    #expect(try world.page("weight").contains("symptoms weigh 198.4lb"))
    #expect(world.refusal(WeightKind.self, "198.4lb") == nil)
    #expect(try world.page("weight").contains("198.4 lb"))
  }

  @Test("one's own word finds a tracker, another one is refused with the nearest")
  func words() throws {
    let world = try TrackerWorld()
    #expect(try world.page("Hydration") == world.page("water"))
    #expect(try world.page("Mood and energy") == world.page("mood"))
    let failure = try #require(throws: Failure.self) { try world.page("slep") }
    #expect(failure.message.description == "“slep” is not a tracker. Did you mean sleep?")
  }

  @Test("what the person has switched off is not listed")
  func uncollected() throws {
    let world = try TrackerWorld()
    let registry = Registry(TrackerWorld.modules)
    var person = try world.world.context.session().person
    person.uncollected = Uncollected(categories: [.health])
    #expect(registry.trackers(for: person).map(\.id) == ["mood"])
  }

  @Test("known and unknown days of 7, 30 and 90, the streak and the trend")
  func windows() throws {
    let world = try TrackerWorld()
    try world.keep("sleep.hours", Array(repeating: 7, count: 40) + [nil] + Array(repeating: 6, count: 9))
    let json = try JSONSerialization.jsonObject(with: Data(try world.page("sleep", json: true).utf8)) as? [String: Any]
    let means = try #require(json?["means"] as? [[String: Any]])
    #expect(means.map { $0["days"] as? Int } == [7, 30, 90])
    #expect(means.map { $0["known"] as? Int } == [7, 29, 49])
    #expect(means.map { $0["unknown"] as? Int } == [0, 1, 41])
    // Of 30 days, 9 with 6 hours and 20 with 7.
    #expect((means[1]["mean"] as? Double).map { abs($0 - 194.0 / 29) < 1e-9 } == true)
    #expect((json?["streak"] as? [String: Any])?["days"] as? Int == 9)
    #expect(try world.page("sleep").contains("down by"))
  }

  @Test("last night, its regularity and what is missing stand on the page of sleep")
  func sleep() throws {
    let world = try TrackerWorld()
    for back in 0..<8 {
      try world.log(RestKind.self, "23:00-06:30", "quality=4", "day=\(TrackerWorld.today.advanced(by: -back))")
    }
    let page = try world.page("sleep")
    #expect(page.contains("Last night") && page.contains("23:00–06:30"), "\(page)")
    #expect(page.contains("100 of 100, from 7 pairs of nights"), "\(page)")
    #expect(page.contains("3.5 hours in 7 known nights, if a night should have 8 hours"))
    #expect(page.contains("about 02:45, mostly within 0 minutes (SD)"))
    try world.goal("sleep.hours", atLeast: "7")
    #expect(try world.page("sleep").contains("0 hours in 7 known nights, with a goal of 7 hours"))
  }

  @Test("mood and energy stand beside each other, with how much they move and through the day")
  func mood() throws {
    let world = try TrackerWorld()
    try world.keep("symptom.mood", [4, 6, 5, nil, 7, 3, 3, 8, 5])
    try world.keep("symptom.energy", [2, 2, 3])
    #expect(try world.list().contains("5 and 3"))
    let page = try world.page("mood")
    #expect(page.contains("Spread") && page.contains("Energy"), "\(page)")
    let json = try JSONSerialization.jsonObject(with: Data(try world.page("mood", json: true).utf8)) as? [String: Any]
    let metrics = try #require((json?["details"] as? [String: Any])?["metrics"] as? [[String: Any]])
    #expect(metrics.map { $0["metric"] as? String } == ["symptom.mood", "symptom.energy"])
    let distribution = try #require(metrics[0]["distribution"] as? [[String: Int]])
    #expect(distribution.map { $0["value"] } == [3, 4, 5, 6, 7, 8])
    #expect(distribution.map { $0["days"] } == [2, 1, 2, 1, 1, 1])
  }

  @Test("a mood of the journal stands in for one of check-ins")
  func journalMood() throws {
    let world = try TrackerWorld()
    try world.keep("journal.mood", [4, 2])
    #expect(try world.list().contains("mood 2"))
    #expect(try world.page("mood").contains("mood 3"), "the mean of two days")
  }

  @Test("stress through the day comes from the entries that have a time")
  func throughTheDay() throws {
    let world = try TrackerWorld()
    try world.log(ActivityKind.self, "stress=3", "at=09:00")
    try world.log(ActivityKind.self, "stress=5", "at=10:00")
    try world.log(ActivityKind.self, "stress=8", "at=18:00")
    try world.log(ActivityKind.self, "stress=9", "day=yesterday")
    let page = try world.page("stress")
    #expect(page.contains("Morning, from 04:00") && page.contains("4 (2)"), "\(page)")
    #expect(page.contains("8 (1)") && !page.contains("Afternoon"), "yesterday's has no time")
    // On a journey to the west the clock of then counts: 18:00 in Berlin is 13:00 in New York.
    var away = world
    try away.world.setClock("2026-03-12T20:00", zone: "America/New_York")
    #expect(try away.page("stress") == page)
  }

  @Test("in 40 columns and in plain lines each tracker is a line of its own")
  func narrow() throws {
    let world = try TrackerWorld()
    try world.keep("sleep.hours", [7, 7])
    for line in try world.list(width: 40).split(separator: "\n") where !line.contains("symptoms ") {
      #expect(line.count <= 40, "\(line)")
    }
    #expect(try world.list(width: 40).contains("  Sleep  "))
  }

  @Test("a tracker of an unknown metric, without a command, or with an id of another one is a fault")
  func diagnostics() {
    enum Broken: TrackerModule {
      static let id: ModuleID = "broken"
      static func contribute(to registry: inout Registry) {
        let told: Tracker.Telling = { value, _ in .number(value, upTo: 1) }
        registry.trackers.add(
          Tracker("sleep", "Sleep", metrics: ["slep.hours"], command: "symptoms log rest 7h", told: told),
          Tracker("Big One", "Big", metrics: [], command: "rm", told: told))
      }
    }
    let codes = Registry(TrackerWorld.modules + [Broken.self]).diagnostics.map(\.code)
    #expect(codes.sorted() == ["duplicate-id", "tracker", "unknown-metric"])
  }
}
