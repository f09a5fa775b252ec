import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport

@testable import TrackerCycle
@testable import TrackerCycleCommands
@testable import TrackerLoggingCommands

@Suite("Periods as they are logged, and what `cycle` says")
struct CycleCommandTests {
  private var world: TestWorld
  private let today = Day(number: 20_524)  // Thursday 2026-03-12

  init() throws { world = try TestWorld([LoggingModule.self, CycleModule.self]) }

  @discardableResult
  private func log(_ words: String...) throws -> String { try world.run(LogCommand<PeriodKind>.self, words) }

  private func value(_ metric: MetricID, daysAgo: Int = 0) throws -> Double? {
    let day = today.advanced(by: -daysAgo)
    return try world.values(of: metric, on: day...day).first?.number
  }

  @Test("nothing is logged: it says so and how to begin")
  func empty() throws {
    #expect(
      try world.run(CycleCommand.self)
        == "You have not logged the start of a period in the last year.\n\n"
        + "  symptoms log period start  your period started today\n")
    #expect(throws: Failure.self) { try world.run(CycleCommand.self, ["30m"]) }
  }

  @Test("a line says a start, an end or a flow, in English and German, and nothing else")
  func lines() throws {
    #expect(try log("start", "heavy").contains("period started, heavy flow"))
    #expect(try value("cycle.flow") == 3)
    #expect(try value("cycle.start") == 1)
    #expect(try value("cycle.day") == 1)
    try log("spotting", "day=yesterday")
    #expect(try value("cycle.spotting", daysAgo: 1) == 1)
    #expect(try value("cycle.flow", daysAgo: 1) == nil, "spotting is no flow, and not none either")
    try log("stark")
    try log("Ende")
    #expect(try value("cycle.end") == 1)
    let failure = try #require(throws: Failure.self) { try log("notes=hard") }
    #expect(failure.message.description.hasPrefix("Did it start or end"))
    #expect(throws: Failure.self) { try log("sideways") }
  }

  @Test("an end before any start is asked, and none behind a start or a flow")
  func endWithoutStart() throws {
    let failure = try #require(throws: Failure.self) { try log("end") }
    #expect(failure.message == "No start of this period is logged")
    #expect(try value("cycle.end") == nil)
    try log("end", "--yes", "day=2026-02-20")
    try log("light", "day=2026-03-04")
    try log("end", "day=2026-03-05")
    try log("start", "day=2026-03-11", "--yes")
    try log("end")
    #expect(try value("cycle.day") == 2)
  }

  @Test("a second start within ten days is asked; a start that is logged late and deleted leaves nothing behind")
  func lateStart() throws {
    try log("start")
    let failure = try #require(throws: Failure.self) { try log("start", "day=2026-03-10") }
    #expect(failure.message.description.hasPrefix("The start of a period is already logged for"))
    #expect(try value("cycle.day") == 1)
    try log("start", "day=2026-03-10", "--yes")
    #expect(try value("cycle.day") == 3, "the earlier one is the start")
    let ids = try world.entries.map(\.id.short)
    try world.run(DeleteCommand.self, ids)
    #expect(try value("cycle.day") == nil)
    try log("start", "day=2026-03-01")
    #expect(try value("cycle.day") == 12)
    #expect(throws: Failure.self) { try log("start", "day=2026-03-11") }
    try log("start", "--dry-run")
    #expect(try world.entries.count == 1)
  }

  @Test("it tells the day, the next period with its range, and the cycles")
  func tells() throws {
    // 28 and 31 days; today is 11 days after the last start.
    for day in ["2026-01-01", "2026-01-29", "2026-03-01"] { try log("start", "day=\(day)", "--yes") }
    let text = try world.run(CycleCommand.self)
    #expect(
      text == """
        Today is day 12 of your cycle.
        Your next period is expected on Tuesday 31 March.
        Your last 2 cycles were 28 to 31 days long.
        With these lengths it starts between Sunday 29 March and Wednesday 1 April.

          Start                 Length
          Sunday 1 March           now
          Thursday 29 January  31 days
          Thursday 1 January   28 days

        """)
    let json = try world.run(CycleCommand.self, json: true)
    #expect(json.contains("\"usualLength\" : 30") && json.contains("\"day\" : 12"))
    #expect(try value("cycle.days_before") == 19)
  }
}
