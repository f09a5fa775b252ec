import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport

@testable import TrackerTrends
@testable import TrackerTrendsCommands

@Suite struct TrendsListTests {
  @Test("everything that is followed has its means, its change in words and the days in a row")
  func rows() throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, TrendTests.stepped(3, 6))
    try world.keep("symptom.wobble", TrendTests.stepped(7, 4))
    let text = try world.trend()
    // Today is open: it is in no mean, and counts in the row of days.
    #expect(text.contains(/Prickling +6\.1 +6 +worse +140/), "\(text)")
    #expect(text.contains("Change: the last 30 days beside the 30 days before."))
    #expect(text.contains("symptoms trends Prickling"))
    let narrow = try world.trend(width: 40)
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 40 } && narrow.contains("worse"), "\(narrow)")
    #expect(narrow.contains("Mean of 7 days, and change\n") && !text.contains("Mean of 7 days"), "\(narrow)")
    // What has no column of its own there stands below the name.
    #expect(narrow.contains("symptoms trends …") && narrow.contains("    30 days: 6. In a row: 140.\n"), "\(narrow)")
    #expect(!text.contains("In a row:"))
    let german = try ChartWorld(language: "de")
    try german.keep(ChartWorld.severity, TrendTests.stepped(6, 3))
    #expect(try german.trend().contains("besser"))
  }

  /// Brings a number with the name of a symptom, before it in the list.
  private enum NamesakeModule: TrackerModule {
    static let id: ModuleID = "namesake"

    static func contribute(to registry: inout Registry) {
      registry.metrics.add(
        MetricDefinition(
          id: "another.mood", name: .verbatim("Prickling"), unit: "points", range: 1...10, direction: .low, fold: .mean,
          absence: .unknown, about: "A metric for tests."))
    }
  }

  @Test("what the check-in asks has its name, also where another number is called the same")
  func namesakes() throws {
    let world = try ChartWorld(with: [NamesakeModule.self])
    try world.keep(ChartWorld.severity, TrendTests.stepped(3, 6))
    let text = try world.trend()
    #expect(
      text.contains("Prickling ") && text.contains("symptoms trends Prickling") && !text.contains("symptom.prickle"))
    let session = try world.world.context.session()
    #expect(session.metric(called: "prickling", where: { _ in true })?.id == ChartWorld.severity)
    #expect(session.metric(called: "another.mood", where: { _ in true })?.id == "another.mood")
  }

  @Test("a day that is not known ends the days in a row; today does not until it is over")
  func streak() throws {
    func streak(_ values: [Double?]) throws -> Int? {
      let world = try ChartWorld()
      try world.keep(ChartWorld.severity, values)
      let json = try JSONSerialization.jsonObject(with: Data(try world.trend(json: true).utf8)) as? [String: Any]
      return (json?["items"] as? [[String: Any]])?.first?["streak"] as? Int
    }
    #expect(try streak([4, 4, nil, 4, 4, nil]) == 2)
    #expect(try streak([4, 4, nil, 4, 4, 4]) == 3)
    #expect(try streak([4, 4, 4, nil, nil]) == 0)
    #expect(try streak(Array(repeating: 1, count: 500)) == 365)
  }

  @Test("only what stands is said to go together, with the line that shows it")
  func claims() throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, TrendTests.stepped(3, 6))
    #expect(try !world.trend().contains("go together"))
    try world.world.journal.write("look", at: world.world.context.environment.now) { journal in
      try journal.keep(
        [.example("intake.soup", of: SamplePacks.sample, metrics: ["intake.soup"])], today: ChartWorld.today)
    }
    let text = try world.trend()
    #expect(text.contains("In your records, intake.soup and a worse next day go together."), "\(text)")
    #expect(text.contains("symptoms patterns show intake.soup"))
    #expect(text.contains("It does not mean that one is the cause of the other."))
    // Of one number only what has to do with it.
    #expect(try !world.trend("prickle").contains("go together"))
  }

  @Test("of several conditions one line names those for which the same stands")
  func claimsOfSeveral() throws {
    let world = try ChartWorld()
    try world.keep(ChartWorld.severity, TrendTests.stepped(3, 6))
    try world.world.journal.write("look", at: world.world.context.environment.now) { journal in
      let conditions = [SamplePacks.sample, SamplePacks.base]
      let since = ChartWorld.today.advanced(by: -60)
      try journal.put(conditions.map { ConditionRecord(pack: $0, since: since) }, as: ConditionRecord.document)
      let soup = conditions.map { StandingClaim.example("intake.soup", of: $0) }
      let tea = StandingClaim.example("intake.tea", of: SamplePacks.base)
      try journal.keep(soup + [tea], today: ChartWorld.today)
    }
    let text = try world.trend()
    let soup = "Sample condition and Anything: In your records, intake.soup and a worse next day go together."
    #expect(text.contains(soup), "\(text)")
    #expect(text.contains("Anything: In your records, intake.tea and a worse next day go together."))
    #expect(text.split(separator: "go together").count == 3, "two sentences")
  }

  @Test("with nothing logged, or nothing of late, the answer says so and what to type")
  func nothing() throws {
    let world = try ChartWorld()
    let empty = try world.trend()
    #expect(empty.contains("Nothing is logged yet, so there is no trend.") && empty.contains("symptoms log"))
    #expect(world.refusal(TrendsCommand.self, ["prickle"])?.hasPrefix("Nothing is logged yet") == true)
    try world.keep(ChartWorld.severity, [5] + Array(repeating: nil, count: 60))
    #expect(try world.trend().contains("Nothing that you follow was logged in the last 30 days."))
    let refusal = world.refusal(TrendsCommand.self, ["prickle"])
    #expect(refusal?.contains("Look further back: symptoms trends Prickling --days 365") == true, "\(refusal ?? "")")
  }

  @Test(
    "names of people's own are shown as they are, whatever signs they have", arguments: ["<b>Tea</b> & *x*", "ألم"])
  func own(_ label: String) throws {
    let world = try ChartWorld()
    let own = TrackableDefinition("tea", label: label, .number)
    try world.world.journal.write("own", at: world.world.context.environment.now) { journal in
      try journal.put(own, as: TrackableDefinition.document, of: own.id.rawValue)
    }
    try world.keep(own.metric, Array(repeating: 2, count: 70))
    #expect(try world.trend().contains(label))
    let one = try world.trend(label)
    #expect(one.contains(label) && one.contains("About the same as in the 30 days before."), "\(one)")
  }

  @Test("numbers have their unit behind the name, unless the name says it", arguments: ["Walks", "km"])
  func units(_ label: String) throws {
    let world = try ChartWorld()
    var own = TrackableDefinition("walks", label: label, .number)
    own.unit = "km"
    try world.world.journal.write("own", at: world.world.context.environment.now) { journal in
      try journal.put(own, as: TrackableDefinition.document, of: own.id.rawValue)
    }
    try world.keep(own.metric, Array(repeating: 2, count: 70))
    let title = label == "km" ? "km" : "Walks (km)"
    for width in [400, 40] {
      let text = try world.trend(width: width)
      #expect(text.contains("\n  \(title)  "), "\(text)")
    }
  }

  @Test("a name of several words needs no quotes")
  func several() throws {
    let world = try ChartWorld()
    try world.keep("sleep.hours", Array(repeating: 7, count: 40))
    let name = try #require(world.world.context.environment.registry.catalogue["sleep.hours"]?.name.description)
    #expect(try world.world.run(TrendsCommand.self, name.split(separator: " ").map(String.init)).contains(name))
  }
}
