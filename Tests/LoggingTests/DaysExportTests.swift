import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite struct DaysExportTests {
  private let world: TestWorld

  init() throws { world = try TestWorld([LoggingModule.self]) }

  private func log<Kind: LogKind>(_ kind: Kind.Type, _ words: String...) throws {
    try world.run(LogCommand<Kind>.self, words)
  }

  private func rows(_ words: String...) throws -> [String] {
    try world.run(ExportDaysCommand.self, ["--as", "csv"] + words).split(separator: "\r\n").dropFirst().map(String.init)
  }

  @Test("each day with an entry has a row for each number, with none as 0 and what is not known as no")
  func states() throws {
    try log(RestKind.self, "7.5h", "quality=4", "day=yesterday")
    try log(FoodKind.self, "snack", "bread")
    let rows = try rows()
    #expect(rows.contains("2026-03-11,sleep.hours,7.5,hours,yes,hand"))
    #expect(rows.contains("2026-03-12,sleep.hours,,hours,no,"))
    #expect(rows.contains { $0.hasPrefix("2026-03-12,intake.bread,1,") && $0.hasSuffix(",yes,hand") })
    #expect(!rows.contains { $0.hasPrefix("2026-03-10,") })
    #expect(!rows.contains { $0.contains("kept.") || $0.contains("unknown.") })
  }

  @Test("a kept day without a food says 0")
  func none() throws {
    try log(FoodKind.self, "snack", "bread", "day=yesterday")
    try log(FoodKind.self, "snack", "apple")
    #expect(try rows().contains { $0.hasPrefix("2026-03-12,intake.bread,0,") && $0.contains(",yes,") })
  }

  @Test("days choose, and what export.contents leaves out is not there")
  func chosen() throws {
    try log(RestKind.self, "7h", "day=yesterday")
    try log(RestKind.self, "8h")
    #expect(try rows("--from", "today").allSatisfy { $0.hasPrefix("2026-03-12,") })
    #expect(try !rows("--from", "today").isEmpty)
    #expect(try !rows("--to", "yesterday").contains { $0.hasPrefix("2026-03-12,") })
  }
}
