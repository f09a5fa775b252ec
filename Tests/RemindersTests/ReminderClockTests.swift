import Testing
import TrackerApplication
import TrackerCore
import TrackerStatistics

@testable import TrackerReminders

/// When rules are due: at the time on the wall, in every zone, when clocks change, and never in quiet hours.
@Suite struct ReminderClockTests {
  private static let none = QuietHours(from: 0, until: 0)

  private func calendar(_ zone: String, dayStart: Int = 240) throws -> DayCalendar {
    DayCalendar(
      zone: try #require(Zone(identifier: zone)),
      dayStarts: [.init(from: Day(number: 0), minutes: dayStart)])
  }

  private func day(_ text: String) throws -> Day { try #require(Day(text)) }
  private func time(_ text: String) throws -> LocalTime { try #require(LocalTime(text)) }

  /// A daily rule as it is at an instant.
  private func clock(
    _ timing: ReminderRule.Timing, at now: Instant, in calendar: DayCalendar, quiet: QuietHours = none
  ) -> ReminderClock {
    let day = calendar.day(of: now)
    return ReminderClock(
      timing: timing, quiet: quiet,
      context: ReminderContext(
        now: now, calendar: calendar, wakes: quiet.wakes(on: day, in: calendar),
        table: DayTable(days: day...day, catalogue: MetricCatalogue())))
  }

  @Test(
    "20:00 stays 20:00 on the wall, before and after the clocks change",
    arguments: [
      ("Europe/Berlin", "2026-03-28", "2026-03-28T20:00:00+01:00"),
      ("Europe/Berlin", "2026-03-29", "2026-03-29T20:00:00+02:00"),
      ("Europe/Berlin", "2026-10-25", "2026-10-25T20:00:00+01:00"),
      ("America/New_York", "2026-03-08", "2026-03-08T20:00:00-04:00"),
      ("Australia/Lord_Howe", "2026-04-05", "2026-04-05T20:00:00+10:30"),
    ])
  func wallTime(zone: String, date: String, written: String) throws {
    let calendar = try calendar(zone)
    let at = calendar.firstInstant(on: try day(date), from: try time("20:00"))
    #expect(at.written(offset: calendar.zone.offset(at: at)) == written)
    let daily = ReminderRule.Timing.daily(at: try time("20:00"))
    #expect(clock(daily, at: at - 1, in: calendar).reached.isEmpty)
    let reached = clock(daily, at: at, in: calendar).reached
    #expect(reached == [ReminderOccasion(id: date, since: at)])
    #expect(clock(daily, at: at - 1, in: calendar).next(notBefore: at - 1) == at)
  }

  @Test("a time that the spring day does not have comes right after the gap, once")
  func skipped() throws {
    let calendar = try calendar("Europe/Berlin", dayStart: 0)
    let daily = ReminderRule.Timing.daily(at: try time("02:30"))
    let gap = calendar.firstInstant(on: try day("2026-03-29"), from: try time("02:30"))
    #expect(gap.written(offset: 7200) == "2026-03-29T03:00:00+02:00")
    #expect(clock(daily, at: gap - 60, in: calendar).reached.isEmpty)
    #expect(clock(daily, at: gap, in: calendar).reached.map(\.since) == [gap])
  }

  @Test("a time that the autumn day has twice is the first one, and the second is the same occasion")
  func twice() throws {
    let calendar = try calendar("Europe/Berlin", dayStart: 0)
    let daily = ReminderRule.Timing.daily(at: try time("02:30"))
    let first = calendar.firstInstant(on: try day("2026-10-25"), from: try time("02:30"))
    #expect(first.written(offset: 7200) == "2026-10-25T02:30:00+02:00")
    let ids = [first, first + 3600].map { clock(daily, at: $0, in: calendar).reached.map(\.id) }
    #expect(ids == [["2026-10-25"], ["2026-10-25"]])
  }

  @Test("on a journey the occasion is the day where the person is")
  func travel() throws {
    let daily = ReminderRule.Timing.daily(at: try time("20:00"))
    let (berlin, newYork, tokyo) = (
      try calendar("Europe/Berlin"), try calendar("America/New_York"), try calendar("Asia/Tokyo")
    )
    let evening = berlin.firstInstant(on: try day("2026-03-12"), from: try time("20:30"))
    #expect(clock(daily, at: evening, in: berlin).reached.map(\.id) == ["2026-03-12"])
    // In New York it is afternoon, and the evening of the same day is the same occasion.
    #expect(clock(daily, at: evening, in: newYork).reached.isEmpty)
    #expect(clock(daily, at: evening + 5 * 3600, in: newYork).reached.map(\.id) == ["2026-03-12"])
    // In Tokyo the next day has begun.
    #expect(clock(daily, at: evening + 17 * 3600, in: tokyo).reached.map(\.id) == ["2026-03-13"])
  }

  @Test("a time before the day start belongs to the night of its day")
  func lateNight() throws {
    let calendar = try calendar("Europe/Berlin")
    let daily = ReminderRule.Timing.daily(at: try time("01:00"))
    let night = calendar.firstInstant(on: try day("2026-03-13"), from: try time("01:30"))
    #expect(clock(daily, at: night, in: calendar).reached.map(\.id) == ["2026-03-12"])
  }

  @Test("a weekly rule is due on its weekday alone, and a week later again")
  func weekly() throws {
    let calendar = try calendar("Europe/Berlin")
    let weekly = ReminderRule.Timing.weekly(on: 7, at: try time("09:00"))
    let sunday = try day("2026-03-15")
    for offset in -7...7 {
      let noon = calendar.firstInstant(on: sunday.advanced(by: offset), from: try time("12:00"))
      let isSunday = [-7, 0, 7].contains(offset)
      #expect(
        clock(weekly, at: noon, in: calendar).reached.map(\.id) == (isSunday ? ["\(sunday.advanced(by: offset))"] : []))
    }
    let noon = calendar.firstInstant(on: sunday, from: try time("12:00"))
    let next = try #require(clock(weekly, at: noon, in: calendar).next(notBefore: noon))
    #expect(calendar.local(next).date == sunday.advanced(by: 7))
  }

  @Test(
    "quiet hours may go over midnight",
    arguments: [
      ("21:30", "08:00", "21:29", false), ("21:30", "08:00", "21:30", true), ("21:30", "08:00", "00:00", true),
      ("21:30", "08:00", "07:59", true), ("21:30", "08:00", "08:00", false), ("13:00", "15:00", "14:00", true),
      ("13:00", "15:00", "15:00", false), ("13:00", "15:00", "02:00", false), ("08:00", "08:00", "08:00", false),
    ])
  func quiet(from: String, until: String, at clock: String, isQuiet: Bool) throws {
    let quiet = QuietHours(from: try time(from).minutes, until: try time(until).minutes)
    let berlin = try calendar("Europe/Berlin")
    let at = berlin.firstInstant(on: try day("2026-03-12"), from: try time(clock))
    #expect(quiet.contains(at, in: berlin) == isQuiet)
    let end = quiet.end(from: at, in: berlin)
    #expect(!quiet.contains(end, in: berlin) && (isQuiet ? end > at : end == at))
  }

  @Test("where clocks change, quiet hours end at or after the moment that was asked for, and never within them")
  func quietChanges() throws {
    let berlin = try calendar("Europe/Berlin")
    func at(_ day: String, _ text: String) throws -> Instant {
      berlin.firstInstant(on: try self.day(day), from: try time(text))
    }
    // 02:10 for the second time on that night: 02:30 for the first time has been.
    let night = QuietHours(from: 1320, until: 150)
    let first = try at("2026-10-25", "02:30")
    #expect(night.end(from: first + 40 * 60, in: berlin) == first + 3600)
    #expect(night.end(from: first + 40 * 60 + 7, in: berlin) == first + 3600)
    #expect(night.end(from: try at("2026-10-24", "23:00"), in: berlin) == first)
    // The spring day has no 02:30, and they begin again with the minute after the gap.
    let nearlyAll = QuietHours(from: 180, until: 150)
    #expect(nearlyAll.end(from: try at("2026-03-28", "12:00"), in: berlin) == (try at("2026-03-30", "02:30")))
  }

  @Test("the first reminder of a day comes after the quiet hours, or with the day where an afternoon is quiet")
  func wakes() throws {
    let berlin = try calendar("Europe/Berlin")
    let today = try day("2026-03-12")
    func wakes(_ from: Int, _ until: Int) -> LocalTime {
      berlin.local(QuietHours(from: from, until: until).wakes(on: today, in: berlin)).time
    }
    #expect(wakes(1290, 480) == LocalTime(wrapping: 480))
    #expect(wakes(780, 900) == LocalTime(wrapping: 240))
    #expect(wakes(0, 0) == LocalTime(wrapping: 240))
  }

  @Test("hours without an entry are counted from the end of the night, and a gap in the night is none")
  func gaps() throws {
    let berlin = try calendar("Europe/Berlin")
    let today = try day("2026-03-12")
    func at(_ text: String) throws -> Instant { berlin.firstInstant(on: today, from: try time(text)) }
    let last = try at("09:00")
    let gap = ReminderRule.Timing.after(hours: 3, allowed: 1...12, isWaking: true) { _ in last }
    func reached(_ text: String) throws -> [Instant] {
      clock(gap, at: try at(text), in: berlin, quiet: .standard).reached.map(\.since)
    }
    #expect(try reached("11:59") == [])
    #expect(try reached("12:00") == [try at("12:00")])
    #expect(try reached("14:59") == [try at("12:00")])
    #expect(try reached("15:00") == [try at("15:00")])
    // What was before the night leaves the morning its hours.
    let evening = ReminderRule.Timing.after(hours: 3, allowed: 1...12, isWaking: true) { _ in last - 14 * 3600 }
    for (text, since) in [("10:59", nil), ("11:00", "11:00")] as [(String, String?)] {
      let reached = clock(evening, at: try at(text), in: berlin, quiet: .standard).reached.map(\.since)
      #expect(try reached == [since].compactMap(\.self).map(at))
    }
    // Before the end of the night nothing counts, so that the next one comes three hours after it.
    let night = clock(gap, at: try at("21:45"), in: berlin, quiet: .standard)
    let next = berlin.local(try #require(night.next(notBefore: try at("21:45"))))
    #expect(next.date == today.advanced(by: 1) && next.time == LocalTime(wrapping: 660))
  }

  @Test(
    "whatever the zone, the time and the quiet hours: never due in them, and next is outside of them", arguments: 1...40
  )
  func property(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let zones = [
      "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Kiritimati",
      "Africa/Casablanca", "America/Santiago",
    ]
    for _ in 0..<60 {
      let calendar = try calendar(zones[Int(random.next() % 7)], dayStart: Int(random.next() % 720))
      let quiet = QuietHours(from: Int(random.next() % 1440), until: Int(random.next() % 1440))
      let at = LocalTime(wrapping: Int(random.next() % 1440))
      let now = Instant(seconds: 1_767_225_600 + Int64(random.next() % 63_072_000))
      let last = now - Int64(random.next() % 200_000)
      let timings: [ReminderRule.Timing] = [
        .daily(at: at), .weekly(on: Int(random.next() % 7) + 1, at: at),
        .after(hours: Int(random.next() % 12) + 1, allowed: 1...12, isWaking: random.next() % 2 == 0) { _ in last },
      ]
      for timing in timings {
        let rule = ReminderRule(
          "r", name: "R", about: "R", says: "R", notifies: "R", command: "symptoms", timing: timing, isOnAtFirst: true,
          examples: [])
        let clock = clock(timing, at: now, in: calendar, quiet: quiet)
        let verdict = ReminderVerdict(
          on: rule, by: ReminderPlan(isOn: true, quiet: quiet), in: clock.context, delivered: { _ in false })
        if quiet.contains(now, in: calendar) { #expect(verdict.due.isEmpty) }
        for occasion in verdict.due { #expect(occasion.since <= now) }
        if let next = verdict.next, verdict.due.isEmpty {
          #expect(next > now)
          // Hours of waiting may end in the quiet hours of a later day; a time of day never does.
          if case .after = timing { continue }
          #expect(!quiet.contains(next, in: calendar))
        }
      }
    }
  }
}
