import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerSettings

@testable import TrackerReminders
@testable import TrackerRemindersCommands
@testable import TrackerSettingsCommands

/// The file for calendars, as RFC 5545 has it.
@Suite struct CalendarFileTests {
  private func file(_ title: String, every: Int? = 1) throws -> CalendarFile {
    let event = ReminderEvent(
      id: "a@b", date: try #require(Day("2026-03-12")), time: LocalTime(wrapping: 1200), every: every,
      title: title, about: "symptoms check-in")
    return CalendarFile(of: "reminders", [event.component(made: Instant(seconds: 1_773_342_000))])
  }

  @Test("an event comes every day at a time on the wall, with an alarm")
  func daily() throws {
    #expect(
      try file("Your check-in").text.replacing("\r\n", with: "\n") == """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//symptoms//reminders//EN
        CALSCALE:GREGORIAN
        BEGIN:VEVENT
        UID:a@b
        DTSTAMP:20260312T190000Z
        DTSTART:20260312T200000
        DURATION:PT15M
        RRULE:FREQ=DAILY
        SUMMARY:Your check-in
        DESCRIPTION:symptoms check-in
        CLASS:PRIVATE
        TRANSP:TRANSPARENT
        BEGIN:VALARM
        ACTION:DISPLAY
        DESCRIPTION:Your check-in
        TRIGGER:PT0S
        END:VALARM
        END:VEVENT
        END:VCALENDAR

        """)
    #expect(try file("x", every: 7).text.contains("RRULE:FREQ=WEEKLY;BYDAY=TH\r\n"))
    #expect(try file("x", every: 28).text.contains("RRULE:FREQ=WEEKLY;INTERVAL=4;BYDAY=TH\r\n"))
    #expect(try !file("x", every: nil).text.contains("RRULE"))
  }

  @Test("every line ends with CRLF and has 75 octets at most, and none of them cuts a character")
  func folded() throws {
    for length in 0..<200 {
      let title = String(repeating: "ü", count: length) + "😀, " + String(repeating: "a", count: length)
      let text = try file(title).text
      let lines = text.components(separatedBy: "\r\n")
      #expect(lines.last == "" && !lines.dropLast().contains { $0.contains("\n") || $0.contains("\r") })
      #expect(lines.allSatisfy { $0.utf8.count <= 75 })
      let unfolded = text.replacing("\r\n ", with: "")
      #expect(unfolded.contains("SUMMARY:\(title.replacing(",", with: "\\,"))\r\n"))
    }
  }

  @Test("reminders that are on and have a time of day are written, with the same ids each time")
  func reminders() throws {
    let world = try ReminderWorld()
    for rule in ["check", "gap", "weigh-in", "run"] { _ = try world.reminders.turnOn(rule) }
    let path = "\(world.home)/reminders.ics"
    let said = try world.world.run(RemindersInstallCommand.self, ["--ics", path])
    #expect(said.contains("Not in it, as a calendar cannot tell when: gap, run"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("DTSTART:20260312T200000\r\n") && text.contains("DTSTART:20260315T090000\r\n"))
    #expect(text.contains("RRULE:FREQ=WEEKLY;BYDAY=SU\r\n") && text.contains("RRULE:FREQ=DAILY\r\n"))
    let ids = text.components(separatedBy: "\r\n").filter { $0.hasPrefix("UID:") }
    #expect(Set(ids).count == 2)
    // A file that is there stays, unless it is to be replaced.
    #expect(throws: Failure.self) { try world.world.run(RemindersInstallCommand.self, ["--ics", path]) }
    var later = world.world
    try later.setClock("2026-06-01T09:00", zone: "Asia/Tokyo")
    try later.run(RemindersInstallCommand.self, ["--ics", path, "--force"])
    let again = try String(contentsOfFile: path, encoding: .utf8)
    #expect(again.components(separatedBy: "\r\n").filter { $0.hasPrefix("UID:") } == ids)
    #expect(again.contains("T200000\r\n") && !again.contains("DTSTART;TZID"))
  }

  @Test("a title is what a reminder is called, and what a calendar cannot tell is left out")
  func neutral() throws {
    let world = try ReminderWorld()
    for rule in ["check", "dated", "sight"] { _ = try world.reminders.turnOn(rule) }
    let path = "\(world.home)/reminders.ics"
    let said = try world.world.run(RemindersInstallCommand.self, ["--ics", path])
    #expect(said.contains("Not in it, as a calendar cannot tell when: sight"))
    let text = try String(contentsOfFile: path, encoding: .utf8).replacing("\r\n", with: "\n")
    #expect(text.contains("SUMMARY:Check\n") && !text.contains("Something is open"))
    // One that is past is left out; one that comes again has its next date; a date alone has no rule.
    let events = text.components(separatedBy: "BEGIN:VEVENT").filter { $0.contains("SUMMARY:Dated") }
    #expect(events.count == 2)
    #expect(events.contains { $0.contains("DTSTART:20260320T090000\n") && !$0.contains("RRULE") })
    #expect(events.contains { $0.contains("DTSTART:20260315T090000\nDURATION:PT15M\nRRULE:FREQ=WEEKLY;BYDAY=SU") })
  }

  @Test("a time before the day start is in the calendar on the date after its day")
  func night() throws {
    let world = try ReminderWorld(modules: [SettingsModule.self])
    try world.world.run(SettingsSetCommand.self, ["quiet_from", "02:00"])
    _ = try world.reminders.turnOn("check", ReminderWishes(at: "01:00"))
    let path = "\(world.home)/reminders.ics"
    try world.world.run(RemindersInstallCommand.self, ["--ics", path])
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("DTSTART:20260313T010000\r\n"))
  }

  @Test("where none of them has a time of day, no file is written")
  func none() throws {
    let world = try ReminderWorld()
    _ = try world.reminders.turnOn("gap")
    _ = try world.reminders.turnOff("check")
    let path = "\(world.home)/reminders.ics"
    #expect(throws: Failure.self) { try world.world.run(RemindersInstallCommand.self, ["--ics", path]) }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
