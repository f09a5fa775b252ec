import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerVitals

@testable import TrackerHealth

@Suite struct HealthReportTests {
  /// What a section says of the last seven days.
  private func content(_ section: any ReportSection, in world: HealthWorld) throws -> (any ReportContent)? {
    let session = try world.session
    return try session.journal.read { journal in
      let days = HealthWorld.today.advanced(by: -6)...HealthWorld.today
      return try section.content(of: ReportRange(days, for: [section], in: session, journal: journal))
    }
  }

  @Test("the report's sleep is the mean of the nights' scores, and none where hours alone are known")
  func sleep() throws {
    let world = try HealthWorld()
    try world.nights(4, "23:00-06:00", "awake=0")
    // 40 and 10 of 50.
    #expect(try content(SleepSection(), in: world)?.scores == [ReportScore("sleep", 100, known: 4)])
    let hours = try HealthWorld()
    try hours.nights(7, "8h")
    let report = try #require(try content(SleepSection(), in: hours))
    #expect(report.scores.isEmpty)
    let text = report.blocks(TextFormatter()).description
    #expect(text.contains("No sleep score"))
  }

  @Test("too few nights with a score are none for the overall score, but stand in the report")
  func few() throws {
    let world = try HealthWorld()
    try world.nights(2, "23:00-06:00", "awake=0")
    let report = try #require(try content(SleepSection(), in: world) as? SleepReport)
    #expect(report.scores.isEmpty && report.score?.known == 2)
  }

  @Test("steps and the heart say nothing where nothing is known")
  func none() throws {
    let world = try HealthWorld()
    #expect(try content(ActivitySection(), in: world) == nil && content(HeartSection(), in: world) == nil)
    #expect(try content(SleepSection(), in: world) == nil)
  }

  @Test("the heart names days that stand out, by what was known on each of them")
  func heart() throws {
    let world = try HealthWorld()
    try world.resting([Int?](repeating: 58, count: 28) + [66, 58, 58])
    let report = try #require(try content(HeartSection(), in: world) as? HeartReport)
    #expect(report.anomalies.map(\.day) == [HealthWorld.today.advanced(by: -2)])
    #expect(report.headline(TextFormatter()).text == "Resting rate 59, usually 58")
  }

  @Test("steps are told a day, beside the usual")
  func steps() throws {
    let world = try HealthWorld()
    for back in 0..<30 { try world.log(MovementKind.self, back < 7 ? "9000" : "6000", back: back) }
    let report = try #require(try content(ActivitySection(), in: world) as? ActivityReport)
    #expect(report.headline(TextFormatter()).text == "Steps: 9000 a day, usually 6000")
  }
}
