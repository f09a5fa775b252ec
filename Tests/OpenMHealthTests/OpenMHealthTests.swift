import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerOpenMHealth
import TrackerTestSupport
import TrackerVitals

@testable import TrackerLoggingCommands
@testable import TrackerOpenMHealthCommands

@Suite struct OpenMHealthTests {
  private let world: TestWorld

  init() throws { world = try TestWorld([LoggingModule.self, VitalsModule.self, OpenMHealthModule.self]) }

  private func log<Kind: LogKind>(_ kind: Kind.Type, _ words: String...) throws {
    try world.run(LogCommand<Kind>.self, words)
  }

  private func points(_ words: String...) throws -> [JSONValue] {
    try world.run(ExportOpenMHealthCommand.self, words).split(separator: "\n").map {
      try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8))
    }
  }

  private func body(_ name: String) throws -> JSONValue? {
    try points().first { $0["header"]?["schema_id"]?["name"]?.text == name }?["body"]
  }

  @Test("a night is minutes asleep with its times")
  func night() throws {
    try log(RestKind.self, "23:10-06:20", "awake=25")
    let body = try #require(try body("total-sleep-time"))
    #expect(body["total_sleep_time"]?["value"]?.number == 405)
    #expect(body["total_sleep_time"]?["unit"]?.text == "min")
    let time = body["effective_time_frame"]?["time_interval"]
    #expect(time?["start_date_time"]?.text == "2026-03-11T23:10:00+01:00")
    #expect(time?["end_date_time"]?.text == "2026-03-12T06:20:00+01:00")
  }

  @Test("a night of which only the hours are known has the moment it was logged, and no made-up times")
  func hoursAlone() throws {
    try log(RestKind.self, "7.5h")
    let body = try #require(try body("total-sleep-time"))
    #expect(body["total_sleep_time"]?["value"]?.number == 450)
    #expect(body["effective_time_frame"]?["date_time"]?.text?.hasPrefix("2026-03-12T") == true)
    #expect(body["effective_time_frame"]?["time_interval"] == nil)
  }

  @Test("of a night that two devices recorded, the one that counts is a point")
  func nightOfTwo() throws {
    let morning = Double(try world.context.session().calendar.start(of: TestWorld.today).seconds)
    for (key, minutes) in [("watch:1", 20), ("phone:1", 35)] {
      let sleep: JSONValue = .object([
        "start": .number(morning - 18_000), "end": .number(morning + 7_200 + Double(minutes * 60)),
      ])
      try world.bring(RestKind.self, ["sleep": sleep], at: "06:\(minutes)", key: key)
    }
    let nights = try points().filter { $0["header"]?["schema_id"]?["name"]?.text == "total-sleep-time" }
    // From 23:00 to 06:35.
    #expect(nights.map { $0["body"]?["total_sleep_time"]?["value"]?.number } == [455])
  }

  @Test("the steps of a day are one point, the highest count, until now")
  func steps() throws {
    try log(MovementKind.self, "3000")
    try log(MovementKind.self, "8200")
    try log(MovementKind.self, "5000", "day=yesterday")
    let steps = try points().filter { $0["header"]?["schema_id"]?["name"]?.text == "step-count" }
    #expect(steps.compactMap { $0["body"]?["step_count"]?["value"]?.number } == [5000, 8200])
    let times = steps.map { $0["body"]?["effective_time_frame"]?["time_interval"] }
    #expect(times[0]?["start_date_time"]?.text == "2026-03-11T04:00:00+01:00")
    #expect(times[0]?["end_date_time"]?.text == "2026-03-12T04:00:00+01:00")
    #expect(times[1]?["end_date_time"]?.text == "2026-03-12T20:00:00+01:00")
  }

  @Test("a weight and a heart rate are points of their own, with the same ids each time")
  func measurements() throws {
    try log(WeightKind.self, "70.4kg")
    try log(HeartKind.self, "58", "resting")
    #expect(try body("body-weight")?["body_weight"]?["value"]?.number == 70.4)
    #expect(try body("heart-rate")?["heart_rate"]?["unit"]?.text == "beats/min")
    let ids = try points().compactMap { $0["header"]?["id"]?.text }
    #expect(Set(ids).count == 2)
    #expect(ids == (try points().compactMap { $0["header"]?["id"]?.text }))
  }

  @Test("what was not logged is no point, and days choose")
  func nothing() throws {
    #expect(try points().isEmpty)
    try log(WeightKind.self, "70kg", "day=yesterday")
    #expect(try points("--from", "2026-03-12").isEmpty)
    #expect(try points("--to", "2026-03-11").count == 1)
  }
}
