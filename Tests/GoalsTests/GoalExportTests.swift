import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerGoals
@testable import TrackerGoalsCommands

@Suite struct GoalExportTests {
  private func calendar(_ goals: Goal...) throws -> [String] {
    let world = try GoalWorld()
    for goal in goals { try world.keep(goal) }
    let text = try world.world.run(ExportGoalsCommand.self, [])
    return text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
  }

  private func goal(_ id: GoalID = "walk", _ change: (inout Goal) -> Void = { _ in }) -> Goal {
    var goal = Goal(id: id, title: "Walk, on four days; a week", created: GoalWorld.today.advanced(by: -20))
    change(&goal)
    return goal
  }

  @Test("a goal is a task with its state, its priority and its last day, and that day an event")
  func task() throws {
    let lines = try calendar(
      goal {
        $0.about = "Around the lake"
        $0.due = Day("2026-04-30")
        $0.priority = .high
        $0.share = 0.409
      })
    #expect(lines.contains("SUMMARY:Walk\\, on four days\\; a week"))
    #expect(lines.contains("DESCRIPTION:Around the lake") && lines.contains("DUE;VALUE=DATE:20260430"))
    #expect(lines.contains("PERCENT-COMPLETE:40") && lines.contains("PRIORITY:1"))
    #expect(lines.contains("STATUS:IN-PROCESS") && lines.contains("CLASS:PRIVATE"))
    #expect(lines.contains("DTSTAMP:20260312T190000Z") && lines.contains("DTSTART;VALUE=DATE:20260430"))
    #expect(lines.count { $0 == "BEGIN:VTODO" } == 1 && lines.count { $0 == "BEGIN:VEVENT" } == 1)
  }

  @Test("a step is a task that belongs to its goal; one that is done is no event")
  func steps() throws {
    let lines = try calendar(
      goal {
        $0.steps = [
          GoalStep(title: "Shoes", due: Day("2026-03-20"), done: Day("2026-03-01")),
          GoalStep(title: "Map", due: Day("2026-03-25"), done: nil),
        ]
      })
    let parent = lines.first { $0.hasPrefix("UID:") }?.dropFirst(4)
    #expect(lines.count { $0 == "RELATED-TO;RELTYPE=PARENT:\(parent ?? "")" } == 2)
    #expect(lines.count { $0 == "BEGIN:VEVENT" } == 1 && lines.contains("DTSTART;VALUE=DATE:20260325"))
    #expect(lines.contains("STATUS:COMPLETED") && lines.contains("STATUS:NEEDS-ACTION"))
    #expect(Set(lines.filter { $0.hasPrefix("UID:") }).count == 4)
  }

  @Test("what is not known has no percent, what was put away is cancelled, and neither has a day that is due")
  func states() throws {
    let lines = try calendar(
      goal {
        $0.due = Day("2026-04-30")
        $0.archived = GoalWorld.today
      },
      goal("nap") { $0.completed = GoalWorld.today })
    #expect(lines.contains("STATUS:CANCELLED") && lines.contains("STATUS:COMPLETED"))
    #expect(lines.count { $0.hasPrefix("PERCENT-COMPLETE") } == 1 && lines.contains("PERCENT-COMPLETE:100"))
    #expect(!lines.contains("BEGIN:VEVENT"))
  }

  @Test("a table has a row for each goal")
  func table() throws {
    let world = try GoalWorld()
    try world.keep(goal { $0.share = 0.5 })
    let text = try world.world.run(ExportGoalsCommand.self, ["--as", "csv"])
    #expect(
      text.split(separator: "\r\n").map(String.init).last
        == "walk,\"Walk, on four days; a week\",,health,medium,active,2026-02-20,,,50,0,0")
  }

  @Test("a calendar of no goals is whole, and what export.contents leaves out is not in it")
  func empty() throws {
    #expect(try calendar().first == "BEGIN:VCALENDAR")
    #expect(try calendar().last == "END:VCALENDAR")
  }
}
