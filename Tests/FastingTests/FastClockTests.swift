import Testing
import TrackerCore

@testable import TrackerFasting

@Suite("Fasts across zones, clock changes and the start of a day")
struct FastClockTests {
  @Test("a night in which the clocks go forward is an hour shorter than it looks, one in which they go back longer")
  func clockChanges() throws {
    var world = try FastingWorld("2026-03-28T20:00")
    try world.start()
    try world.clock("2026-03-29T08:00")
    #expect(try world.stop().contains("you fasted 11 hours (20:00–08:00)"))
    #expect(try world.value("fast.hours", on: "2026-03-29") == 11)
    world = try FastingWorld("2026-10-24T20:00")
    try world.start()
    try world.clock("2026-10-25T08:00")
    #expect(try world.stop().contains("you fasted 13 hours (20:00–08:00)"))
  }

  @Test("who travels sees the times of where they are, and the hours that have passed")
  func journey() throws {
    let world = try FastingWorld("2026-03-11T20:00")
    try world.start("16h")
    try world.clock("2026-03-12T03:00", zone: "America/New_York")
    // 08:00 in Berlin.
    #expect(try world.fast().hasPrefix("You have fasted for 12 hours, since 15:00 yesterday.\n"))
    #expect(try world.fast().contains("The goal of 16 hours comes in 4 hours (07:00).\n"))
    try world.clock("2026-03-12T07:00", zone: "America/New_York")
    #expect(try world.stop().contains("you fasted 16 hours (15:00–07:00)"))
    let entry = try #require(try world.world.entries.first)
    #expect(entry.zone == "America/New_York" && entry.day.description == "2026-03-12")
  }

  @Test("a fast counts for the logical day on which it ended")
  func logicalDay() throws {
    let world = try FastingWorld("2026-03-12T09:00")
    try world.start()
    try world.clock("2026-03-13T02:30")
    #expect(try world.stop().contains("Saved: you fasted 17 h 30 min (09:00–02:30)"))
    #expect(try world.value("fast.hours", on: "2026-03-12") == 17.5)
    #expect(try world.value("fast.hours", on: "2026-03-13") == nil)
  }

  @Test("a fast of several days is told with its first day")
  func severalDays() throws {
    let world = try FastingWorld("2026-03-09T20:00")
    try world.start()
    try world.clock("2026-03-11T08:00")
    #expect(try world.fast().contains("since 20:00 on Monday 9 March.\n"))
    #expect(try world.fast().contains("After about 36 hours, the body mostly lives on fat.\n"))
    #expect(try world.stop().contains("you fasted 36 hours (from 20:00 on Monday 9 March to 08:00)"))
  }
}
