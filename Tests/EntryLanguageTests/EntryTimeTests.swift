import Testing
import TrackerCore

@testable import TrackerEntryLanguage

@Suite("When an entry was")
struct EntryTimeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var zone: String
    var now: String
    var line: String
    var date: String?
    /// `2026-03-12T20:00 on 2026-03-12`, or the beginning of the fault.
    var expected: String

    init(_ zone: String, _ now: String, _ line: String, date: String? = nil, _ expected: String) {
      self.zone = zone
      self.now = now
      self.line = line
      self.date = date
      self.expected = expected
    }

    var testDescription: String { "\(zone) \(now): \(line) \(date ?? "")" }
    var typed: Typed { Typed(now: now, zone: zone, date: date) }
  }

  static let berlin = "Europe/Berlin"
  static let newYork = "America/New_York"
  static let lordHowe = "Australia/Lord_Howe"
  static let kathmandu = "Asia/Kathmandu"
  static let apia = "Pacific/Apia"

  @Test(
    "A time is the latest one not after now, or the one within the day that was named",
    arguments: [
      Row(berlin, "2026-03-12T20:00", "light", "2026-03-12T20:00 on 2026-03-12"),
      Row(berlin, "2026-03-12T20:00", "light at=20:00", "2026-03-12T20:00 on 2026-03-12"),
      Row(berlin, "2026-03-12T20:00", "light at=20:01", "2026-03-11T20:01 on 2026-03-11"),
      Row(berlin, "2026-03-12T20:00", "light at=03:59", "2026-03-12T03:59 on 2026-03-11"),
      Row(berlin, "2026-03-12T20:00", "light at=04:00", "2026-03-12T04:00 on 2026-03-12"),
      Row(berlin, "2026-03-12T02:00", "light", "2026-03-12T02:00 on 2026-03-11"),
      Row(berlin, "2026-03-12T02:00", "light at=23:30", "2026-03-11T23:30 on 2026-03-11"),
      Row(berlin, "2026-03-12T20:00", "light at=23:30", date: "yesterday", "2026-03-11T23:30 on 2026-03-11"),
      Row(berlin, "2026-03-12T20:00", "light at=02:00", date: "2026-03-01", "2026-03-02T02:00 on 2026-03-01"),
      Row(berlin, "2026-03-12T20:00", "light", date: "2026-03-01", "2026-03-01T12:00 on 2026-03-01"),
      Row(berlin, "2026-03-12T20:00", "light", date: "today", "2026-03-12T20:00 on 2026-03-12"),
      Row(berlin, "2026-03-12T20:00", "light day=2026-03-01", date: "2026-03-02", "“day” appears twice."),
      Row(
        berlin, "2026-03-12T20:00", "light at=21:00", date: "today",
        "That time is still to come. The latest you can log is 20:00"),
      Row(berlin, "2026-03-12T20:00", "light", date: "2026-03-13", "2026-03-13 is in the future."),
      Row(berlin, "2026-03-12T20:00", "light", date: "1899-12-31", "1899-12-31 is too long ago."),
      Row(berlin, "2026-03-12T20:00", "light", date: "1900-01-01", "1900-01-01T12:00 on 1900-01-01"),
      Row(berlin, "2026-03-12T20:00", "light yesterday", "2026-03-11T12:00 on 2026-03-11"),
      Row(berlin, "2026-03-12T20:00", "light at 08:15 Yesterday", "2026-03-11T08:15 on 2026-03-11"),
      Row(berlin, "2026-03-12T20:00", "light as yesterday", "2026-03-12T20:00 on 2026-03-12"),
      Row(berlin, "2026-03-12T20:00", "light yesterday", date: "2026-03-01", "“day” appears twice."),
      Row(kathmandu, "2026-03-12T20:00", "light at=19:45", "2026-03-12T19:45 on 2026-03-12"),
      Row(kathmandu, "2026-03-12T00:30", "light at=23:45", date: "2026-03-11", "2026-03-11T23:45 on 2026-03-11"),
      // The clock is put forward at 02:00: 02:00 to 02:59 do not exist.
      Row(
        berlin, "2026-03-29T09:00", "light at=02:30",
        "2026-03-29 had no 02:30: the clocks went forward. Use 01:59 or 03:00"),
      Row(berlin, "2026-03-29T09:00", "light at=01:59", "2026-03-29T01:59 on 2026-03-28"),
      Row(berlin, "2026-03-29T09:00", "light at=03:00", "2026-03-29T03:00 on 2026-03-28"),
      Row(berlin, "2026-03-29T01:30", "light at=02:30", "2026-03-28T02:30 on 2026-03-27"),
      Row(newYork, "2026-03-08T12:00", "light at=02:15", "2026-03-08 had no 02:15: the clocks went forward."),
      Row(lordHowe, "2026-10-04T12:00", "light at=02:15", "2026-10-04 had no 02:15: the clocks went forward."),
      Row(lordHowe, "2026-10-04T12:00", "light at=02:30", "2026-10-04T02:30 on 2026-10-03"),
      // A day that never was: Friday 30 December 2011 in Samoa.
      Row(
        apia, "2011-12-31T10:00", "light", date: "2011-12-30",
        "2011-12-30 had no 12:00: the clocks went forward."),
      Row(apia, "2011-12-31T10:00", "light", date: "2011-12-29", "2011-12-29T12:00 on 2011-12-29"),
    ])
  func times(_ row: Row) throws { try check(row, MomentKind.self) }

  @Test(
    "A night is the latest one that ended before now, and counts for the date on which it ends",
    arguments: [
      Row(berlin, "2026-03-12T20:00", "23:10-06:20", "2026-03-12T06:20 on 2026-03-12"),
      Row(berlin, "2026-03-12T06:20", "23:10-06:20", "2026-03-12T06:20 on 2026-03-12"),
      Row(berlin, "2026-03-12T06:19", "23:10-06:20", "2026-03-11T06:20 on 2026-03-11"),
      Row(berlin, "2026-03-12T03:30", "22:00-03:00", "2026-03-12T03:00 on 2026-03-12"),
      Row(berlin, "2026-03-12T20:00", "23:10-06:20", date: "yesterday", "2026-03-11T06:20 on 2026-03-11"),
      Row(berlin, "2026-03-12T05:00", "23:10-06:20", date: "today", "“sleep” ends in the future."),
      Row(berlin, "2026-03-12T20:00", "01:00-09:00", "2026-03-12T09:00 on 2026-03-12"),
      Row(berlin, "2026-03-12T20:00", "23:10-23:10", "“sleep” ends before it starts"),
      Row(berlin, "2026-03-12T20:00", "25:00-06:20", "“25:00” is not a time of day"),
      Row(berlin, "2026-03-12T20:00", "23:10-06:60", "“06:60” is not a time of day"),
      Row(berlin, "2026-03-12T20:00", "7.5h", "2026-03-12T20:00 on 2026-03-12"),
      Row(berlin, "2026-03-12T20:00", "7.3", "That does not fit “hours”. Use steps of 0.5 only"),
      Row(berlin, "2026-03-12T20:00", "26", "That does not fit “hours”."),
      Row(berlin, "2026-03-12T20:00", "7.5h", date: "2026-03-01", "2026-03-01T12:00 on 2026-03-01"),
      Row(berlin, "2026-03-12T02:00", "5h", date: "2026-03-12", "2026-03-12T02:00 on 2026-03-12"),
      Row(berlin, "2026-03-12T20:00", "23:10-06:20 at=08:00", "Leave out at=: sleep already says the time"),
      Row(berlin, "2026-03-12T20:00", "nap=13:00-13:40", "2026-03-12T13:40 on 2026-03-12"),
      Row(berlin, "2026-03-12T10:00", "nap=13:00-13:40", "2026-03-11T13:40 on 2026-03-11"),
      Row(berlin, "2026-03-12T10:00", "23:10-06:20 nap=13:00-13:40", "“nap” ends in the future."),
      Row(berlin, "2026-03-12T10:00", "7h nap=13:00-13:40", "“nap” ends in the future."),
      Row(berlin, "2026-03-12T20:00", "nap=14:00-13:00", "“nap” ends before it starts"),
      Row(
        berlin, "2026-03-12T20:00", "nap=13:00-17:01",
        "That does not fit “nap”. Write it like 13:00-13:40, up to 4 hours"
      ),
      Row(berlin, "2026-03-12T20:00", "nap=13:00-17:00", "2026-03-12T17:00 on 2026-03-12"),
      Row(berlin, "2026-03-12T02:00", "nap=23:50-00:20", "2026-03-12T00:20 on 2026-03-11"),
      Row(berlin, "2026-03-12T20:00", "nap=00:30-01:30", date: "2026-03-10", "2026-03-11T01:30 on 2026-03-10"),
      Row(newYork, "2026-11-01T09:00", "23:00-07:00", "2026-11-01T07:00 on 2026-11-01"),
      Row(berlin, "2026-03-29T09:00", "02:30-08:00", "2026-03-29 had no 02:30: the clocks went forward."),
      Row(apia, "2011-12-31T10:00", "23:00-07:00", "2011-12-30 had no 23:00: the clocks went forward."),
    ])
  func nights(_ row: Row) throws { try check(row, NightKind.self) }

  private func check(_ row: Row, _ kind: any LogKind.Type) throws {
    if row.expected.dropFirst(10).hasPrefix("T"), Day(String(row.expected.prefix(10))) != nil {
      #expect(try row.typed.when(kind, row.line) == row.expected)
    } else {
      let message = try #require(row.typed.diagnostics(kind, row.line).first).message
      #expect(message.description.hasPrefix(row.expected), "\(message)")
    }
  }

  @Test(
    "A night over a clock change is as long as it was",
    arguments: [
      (berlin, "2026-03-12T09:00", 480), (berlin, "2026-03-29T09:00", 420), (berlin, "2026-10-25T09:00", 540),
      (newYork, "2026-03-08T09:00", 420), (newYork, "2026-11-01T09:00", 540), (lordHowe, "2026-10-04T09:00", 450),
      (lordHowe, "2026-04-05T09:00", 510), (kathmandu, "2026-03-29T09:00", 480),
    ])
  func clockChanges(_ zone: String, _ now: String, _ minutes: Int) throws {
    let parsed = try Typed(now: now, zone: zone).parse(NightKind.self, "23:00-07:00")
    #expect(TimeSpan(json: try #require(parsed.payload.fields["sleep"]))?.minutes == minutes)
  }

  @Test("An ambiguous time is the first one")
  func ambiguous() throws {
    let typed = Typed(now: "2026-10-25T09:00")
    let first = try typed.parse(MomentKind.self, "light at=02:30").instant
    // 02:30 comes twice, at 00:30 and at 01:30 UTC.
    #expect(first.seconds % 86_400 == 30 * 60)
  }

  @Test("The day start decides which day a time of the night belongs to")
  func dayStart() throws {
    var calendar = try Typed().calendar
    calendar = DayCalendar(zone: calendar.zone, dayStarts: [.init(from: Day(number: 0), minutes: 0)])
    let parser = EntryParser(
      MomentKind.self, context: EntryContext(packs: [], calendar: calendar),
      now: try Typed().instant("2026-03-12T20:00"),
      readDay: { Day($0) })
    #expect(try parser.parse(["light", "at=02:00"]).day == Day("2026-03-12"))
    #expect(try parser.parse(["light", "at=02:00"], date: "2026-03-01").instant == Typed().instant("2026-03-01T02:00"))
  }
}
