import Testing
import TrackerApplication
import TrackerCore

@testable import TrackerTimeline

@Suite("Entries in half hours")
struct HalfHourTests {
  /// Entries at instants (`2026-03-12T08:15Z`), each so many hours east of Greenwich.
  private func groups(_ times: [(String, Int)]) throws -> [String] {
    let entries = try times.enumerated().map { place, time -> (entry: Entry, view: EntryView) in
      let parts = time.0.dropLast().split(separator: "T").map(String.init)
      let day = try #require(Day(parts[0]))
      let clock = try #require(LocalTime(parts[1]))
      let entry = Entry(
        id: EntryID("e\(place)"), kind: "food",
        instant: Instant(seconds: Int64(day.number) * 86_400 + Int64(clock.minutes) * 60),
        offset: time.1 * 3600, zone: "Europe/Berlin", day: day, payload: Payload())
      return (entry, EntryView(entry, summary: ""))
    }
    return HalfHour.groups(of: entries).map { group in
      "\(group.start) \(group.gap.map { "+\($0)" } ?? "") \(group.entries.map(\.time).joined(separator: ","))"
    }
  }

  @Test("a half hour begins at the hour and at half past, and the gap is the time between two of them")
  func grouping() throws {
    #expect(
      try groups([
        ("2026-03-12T06:59Z", 1), ("2026-03-12T07:00Z", 1), ("2026-03-12T07:29Z", 1), ("2026-03-12T07:30Z", 1),
        ("2026-03-12T10:10Z", 1),
      ]) == ["07:30  07:59", "08:00 +0 08:00,08:29", "08:30 +0 08:30", "11:00 +120 11:10"])
    #expect(try groups([]) == [])
  }

  @Test("across midnight the clock begins again, and the gap does not")
  func midnight() throws {
    #expect(
      try groups([("2026-03-12T22:40Z", 1), ("2026-03-12T23:10Z", 1)]) == ["23:30  23:40", "00:00 +0 00:10"])
  }

  @Test("an hour that the clock shows twice is there twice, in its order, and one that it skips is no gap")
  func clockChange() throws {
    // In Berlin the clocks went back on 25 October 2026 at 03:00, and forward on 29 March 2026 at 02:00.
    #expect(
      try groups([
        ("2026-10-25T00:10Z", 2), ("2026-10-25T00:50Z", 2), ("2026-10-25T01:10Z", 1), ("2026-10-25T01:20Z", 1),
      ]) == ["02:00  02:10", "02:30 +0 02:50", "02:00 +0 02:10,02:20"])
    #expect(
      try groups([("2026-03-29T00:50Z", 1), ("2026-03-29T01:10Z", 2)]) == ["01:30  01:50", "03:00 +0 03:10"])
  }

  @Test("on a journey the order is that of what happened, with the clock of each place")
  func journey() throws {
    #expect(
      try groups([("2026-03-12T08:00Z", 9), ("2026-03-12T09:00Z", 1)]) == ["17:00  17:00", "10:00 +30 10:00"])
    // Half of a half hour in a zone that lies a quarter of an hour beside others is no time less than none.
    #expect(try groups([("2026-03-12T08:00Z", 0), ("2026-03-12T08:05Z", 1)]) == ["08:00  08:00", "09:00 +0 09:05"])
  }
}
