import Testing
import TrackerCore

@testable import TrackerTrackers

/// The Sleep Regularity Index against hand-made days, and against a program in Python that looks at each minute by its
/// seconds since 1970.
@Suite struct SleepRegularityTests {
  private let berlin: DayCalendar

  init() throws { berlin = DayCalendar(zone: try #require(Zone(identifier: "Europe/Berlin"))) }

  private func span(_ from: String, _ to: String) throws -> TimeSpan {
    func instant(_ text: String) throws -> Instant {
      let parts = text.split(separator: "T").map(String.init)
      return try berlin.instant(on: try #require(Day(parts[0])), at: try #require(LocalTime(parts[1])))
    }
    return try #require(TimeSpan(start: try instant(from), end: try instant(to)))
  }

  private func regularity(
    _ nights: [Day: [TimeSpan]], naps: [TimeSpan] = [], _ first: String, _ last: String, in calendar: DayCalendar? = nil
  ) throws -> SleepRegularity {
    SleepRegularity(
      nights, naps: naps, on: try #require(Day(first))...(try #require(Day(last))), in: calendar ?? berlin)
  }

  /// Nights of eight days, of which some begin and end so many hours later.
  private func nights(shifting late: (Int) -> Int) throws -> [Day: [TimeSpan]] {
    let first = try #require(Day("2026-03-05"))
    return try (0..<8).reduce(into: [:]) { nights, index in
      let day = first.advanced(by: index)
      let start =
        try berlin.instant(on: day.advanced(by: -1), at: LocalTime(wrapping: 23 * 60)) + Int64(late(index) * 3600)
      nights[day] = [try #require(TimeSpan(start: start, end: start + 8 * 3600))]
    }
  }

  @Test("days that are all alike are 100; two hours later every other day are 66.7")
  func alternating() throws {
    let same = try regularity(try nights { _ in 0 }, "2026-03-05", "2026-03-12")
    #expect(same.index == 100 && same.pairs == 7 && same.days == 8)
    // Of each day's 1440 minutes, 120 after 23:00 and 120 after 07:00 differ: −100 + 200 · 1200 / 1440.
    let shifted = try regularity(try nights { $0 % 2 * 2 }, "2026-03-05", "2026-03-12")
    #expect(abs((shifted.index ?? 0) - 200.0 / 3) < 1e-9)
  }

  @Test("a nap counts as sleep on its day, and makes no day known")
  func naps() throws {
    let nap = try span("2026-03-08T14:00", "2026-03-08T15:00")
    let with = try regularity(try nights { _ in 0 }, naps: [nap], "2026-03-05", "2026-03-12")
    // 60 minutes differ from the day before and 60 from the day after, of 7 pairs.
    #expect(abs((with.index ?? 0) - (-100 + 200 * (1 - 120.0 / (7 * 1440)))) < 1e-9)
    let alone = try regularity([:], naps: [nap], "2026-03-05", "2026-03-12")
    #expect(alone.pairs == 0 && alone.index == nil)
  }

  @Test("an unknown night takes two pairs away, and fewer than six pairs say nothing")
  func unknown() throws {
    var nights = try nights { _ in 0 }
    nights[try #require(Day("2026-03-08"))] = nil
    let gap = try regularity(nights, "2026-03-05", "2026-03-12")
    #expect(gap.pairs == 5 && gap.index == nil)
    nights[try #require(Day("2026-03-12"))] = nil
    #expect(try regularity(nights, "2026-03-05", "2026-03-12").pairs == 4)
  }

  @Test("irregular nights over a change of the clocks are as Python has them, in two zones")
  func python() throws {
    let rows = [
      ("2026-03-22", "2026-03-21T23:10", "2026-03-22T06:20"), ("2026-03-23", "2026-03-23T00:05", "2026-03-23T07:45"),
      ("2026-03-24", "2026-03-23T22:30", "2026-03-24T05:10"), ("2026-03-25", "2026-03-24T23:50", "2026-03-25T08:00"),
      ("2026-03-27", "2026-03-26T23:00", "2026-03-27T06:30"), ("2026-03-28", "2026-03-28T01:15", "2026-03-28T09:05"),
      ("2026-03-29", "2026-03-28T23:20", "2026-03-29T07:40"), ("2026-03-30", "2026-03-29T23:20", "2026-03-30T07:40"),
      ("2026-03-31", "2026-03-31T09:00", "2026-03-31T16:30"), ("2026-04-01", "2026-04-01T00:00", "2026-04-01T07:00"),
    ]
    let nights = try rows.reduce(into: [Day: [TimeSpan]]()) { nights, row in
      nights[try #require(Day(row.0))] = [try span(row.1, row.2)]
    }
    let nap = try span("2026-03-24T13:00", "2026-03-24T13:40")
    let here = try regularity(nights, naps: [nap], "2026-03-06", "2026-04-01")
    #expect(here.pairs == 8 && abs((here.index ?? 0) - 50.69444444444446) < 1e-9)
    let there = try regularity(nights, naps: [nap], "2026-03-22", "2026-04-01", in: DayCalendar(zone: .utc))
    #expect(there.pairs == 8 && abs((there.index ?? 0) - 48.611111111111114) < 1e-9)
  }
}
